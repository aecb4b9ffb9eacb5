/** Entries with an algorithm beside the same agent without one. */
import { compareCodePoints } from "../../content-loaders/order.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import { agentKey } from "./board-identity.ts";

/** An entry and its baseline, both ranked. */
export interface AlgorithmPair {
  readonly algorithm: string;
  readonly entry: Entry;
  readonly baseline: Entry;
  readonly score: number;
  readonly baselineScore: number;
  /** Points by which the entry scores above its baseline. */
  readonly lift: number;
}

/** Every pair of a board, in rank order; null equals null in an identity. */
export function algorithmPairs({ entries }: Pick<Board, "entries">): readonly AlgorithmPair[] {
  const baselines = new Map(
    entries.flatMap((entry) => (entry.identity.algorithm === null ? [[agentKey(entry), entry] as const] : [])),
  );
  return entries.flatMap((entry) => {
    const algorithm = entry.identity.algorithm ?? null;
    const baseline = algorithm === null ? undefined : baselines.get(agentKey(entry));
    const score = entry.cells.score.value;
    const baselineScore = baseline?.cells.score.value ?? null;
    if (algorithm === null || baseline === undefined || score === null || baselineScore === null) return [];
    return [{ algorithm, entry, baseline, score, baselineScore, lift: score - baselineScore }];
  });
}

/** The pairs by algorithm, the largest mean lift first. */
export function pairsByAlgorithm(pairs: readonly AlgorithmPair[]): readonly (readonly AlgorithmPair[])[] {
  const groups = Map.groupBy(pairs, ({ algorithm }) => algorithm);
  return [...groups]
    .sort(([idA, a], [idB, b]) => meanLift(b) - meanLift(a) || compareCodePoints(idA, idB))
    .map(([, group]) => group);
}

function meanLift(pairs: readonly AlgorithmPair[]): number {
  return pairs.reduce((sum, { lift }) => sum + lift, 0) / pairs.length;
}
