/** What a ± is over: every ± on the site says so. */
import type { SpreadBasis } from "./quantity.ts";

/** `both`: the spread between attempts of experiments, and the standard errors of runs' reports. */
export type SpreadOver = SpreadBasis | "both";

/** Null where there is no spread. */
export function spreadOver(over: readonly SpreadBasis[]): SpreadOver | null {
  return over.length > 1 ? "both" : (over[0] ?? null);
}
