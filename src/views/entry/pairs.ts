/** An entry against the others: difference, its interval, the paired test and what it says, each pair on one axis. */
import { extent } from "d3-array";
import { dash, formatCount, formatDelta } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Board, Entry, EntryComparison } from "../../leaderboard/board.ts";
import { type TestKind, testKind } from "../../leaderboard/ranking/comparison.ts";
import { foundAlone } from "../../leaderboard/ranking/disagreement.ts";
import { routes } from "../../routes.ts";
import { coordinate } from "../axis.ts";
import type { BoardNames, EntryName } from "../board-identity.ts";
import type { ColumnFormat } from "../column-format.ts";
import { entryComparisons, isLarge } from "../comparisons.ts";
import { type InRowAxis, inRowAxis } from "../in-row-score.ts";
import { pText } from "../p-value.ts";

export interface PairTable {
  /** How many others are better, worse, not told apart, untested. */
  readonly counts: PairCounts;
  readonly axis: InRowAxis | null;
  readonly rows: readonly PairRow[];
  /** True where only the entries nearest in rank are shown. */
  readonly nearestOnly: boolean;
  /** By which tests the rows were tested. */
  readonly tests: TestKind;
  /** How many tasks each pair shares; null where these differ from pair to pair. */
  readonly sharedTasks: number | null;
  readonly withDetectable: boolean;
  /** What the methods of the rows are called, each once. */
  readonly methods: readonly string[];
  /** In how many rows the interval and the verdict disagree. */
  readonly disagreeing: number;
}

export interface PairCounts {
  readonly better: number;
  readonly worse: number;
  readonly undecided: number;
  readonly untested: number;
}

export interface PairRow {
  readonly name: EntryName;
  readonly path: string;
  readonly rank: string;
  readonly difference: string;
  readonly arrow: "▲" | "▼" | null;
  /** `better`, `worse`: of this entry, by the test; else plain. */
  readonly tone: "better" | "worse" | "plain";
  /** `[0.12, 2.30]`, or a dash. */
  readonly interval: string;
  readonly p: string;
  /** By which test, in full. */
  readonly method: string | null;
  /** True if the test looked at the attempts on these tasks alone. */
  readonly overAttempts: boolean;
  /** `60`, and how many of them differ. */
  readonly tasks: string;
  readonly differing: string;
  readonly verdict: string;
  /** What the interval says against the verdict; null where they agree. */
  readonly disagreement: string | null;
  readonly detectable: string;
  /** Benchmarks that the two were measured on in different versions. */
  readonly versions: string | null;
  readonly plot: PairPlot | null;
}

/** The difference as a disc in its 95 % interval, with the line of no difference. */
export interface PairPlot {
  readonly zero: number;
  readonly bar: string | null;
  readonly dot: number;
}

/** Null where the entry has no value to compare, or the ranking column nothing to test. */
export function pairTable(
  board: Board,
  entry: Entry,
  names: BoardNames,
  format: ColumnFormat,
  locale: Locale,
): PairTable | null {
  const comparisons = entryComparisons(board, entry);
  if (comparisons.length === 0) return null;
  const { reasons } = dictionary(locale);
  const axis = pairAxis(comparisons);
  const byId = new Map(board.entries.map((other) => [other.id, other]));
  const rows = comparisons.flatMap((comparison) => {
    const other = byId.get(comparison.other);
    return other === undefined ? [] : [pairRow(board, comparison, other, names, format, axis, locale)];
  });
  const methods = new Set(comparisons.flatMap(({ method }) => method ?? []));
  return {
    counts: pairCounts(comparisons),
    axis,
    rows,
    nearestOnly: isLarge(board),
    tests: testKind(comparisons.map(({ method }) => method)),
    sharedTasks: sharedTasks(comparisons),
    withDetectable: comparisons.some(({ detectable }) => detectable !== null),
    methods: [...methods].map((method) => reasons.methods[method]),
    disagreeing: rows.filter(({ disagreement }) => disagreement !== null).length,
  };
}

function sharedTasks(comparisons: readonly EntryComparison[]): number | null {
  const [first, ...more] = new Set(comparisons.filter(({ method }) => method !== null).map(({ tasks }) => tasks));
  return more.length === 0 ? (first ?? null) : null;
}

/** From the entry's side: `better` counts the others that are significantly better. */
function pairCounts(comparisons: readonly EntryComparison[]): PairCounts {
  const count = (...verdicts: readonly EntryComparison["verdict"][]) =>
    comparisons.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    better: count("worse"),
    worse: count("better"),
    undecided: count("undecided"),
    untested: count("too-few", "different-parts", "no-shared-tasks", null),
  };
}

function pairRow(
  { id: boardId, primary }: Board,
  comparison: EntryComparison,
  other: Entry,
  names: BoardNames,
  format: ColumnFormat,
  axis: InRowAxis | null,
  locale: Locale,
): PairRow {
  const { reasons } = dictionary(locale);
  const { difference, interval, p, method, tasks, differing, verdict, detectable, versionsDiffer } = comparison;
  const delta = (value: number) => formatDelta(value, primary.digits);
  return {
    name: names.of(other),
    path: routes.entry(locale, boardId, other.id),
    rank: other.rank === null ? dash : String(other.rank),
    difference: delta(difference),
    arrow: difference > 0 ? "▲" : difference < 0 ? "▼" : null,
    tone: verdict === "better" || verdict === "worse" ? verdict : "plain",
    interval: interval === null ? dash : `[${delta(interval[0])}, ${delta(interval[1])}]`,
    p: p === null ? dash : pText(p),
    method: method === null ? null : reasons.methods[method],
    overAttempts: method === "welch",
    tasks: formatCount(tasks),
    differing: formatCount(differing),
    verdict: verdict === null ? reasons.untestable : reasons.verdicts[verdict],
    disagreement: disagreementText(comparison, locale),
    detectable: detectable === null ? dash : format.std(detectable),
    versions: versionsDiffer.length === 0 ? null : reasons.versionsDiffer(versionsDiffer),
    plot: axis && pairPlot(axis, comparison),
  };
}

function disagreementText(comparison: EntryComparison, locale: Locale): string | null {
  const { excludesZero, includesZero } = dictionary(locale).entry;
  const alone = foundAlone(comparison);
  return alone && { interval: excludesZero, test: includesZero }[alone];
}

function pairAxis(comparisons: readonly EntryComparison[]): InRowAxis | null {
  const ends = comparisons.flatMap(({ difference, interval }) => [0, difference, ...(interval ?? [])]);
  const [low = 0, high = 0] = extent(ends);
  return low === high
    ? null
    : inRowAxis({ low, high }, 240, 36, (value) => formatDelta(value, Number.isInteger(value) ? 0 : 1));
}

function pairPlot({ axis, height }: InRowAxis, { difference, interval }: EntryComparison): PairPlot {
  const y = height / 2;
  return {
    zero: axis.at(0),
    bar:
      interval === null
        ? null
        : `M${axis.at(interval[0])} ${y}H${axis.at(interval[1])}M${axis.at(interval[0])} ${y - 4}V${y + 4}M${axis.at(interval[1])} ${y - 4}V${y + 4}`,
    dot: coordinate(axis.at(difference)),
  };
}
