/** The first sentences of a leaderboard's page: what its figures show, worked out from them and claiming no more. */
import { formatDelta, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import { type AlgorithmPair, algorithmPairs, pairsByAlgorithm } from "./algorithm-pairs.ts";
import type { BoardNames } from "./board-identity.ts";
import { plain } from "./emphasis.ts";
import { scoreLine, scoreText } from "./score.ts";

/** Sentences with `**` around what they are about; see `emphasis`. */
export function findings(board: Board, names: BoardNames, locale: Locale): readonly string[] {
  const ranked = board.entries.filter(({ rank }) => rank !== null);
  const best = pairsByAlgorithm(algorithmPairs(board))[0];
  return [...leaderSentence(board, ranked, names, locale), ...(best ? [liftSentence(best, names, locale)] : [])];
}

/** By how much entries with an algorithm score above their baselines. */
export function liftRange(pairs: readonly AlgorithmPair[]): {
  readonly above: number;
  readonly low: number;
  readonly high: number;
} {
  const lifts = pairs.map(({ lift }) => lift);
  return { above: lifts.filter((lift) => lift > 0).length, low: Math.min(...lifts), high: Math.max(...lifts) };
}

/** The text of an entry's score with its spread. */
export function entryScore(entry: Entry, locale: Locale): string {
  return scoreLine(scoreText(entryFigures(entry), locale));
}

/** An entry's score as `scoreText` takes it. */
export function entryFigures({ cells: { score } }: Entry) {
  const unknownStd = [score.unknownStdCount, score.coverage[1]] as const;
  return { value: score.value, std: score.std, n: score.n, unknownStd };
}

function leaderSentence(board: Board, ranked: readonly Entry[], names: BoardNames, locale: Locale): readonly string[] {
  const words = dictionary(locale).leaderboard;
  const name = (entry: Entry) => plain(names.of(entry).line);
  const [leader, second] = ranked;
  if (leader === undefined) return board.entries.length === 0 ? [] : [words.findingNoneRanked(board.groups.length)];
  const score = entryScore(leader, locale);
  const tied = ranked.filter(({ rank }) => rank === leader.rank);
  if (tied.length > 1) return [words.findingTie(tied.map(name), score)];
  if (second === undefined) return [words.findingSingle(name(leader), score, board.groups.length)];
  const gap = (leader.cells.score.value ?? 0) - (second.cells.score.value ?? 0);
  return [words.findingLeader(name(leader), score, formatNumber(gap, 2), name(second))];
}

function liftSentence(pairs: readonly AlgorithmPair[], names: BoardNames, locale: Locale): string {
  const words = dictionary(locale).leaderboard;
  const { above, low, high } = liftRange(pairs);
  const algorithm = plain(pairs[0] ? (names.of(pairs[0].entry).algorithm?.name ?? "") : "");
  if (pairs.length === 1) return words.findingLiftOne(algorithm, formatDelta(high, 1));
  if (above === pairs.length)
    return words.findingLiftAll(algorithm, pairs.length, formatNumber(low, 1), formatNumber(high, 1));
  return words.findingLiftSome(algorithm, above, pairs.length, formatDelta(low, 1), formatDelta(high, 1));
}
