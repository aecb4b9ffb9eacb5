/** What the test makes of a change: a direction is claimed only where the test passed. */
import type { EvaluatedMetric } from "../../leaderboard/packs/evaluation.ts";

/** `changed`: significant, of a metric for which neither way is better. `untested`: no standard error to test with. */
export type Decision = "improved" | "regressed" | "changed" | "undecided" | "untested";

/** Null for a number that is not compared. */
export function decisionOf({ change }: Pick<EvaluatedMetric, "change">): Decision | null {
  if (change.kind === "not-compared") return null;
  if (change.significant === null) return "untested";
  if (!change.significant) return "undecided";
  switch (change.verdict) {
    case "improvement":
      return "improved";
    case "regression":
      return "regressed";
    case "neutral":
      return "changed";
    case "equal":
      return "undecided";
    default:
      return change.verdict satisfies never;
  }
}
