/** The entries of a leaderboard as rows: rank with its interval, identity, every column, coverage, the score as a mark. */
import { extent } from "d3-array";
import { dictionary, type Locale, type LocalText } from "../i18n/index.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import type { Column } from "../leaderboard/columns.ts";
import { references } from "../leaderboard/expression/tree.ts";
import { spreadOver } from "../leaderboard/measure/spread-over.ts";
import type { TestKind } from "../leaderboard/ranking/comparison.ts";
import { routes } from "../routes.ts";
import type { BoardNames, EntryName } from "./board-identity.ts";
import { againstBaseline, type CellView, cellOf, cellView } from "./cell-view.ts";
import { type ColumnFormat, columnFormats, columnTitle, comparesBaseline, formatOf } from "./column-format.ts";
import { untestedCount } from "./comparisons.ts";
import type { InRowAxis } from "./in-row-score.ts";
import { columnKey } from "./leaderboard/column-keys.ts";
import { placedEntries } from "./leaderboard/placed.ts";
import { type RankView, rankView, tierEnds } from "./rank.ts";
import { boardAxis, type ScorePlot, scorePlot } from "./score-plot.ts";
import { fitsPage, plotWidth } from "./table-width.ts";
import { versionLabel } from "./version-text.ts";

export interface EntryTable {
  readonly columns: readonly ColumnHead[];
  /** Id of the column that the coverage follows: what belongs to the ranking stands first, also on a phone. */
  readonly coverageAfter: string;
  /** Number of ranked entries; null where nothing is ranked. */
  readonly places: number | null;
  readonly wideAxis: InRowAxis | null;
  readonly narrowAxis: InRowAxis | null;
  /** One without a head; or one for each test set where these are not ranked together. */
  readonly sets: readonly { readonly head: LocalText | null; readonly rows: readonly EntryRowView[] }[];
  /** True if the whole table fits a wide page, so that its head can stay in view; else it scrolls sideways. */
  readonly fits: boolean;
  readonly legend: TableLegend;
}

export interface ColumnHead {
  readonly id: string;
  /** Its name in addresses. */
  readonly key: string;
  readonly title: LocalText;
  /** `of 100, ± std`. */
  readonly unit: string;
  readonly primary: boolean;
  /** Of the column that ranks. */
  readonly sort: "ascending" | "descending" | null;
}

export interface EntryRowView {
  readonly name: EntryName;
  /** The entry's own page; null where it has none. */
  readonly path: string | null;
  readonly rank: RankView | null;
  /** `untested 3`; null where every pair was tested. */
  readonly untested: string | null;
  /** True where no interval reaches across the rule below the row. */
  readonly tierEnd: boolean;
  /** In the order of the columns. */
  readonly cells: readonly CellView[];
  /** Where each of them is derived; empty where nowhere. */
  readonly cellPaths: readonly string[];
  /** `12/12`: of the primary column. */
  readonly coverage: string;
  readonly wide: ScorePlot | null;
  readonly narrow: ScorePlot | null;
  readonly synthetic: boolean;
  /** What of it was measured on another version of a benchmark: in short, and in full. */
  readonly versions: { readonly label: string; readonly title: string } | null;
}

/** Which of the keys below the table are needed. */
export interface TableLegend {
  /** `n = 3`, or `n = 1–3` where entries differ; null where no number has attempts behind it. */
  readonly attempts: string | null;
  readonly intervals: boolean;
  /** By which tests the intervals came about. */
  readonly tests: TestKind;
  readonly references: boolean;
  readonly deltas: boolean;
  readonly tiers: boolean;
  /** Titles of the columns whose figures are means over attempts without a stated spread; empty where none is. */
  readonly means: readonly string[];
  /** Titles of the columns that numbers of runs go into with the standard errors of their reports; empty where none does. */
  readonly errors: readonly string[];
}

