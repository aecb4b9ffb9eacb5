/** The primary value of each row of a leaderboard as a mark in its row, all on one axis, with the same agent's baseline. */
import { extent } from "d3-array";
import type { Board, Entry } from "../leaderboard/board.ts";
import type { MarkShape } from "./algorithm.ts";
import { cellOf, cellValue } from "./cell-view.ts";
import type { ColumnFormat } from "./column-format.ts";
import { type InRowAxis, type InRowScore, inRowAxis, inRowScore } from "./in-row-score.ts";

/** A row's mark with the length of its lift. */
export interface ScorePlot extends InRowScore {
  /** A line from the baseline's value to the mark, and the short tick at its start; null without a baseline. */
  readonly reference: { readonly line: string; readonly end: string } | null;
}

/** An axis that holds the primary value of every entry with its spread. Null where none has one. */
export function boardAxis(
  { primary }: Pick<Board, "primary">,
  entries: readonly Entry[],
  format: ColumnFormat,
  width: number,
  height: number,
): InRowAxis | null {
  const ends = entries.flatMap((entry) => {
    const cell = cellOf(entry, primary);
    return cell.kind === "missing" ? [] : [cell.value - (cell.std ?? 0), cell.value + (cell.std ?? 0)];
  });
  const [low, high] = extent(ends);
  if (low === undefined || high === undefined) return null;
  // One score alone says nothing about a range, so it is shown on the whole scale.
  if (entries.length === 1 && primary.unit === "score" && low >= 0)
    return inRowAxis({ low: 0, high: Math.max(100, high) }, width, height);
  const scaled = primary.unit === "tokens" || primary.unit === "ms";
  return inRowAxis({ low, high }, width, height, scaled ? format.value : undefined);
}

/** The mark of an entry; `baseline` is the same agent without an algorithm, null where there is none. */
export function scorePlot(
  axis: InRowAxis,
  { primary }: Pick<Board, "primary">,
  entry: Entry,
  shape: MarkShape,
  baseline: Entry | null,
): ScorePlot | null {
  const cell = cellOf(entry, primary);
  if (cell.kind === "missing") return null;
  const mark = inRowScore(axis, shape, cell.value, cell.std);
  const from = baseline === null ? null : cellValue(cellOf(baseline, primary));
  return mark === null ? null : { ...mark, reference: from === null ? null : reference(axis, from, cell.value) };
}

function reference({ axis, height }: InRowAxis, from: number, to: number) {
  const [x, y] = [axis.at(from), height / 2];
  return { line: `M${x} ${y}H${axis.at(to)}`, end: `M${x} ${y - 5}V${y + 5}` };
}
