/** The score of each row of a leaderboard as a mark in its row, all on one axis, with the same agent's baseline. */
import type { Entry } from "../leaderboard/board.ts";
import type { MarkShape } from "./algorithm.ts";
import { type InRowAxis, type InRowScore, inRowAxis, inRowScore } from "./in-row-score.ts";

/** A row's mark with the length of its lift. */
export interface ScorePlot extends InRowScore {
  /** A line from the baseline's score to the mark, and the short tick at its start; null without a baseline. */
  readonly reference: { readonly line: string; readonly end: string } | null;
}

/** An axis that holds every ranked score with its spread. Null where nothing is ranked. */
export function boardAxis(entries: readonly Entry[], width: number, height: number): InRowAxis | null {
  const ends = entries.flatMap(({ cells: { score } }) =>
    score.value === null ? [] : [score.value - (score.std ?? 0), score.value + (score.std ?? 0)],
  );
  if (ends.length === 0) return null;
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  // One score alone says nothing about a range, so it is shown on the whole scale.
  if (entries.length === 1) return inRowAxis({ low: 0, high: Math.max(100, high) }, width, height);
  return inRowAxis({ low, high }, width, height);
}

/** The mark of an entry; `baseline` is the score of the same agent without an algorithm, null where there is none. */
export function scorePlot(axis: InRowAxis, entry: Entry, shape: MarkShape, baseline: number | null): ScorePlot | null {
  const { value, std } = entry.cells.score;
  const mark = inRowScore(axis, shape, value, std);
  if (mark === null || value === null) return null;
  return { ...mark, reference: baseline === null ? null : reference(axis, baseline, value) };
}

function reference({ axis, height }: InRowAxis, from: number, to: number) {
  const [x, y] = [axis.at(from), height / 2];
  return { line: `M${x} ${y}H${axis.at(to)}`, end: `M${x} ${y - 5}V${y + 5}` };
}