/** The ranked entries of a board, or all of them where it ranks none; null where there are none to show. */
export function entryTable(board: Board, names: BoardNames, locale: Locale): EntryTable | null {
  const shown = placedEntries(board);
  if (shown.length === 0) return null;
  const places = board.ranked ? shown.length : null;
  const formats = columnFormats(board, locale);
  const axisOf = (width: number, height: number) =>
    boardAxis(board, shown, formatOf(formats, board.primary), width, height);
  const axes = { wide: axisOf(plotWidth, 36), narrow: axisOf(84, 20) };
  const tiers = places === null ? new Set<number>() : tierEnds(shown.map(({ rankInterval }) => rankInterval));
  const byId = new Map(board.entries.map((entry) => [entry.id, entry]));
  const rows = shown.map((entry, index): EntryRowView => {
    const name = names.of(entry);
    const shape = name.algorithm?.shape ?? "disc";
    const baseline = entry.baseline === entry.id ? null : (byId.get(entry.baseline ?? "") ?? null);
    const plot = (axis: InRowAxis | null) => axis && scorePlot(axis, board, entry, shape, baseline);
    const untested = entry.rankInterval === null ? null : untestedCount(board, entry);
    const { present, of } = cellOf(entry, board.primary).coverage;
    return {
      name,
      path: routes.entry(locale, board.id, entry.id),
      rank: entry.rank === null || places === null ? null : rankOf(entry, places, name, locale),
      untested: untested ? dictionary(locale).leaderboard.untested(untested) : null,
      tierEnd: tiers.has(index + 1),
      cells: rowCells(board, entry, formats, locale),
      cellPaths: board.columns.map(({ id }) => routes.cell(locale, board.id, entry.id, id)),
      coverage: `${present}/${of}`,
      wide: plot(axes.wide),
      narrow: plot(axes.narrow),
      synthetic: entry.synthetic,
      versions: versionLabel(entry.versionFlags, locale),
    };
  });
  const columns = board.columns.map((column) => columnHead(column, formatOf(formats, column), places !== null, locale));
  return {
    columns,
    coverageAfter: coverageAfter(board),
    places,
    wideAxis: axes.wide,
    narrowAxis: axes.narrow,
    sets: places === null && board.groups.length > 1 ? setsOf(board, shown, rows, names) : [{ head: null, rows }],
    fits: fitsPage(columns, rows, names),
    legend: {
      attempts: attemptsOf(shown, board),
      intervals: rows.some(({ rank }) => rank !== null && rank.interval !== null),
      tests: board.tests,
      references: rows.some(({ wide }) => wide !== null && wide.reference !== null),
      deltas: rows.some(({ cells }) => cells.some(({ delta }) => delta !== null)),
      tiers: tiers.size > 0,
      errors: board.columns
        .filter(({ over }) => over.includes("questions"))
        .map((column) => columnTitle(column, locale).text),
      means: meanColumns(board, shown).map((column) => columnTitle(column, locale).text),
    },
  };
}

/** Every column of one entry. */
export function rowCells(
  board: Board,
  entry: Entry,
  formats: ReadonlyMap<string, ColumnFormat>,
  locale: Locale,
): readonly CellView[] {
  const comparison = againstBaseline(board, entry);
  return board.columns.map((column) =>
    cellView(column, { board, entry, format: formatOf(formats, column), againstBaseline: comparison, locale }),
  );
}

/** The rank of an entry in the colour of its mark. */
export function rankOf(
  { rank, rankInterval }: Entry,
  places: number,
  name: EntryName,
  locale: Locale,
  width?: number,
): RankView | null {
  if (rank === null) return null;
  return rankView(rank, places, rankInterval, name.algorithm?.id === null ? "rest" : "accent", locale, width);
}

/** A column by its name and unit. */
export function columnHead(column: Column, { unit }: ColumnFormat, ranks: boolean, locale: Locale): ColumnHead {
  const words = dictionary(locale).leaderboard;
  const over = spreadOver(column.over);
  const sort = column.direction === "higher" ? "descending" : column.direction === "lower" ? "ascending" : null;
  return {
    id: column.id,
    key: columnKey(column.id),
    title: columnTitle(column, locale),
    unit: [unit, over === null ? "" : words.plusMinus[over]].filter((part) => part !== "").join(words.unitSeparator),
    primary: column.primary,
    sort: column.primary && ranks ? sort : null,
  };
}

/** The ranking column, or the last of the differences from the baseline right behind it. */
export function coverageAfter({ columns, primary }: Board): string {
  const behind = columns.slice(columns.indexOf(primary) + 1);
  const end = behind.findIndex((column) => !comparesBaseline(column));
  return (behind.slice(0, end === -1 ? behind.length : end).at(-1) ?? primary).id;
}

/** A summary states these as means over the attempts of its phase, without a spread. */
const plainMeans: ReadonlySet<string> = new Set([
  "cost",
  "duration_ms",
  "n_input_tokens",
  "n_cache_tokens",
  "n_output_tokens",
]);

/** Columns made of such means alone; none where every phase has one attempt. */
export function meanColumns({ columns }: Board, entries: readonly Entry[]): readonly Column[] {
  const repeated = entries.some(({ experiments }) =>
    [...experiments.values()].some(({ phases }) => phases.some(({ summary }) => summary.fields.n_attempt > 1)),
  );
  if (!repeated) return [];
  return columns.filter(({ tree }) => {
    const fields = references(tree).map(({ field }) => field);
    return fields.length > 0 && fields.every((field) => plainMeans.has(field));
  });
}

/** The rows by the group that each stands alone in. */
function setsOf(board: Board, shown: readonly Entry[], rows: readonly EntryRowView[], names: BoardNames) {
  return board.groups.flatMap((group) => {
    const own = rows.filter((_, index) => shown[index]?.groups.some(({ id }) => id === group.id));
    return own.length === 0 ? [] : [{ head: names.group(group).title, rows: own }];
  });
}

/** `n = 3`, or `n = 1–3` where entries differ; null where no number has attempts behind it. */
export function attemptsOf(entries: readonly Entry[], { primary }: Board): string | null {
  const counts = entries.flatMap((entry) => {
    const cell = cellOf(entry, primary);
    return cell.kind === "figure" && cell.n !== null ? [cell.n] : [];
  });
  const [fewest, most] = extent(counts);
  if (fewest === undefined || most === undefined) return null;
  return fewest === most ? `n = ${fewest}` : `n = ${fewest}–${most}`;
}
