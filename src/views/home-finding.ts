/** The first sentences of the first page: what the tests say of algorithms, on leaderboards that share no experiment. */
import { formatDelta, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Contrast } from "../leaderboard/algorithms/contrast.ts";
import type { ComparedBoard } from "./algorithms/compared.ts";
import { tally } from "./algorithms/figures.ts";
import { experimentKeys, type Findings } from "./algorithms/finding.ts";
import { plain } from "./emphasis.ts";

/** Leaderboards that have a sentence of their own. */
const toldApart = 2;

/** The board that says most makes the claims, the next one and the tests' level keep them in proportion. */
export function homeFindings(boards: readonly ComparedBoard[], locale: Locale): Findings {
  const words = dictionary(locale).home;
  const apart = sharingNothing(boards);
  const [first, ...others] = apart.slice(0, toldApart).map(countsOf);
  if (first === undefined) return { claims: [words.noFinding], limits: [] };
  const best = bestOf(apart[0]);
  const more = apart.length - toldApart;
  return {
    claims: [words.finding(first.board, first, first), ...(best === null ? [] : [words.findingBest(best)])],
    limits: [
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
    const own = experimentKeys(contrastsOf(board));
    if (!own.isDisjointFrom(seen)) return false;
    for (const key of own) seen.add(key);
    return true;
  });
}

function contrastsOf({ settings }: ComparedBoard): readonly Contrast[] {
  return settings.flatMap(({ setting }) => setting.lifts.map(({ contrast }) => contrast));
}

function countsOf(board: ComparedBoard) {
  const contrasts = contrastsOf(board);
  const lifts = contrasts.map(({ lift }) => lift.value);
  return {
    board: plain(board.board.title.text),
    above: lifts.filter((lift) => lift > 0).length,
    confirmed: tally(contrasts).better,
    pairs: lifts.length,
    low: formatNumber(Math.min(...lifts), 1),
    high: formatNumber(Math.max(...lifts), 1),
  };
}

/** The algorithm with the largest mean lift, and which others the test puts below it; null without a mean. */
function bestOf(board: ComparedBoard | undefined) {
  const [first] = board?.settings ?? [];
  const { pooled = null, lifts = [], against = [] } = first?.setting ?? {};
  if (first === undefined || pooled === null) return null;
  const { lift, comparison } = pooled.contrast;
  const named = (better: boolean) =>
    against
      .filter(({ contrast }) => (contrast.comparison.verdict === "better") === better)
      .map(({ other }) => plain(first.names.other(other).name));
  return {
    algorithm: plain(first.names.algorithm.name),
    alone: board?.settings.length === 1,
    lift: formatDelta(lift.value, 1),
    interval: comparison.interval && comparison.interval.map((end) => formatDelta(end, 1)),
    agents: lifts.length,
    above: named(true),
    level: named(false),
  };
}
