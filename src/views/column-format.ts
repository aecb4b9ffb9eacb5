/** How the numbers of a leaderboard's columns become text: one unit and one number of decimals for a whole column. */
import type { Text } from "../../content-loaders/problem.ts";
import { formatDelta, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Board } from "../leaderboard/board.ts";
import type { Column } from "../leaderboard/columns.ts";
import { isPerGroup, references } from "../leaderboard/expression/tree.ts";
import { oncePerLocale } from "./once.ts";
import { timeUnit, tokenUnit } from "./units.ts";

/** The digits are the same in every language; the unit's name is not. */
export interface ColumnFormat {
  /** For the head of the column; empty where the number says it all. */
  readonly unit: string;
  value(value: number): string;
  /** A standard deviation, without its sign. */
  std(std: number): string;
}

/** The formats of all columns, by column id. Tokens and times are scaled by the largest of the column. */
export const columnFormats = oncePerLocale(
  (board: Board, locale): ReadonlyMap<string, ColumnFormat> =>
    new Map(
      board.columns.map((column) => {
        const values = board.entries.flatMap(({ cells }) => {
          const cell = cells.get(column.id);
          return cell?.kind === "figure" ? [cell.value] : [];
        });
        return [column.id, columnFormat(column, values, locale)];
      }),
    ),
);

/** The format of a column; a board has one for each. */
export function formatOf(formats: ReadonlyMap<string, ColumnFormat>, { id }: Pick<Column, "id">): ColumnFormat {
  const format = formats.get(id);
  if (format === undefined) throw new Error(`no format for ${id}`);
  return format;
}

/** The format of a column that holds these values. */
export function columnFormat(
  column: Pick<Column, "unit" | "digits">,
  values: readonly number[],
  locale: Locale,
): ColumnFormat {
  const { units } = dictionary(locale).leaderboard;
  const { digits } = column;
  const plain = (unit: string): ColumnFormat => ({
    unit,
    value: (value) => formatNumber(value, digits),
    std: (std) => formatNumber(std, digits),
  });
  switch (column.unit) {
    case "points":
      return { ...plain(units.points), value: (value) => formatDelta(value, digits) };
    case "tokens":
    case "ms": {
      const { name, size, text } = (column.unit === "tokens" ? tokenUnit : timeUnit)(values, locale);
      const scaled = (value: number) => (digits === 0 ? text(value) : formatNumber(value / size, digits));
      return { unit: name, value: scaled, std: scaled };
    }
    case "score":
    case "percent":
    case "ratio":
    case "usd":
    case "count":
      return plain(units[column.unit]);
    default:
      return column.unit satisfies never;
  }
}

/** What a column is called: as its definition says, or by the site's own words where it is a default one. */
export function columnTitle(column: Pick<Column, "id" | "title">, locale: Locale): LocalText {
  if (column.title !== null) return textOf(column.title, locale);
  const names: Readonly<Record<string, string>> = dictionary(locale).leaderboard.defaultColumns;
  return { text: names[column.id] ?? column.id, lang: undefined };
}

/** A text of a definition in the reader's language; where only English was given, marked as English. */
export function textOf({ en, zh }: Text, locale: Locale): LocalText {
  return localText(locale, en, zh === en ? null : zh);
}

/** A complete `<math>` element as a formula of its own, with room for sums and fractions. */
export function displayMath(mathml: string): string {
  return mathml.replace("<math ", '<math display="block" ');
}

/** True for `mean(…)` over the groups: every group counts the same, however many tasks it has. */
export function isMacroMean({ tree }: Pick<Column, "tree">): boolean {
  return tree.kind === "call" && tree.name === "mean" && references(tree).some(isPerGroup);
}

/** True if an expression sets an entry against its own baseline. */
export function comparesBaseline({ tree }: Pick<Column, "tree">): boolean {
  return references(tree).some(({ owner }) => owner.kind === "baseline");
}
