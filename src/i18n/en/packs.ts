/** The words of the catalogue of packs, of the page of one pack, and of the page of one run, in English. */
import type { EvaluatedMetric } from "../../leaderboard/packs/evaluation.ts";

type Made = EvaluatedMetric["figure"]["made"];

/** Which packs went which way against the base run, by id, and how many are undecided; a pack counts by its primary metric. */
interface Tally {
  readonly improved: readonly string[];
  readonly regressed: readonly string[];
  /** Significant, but of a metric for which neither way is better. */
  readonly changed: readonly string[];
  readonly undecided: number;
  readonly untested: number;
  readonly notCompared: number;
}

/** The published runs with a result on a pack; a run can be of several kinds. */
interface Tried {
  readonly runs: number;
  readonly external: number;
  readonly notAsDeclared: number;
  readonly synthetic: number;
}

const packsOf = (count: number): string => (count === 1 ? "1 pack" : `${count} packs`);
const runsOf = (count: number): string => (count === 1 ? "1 run" : `${count} runs`);
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** `**3** (gsm8k, ifeval and mmlu)` */
const named = (ids: readonly string[]): string => {
  if (ids.length === 0) return "**none**";
  const more = ids.length - mostNamed;
  return `**${ids.length}** (${list(more > 0 ? [...ids.slice(0, mostNamed), `${more} more`] : ids)})`;
};

/** So many packs are named in a sentence. */
export const mostNamed = 6;

const made: Readonly<Record<Made, string>> = {
  suite: "as reported",
  group: "group total as reported",
  mean: "unweighted mean of the suites",
};

