/**
 * The paired sign-flip (randomisation) test: how often would a sum of these differences with random signs be at least as
 * far from 0 as the sum observed? Two-sided. Exact where that can be counted, else enclosed on a grid; no random draws.
 */
import { countTail, latticeTail } from "./sign-flip-exact.ts";
import { gridTail } from "./sign-flip-grid.ts";

export interface SignFlip {
  readonly p: number;
  /** `exact`, or `grid`: within 0.001 of exact. */
  readonly method: "exact" | "grid";
}

/** The level of every test. */
export const LEVEL = 0.05;

/** With fewer differences than this no arrangement of signs reaches 5 %: 2 / 2^5 = 0.0625. */
export const LEAST_DIFFERENCES = 6;

/** Half the width that a grid may leave around p. */
const ERROR = 0.001;

/** Up to this many differences all sums are counted, half of them against the other half: 2 x 2^13 sums. */
const COUNTED = 26;

/** Up to this many where no grid can part the sums: 2 x 2^18. */
const COUNTED_AT_LAST = 36;

/** The p-value of the weighted differences; those of 0 do not matter. No differences: 1. */
export function signFlipTest(differences: readonly number[]): SignFlip {
  const sizes = differences.map(Math.abs).filter((size) => size > 0);
  const sum = Math.abs(differences.reduce((total, value) => total + value, 0));
  if (sizes.length === 0) return { p: 1, method: "exact" };
  const exact = latticeTail(sizes, sum) ?? (sizes.length <= COUNTED ? countTail(sizes, sum) : null);
  if (exact !== null) return { p: exact, method: "exact" };
  const least = 2 ** (1 - sizes.length);
  for (let error = ERROR; ; error /= 2) {
    const { low, high, finest } = gridTail(sizes, sum, error);
    if (high - low <= 2 * ERROR) return { p: Math.max(least, (low + high) / 2), method: "grid" };
    if (finest && sizes.length <= COUNTED_AT_LAST) return { p: countTail(sizes, sum), method: "exact" };
    // Sums so close together that no grid parts them are ties but for rounding: they count as far out.
    if (finest) return { p: high, method: "grid" };
  }
}

/**
 * True if the test is significant at 5 %. Always the same answer as `signFlipTest(…).p <= 0.05`, and most often found
 * without it: cheap bounds decide where they leave a margin of the error that a grid may have.
 */
export function isSignificant(differences: Float64Array, count: number): boolean {
  let sum = 0;
  let squares = 0;
  let nonZero = 0;
  for (let i = 0; i < count; i++) {
    const d = differences[i] ?? 0;
    sum += d;
    squares += d * d;
    if (d !== 0) nonZero += 1;
  }
  if (nonZero < LEAST_DIFFERENCES) return false;
  const z = Math.abs(sum) / Math.sqrt(squares);
  // Oleszkiewicz (1996): a sum of signs reaches one standard deviation with probability above 1/10.
  if (z <= 1) return false;
  // Bentkus and Dzindzalieta (2015): P(S >= z) <= 3.18 P(Z >= z) for any signed sum S of variance 1, Z normal; at 2.43 twice that is 0.048.
  if (z >= 2.43) return true;
  const list = Array.from(differences.subarray(0, count));
  const sizes = list.map(Math.abs).filter((size) => size > 0);
  if (sizes.length > 16) {
    // A grid just fine enough to tell the approximate p from the level, and a finer one if that was not enough.
    for (let error = Math.abs(approximateP(z) - LEVEL) / 1.5; error > 2 * ERROR; error /= 3) {
      const { low, high } = gridTail(sizes, Math.abs(sum), error);
      if (high <= LEVEL - ERROR) return true;
      if (low > LEVEL + ERROR) return false;
    }
  }
  return signFlipTest(list).p <= LEVEL;
}

/** The two-sided tail of the normal distribution to about 1 % of itself, for z >= 1 (Sampford 1953). */
function approximateP(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  return (8 * density) / (3 * z + Math.sqrt(z * z + 8));
}
