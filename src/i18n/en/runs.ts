/** The words of the runs and of the figures of packs, in English. */
import type { EvaluatedMetric, Evaluation, NotComparedReason } from "../../leaderboard/packs/evaluation.ts";

type Absence = NonNullable<EvaluatedMetric["figure"]["missing"]>;
type DeviationKind = Evaluation["figures"]["deviations"][number]["kind"];

const missing: Readonly<Record<Absence | "not-evaluated", string>> = {
  "not-evaluated": "not evaluated",
  "suite-not-reported": "suite not in the reports",
  "key-not-reported": "metric not in the report",
  "no-number": "no number in the report",
};

/** Why a number has no change beside it, by the base run's id. */
const notCompared: Readonly<Record<NotComparedReason, (base: string) => string>> = {
  "no-base": () => "not compared: the run names no base run",
  "base-not-shown": (base) => `not compared: the base run ${base} is not published`,
  "base-without-figure": (base) => `not compared: the base run ${base} has no such number`,
  "no-figure": () => "not compared: there is no number",
  "not-as-declared": () => "not compared: not evaluated as the pack declares",
  "base-not-as-declared": (base) => `not compared: the base run ${base} was not evaluated as the pack declares`,
  "different-suites": (base) => `not compared: the base run ${base} covers other suites`,
  "different-totals": (base) =>
    `not compared: one of this run and its base run ${base} has a total, the other a mean of suites`,
  "different-source": (base) => `not compared: only one of this run and its base run ${base} was scored elsewhere`,
};

const directions: Readonly<Record<EvaluatedMetric["direction"], string>> = {
  higher: "higher is better",
  lower: "lower is better",
  neutral: "neither way is better",
};

/** One way in which a report differs from the declaration; null where nothing was stated. */
const deviation = (
  kind: DeviationKind,
  suite: string | null,
  reported: string | null,
  declared: string | null,
): string => `${suite === null ? "" : `${suite}: `}${kind} ${reported ?? "none"}, declared ${declared ?? "none"}`;

export const runs = {
  figure: {
    percent: (digits: string) => `${digits}\u00a0%`,
    points: (digits: string) => `${digits}\u00a0pp`,
    percentUnit: "%",
    pointsUnit: "pp",
    clauseSeparator: "; ",
    /** What stands behind every ± of a pack's number. */
    standardError: "standard error over questions",
    spreadTitle: (error: string) => `± ${error}: standard error over questions`,
    external: "external",
    externalTitle: "scored elsewhere, not by the pack's runner",
    notAsDeclared: "not as declared",
    syntheticTitle: "made-up numbers; they measure nothing",
    rubric: (rubric: string) => `rubric ${rubric}`,
    deviation,
    directions,
    missing,
    notCompared,
    untested: "not tested: no standard error",
    untestedZero: "not tested: both standard errors are 0",
    significant: (p: string) => `significant, ${p}`,
    notSignificant: (p: string) => `not significant, ${p}`,
    verdicts: {
      improvement: "improvement",
      regression: "regression",
      equal: "no difference",
      neutral: "neither better nor worse",
    },
    change: (change: string, base: string) => `${change} against ${base}`,
    changeError: (error: string) => `± ${error} standard error of the difference`,
  },
  categories: {
    math: "math",
    code: "code",
    knowledge: "knowledge",
    chinese: "Chinese",
    instruction: "instruction following",
    hardware: "hardware design",
    safety: "safety",
    general: "general",
  },
};
