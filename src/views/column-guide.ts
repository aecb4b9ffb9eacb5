/** How each column of a leaderboard is computed: its expression as it was written and as mathematics. */
import { dictionary, type Locale, type LocalText } from "../i18n/index.ts";
import type { Board } from "../leaderboard/board.ts";
import { columnTitle, displayMath, isMacroMean, textOf } from "./column-format.ts";

export interface ColumnGuide {
  readonly id: string;
  readonly title: LocalText;
  readonly primary: boolean;
  /** True for a mean over groups of equal weight. */
  readonly macro: boolean;
  readonly description: LocalText | null;
  readonly expression: string;
  /** A complete `<math>` element. */
  readonly mathml: string;
  /** The column's own expression for the std; null where it is propagated. */
  readonly std: string | null;
  /** What else there is to say of it: which way is better, what ranks, what kind of mean. */
  readonly remarks: readonly string[];
}

export function columnGuides({ columns, entries }: Board, locale: Locale): readonly ColumnGuide[] {
  const words = dictionary(locale).leaderboard;
  const several = entries.some(({ groups }) => groups.length > 1);
  return columns.map((column) => ({
    id: column.id,
    title: columnTitle(column, locale),
    primary: column.primary,
    macro: several && isMacroMean(column),
    description: column.description === null ? null : textOf(column.description, locale),
    expression: column.expression,
    mathml: displayMath(column.mathml),
    std: column.std?.expression ?? null,
    remarks: [
      ...(column.primary ? [words.ranks] : []),
      words.directions[column.direction],
      ...(several && isMacroMean(column) ? [words.macroGuide] : []),
      ...(column.over.includes("questions") ? [words.errorGuide] : []),
    ],
  }));
}
