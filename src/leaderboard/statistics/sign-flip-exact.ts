/** Exact tails of the sum of signed sizes: by counting all sums, or by convolution where the sizes lie on a lattice. */
import { foldedTails } from "./sign-flip-grid.ts";

/** Sums nearer than this share of the largest possible one are equal: they differ by rounding only. */
const TIE = 1e-10;

/** Largest number of cells of an exact lattice. */
const LATTICE_CELLS = 60_000;

/** P(|sum of ± sizes| >= sum), all arrangements counted: sorted sums of one half against those of the other. */
export function countTail(sizes: readonly number[], sum: number): number {
  const threshold = sum - TIE * sizes.reduce((total, size) => total + size, 0);
  if (threshold <= 0) return 1;
  const half = sizes.length >> 1;
  const left = signedSums(sizes.slice(0, half));
  const right = signedSums(sizes.slice(half));
  let count = 0;
  let above = right.length;
  // As the left sum grows, ever more of the right sums reach the threshold.
  for (const value of left) {
    while (above > 0 && value + (right[above - 1] ?? 0) >= threshold) above -= 1;
    count += right.length - above;
  }
  // The distribution is symmetric.
  return Math.min(1, (2 * count) / 2 ** sizes.length);
}

/** All sums of ± sizes in ascending order, merged from size to size. */
function signedSums(sizes: readonly number[]): Float64Array {
  let sums = new Float64Array(1);
  for (const size of sizes) {
    const next = new Float64Array(sums.length * 2);
    for (let i = 0, low = 0, high = 0; i < next.length; i++) {
      const lower = low < sums.length ? (sums[low] ?? 0) - size : Number.POSITIVE_INFINITY;
      const upper = high < sums.length ? (sums[high] ?? 0) + size : Number.POSITIVE_INFINITY;
      if (lower <= upper) low += 1;
      else high += 1;
      next[i] = Math.min(lower, upper);
    }
    sums = next;
  }
  return sums;
}

/** P(|sum of ± sizes| >= sum) if all sizes are whole multiples of one not too small quantum, as for 0/1 scores; else null. */
export function latticeTail(sizes: readonly number[], sum: number): number | null {
  const quantum = commonQuantum(sizes);
  if (quantum === null) return null;
  const steps = sizes.map((size) => Math.round(size / quantum));
  const threshold = Math.round(sum / quantum);
  if (threshold <= 0) return 1;
  const reach = steps.reduce((total, step) => total + step, 0);
  const [tail = 1] = foldedTails(steps, [threshold], reach + 1);
  // What rounding leaves of a tail is far below what can be counted.
  return Math.max(tail, 2 ** (1 - steps.length));
}

/** The largest number of which all sizes are multiples up to rounding, by Euclid's algorithm; null if it is too fine. */
function commonQuantum(sizes: readonly number[]): number | null {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const least = total / LATTICE_CELLS;
  const tolerance = TIE * total;
  let quantum = 0;
  for (const size of sizes) {
    let a = size;
    let b = quantum;
    while (b > tolerance) {
      const rest = a - b * Math.round(a / b);
      a = b;
      b = Math.abs(rest);
    }
    quantum = a;
    if (quantum < least) return null;
  }
  const fits = sizes.every((size) => Math.abs(size - quantum * Math.round(size / quantum)) <= tolerance);
  return fits ? quantum : null;
}
