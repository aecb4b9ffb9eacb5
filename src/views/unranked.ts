/** Entries that a ranked board cannot place: what each lacks, and the mean of what is there, which compares with nothing. */
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import { FIELDS } from "../leaderboard/expression/names.ts";
import { routes } from "../routes.ts";
import type { BoardNames, EntryName } from "./board-identity.ts";
import { cellOf } from "./cell-view.ts";
import { type ColumnFormat, columnFormats, formatOf } from "./column-format.ts";
import { missingTexts } from "./missing-text.ts";

export interface UnrankedRow {
  readonly name: EntryName;
  /** The entry's own page; null where it has none. */
  readonly path: string | null;
  /** Where the missing number is derived; null where nowhere. */
  readonly cellPath: string | null;
  /** `12/24`. */
  readonly coverage: string;
  /** `tg013–tg024: no experiment`, one for each reason. */
  readonly missing: readonly string[];
  /** Mean of the groups that are there; null when none is, or where a mean says nothing. */
  readonly partialMean: string | null;
}

export interface UnrankedTable {
  readonly rows: readonly UnrankedRow[];
  readonly withMeans: boolean;
  /** `12 groups` and so on stand in the head of the primary column. */
  readonly primary: string;
}

/** The unranked entries of a ranked board, in its order; null where all are ranked or none can be. */
export function unrankedTable(board: Board, names: BoardNames, locale: Locale): UnrankedTable | null {
  const unranked = board.ranked ? board.entries.filter(({ rank }) => rank === null) : [];
  if (unranked.length === 0) return null;
  const format = formatOf(columnFormats(board, locale), board.primary);
  const rows = unranked.map((entry): UnrankedRow => {
    const { coverage, missing } = cellOf(entry, board.primary);
    return {
      name: names.of(entry),
      path: routes.entry(locale, board.id, entry.id),
      cellPath: routes.cell(locale, board.id, entry.id, board.primary.id),
      coverage: `${coverage.present}/${coverage.of}`,
      missing: missingTexts(
        missing,
        entry.groups.map(({ id }) => id),
        locale,
      ),
      partialMean: partialMean(board, entry, format),
    };
  });
  const { title } = board.primary;
  return {
    rows,
    withMeans: rows.some((row) => row.partialMean !== null),
    primary: title?.[locale] ?? dictionary(locale).leaderboard.score,
  };
}

/** Only where the column is the mean of one score per group, so that fewer groups still give a score of that kind. */
function partialMean({ primary }: Board, entry: Entry, format: ColumnFormat): string | null {
  const { tree } = primary;
  const [input] = tree.kind === "call" && tree.name === "mean" ? tree.inputs : [];
  if (input?.kind !== "reference" || FIELDS[input.field].kind !== "measured") return null;
  const values = cellOf(entry, primary).derivation.operands.flatMap(({ value }) => value ?? []);
  if (values.length === 0) return null;
  return format.value(values.reduce((sum, value) => sum + value, 0) / values.length);
}
