/** The texts behind experiments and leaderboards, kept for the pages that show them. */
import { compareCodePoints } from "../order.ts";
import type { SourceFile } from "../repository.ts";
import { type Span, sourceWithoutEmails } from "../source/addresses.ts";

/** Collects texts by item while files are read in whatever order. */
export class SourceTexts {
  private readonly byItem = new Map<string, SourceFile[]>();

  /** `item` is an experiment's key or `leaderboards/<id>`; `addresses` are what the parser knows to be e-mail addresses. */
  add(item: string, file: string, text: string, addresses: readonly Span[]): void {
    const files = this.byItem.get(item);
    const source = { file, text: sourceWithoutEmails(text, addresses) };
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
