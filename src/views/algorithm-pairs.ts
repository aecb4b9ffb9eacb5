/** Entries with an algorithm beside the same agent without one, with the paired test of the two. */
import { compareCodePoints } from "../../content-loaders/order.ts";
import type { Board, Entry, EntryComparison } from "../leaderboard/board.ts";
import type { FigureCell } from "../leaderboard/evaluation/cell.ts";
import { againstBaseline, cellOf } from "./cell-view.ts";

/** An entry and its baseline, both with a value in the primary column. */
export interface AlgorithmPair {
  readonly algorithm: string;
  readonly entry: Entry;
  readonly baseline: Entry;
  readonly cell: FigureCell;
  readonly baselineCell: FigureCell;
  /** By how much the entry's value lies above that of its baseline. */
  readonly lift: number;
  /** Null where nothing can be tested. */
  readonly comparison: EntryComparison | null;
}

/** Every pair of a board, in rank order. */
export function algorithmPairs(board: Board): readonly AlgorithmPair[] {
  const byId = new Map(board.entries.map((entry) => [entry.id, entry]));
  return board.entries.flatMap((entry) => {
    const algorithm = entry.identity?.algorithm ?? null;
    const baseline = byId.get(entry.baseline ?? "");
    if (algorithm === null || baseline === undefined) return [];
    const cell = cellOf(entry, board.primary);
    const baselineCell = cellOf(baseline, board.primary);
    if (cell.kind === "missing" || baselineCell.kind === "missing") return [];
    const lift = cell.value - baselineCell.value;
    return [{ algorithm, entry, baseline, cell, baselineCell, lift, comparison: againstBaseline(board, entry) }];
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
