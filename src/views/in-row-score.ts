/** A score as a mark in the row that it belongs to, on one axis for the whole table. */
import { formatNumber } from "../i18n/format.ts";
import { type MarkShape, markPath } from "./algorithm.ts";
import { type Axis, coordinate, linearAxis } from "./axis.ts";
import type { ScoreRange } from "./heat.ts";

/** The axis of a table's plot column. */
export interface InRowAxis {
  readonly width: number;
  readonly height: number;
  readonly ticks: readonly { readonly x: number; readonly text: string }[];
  /** The gridlines of one row as path data. */
  readonly grid: string;
  readonly axis: Axis;
}

/** One row's mark. */
export interface InRowScore {
  /** Mean minus and plus the standard deviation; null with one attempt or where it is not stated. */
  readonly band: { readonly x: number; readonly width: number } | null;
  /** Path data of the algorithm's mark. */
  readonly mark: string;
  /** Path data of short lines, one for each attempt. */
  readonly attempts: string;
}

/** An axis over a whole scale; rows are `height` pixels high. `text` writes the ticks where they are no plain numbers. */
export function inRowAxis(
  { low, high }: ScoreRange,
  width: number,
  height: number,
  text?: (value: number) => string,
): InRowAxis {
  const axis = linearAxis(low, high, 12, width - 12);
  const digits =
    [0, 1].find((decimals) => axis.ticks.every(({ value }) => Number.isInteger(value * 10 ** decimals))) ?? 2;
  return {
    width,
    height,
    ticks: axis.ticks.map(({ value, at }) => ({ x: at, text: text?.(value) ?? formatNumber(value, digits) })),
    grid: axis.ticks.map(({ at }) => `M${at} 0V${height}`).join(""),
    axis,
  };
}

/** The mark of a score with its band and, where given, its attempts. Null where there is no score. */
export function inRowScore(
  { axis, height }: InRowAxis,
  shape: MarkShape,
  mean: number | null,
  std: number | null,
  attempts: readonly number[] = [],
): InRowScore | null {
  if (mean === null) return null;
  const left = axis.at(mean - (std ?? 0));
  const right = axis.at(mean + (std ?? 0));
  const middle = height / 2;
  return {
    band: std === null ? null : { x: left, width: coordinate(right - left) },
    mark: markPath(shape, axis.at(mean), middle),
    attempts: attempts.map((score) => `M${axis.at(score)} ${middle - 5}V${middle + 5}`).join(""),
  };
}
