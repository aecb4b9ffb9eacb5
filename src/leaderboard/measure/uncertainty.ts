/** The uncertainty of a quantity from its sensitivity coefficients and the spread of its sources. */
import type { Quantity } from "./quantity.ts";

export interface Uncertainty {
  /** Combined standard deviation, sqrt(sum c^2 s^2), on the footing of `score_std`; null if none exists or a part is unknown. */
  readonly std: number | null;
  /** Combined standard error of the mean, sqrt(sum c^2 s^2 / n); null like `std`. */
  readonly se: number | null;
  /** Effective degrees of freedom of `se` (Welch-Satterthwaite; GUM G.4.1); null if there is no spread to speak of. */
  readonly dof: number | null;
  /** Smallest number of attempts among the measured sources; null without any. */
  readonly n: number | null;
  /** How many of the measured sources have no known std, of how many. */
  readonly unknown: { readonly count: number; readonly of: number };
}

/** Combined standard uncertainty of uncorrelated sources; what is common to several inputs was cancelled by source before. */
export function combinedUncertainty(quantity: Quantity): Uncertainty {
  let variance = 0;
  let squaredError = 0;
  let weighted = 0;
  let unknown = 0;
  let of = 0;
  let n: number | null = null;
  for (const { source, coefficient } of quantity.terms.values()) {
    if (source.spread === null) continue;
    of += 1;
    n = Math.min(n ?? source.spread.n, source.spread.n);
    if (source.spread.std === null) {
      unknown += 1;
      continue;
    }
    const part = (coefficient * source.spread.std) ** 2;
    const error = part / source.spread.n;
    variance += part;
    squaredError += error;
    weighted += error ** 2 / (source.spread.n - 1);
  }
  const known = quantity.measured && unknown === 0 && Number.isFinite(variance);
  const dof = known && weighted > 0 ? squaredError ** 2 / weighted : null;
  return {
    std: known ? Math.sqrt(variance) : null,
    se: known ? Math.sqrt(squaredError) : null,
    dof: dof !== null && Number.isFinite(dof) ? dof : null,
    n,
    unknown: { count: unknown, of },
  };
}
