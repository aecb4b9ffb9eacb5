/** `new` without a process around it. */
import { join } from "node:path";
import { sortAndFold } from "../../../content-loaders/fold.ts";
import { formatReport, printable, type ReportLocale } from "../../../content-loaders/report.ts";
import { shellWord, shownPath } from "../arguments.ts";
import type { CommandEnd } from "../command-end.ts";
import { makeWhole } from "../write-files.ts";
import type { DraftKind, DraftOptions } from "./kind.ts";
import { Refused } from "./refusals.ts";
import { RepositoryNames } from "./repository-names.ts";
import { newWords } from "./words.ts";

export interface NewOptions {
  readonly kind: DraftKind;
  readonly id: string;
  readonly options: DraftOptions;
  /** Absolute path of the repository. */
  readonly root: string;
  readonly locale: ReportLocale;
  /** UTC to the second. */
  readonly now: string;
}

/**
 * Makes a draft. Exit 0: made. 2: refused, nothing was made.
 *
 * @throws WrongUsage for arguments that make no sense in any repository
 */
export async function makeDraft({ kind, id, options, root, locale, now }: NewOptions): Promise<CommandEnd> {
  const words = newWords[locale];
  try {
    const names = await RepositoryNames.open(root, shownPath(root));
    const draft = await kind.draft({ id, options, names, locale, words, now });
    const files = draft.files.map(({ path, text }) => ({ path: join(root, path), text }));
    makeWhole(join(root, draft.target), files);
    const shown = shownPath(join(root, draft.target));
    const lines = [
      words.made(shown, draft.files.length),
      ...draft.files.map(({ path }) => `  ${shownPath(join(root, path))}`),
      ...draft.notes,
      words.next,
      ...draft.next(shellWord(shown)).map((step, at) => `  ${at + 1}. ${step}`),
    ];
    return { exitCode: 0, output: `${lines.map(printable).join("\n")}\n` };
  } catch (error) {
    if (error instanceof Refused) {
      return { exitCode: 2, output: formatReport(sortAndFold(error.problems), locale, "text") };
    }
    if (!(error instanceof Error && "code" in error)) throw error;
    return { exitCode: 2, output: `${printable(words.notMade(error.message))}\n` };
  }
}
