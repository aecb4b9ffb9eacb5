/** The scores that all experiments reached on one task, as ticks on one axis: with an algorithm above, without below. */
import { coordinate } from "./axis.ts";
import type { Results } from "./benchmark-results.ts";
import type { ScoreRange } from "./heat.ts";
import { type InRowAxis, inRowAxis } from "./in-row-score.ts";
import { meanOf } from "./task-results.ts";

/** Path data for one width. */
export interface TaskStrip {
  readonly width: number;
  readonly height: number;
  readonly grid: string;
  readonly withTicks: string;
  readonly withoutTicks: string;
  /** Triangles at the means, pointing at the middle; empty where there is nothing to average. */
  readonly withMean: string;
  readonly withoutMean: string;
}

/** Means over the experiments with and without an algorithm; null where there are none. */
export interface TaskMeans {
  readonly with: readonly number[];
  readonly without: readonly number[];
  readonly withMean: number | null;
  readonly withoutMean: number | null;
}

const height = 36;

/** The axes of the wide and of the narrow drawing. */
export function stripAxes(range: ScoreRange): { readonly wide: InRowAxis; readonly narrow: InRowAxis } {
  return { wide: inRowAxis(range, 420, height), narrow: inRowAxis(range, 200, height) };
}

/** The scores of one task, split by whether an algorithm was used. */
export function taskMeans(taskId: string, results: readonly Results[]): TaskMeans {
  const scores = (evolved: boolean) =>
    results.flatMap(({ experiment, tasks }) =>
      Boolean(experiment.meta.fields.algorithm) === evolved ? (tasks.get(taskId)?.mean ?? []) : [],
    );
  const [evolved, plain] = [scores(true), scores(false)];
  return { with: evolved, without: plain, withMean: meanOf(evolved), withoutMean: meanOf(plain) };
}

/** Draws one task on an axis. */
export function taskStrip(means: TaskMeans, { axis, width, grid }: InRowAxis): TaskStrip {
  // Scores that fall on one place are one tick: with thousands of experiments the drawing stays small.
  const ticks = (scores: readonly number[], top: number) =>
    [...new Set(scores.map((score) => axis.at(score)))].map((x) => `M${x} ${top}V${top + 9}`).join("");
  return {
    width,
    height,
    grid,
    withTicks: ticks(means.with, 7),
    withoutTicks: ticks(means.without, 20),
    withMean: means.withMean === null ? "" : triangle(axis.at(means.withMean), 18, -6),
    withoutMean: means.withoutMean === null ? "" : triangle(axis.at(means.withoutMean), 18, 6),
  };
}

/** A triangle with its point at (x, y) and its base `rise` pixels from it. */
function triangle(x: number, y: number, rise: number): string {
  return `M${x} ${y}L${coordinate(x - 4)} ${y + rise}H${coordinate(x + 4)}Z`;
}
