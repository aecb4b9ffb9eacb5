/** What the compare page knows of a leaderboard before any entry is chosen: names, columns, groups, tasks. One file a language. */
import { dash } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { Board, Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import type { Column } from "../../leaderboard/columns.ts";
import { dataRoutes, routes } from "../../routes.ts";
import { type MarkShape, markPath } from "../algorithm.ts";
import { type BoardNames, boardNames, namingOf } from "../board-identity.ts";
import { cellOf } from "../cell-view.ts";
import { columnFormats, columnTitle, formatOf } from "../column-format.ts";
import { groupScore } from "../group-heat.ts";
import { rangeText, scoreRange } from "../heat.ts";
import { timeUnit, tokenUnit } from "../units.ts";
import { boardTasks, type CompareTask } from "./tasks.ts";

/** `/leaderboards/<id>/compare/board.json`. */
export interface CompareBoard {
  readonly id: string;
  readonly columns: readonly CompareColumn[];
  readonly groups: readonly { readonly id: string; readonly title: LocalText; readonly path: string | null }[];
  readonly tasks: readonly CompareTask[];
  /** In rank order. */
  readonly entries: readonly EntryChoice[];
  /** Path data of the mark of each place in the comparison, in a box of 12 x 12. */
  readonly marks: readonly string[];
  readonly tests: TestWords;
  /** The title of an axis of scores: `Score, points of 100`. */
  readonly scoreAxis: string;
  /** The page of its phase curves. */
  readonly phases: string;
}

/** The words of the table of tests, which are those of an entry's own page. */
export interface TestWords {
  readonly difference: string;
  readonly interval: string;
  readonly intervalUnit: string;
  readonly tasks: string;
  readonly tasksUnit: string;
  readonly detectable: string;
  readonly detectableUnit: string;
  readonly notes: readonly string[];
}

/** How to write the difference of two values of a column. */
export interface CompareColumn {
  readonly id: string;
  readonly title: LocalText;
  readonly unit: string;
  readonly direction: Column["direction"];
  readonly primary: boolean;
  /** False for exact figures, which need no test. */
  readonly measured: boolean;
  /** True where a difference is also told in percent. */
  readonly relative: boolean;
  /** A difference is divided by this, then rounded to so many decimals. */
  readonly size: number;
  readonly digits: number;
}

/** An entry as it is chosen. */
export interface EntryChoice {
  readonly id: string;
  readonly line: string;
  readonly lang: string | undefined;
  readonly path: string;
  /** Of what is compared. */
  readonly file: string;
  /** A dash where it has none. */
  readonly rank: string;
  /** `71.47 ± 1.35`, or a dash. */
  readonly score: string;
  readonly synthetic: boolean;
}

const placeShapes: readonly MarkShape[] = [
  "disc",
  "square",
  "triangle",
  "diamond",
  "cross",
  "kite",
  // From here on hollow.
  "ring",
  "square",
];

export function compareBoard(
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  locale: Locale,
): CompareBoard {
  const { board } = item;
  const names = boardNames(item, namingOf(catalog), locale);
  return {
    id: board.id,
    columns: board.columns.map((column) => compareColumn(item, column, locale)),
    groups: board.groups.map((group) => {
      const { id, title, path } = names.group(group);
      return { id, title, path };
    }),
    tasks: boardTasks(board, catalog.benchmarks, locale),
    entries: entryChoices(item, names, locale),
    marks: placeShapes.map((shape) => markPath(shape, 6, 6)),
    tests: testWords(board, locale),
    scoreAxis: scoreAxis(board.entries, locale),
    phases: routes.phases(locale, board.id),
  };
}

function scoreAxis(entries: readonly Entry[], locale: Locale): string {
  const scores = entries.flatMap((entry) => [...entry.experiments.keys()].map((group) => groupScore(entry, group)));
  const values = scores.flatMap((score) => score?.value ?? []);
  return dictionary(locale).experiment.curve.scoreAxis(rangeText(scoreRange(values))[1]);
}

function testWords({ tests: kind }: Board, locale: Locale): TestWords {
  const words = dictionary(locale).entry;
  const { difference, interval, intervalUnit, tasks, tasksUnit, detectable, detectableUnit } = words;
  const notes = [words.pairsTwoSpreads(kind), words.pairsNotTransitive, words.pairsDetectable];
  return { difference, interval, intervalUnit, tasks, tasksUnit, detectable, detectableUnit, notes };
}

/** The entries of a board by name, in rank order. */
export function entryChoices(
  { board }: LeaderboardWithBoard,
  names: BoardNames,
  locale: Locale,
): readonly EntryChoice[] {
  const format = formatOf(columnFormats(board, locale), board.primary);
  const score = (entry: Entry) => {
    const cell = cellOf(entry, board.primary);
    return cell.kind === "figure" ? format.value(cell.value) : dash;
  };
  const lines = Map.groupBy(board.entries, (entry) => names.of(entry).line);
  return board.entries.map((entry) => {
    const { line, title } = names.of(entry);
    return {
      id: entry.id,
      // Two entries that look alike are told apart by their ids.
      line: (lines.get(line)?.length ?? 1) > 1 ? `${line} (${entry.id})` : line,
      lang: title?.lang,
      path: routes.entry(locale, board.id, entry.id),
      file: dataRoutes.compareEntry(locale, board.id, entry.id),
      rank: entry.rank === null ? dash : String(entry.rank),
      score: score(entry),
      synthetic: entry.synthetic,
    };
  });
}

const relativeUnits: ReadonlySet<Column["unit"]> = new Set(["usd", "tokens", "ms"]);

function compareColumn({ board }: LeaderboardWithBoard, column: Column, locale: Locale): CompareColumn {
  const format = formatOf(columnFormats(board, locale), column);
  return {
    id: column.id,
    title: columnTitle(column, locale),
    unit: format.unit,
    direction: column.direction,
    primary: column.primary,
    measured: column.measured,
    relative: relativeUnits.has(column.unit),
    size: sizeOf(board.entries, column, locale),
    // As many as the column's own values have.
    digits: format.value(0).split(".")[1]?.length ?? 0,
  };
}

function sizeOf(entries: readonly Entry[], column: Column, locale: Locale): number {
  if (column.unit !== "tokens" && column.unit !== "ms") return 1;
  const values = entries.flatMap((entry) => {
    const cell = cellOf(entry, column);
    return cell.kind === "figure" ? [cell.value] : [];
  });
  return (column.unit === "tokens" ? tokenUnit : timeUnit)(values, locale).size;
}
