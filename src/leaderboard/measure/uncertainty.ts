/** The uncertainty of a quantity from its sensitivity coefficients and the spread of its sources. */
import type { Quantity, Spread, SpreadBasis } from "./quantity.ts";

export interface Uncertainty {
  /**
   * Combined standard deviation, sqrt(sum c^2 s^2), on the footing of `score_std`; null if none exists or a part is unknown.
   * A figure of a report enters with its standard error: nothing is known of how it would vary between attempts.
   */
  readonly std: number | null;
  /** Combined standard error of the mean, sqrt(sum c^2 u^2) with u^2 = s^2 / n, or as a report states it; null like `std`. */
  readonly se: number | null;
  /**
   * Effective degrees of freedom of `se` (Welch-Satterthwaite; GUM G.4.1); null if there is no spread to speak of, or none
   * between attempts: the error of a report is taken as exactly known (GUM G.4.3), since the report does not say how it was made.
   */
  readonly dof: number | null;
  /** Smallest number of attempts among the sources measured in attempts; null without any. */
  readonly n: number | null;
  /** How many of the measured sources have no known spread, of how many. */
  readonly unknown: { readonly count: number; readonly of: number };
  /** What the spread is over; empty without any, both where figures of experiments and of reports went in. */
  readonly over: readonly SpreadBasis[];
}

/** Combined standard uncertainty of uncorrelated sources; what is common to several inputs was cancelled by source before. */
export function combinedUncertainty(quantity: Quantity): Uncertainty {
  let variance = 0;
  let squaredError = 0;
  let weighted = 0;
  let unknown = 0;
  let of = 0;
  let n: number | null = null;
  const over = new Set<SpreadBasis>();
  for (const { source, coefficient } of quantity.terms.values()) {
    const { spread } = source;
    if (spread === null) continue;
    of += 1;
    over.add(spread.over);
    if (spread.over === "attempts") n = Math.min(n ?? spread.n, spread.n);
    const known = squaresOf(spread);
    if (known === null) {
      unknown += 1;
      continue;
    }
    const error = coefficient ** 2 * known.error;
    variance += coefficient ** 2 * known.variance;
    squaredError += error;
    weighted += error ** 2 / known.dof;
  }
  const known = quantity.measured && unknown === 0 && Number.isFinite(variance);
  const dof = known && weighted > 0 ? squaredError ** 2 / weighted : null;
  return {
    std: known ? Math.sqrt(variance) : null,
    se: known ? Math.sqrt(squaredError) : null,
    dof: dof !== null && Number.isFinite(dof) ? dof : null,
    n,
    unknown: { count: unknown, of },
    over: (["attempts", "questions"] as const).filter((basis) => over.has(basis)),
  };
}

/** The square of the standard deviation, that of the standard error, and its degrees of freedom; null where unknown. */
function squaresOf(spread: Spread): { readonly variance: number; readonly error: number; readonly dof: number } | null {
  switch (spread.over) {
    case "attempts": {
      if (spread.std === null) return null;
      const variance = spread.std ** 2;
      return { variance, error: variance / spread.n, dof: spread.n - 1 };
    }
    case "questions": {
      if (spread.standardError === null) return null;
      const error = spread.standardError ** 2;
      return { variance: error, error, dof: Number.POSITIVE_INFINITY };
    }
    default:
      return spread satisfies never;
  }
}
