/** What is exported of a board: all that a view may show of it, and the table of one view. The browser does this too. */
import type { Locale } from "../../i18n/index.ts";
import { filled } from "../filled.ts";
import { groupKey } from "../leaderboard/column-keys.ts";
import type { GroupColumn } from "../leaderboard/group-column.ts";
import { permalink } from "../permalink.ts";
import {
  type DataState,
  type ExportCell,
  type ExportColumn,
  type ExportRow,
  type ExportTable,
  type ExportWords,
  firstUnplaced,
  isMissing,
} from "./table.ts";

/** All columns and rows of a board, with what any view of it may have to say. */
export interface BoardExport {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly source: string;
  /** The absolute address of the page, without query. */
  readonly address: string;
  readonly state: DataState;
  /** True where the address alone names the state, because what stands there does not change. */
  readonly lasting: boolean;
  /** In the order of the page. */
  readonly columns: readonly OfferedColumn[];
  /** In the order of the board, with the cells of all columns. */
  readonly rows: readonly ExportRow[];
  readonly caption: CaptionParts;
  readonly words: ExportWords;
}

export interface OfferedColumn extends ExportColumn {
  /** Whether the page shows it by itself. */
  readonly shown: boolean;
}

/** Sentences of the caption, each with its end; which of them are said follows from what is shown. */
export interface CaptionParts {
  /** What is filtered and sorted, with `{parts}`. */
  readonly told: string;
  /** Said of every view. */
  readonly always: readonly string[];
  /** What the numbers of the ranking column are, where that needs to be said. */
  readonly primary: { readonly key: string; readonly text: string } | null;
  readonly intervals: string;
  readonly spread: string;
  /** Of columns without a stated spread, with `{columns}`. */
  readonly means: { readonly keys: readonly string[]; readonly text: string; readonly separator: string };
  readonly missing: string;
  readonly partial: string;
  readonly discrepancy: string;
  /** With `{count}`. */
  readonly unranked: string;
  readonly synthetic: string;
  readonly versions: string;
  /** Said last; null without notes. */
  readonly caveats: string | null;
}

/** What a reader sees of a board. */
export interface View {
  /** The query of the page's address. */
  readonly search: string;
  /** Keys of the columns, in their order; those of groups as the table names them. */
  readonly columns: readonly string[];
  /** Places of the entries on the board, in their order. */
  readonly rows: readonly number[];
  /** What is filtered and how it is sorted, as sentences; null for the board as it stands. */
  readonly told: string | null;
}

/** A group as a column: its head, and its scores in the order of the board. */
export interface GroupScores {
  readonly id: string;
  readonly file: GroupColumn;
}

/** The board as it stands on its page; with `all` also the settings that the page shows on request. */
export function wholeView({ columns, rows }: BoardExport, all = false): View {
  return {
    search: "",
    columns: columns.filter(({ shown }) => shown || all).map(({ key }) => key),
    rows: rows.map((_, place) => place),
    told: null,
  };
}

/** The table of a view. Columns that are not there are left out: the page names them. */
export function exportTable(board: BoardExport, view: View, groups: readonly GroupScores[] = []): ExportTable {
  const own = new Map(board.columns.map((column, index) => [column.key, index]));
  const added = new Map(groups.map(({ id, file }) => [groupKey(id), { id, file }]));
  const parts = view.columns.flatMap((key): readonly Part[] => {
    const index = own.get(key);
    const column = index === undefined ? undefined : board.columns[index];
    if (column !== undefined && index !== undefined)
      return [{ column: bare(column), cell: (place) => board.rows[place]?.cells[index] }];
    const group = added.get(key);
    if (group === undefined) return [];
    const { id, file } = group;
    const head: ExportColumn = { key, kind: "figure", title: id, unit: file.unit, measured: true };
    return [{ column: head, cell: (place) => groupCell(file, place) }];
  });
  const rows = view.rows.flatMap((place) => {
    const row = board.rows[place];
    return row === undefined ? [] : [{ ...row, cells: parts.map(({ cell }) => cell(place) ?? { text: "" }) }];
  });
  const { id, locale, title, source, state, words } = board;
  const table: ExportTable = {
    id,
    locale,
    title,
    caption: "",
    source,
    permalink: permalink(board.address, view.search, board.lasting ? null : state.commit),
    state,
    columns: parts.map(({ column }) => column),
    rows,
    words,
  };
  return { ...table, caption: captionOf(table, board.caption, view.told) };
}

interface Part {
  readonly column: ExportColumn;
  readonly cell: (place: number) => ExportCell | undefined;
}

function bare({ shown: _shown, ...column }: OfferedColumn): ExportColumn {
  return column;
}

function groupCell(file: GroupColumn, place: number): ExportCell {
  const [value, spread, std, n, why] = [
    file.values[place],
    file.spreads[place],
    file.stds[place],
    file.counts[place],
    file.reasons[place],
  ];
  return {
    text: file.texts[place] ?? "",
    ...(value == null ? {} : { value }),
    ...(spread == null ? {} : { spread }),
    ...(std == null ? {} : { std }),
    ...(n == null ? {} : { n }),
    ...(why == null ? {} : { why }),
  };
}

function captionOf(table: ExportTable, parts: CaptionParts, told: string | null): string {
  const { columns, rows } = table;
  const some = (kind: ExportColumn["kind"], test: (cell: ExportCell) => boolean) =>
    columns.some(
      (column, index) => column.kind === kind && rows.some(({ cells }) => test(cells[index] ?? { text: "" })),
    );
  const unranked = firstUnplaced(table) === -1 ? 0 : rows.filter(({ placed }) => !placed).length;
  const means = columns.filter(({ key }) => parts.means.keys.includes(key)).map(({ title }) => title);
  const said: readonly (string | null | false)[] = [
    told,
    ...parts.always,
    parts.primary !== null && columns.some(({ key }) => key === parts.primary?.key) && parts.primary.text,
    some("rank", ({ range }) => range !== undefined) && parts.intervals,
    some("figure", ({ std }) => std !== undefined) && parts.spread,
    means.length > 0 && filled(parts.means.text, { columns: means.join(parts.means.separator) }),
    some("figure", isMissing) && parts.missing,
    some("figure", ({ note }) => note?.startsWith("(") === true) && parts.partial,
    some("figure", ({ note }) => note?.includes("≠") === true) && parts.discrepancy,
    unranked > 0 && filled(parts.unranked, { count: unranked }),
    rows.some(({ synthetic }) => synthetic) && parts.synthetic,
    rows.some(({ versions }) => versions !== "") && parts.versions,
    parts.caveats,
  ];
  return said.filter((sentence) => sentence !== null && sentence !== false && sentence !== "").join(table.words.gap);
}
