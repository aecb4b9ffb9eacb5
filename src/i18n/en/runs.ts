/** The words of the runs and of the figures of packs, in English. */
import type { EvaluatedMetric, Evaluation, NotComparedReason } from "../../leaderboard/packs/evaluation.ts";

type Absence = NonNullable<EvaluatedMetric["figure"]["missing"]>;
/** Runs by what the test says of them. */
interface Counts {
  readonly tested: number;
  readonly improved: number;
  readonly mixed: number;
  readonly worsened: number;
}

type DeviationKind = Evaluation["figures"]["deviations"][number]["kind"];

const missing: Readonly<Record<Absence | "not-evaluated", string>> = {
  "not-evaluated": "not evaluated",
  "suite-not-reported": "suite not in the reports",
  "key-not-reported": "metric not in the report",
  "no-number": "no number given",
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
  "different-versions": (base) => `not compared: the base run ${base} was evaluated on another version of the suite`,
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
    untestedZero: "not tested: a standard error is 0",
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
    instruction: "instruction",
    hardware: "hardware",
    safety: "safety",
    general: "general",
  },
  matrix: {
    title: "Runs by packs",
    description: "What every run scored on every benchmark pack, and what got better or worse against its base run.",
    lede: "What every run scored on every pack. Training that improves one thing often breaks another without anybody noticing: each number stands with its change against the run's base run.",
    finding: ({ tested, improved, mixed, worsened }: Counts): string => {
      if (tested === 1) {
        if (improved === 0)
          return worsened === 0
            ? "The one run tested against its base run changes significantly on no pack."
            : "The one run tested against its base run gets **significantly worse** on at least one pack and better on none.";
        return `The one run tested against its base run improves significantly on at least one pack${mixed === 0 ? " and gets significantly worse on none" : ", and gets **significantly worse** on another"}.`;
      }
      const runs = `Of **${tested} runs** tested against a base run`;
      if (improved === 0)
        return `${runs}, none improves significantly on any pack${worsened === 0 ? "" : `, and **${worsened}** ${worsened === 1 ? "gets" : "get"} significantly worse on one`}.`;
      const better = `${runs}, **${improved}** ${improved === 1 ? "improves" : "improve"} significantly on at least one pack`;
      const own = improved === 1 ? "it" : mixed === 0 ? "none of these" : `**${mixed}** of these`;
      const worse =
        improved === 1
          ? mixed === 0
            ? "gets significantly worse on none"
            : "gets **significantly worse** on another"
          : mixed === 0
            ? "gets significantly worse on another"
            : `${mixed === 1 ? "gets" : "get"} **significantly worse** on another`;
      return `${better}; ${own} ${worse}.`;
    },
    /** Behind the finding, which is about many tests. */
    unadjusted:
      " Each pack is tested by itself at 5\u00a0%, unadjusted: up to one in twenty tests comes out significant where nothing differs.",
    runs: (count: number): string => (count === 1 ? "run" : "runs"),
    packs: (count: number): string => (count === 1 ? "pack" : "packs"),
    evaluations: (count: number): string => (count === 1 ? "evaluation" : "evaluations"),
    newest: "newest run",
    syntheticSome: (finding: boolean): string =>
      `Some of these runs are made-up examples, marked so; they measure nothing${finding ? ", and the finding leaves them out" : ""}.`,
    syntheticAll: "All of these runs are made-up examples. Their numbers measure nothing.",
    allPacks: "All packs",
    json: "JSON",
    csv: "CSV",
    caption: "Runs by packs: primary metric of each pack, with the change against the base run",
    pastTable: "Past the table",
    order: "Base runs with the newest first; below each the runs derived from it.",
    run: "Run",
    model: "Model",
    algorithm: "Algorithm",
    finished: "Finished",
    derivedFrom: "derived from",
    against: (base: string) => `against ${base}`,
    rubric: (rubric: string) => `rubric ${rubric}`,
    notCompared: "not compared",
    external: "ext.",
    labelSeparator: ", ",
    significant: {
      improvement: "significant improvement",
      regression: "significant regression",
      equal: "no difference",
      neutral: "significant change",
    },
    weights: { "not-significant": "not significant", untested: "not tested", significant: "significant" },
    legend: {
      spread:
        "value ± standard error over questions, as the report states it; it says nothing of other trainings of the same kind",
      change:
        "change against the base run: the arrow follows the number, the colour says better (blue) or worse (orange) by the metric's own direction",
      significant:
        "filled: significant at 5 % (two-sided z test on the two standard errors, each pair by itself, unadjusted)",
      notSignificant: "outlined, hollow arrow: not significant",
      untested: "dashed: not tested, because a standard error is missing or 0",
      independent:
        "The two runs are taken as independent although they answer the same questions, because reports hold no answers; that is cautious.",
      external: "external: scored elsewhere, not by the pack's runner; compared with external numbers only",
      notAsDeclared:
        "not as declared: prompt examples, limit or suites differ from the pack's declaration; shown, and not compared",
      notCompared:
        "not compared: the base run has no number that this one can be set against: none at all, or one of other suites, another version, another way of scoring",
      missing: "alone: not evaluated on this pack; any other reason stands below it",
      noBase: "A number without a change belongs to a run that names no base run.",
    },
    testLink: "How the test works",
    notes: (count: number) => (count === 1 ? "One remark on single numbers" : `${count} remarks on single numbers`),
    unused: "No run was evaluated on these packs yet:",
    diagnostic: "Packs that read two metrics whose difference tells something, side by side on the pack's page:",
    emptyPacks: "No benchmark pack yet.",
    emptyPacksHelp:
      "A pack is a folder packs/<name>/ with plugin.yaml and benchmark.yaml; `npm run new -- pack <name>` writes one.",
    emptyRuns: "No run yet.",
    emptyRunsHelp:
      "A run is a folder runs/<id>/ with run.yaml, and in it a folder for each pack with the report that the pack's runner wrote.",
    emptyFigures: "No run was evaluated on a published pack yet.",
    emptyFiguresHelp: "Put the report that the pack's runner wrote into runs/<id>/<pack>/.",
    tools: "Filters and metrics",
    search: "Search the runs",
    searchHint: "Run, model, algorithm",
    category: "Category",
    runner: "Runner",
    show: "Show",
    shown: { both: "both", values: "values", changes: "changes" },
    hideExternal: "Hide external",
    metrics: "Metrics",
  },
  /** What the script of the matrix says; it puts values in place of the names in braces. */
  live: {
    listSeparator: ", ",
    clauseSeparator: "; ",
    shown: "{runs} of {allRuns} runs, {packs} of {allPacks} packs",
    metrics: "{count} columns",
    loading: "reading further metrics",
    sorted: "sorted by {column}, {order}",
    change: "change",
    sortChange: "Sort by change: {column}",
    changeOf: "{column}, change",
    columnName: "{pack}: {metric}",
    unitSeparator: " · ",
    orders: { asc: "ascending", desc: "descending" },
    resetOrder: "Reset order",
    clearFilters: "Clear filters",
    allMetrics: "All metrics",
    defaultMetrics: "Primary metrics only",
    gaps: "Differences between a pack's metrics",
    minus: "minus {metric}",
    gapOf: "{metric} minus {other}",
    notEvaluated: "not evaluated",
    noRuns: "No run matches these filters.",
    noRunsHelp: "Take one out, or start again.",
    noPacks: "No column is left.",
    noPacksHelp: "No pack matches these filters, or all of its metrics are hidden.",
    failed: "The metrics of {value} could not be read.",
    retry: "Try again",
    doubts: {
      sort: "No column {value} to sort by: the order is the usual one.",
      order: "No direction {value} (asc or desc): the column's usual one.",
      by: "No sorting by {value} (change): sorted by value.",
      category: "No pack here has the category {value}.",
      runner: "No pack here has the runner {value}.",
      show: "Nothing to show by the name of {value} (values or changes): both are shown.",
      external: "External numbers can be hidden, not {value}: they are shown.",
      metrics: "No metric {value} here.",
      gaps: "Differences can be shown, not {value}: they are not.",
    },
  },
};
