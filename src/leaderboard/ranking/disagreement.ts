/** Where the 95 % interval of a difference and the test of it say different things. */
import type { Comparison } from "./comparison.ts";

/**
 * `interval`: it leaves out 0, while the test finds nothing; `test`: it finds a difference, while the interval holds 0; null
 * where they agree or one is missing. The interval is Student's, from the spread of tasks within groups, while the sign-flip
 * test takes what differs between groups as chance too, and Welch's test looks at attempts: near the level they may part.
 */
export function foundAlone({
  interval,
  verdict,
}: Pick<Comparison, "interval" | "verdict">): "interval" | "test" | null {
  if (interval === null) return null;
  const holdsZero = interval[0] <= 0 && interval[1] >= 0;
  if (verdict === "undecided") return holdsZero ? null : "interval";
  return (verdict === "better" || verdict === "worse") && holdsZero ? "test" : null;
}
