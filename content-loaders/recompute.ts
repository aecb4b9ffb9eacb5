/**
 * A phase's figures computed anew from its attempts, as RFC-0002 defines them. What validation holds a written summary
 * against and what `summarize` writes.
 */

import { compareCodePoints } from "./order.ts";

type Figure = number | null | undefined;

/** What is used of a record. A value that is null or absent makes every figure it enters null. */
interface MeasuredRecord {
  readonly fields: {
    readonly source?: readonly { readonly benchmark_id: string; readonly task_id: string }[] | undefined;
    readonly score?: Figure;
    readonly cost?: Figure;
    readonly duration_ms?: Figure;
    readonly n_input_tokens?: Figure;
    readonly n_cache_tokens?: Figure;
    readonly n_output_tokens?: Figure;
    readonly error_reason?: string | null | undefined;
  };
}

/** An attempt of a phase. */
export interface MeasuredAttempt {
  readonly records: readonly MeasuredRecord[];
}

/** The figures that are added up over the records of an attempt and averaged over the attempts. */
export const additiveFigures = ["cost", "duration_ms", "n_input_tokens", "n_cache_tokens", "n_output_tokens"] as const;
export type AdditiveFigure = (typeof additiveFigures)[number];

/** The figures of a `summary.yaml` that follow from its attempts, under their RFC names and in their units. */
export interface RecomputedSummary extends Readonly<Record<AdditiveFigure, number | null>> {
  readonly n_attempt: number;
  /** S_1 … S_n: each attempt's mean over its tasks. */
  readonly attemptScores: readonly (number | null)[];
  readonly score_mean: number | null;
  /** Sample standard deviation (n - 1) of the attempt scores; null with one attempt. */
  readonly score_std: number | null;
  /** Percentage of the tasks that reach the maximum at least once; null unless every score is 0 or the maximum. */
  readonly "pass@k": number | null;
}

/** Recomputes a summary. A figure is null where any part of it is not known, or where there is no attempt or no record. */
export function recomputeSummary(attempts: readonly MeasuredAttempt[]): RecomputedSummary {
  const attemptScores = attempts.map(attemptScore);
  const perExperiment = (figure: AdditiveFigure) =>
    mean(attempts.map(({ records }) => total(records.map(({ fields }) => fields[figure]))));
  return {
    n_attempt: attempts.length,
    attemptScores,
    score_mean: mean(attemptScores),
    score_std: sampleStandardDeviation(attemptScores),
    "pass@k": passAtK(attempts),
    cost: perExperiment("cost"),
    duration_ms: perExperiment("duration_ms"),
    n_input_tokens: perExperiment("n_input_tokens"),
    n_cache_tokens: perExperiment("n_cache_tokens"),
    n_output_tokens: perExperiment("n_output_tokens"),
  };
}

/** How many records state each `error_reason`, most frequent first, then in code-point order. They count with their score all the same. */
export function countErrors(attempts: readonly MeasuredAttempt[]): readonly { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { fields } of attempts.flatMap(({ records }) => records)) {
    const reason = fields.error_reason?.trim();
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || compareCodePoints(a.reason, b.reason));
}

/** S_j: the mean score over the tasks of one attempt. A record of several tasks weighs as many tasks as it names. */
function attemptScore({ records }: MeasuredAttempt): number | null {
  const weights = records.map(({ fields }) => fields.source?.length);
  const weighted = records.map(({ fields }, at) => {
    const weight = weights[at];
    return weight === undefined || fields.score == null ? null : weight * fields.score;
  });
  const points = total(weighted);
  const tasks = total(weights);
  return points === null || tasks === null || tasks === 0 ? null : points / tasks;
}

function passAtK(attempts: readonly MeasuredAttempt[]): number | null {
  const best = new Map<string, number>();
  const maximum = passingScore(attempts);
  if (maximum === null) return null;
  for (const { fields } of attempts.flatMap(({ records }) => records)) {
    if (fields.source === undefined || fields.score == null) return null;
    for (const { benchmark_id, task_id } of fields.source) {
      const task = `${benchmark_id}/${task_id}`;
      best.set(task, Math.max(best.get(task) ?? 0, fields.score));
    }
  }
  const passed = [...best.values()].filter((score) => score === maximum).length;
  return best.size === 0 ? null : (100 * passed) / best.size;
}

/** The score of a passed task where every score is 0 or the maximum: 100, or 1 where none is above 1. Null elsewhere. */
function passingScore(attempts: readonly MeasuredAttempt[]): number | null {
  const scores = new Set(attempts.flatMap(({ records }) => records.map(({ fields }) => fields.score)));
  scores.delete(0);
  if (scores.size === 0) return 100;
  const [only] = scores;
  return scores.size === 1 && (only === 100 || only === 1) ? only : null;
}

/** The sum of the values, null if any is not known, there is none, or it overflows. Compensated (Neumaier), so that no order of the records changes a digit. */
function total(values: readonly Figure[]): number | null {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    if (value == null) return null;
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  const whole = sum + lost;
  return values.length === 0 || !Number.isFinite(whole) ? null : whole;
}

function mean(values: readonly Figure[]): number | null {
  const sum = total(values);
  return sum === null ? null : sum / values.length;
}

function sampleStandardDeviation(values: readonly Figure[]): number | null {
  const centre = mean(values);
  if (centre === null || values.length < 2) return null;
  const squares = total(values.map((value) => ((value ?? centre) - centre) ** 2));
  return squares === null ? null : Math.sqrt(squares / (values.length - 1));
}
