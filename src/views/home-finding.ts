/** The first sentences of the first page: what the tests say of algorithms, on leaderboards that share no experiment. */
import { formatDelta, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { testKind } from "../leaderboard/ranking/comparison.ts";
import type { ComparedBoard } from "./algorithms/compared.ts";
import { scoreDecimals, tally } from "./algorithms/figures.ts";
import { countedContrasts, coverageLimits, experimentKeys, type Findings } from "./algorithms/finding.ts";
import { plain } from "./emphasis.ts";

/** Leaderboards that have a sentence of their own. */
const toldApart = 2;

/** The board that says most makes the claims, the next one and the tests' level keep them in proportion. */
export function homeFindings(boards: readonly ComparedBoard[], locale: Locale): Findings {
  const words = dictionary(locale).home;
  const apart = sharingNothing(boards.filter(({ counted }) => counted.length > 0));
  const [first, ...others] = apart.slice(0, toldApart).map(countsOf);
  if (first === undefined) return { claims: [words.noFinding], limits: [] };
  const best = bestOf(apart[0]);
  const more = apart.length - toldApart;
  return {
    claims: [words.finding(first.board, first, first), ...(best === null ? [] : [words.findingBest(best)])],
    limits: [
      ...apart.slice(0, toldApart).flatMap((board) => coverageLimits(board, locale)),
      ...others.map((counts, index) => words.findingOther(counts.board, counts, bestOf(apart[index + 1]))),
      ...(more > 0 ? [words.findingMore(more)] : []),
      words.unadjusted,
    ],
  };
}

/** Boards in their order, each without an experiment of those before it. */
function sharingNothing(boards: readonly ComparedBoard[]): readonly ComparedBoard[] {
  const seen = new Set<string>();
  return boards.filter((board) => {
    const own = experimentKeys(countedContrasts(board));
    if (!own.isDisjointFrom(seen)) return false;
    for (const key of own) seen.add(key);
    return true;
  });
}

function countsOf(board: ComparedBoard) {
  const contrasts = countedContrasts(board);
  const digits = scoreDecimals(contrasts);
  const lifts = contrasts.map(({ lift }) => lift.value);
  const { better, worse, all } = tally(contrasts);
  return {
    board: plain(board.board.title.text),
    above: lifts.filter((lift) => lift > 0).length,
    confirmed: better,
    worse,
    pairs: all,
    low: formatNumber(Math.min(...lifts), digits),
    high: formatNumber(Math.max(...lifts), digits),
    tests: testKind(contrasts.map(({ comparison }) => comparison.method)),
  };
}

/** The algorithm with the largest mean lift, and which others the test puts below it; null without a mean. */
function bestOf(board: ComparedBoard | undefined) {
  const [first] = board?.counted ?? [];
  const { pooled = null, counted = [], against = [] } = first?.setting ?? {};
  if (first === undefined || pooled === null) return null;
  const { lift, comparison } = pooled.contrast;
  const digits = scoreDecimals([pooled.contrast]);
  const named = (better: boolean) =>
    against
      .filter(({ contrast }) => (contrast.comparison.verdict === "better") === better)
      .map(({ other }) => plain(first.names.other(other).name));
  return {
    algorithm: plain(first.names.algorithm.name),
    alone: board?.counted.length === 1,
    lift: formatDelta(lift.value, digits),
    interval: comparison.interval && comparison.interval.map((end) => formatDelta(end, digits)),
    agents: counted.length,
    above: named(true),
    level: named(false),
  };
}