export const packs = {
  title: "Packs",
  packs: packsOf,
  runs: runsOf,
  json: "JSON",
  sourceFiles: "Source files",
  separator: " · ",
  listSeparator: ", ",
  list: {
    lede: (packs: string, runs: string) =>
      `**${packs}** benchmark packs, with **${runs}** published runs. A pack contains no code. It declares an evaluation: what to run, which numbers of the report to read, and how to read them.`,
    description: "The declared evaluations: what each measures, its runner, suites, metrics, and how many runs it has.",
    matrix: "All runs in one matrix",
    submit: "Add a pack or a run",
    pack: "Pack",
    measures: "What it measures",
    runner: "Runner",
    suites: "Suites",
    shots: "n-shot",
    metrics: "Metrics",
    runs: "Runs",
    runsUnit: "published",
    primary: "primary",
    notDeclared: "not declared",
    more: (count: number) => `and ${count} more`,
    caption: "The packs with their runners, suites and metrics",
    empty: "No pack is published yet.",
    emptyHint:
      "A pack is a folder below packs/ with plugin.yaml, benchmark.yaml and a README; it appears here once it has no errors.",
  },
  runners: {
    "lm-eval": "EleutherAI's lm-evaluation-harness. A rule decides what is correct: an exact match, a parsed answer.",
    evalscope: "ModelScope's evalscope. A rule decides what is correct: an exact match, a parsed answer.",
    rtl: "The platform's harness for RTL and hardware design, which runs Verilog suites.",
    judge: "Answers are generated with vLLM and scored by the platform's judge, by a rubric.",
    safety: "A refusal suite, scored by a rubric: whether the model declines what it should.",
  },
  pack: {
    pageTitle: (title: string, id: string) => (title === id ? id : `${title} (${id})`),
    description: (title: string, runner: string, runs: number) =>
      `${title}: what is run (${runner}), which numbers are read, and the results of ${runsOf(runs)}.`,
    finding: ({ runs, external, notAsDeclared, synthetic }: Tried) => {
      if (runs === 0) return "No published run was evaluated with it yet.";
      const parts = [
        ...(external > 0 ? [`${external} scored elsewhere`] : []),
        ...(notAsDeclared > 0 ? [`${notAsDeclared} not evaluated as declared`] : []),
        ...(synthetic > 0 ? [`${synthetic} made up as examples`] : []),
      ];
      return `Published results of **${runsOf(runs)}**${parts.length === 0 ? "" : `, of which ${list(parts)}`}.`;
    },
    by: "by",
    withdrawn: { title: "Withdrawn", text: "Its results left the matrix of runs. The reason given: " },
    declaration: "What is declared",
    declarationHint: "As benchmark.yaml states it; each term leads to its line.",
    terms: {
      category: "Category",
      runner: "Runner",
      suites: "Suites",
      shots: "Examples in the prompt (n-shot)",
      batchSize: "Batch size",
      limit: "Limit on samples",
      extraArgs: "Further arguments",
      rubric: "Rubric",
      keywords: "Keywords",
      license: "Licence",
      homepage: "Home page",
    },
    defaults: {
      category: "not declared: general",
      shots: "not declared: whatever the runner does by itself",
      batchSize: "not declared: auto",
      limit: "not declared: all samples",
      none: "none",
    },
    allSamples: "all samples",
    rubricNote: (rubric: string) =>
      `Every number of this pack is a verdict by the rubric **${rubric}**. Another rubric is another benchmark.`,
    metrics: "Metrics",
    metricsHint: "Which numbers of the report are read. Runs are compared by the primary metric.",
    metric: {
      key: "Key in the report",
      label: "Name",
      direction: "Better",
      kind: "Shown as",
      ratio: "percentage of 0 to 1",
      number: "number as reported",
      primary: "primary",
      byDefault: "primary by default: the first",
    },
    betterWay: { higher: "higher", lower: "lower", neutral: "neither" },
    readme: "From its README",
    onlyLanguage: "Chinese only",
    references: "References",
  },
  results: {
    title: "Results",
    hint: (metric: string) =>
      `Sorted by ${metric}, which is no ranking. ± is the report's standard error over questions; a change is against the base run.`,
    caption: (title: string) => `Results of runs on ${title}`,
    run: "Run",
    runUnit: "model · algorithm",
    algorithm: "Algorithm",
    error: "± standard error",
    gapHead: "Gap",
    gapUnit: (second: string, first: string) => `${second} − ${first}`,
    gapPoints: "percentage points",
    gapTitle: (gap: string, second: string, first: string) =>
      `${gap}: ${second} minus ${first}, of the same answers; not tested, because the report gives no error of the difference`,
    gapMeaning:
      "A gap is the second metric minus the first, both read from the same answers. Where it is wide, the result depends on how the answers are read, not on the answers alone.",
    gapStrict:
      "Low when read strictly and high when read freely means that the answers are there, but not in the form that was asked for: a matter of the prompt, not of ability.",
    notAsDeclared: "Not evaluated as declared",
    notAsDeclaredHint: "Shown, and compared with nothing.",
    external: "Scored elsewhere",
    externalHint: "Not by the pack's runner. Compared with each other only.",
    none: "No published run has a result for this pack.",
    noneHint: "A run is a folder below runs/ with run.yaml and, for each pack, the report that the runner wrote.",
    bySuite: "By suite",
    bySuiteOf: (metric: string) => `By suite: ${metric}`,
    suitesCaption: (metric: string, title: string) => `${metric} on ${title}, suite by suite`,
    total: "Pack",
    made,
    tooManySuites: (all: string) =>
      `${all} numbers by suite: they stand on the pages of the runs and in the JSON file.`,
    withdrawnNote: "Withdrawn and so not in the table:",
    notes: "Notes on the runs",
    concerns: (count: number, all: number) => (count === all ? (all === 1 ? "the run" : "all runs") : runsOf(count)),
  },
  run: {
    title: "Runs",
    pageTitle: (id: string) => `Run ${id}`,
    description: (id: string, model: string, packs: number) =>
      `Run ${id} of ${model}: its results on ${packsOf(packs)}, each with its standard error and its change against the base run.`,
    synthetic: {
      title: "Synthetic example",
      text: "These numbers were made up to show what the pages can do. They measure nothing.",
    },
    withdrawn: { title: "Withdrawn", text: "It left the matrix, and no run is compared with it. The reason given: " },
    lede: (model: string, algorithm: string | null, base: string | null) =>
      `**${model}**${algorithm === null ? "" : `, made with **${algorithm}**`}${base === null ? ". It names no base run, so there is nothing to compare it with." : `, against the base run **${base}**.`}`,
    tally: ({ improved, regressed, changed, undecided, untested, notCompared }: Tally) => {
      const parts = [
        `improved on ${named(improved)}`,
        `regressed on ${named(regressed)}`,
        ...(changed.length > 0 ? [`changed on ${named(changed)} where neither way is better`] : []),
        `is undecided on **${undecided + untested}**`,
      ];
      const rest = notCompared > 0 ? `; ${packsOf(notCompared)} ${notCompared === 1 ? "is" : "are"} not compared` : "";
      // What was not tested neither improved nor failed to.
      if (improved.length + regressed.length + changed.length + undecided === 0)
        return `Nothing can be tested against the base run: on **${packsOf(untested)}** there is a change, but no standard error to test it with${rest}.`;
      const error = untested > 0 ? `, ${untested} of them without a standard error to test with` : "";
      return `By the primary metric of each pack it ${list(parts)}${error}${rest}.`;
    },
    nothingCompared: "None of its results can be compared with the base run; the reason stands at each number.",
    test: "Tested two-sided at 5\u00a0% by a z test: the difference over √(SE₁² + SE₂²), pack by pack, unadjusted. Both runs answered the same questions, but the reports hold no results by question, so the two are taken as independent: cautious where their answers agree more than by chance.",
    baseFact: "base run",
    algorithmFact: "algorithm",
    finishedFact: "finished",
    facts: {
      model: "Model",
      provider: "Provider",
      base: "Base run",
      algorithm: "Algorithm",
      finished: "Finished",
      author: "Author",
      noBase: "no base run",
      baseNotShown: "not published",
    },
    settings: "Settings",
    settingsHint: "As run.yaml states them; each leads to its line.",
    figures: "Results by pack",
    figuresHint: "± is the report's standard error over questions; n counts them. Every number leads to its line.",
    caption: (category: string, id: string) => `Results of run ${id}: ${category}`,
    metric: "Metric",
    value: "Value",
    change: "Change",
    changeUnit: (base: string) => `against ${base}`,
    samples: "n",
    made: "Made how",
    madeBy: made,
    line: "Source",
    lineNumber: (line: string) => `line ${line}`,
    bySuite: (count: string) => `By suite (${count})`,
    suite: "Suite",
    suiteVersion: (versions: string) => `suite version ${versions}`,
    versionOf: (version: string, suites: string) => `${version} (${suites})`,
    suiteCount: (count: number) => `${count} suites`,
    noResults: "No result on a pack is read from this run.",
    noResultsHint: "Results lie in runs/<run>/<pack>/, as the runner's own report.",
    caveats: "What to know before trusting these numbers",
    scores: "Where scores come from",
    scoresHint: "What run.yaml says of numbers that did not come as a runner's own report.",
    scoresPack: "Pack",
    scored: "Scored by",
    scoredBy: {
      runner: "the pack's runner",
      platform: "the platform's runner",
      external: "others, elsewhere (external)",
    },
    reference: "Published at",
    note: "Note",
    noReference: "not stated",
    derived: "Runs that name it as their base",
    derivedHint: (count: number) =>
      count === 1 ? "1 run is compared with it." : `${count} runs are compared with it.`,
    reports: "Report files",
    reportsHint:
      "As the runners wrote them. Of several that have the same suite, the one with the latest date inside counts.",
    reportsCaption: "The report files of the run",
    file: "File",
    format: "Format",
    tool: "Version",
    date: "Date inside",
    reportedModel: "Model as reported",
    use: "Use",
    uses: {
      read: "read",
      partly: "read; some suites superseded",
      superseded: "superseded",
      unread: "no declared number in it",
    },
    notStated: "not stated",
    badges: "Badges",
    badgesHint: "For a README or a paper's page. They say external and not as declared where that holds.",
    badgeAlt: (pack: string, value: string) => `${pack}: ${value}`,
    references: "References",
  },
  badge: {
    external: "external",
    notAsDeclared: "not as declared",
    synthetic: "synthetic",
    withdrawn: "withdrawn",
    title: (pack: string, metric: string, value: string, run: string, site: string) =>
      `${pack}, ${metric}: ${value}. Run ${run} on ${site}.`,
  },
  matrixLink: "The matrix",
  home: {
    title: "Runs × packs",
    text: (runs: string, packs: string) =>
      `${runs} published ${runs === "1" ? "run" : "runs"} of trained models, evaluated with ${packs} benchmark ${packs === "1" ? "pack" : "packs"} and held against their base runs, metric by metric.`,
    all: "Open the matrix",
    packs: "What the packs measure",
  },
  algorithmRuns: {
    title: "Runs made with it",
    hint: "Trained models, evaluated with benchmark packs. Each is held against its own base run.",
    run: "Run",
    model: "Model",
    base: "Base run",
    packs: "Packs",
    finished: "Finished",
    caption: "Runs made with the algorithm",
  },
};
