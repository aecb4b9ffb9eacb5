/** Scores as steps of the blue scale: which of the eight, and what the two ends mean. */
import { extent } from "d3-array";
import { formatNumber } from "../i18n/format.ts";

/** The two ends of a score scale. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

/** One square of a heat table. */
export interface HeatCell {
  /** 0 to 7, or null: missing, drawn hatched. */
  readonly step: number | null;
  readonly text: string;
  /** The full words for a pointer and a screen reader. */
  readonly title: string;
  readonly path: string | null;
  /** Why the run of this record ended early, null if it did not. */
  readonly error: string | null;
}

/** Scores run from 0 to 100, or to 1 where none is above 1 and one is above 0; wider only where the data are. */
export function scoreRange(scores: readonly number[]): ScoreRange {
  const [lowest = 0, highest = 0] = extent(scores);
  const high = highest > 0 && highest <= 1 ? 1 : Math.max(100, highest);
  return { low: Math.min(0, lowest), high };
}

/** Which of the eight steps a score falls on. */
export function heatStep(score: number, { low, high }: ScoreRange): number {
  return Math.max(0, Math.min(7, Math.floor(((score - low) / (high - low)) * 8)));
}

/** The two ends of the scale as they stand beside its ramp. */
export function rangeText({ low, high }: ScoreRange): readonly [string, string] {
  return [formatNumber(low, 0), formatNumber(high, 0)];
}

/** Decimals that a heat table needs: none where all scores are whole, two on a 0-1 scale, else `usual`. */
export function heatDigits(scores: readonly number[], range: ScoreRange, usual: number): number {
  if (scores.every(Number.isInteger)) return 0;
  return range.high <= 1 ? 2 : usual;
}
