/**
 * How well a task tells strong experiments from weak ones: the corrected item-total correlation of classical test theory,
 * Pearson's r over experiments between the score of the task and the mean score of all other tasks.
 */

/** Below this many experiments no correlation is given: with ten its 95 % interval is already more than one wide. */
export const leastExperiments = 10;

/** `n` is how many experiments state a score of every task; only these are used, so that all tasks rest on the same ones. */
export type Discrimination =
  | {
      readonly kind: "correlation";
      readonly r: number;
      /** 95 % interval by Fisher's z; it takes the experiments as independent. */
      readonly interval: readonly [low: number, high: number];
      readonly n: number;
    }
  /** Fewer than {@link leastExperiments}. */
  | { readonly kind: "too-few"; readonly n: number }
  /** The task, or all the others together, have the same score in every experiment: a correlation is not defined. */
  | { readonly kind: "constant"; readonly n: number }
  /** There is no other task. */
  | { readonly kind: "only-task"; readonly n: number };

/** @param scores by experiment, then by task, in the same order of tasks; null where no score is stated */
export function discriminations(scores: readonly (readonly (number | null)[])[]): readonly Discrimination[] {
  const complete = scores.flatMap((row) => {
    const stated = row.filter((score) => score !== null);
    return stated.length === row.length ? [stated] : [];
  });
  const tasks = scores[0]?.length ?? 0;
  const totals = complete.map((row) => row.reduce((sum, score) => sum + score, 0));
  return Array.from({ length: tasks }, (_, task): Discrimination => {
    const n = complete.length;
    if (tasks < 2) return { kind: "only-task", n };
    if (n < leastExperiments) return { kind: "too-few", n };
    const own = complete.map((row) => row[task] ?? 0);
    const rest = own.map((score, index) => ((totals[index] ?? 0) - score) / (tasks - 1));
    const r = pearson(own, rest);
    return r === null ? { kind: "constant", n } : { kind: "correlation", r, interval: fisherInterval(r, n), n };
  });
}

/** Pearson's r; null where either side does not vary beyond what rounding leaves. */
export function pearson(xs: readonly number[], ys: readonly number[]): number | null {
  const [dx, dy] = [deviations(xs), deviations(ys)];
  if (dx === null || dy === null) return null;
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const r = product(dx, dy) / Math.sqrt(product(dx, dx) * product(dy, dy));
  return Math.max(-1, Math.min(1, r));
}

/** tanh(atanh r ± 1.96 / sqrt(n - 3)); needs n > 3. */
export function fisherInterval(r: number, n: number): readonly [low: number, high: number] {
  const reach = 1.959963984540054 / Math.sqrt(n - 3);
  return [Math.tanh(Math.atanh(r) - reach), Math.tanh(Math.atanh(r) + reach)];
}

function deviations(values: readonly number[]): readonly number[] | null {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const found = values.map((value) => value - mean);
  const size = Math.max(...values.map(Math.abs));
  return found.every((value) => Math.abs(value) <= 1e-9 * size) ? null : found;
}
