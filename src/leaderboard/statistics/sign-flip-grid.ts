/**
 * The tail of a sum of signed sizes by convolution on a grid, with bounds that hold for certain. Rounding the sizes to
 * the grid shifts the sum by a signed sum of the rounding errors, which Hoeffding's inequality keeps small.
 */

export interface Enclosure {
  readonly low: number;
  readonly high: number;
  /** True if no finer grid is worth its time. */
  readonly finest: boolean;
}

/** Most cells of a grid: about 50 ms for 100 sizes. */
const MOST_CELLS = 400_000;

/** Encloses P(|sum of ± sizes| >= sum) in about ± error; how wide it became in the end, the result says. */
export function gridTail(sizes: readonly number[], sum: number, error: number): Enclosure {
  const sigma = Math.sqrt(sizes.reduce((total, size) => total + size * size, 0));
  const z = sum / sigma;
  const risk = error / 20;
  const deviation = Math.sqrt(2 * Math.log(2 / risk));
  // The slack, in sigma, that moves a normal tail by three quarters of the error to either side.
  const allowed = Math.min((0.375 * error) / normalDensity(z), 0.5 / Math.max(z, 1));
  const wanted = (allowed * sigma * Math.sqrt(12 / sizes.length)) / deviation;
  const barrierOf = (slack: number): number => (Math.sqrt(2 * Math.log(40 / error)) * sigma + sum + slack) / 2;
  const cell = Math.max(wanted, barrierOf(0) / MOST_CELLS);
  const steps = sizes.map((size) => Math.round(size / cell));
  const errors = sizes.map((size, i) => size - (steps[i] ?? 0) * cell);
  const furthest = errors.reduce((total, value) => total + Math.abs(value), 0);
  const likely = deviation * Math.sqrt(errors.reduce((total, value) => total + value * value, 0));
  const slack = Math.min(furthest, likely);
  const chance = slack < furthest ? risk : 0;
  const barrier = Math.ceil(barrierOf(slack) / cell);
  const inner = Math.ceil((sum - slack) / cell - 1e-9);
  const outer = Math.ceil((sum + slack) / cell + 1e-9);
  const [high = 1, low = 0] = foldedTails(steps, [inner, outer], Math.max(barrier, outer + 1));
  // By reflection, a walk that crosses the barrier and comes back is as likely as one that ends as far beyond it.
  const spread = Math.sqrt(steps.reduce((total, step) => total + step * step, 0));
  const returned = 2 * Math.exp(-(((2 * barrier - outer) / spread) ** 2) / 2);
  return {
    low: Math.max(0, low - chance - returned),
    high: Math.min(1, high + chance),
    finest: cell > wanted,
  };
}

function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * P(|sum of ± steps| >= threshold) for each threshold, steps whole numbers. What reaches the barrier counts as beyond
 * every threshold; with a barrier above the sum of the steps the result is exact but for rounding.
 */
export function foldedTails(
  steps: readonly number[],
  thresholds: readonly number[],
  barrier: number,
): readonly number[] {
  // Index j holds P(sum = j); the distribution is symmetric, so j >= 0 is enough. Small steps first keep the support short.
  let now = new Float64Array(barrier);
  let next = new Float64Array(barrier);
  now[0] = 1;
  let reach = 0;
  for (const step of [...steps].sort((a, b) => a - b)) {
    if (step === 0) continue;
    const wide = Math.min(barrier - 1, reach + step);
    const fold = Math.min(step, wide + 1);
    const inside = Math.min(barrier - 1, reach);
    for (let j = 0; j < fold; j++) {
      next[j] = 0.5 * ((now[step - j] ?? 0) + (j + step <= inside ? (now[j + step] ?? 0) : 0));
    }
    const both = Math.max(fold, Math.min(wide, inside - step) + 1);
    for (let j = fold; j < both; j++) next[j] = 0.5 * ((now[j - step] as number) + (now[j + step] as number));
    for (let j = both; j <= wide; j++) next[j] = 0.5 * (now[j - step] as number);
    reach = Math.min(barrier - 1, reach + step);
    [now, next] = [next, now];
  }
  return thresholds.map((threshold) => {
    if (threshold <= 0) return 1;
    let inside = now[0] ?? 0;
    for (let j = 1; j < Math.min(threshold, barrier); j++) inside += 2 * (now[j] ?? 0);
    return Math.max(0, 1 - inside);
  });
}
