/** The texts behind experiments, leaderboards, packs and runs, kept for the pages that show them. */
import { compareCodePoints } from "../order.ts";
import type { SourceFile } from "../repository.ts";
import { type Span, sourceWithoutEmails } from "../source/addresses.ts";
import { nothingUnread, type Unread, withoutUnread } from "../source/unread.ts";

/** Collects texts by item while files are read in whatever order. */
export class SourceTexts {
  private readonly byItem = new Map<string, SourceFile[]>();

  /**
   * `item` is an experiment's key, or `leaderboards/<id>`, `packs/<id>`, `runs/<id>`; `addresses` are what the parser knows to
   * be e-mail addresses, `unread` what nothing was read from.
   */
  add(item: string, file: string, text: string, addresses: readonly Span[], unread: Unread = nothingUnread): void {
    const files = this.byItem.get(item);
    const source: SourceFile = {
      file,
      text: sourceWithoutEmails(withoutUnread(text, unread), addresses),
      ...(unread.lines.length === 0 ? {} : { unread: unread.lines }),
      ...(unread.parts.length === 0 ? {} : { hasUnreadParts: true }),
    };
    if (files === undefined) this.byItem.set(item, [source]);
    else files.push(source);
  }

  /** The files of an item, in the order given; others behind them by name. */
  of(item: string, order: readonly string[]): readonly SourceFile[] {
    const rank = new Map(order.map((file, index) => [file, index]));
    const rankOf = ({ file }: SourceFile) => rank.get(file) ?? order.length;
    return [...(this.byItem.get(item) ?? [])].sort(
      (a, b) => rankOf(a) - rankOf(b) || compareCodePoints(a.file, b.file),
    );
  }
}
