/** The first sentences of a leaderboard's page: what its figures and tests show, worked out from them and claiming no more. */
import { extent } from "d3-array";
import { formatDelta, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import { type AlgorithmPair, algorithmPairs, pairsByAlgorithm } from "./algorithm-pairs.ts";
import type { BoardNames } from "./board-identity.ts";
import { cellOf, cellSpread, cellValue } from "./cell-view.ts";
import { type ColumnFormat, columnFormats, comparesBaseline, formatOf } from "./column-format.ts";
import { plain } from "./emphasis.ts";

/** Sentences with `**` around what they are about; see `emphasis`. */
export function findings(board: Board, names: BoardNames, locale: Locale): readonly string[] {
  const ranked = board.entries.filter(({ rank }) => rank !== null);
  const best = tellsLift(board) ? pairsByAlgorithm(algorithmPairs(board).filter(isComplete))[0] : undefined;
  const { digits } = board.primary;
  return [
    ...leaderSentences(board, ranked, names, locale),
    ...(best ? [liftSentence(best, names, digits, locale)] : []),
  ];
}

/**
 * A lift in points means something where more is better and attempts stand behind the numbers; it is told only of what
 * the table shows, in a column that sets entries against their baselines.
 */
function tellsLift({ ranked, primary, columns }: Board): boolean {
  return ranked && primary.measured && primary.direction === "higher" && columns.some(comparesBaseline);
}

/** Over all that the column asks for on both sides, so that every pair is over the same test data. */
function isComplete({ cell, baselineCell }: AlgorithmPair): boolean {
  return [cell, baselineCell].every(({ coverage: { present, of } }) => present === of);
}

/** By how much entries with an algorithm score above their baselines, and how many of these lifts the test confirms. */
function liftRange(pairs: readonly AlgorithmPair[]): {
  readonly above: number;
  readonly confirmed: number;
  readonly low: number;
  readonly high: number;
} {
  const lifts = pairs.map(({ lift }) => lift);
  const [low = 0, high = 0] = extent(lifts);
  return {
    above: lifts.filter((lift) => lift > 0).length,
    confirmed: pairs.filter(({ comparison }) => comparison?.verdict === "better").length,
    low,
    high,
  };
}

/** The text of an entry's primary value with its spread: `71.47 ± 1.35`. */
export function primaryLine(board: Board, entry: Entry, locale: Locale): string {
  return lineOf(board, entry, formatOf(columnFormats(board, locale), board.primary), locale);
}

function lineOf({ primary }: Board, entry: Entry, format: ColumnFormat, locale: Locale): string {
  const cell = cellOf(entry, primary);
  if (cell.kind === "missing") return dictionary(locale).leaderboard.missing;
  const spread = cellSpread(cell, format, locale);
  const value =
    primary.unit === "score" ? format.value(cell.value) : `${format.value(cell.value)} ${format.unit}`.trim();
  return spread === null ? value : `${value} ${spread}`;
}

function leaderSentences(board: Board, ranked: readonly Entry[], names: BoardNames, locale: Locale): readonly string[] {
  const words = dictionary(locale).leaderboard;
  const name = (entry: Entry) => plain(names.of(entry).line);
  const [leader, second] = ranked;
  if (!board.ranked) return [];
  if (leader === undefined) return board.entries.length === 0 ? [] : [words.findingNoneRanked(board.groups.length)];
  const format = formatOf(columnFormats(board, locale), board.primary);
  const line = lineOf(board, leader, format, locale);
  if (second === undefined) return [words.findingSingle(name(leader), line, board.groups.length)];
  const alike = alikeFromTheTop(board, ranked);
  const together = alike < 2 ? [] : [words.findingAlike(alike, ranked.length)];
  const tied = ranked.filter(({ rank }) => rank === leader.rank);
  if (tied.length > 1) return [...together, words.findingTie(tied.map(name), line)];
  if (together.length > 0) return [...together, words.findingHighest(name(leader), line)];
  const separated = ranked.filter(({ id }) => board.compare(leader.id, id)?.verdict === "better").length;
  if (separated > 0) return [words.findingSeparated(name(leader), line, separated, ranked.length - 1)];
  const gap = (cellValue(cellOf(leader, board.primary)) ?? 0) - (cellValue(cellOf(second, board.primary)) ?? 0);
  return [words.findingLeader(name(leader), line, format.std(Math.abs(gap)), name(second))];
}

/** How many of the first, in rank order, the test cannot tell apart, each pair of them. */
function alikeFromTheTop(board: Board, ranked: readonly Entry[]): number {
  let count = 0;
  for (const entry of ranked) {
    const before = ranked.slice(0, count);
    if (before.some(({ id }) => board.compare(id, entry.id)?.verdict !== "undecided")) break;
    count += 1;
  }
  return count;
}

function liftSentence(pairs: readonly AlgorithmPair[], names: BoardNames, digits: number, locale: Locale): string {
  const words = dictionary(locale).leaderboard;
  const { above, confirmed, low, high } = liftRange(pairs);
  const algorithm = plain(pairs[0] ? (names.of(pairs[0].entry).algorithm?.name ?? "") : "");
  if (pairs.length === 1) return words.findingLiftOne(algorithm, formatDelta(high, digits), confirmed === 1);
  if (above === pairs.length) {
    return words.findingLiftAll(
      algorithm,
      pairs.length,
      formatNumber(low, digits),
      formatNumber(high, digits),
      confirmed,
    );
  }
  return words.findingLiftSome(
    algorithm,
    above,
    pairs.length,
    formatDelta(low, digits),
    formatDelta(high, digits),
    confirmed,
  );
}
