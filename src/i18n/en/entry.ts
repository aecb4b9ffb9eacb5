/** The words of the page of an entry, in English. */
import type { SpreadOver } from "../../leaderboard/measure/spread-over.ts";
import type { TestKind } from "../../leaderboard/ranking/comparison.ts";

interface Counts {
  readonly better: number;
  readonly worse: number;
  readonly undecided: number;
  readonly untested: number;
}

interface Lift {
  readonly up: boolean;
  readonly text: string;
  readonly baseline: string;
  readonly score: string;
  readonly p: string | null;
  /** What the test looked at, on how many tasks. */
  readonly over: "tasks" | "attempts";
  readonly tasks: number;
  readonly confirmed: boolean;
}

/** What a coefficient is, behind the letters of the formulas. */
const coefficients =
  "Each source enters with its coefficient c, the change of the result per unit of the source; the same source on both sides cancels.";

const others = (count: number): string => (count === 1 ? "1 other" : `${count} others`);

const onThese = (tasks: number | null): string =>
  tasks === null ? "on these tasks" : tasks === 1 ? "on this one task" : `on these ${tasks} tasks`;

/** By which tests the pairs of a table were tested; with the number of tasks where all pairs share the same number. */
const pairTests: Readonly<Record<TestKind, (tasks: number | null) => string>> = {
  tasks: () => "Paired sign-flip test over the tasks that both answered: two-sided, 5 %, per pair, unadjusted.",
  attempts: (tasks) =>
    `Welch's t-test over attempts ${onThese(tasks)}, as fewer than six differ: two-sided, 5 %, per pair, unadjusted. It says nothing of other tasks.`,
  mixed: () =>
    "Paired sign-flip test over the tasks that both answered; where fewer than six differ, as marked, Welch's t-test over attempts on these tasks, which says nothing of others. Two-sided, 5 %, per pair, unadjusted.",
  none: () => "None of these pairs could be tested.",
};

const spreads: Readonly<Record<TestKind, string>> = {
  tasks:
    "the test and the interval look at the differences from task to task. They measure different things, and two ± that overlap decide nothing.",
  attempts:
    "the test looks at the same attempts, the interval at the differences from task to task. Two ± that overlap decide nothing.",
  mixed:
    "a test over tasks and the interval look at the differences from task to task, a test over attempts does not. Two ± that overlap decide nothing.",
  none: "the interval looks at the differences from task to task. Two ± that overlap decide nothing.",
};

export const entry = {
  pageTitle: (entry: string, board: string) => `${entry} on ${board}`,
  ranked: (rank: number, places: number, interval: readonly [number, number] | null) =>
    interval === null
      ? `Rank **${rank}** of ${places}.`
      : interval[0] === interval[1]
        ? `Rank **${rank}** of ${places}; its interval holds no other place.`
        : `Rank **${rank}** of ${places}, with an interval from ${interval[0]} to ${interval[1]}.`,
  unranked: "Not ranked.",
  incomplete: (missing: string) => `Not ranked, because something is missing (${missing}).`,
  counts: ({ better, worse, undecided, untested }: Counts) =>
    `Significantly better: ${others(better)}. Significantly worse: ${others(worse)}. Not told apart: ${others(undecided)}${untested === 0 ? "." : `; not tested: ${others(untested)}.`}`,
  lift: ({ up, text, baseline, score, p, over, tasks, confirmed }: Lift) => {
    const test = over === "tasks" ? "the paired test over tasks" : `the test over attempts ${onThese(tasks)}`;
    return `It scores **${text}** ${up ? "above" : "below"} ${baseline} (${score})${p === null ? ", which could not be tested." : confirmed ? `, and ${test} confirms it (${p}).` : `, which ${test} does not confirm (${p}).`}`;
  },
  rank: "Rank",
  unrankedShort: "unranked",
  withdrawnTitle: "Withdrawn",
  withdrawnText: "Its leaderboard no longer ranks anything. The reason given: ",
  versionsTitle: "Another version",
  leaderboard: "Leaderboard",
  inTheTable: "In the table",
  howTitle: "How each number was made",
  howSub:
    "The expression of the column, every figure that went in with the line it stands on, and how its spread came about.",
  coverage: (present: number, of: number) => `${present === of ? "complete" : "incomplete"} (${present}/${of})`,
  missing: "Missing:",
  operandsCaption: (column: string) => `The figures behind ${column}`,
  group: "Group",
  experiment: "Experiment",
  experimentOrRun: "Experiment or run",
  reportedError: (error: string) => `SE ${error}`,
  reportedErrorTitle: "Standard error over questions, as the report states it",
  questions: (count: string) => `${count} ${count === "1" ? "question" : "questions"}`,
  phase: "Phase",
  phaseOrPack: "Phase or pack",
  reference: "Figure",
  value: "Value",
  std: "Std",
  n: "n",
  coefficient: "Coefficient",
  readFrom: "Read from",
  host: "at the commit",
  propagationText: {
    attempts: `s: sample standard deviation between attempts. ${coefficients}`,
    questions: `u: standard error of a run's number over questions, as its report states it. How the number would vary between attempts is not known, so the ± is the standard error. ${coefficients}`,
    both: `s: sample standard deviation between attempts, u its standard error, s/√n. A number of a run enters both sums with the standard error that its report states (over questions). ${coefficients}`,
  } satisfies Record<SpreadOver, string>,
  firstOrder: "First-order approximation: the coefficients are taken at these values.",
  standardError: (dof: string | null) =>
    `u: standard error of the mean${dof === null ? "" : `, ${dof} effective degrees of freedom (Welch–Satterthwaite)`}`,
  spreadFormulas: "How the spread came about",
  expressionLabel: "Expression",
  stdStated: "The column has an expression of its own for the std:",
  runMean: ([low, high]: readonly [number, number]) =>
    high === 1 ? "one run, one attempt" : `one run, mean over ${low === high ? low : `${low} to ${high}`} attempts`,
  runNoSpread: (mean: string) => `No ±: each figure is that of ${mean}, and the source states no spread between them.`,
  plainNoSpread: "No ±: a plain number, which has no spread.",
  unknownSpread: "No ±: the spread of a part is not known, and an unknown spread never counts as 0.",
  discrepancies: "The attempts or prices say otherwise:",
  pairsTitle: "Against the others",
  pairsSub: (tests: TestKind, tasks: number | null, nearest: boolean) =>
    `${pairTests[tests](tasks)}${nearest ? " The 100 entries nearest in rank." : ""}`,
  pairsCaption: "Tests of this entry against the others",
  pairsNone: "No tests.",
  pairsNoneMissing: "It has no value in the column that ranks, so there is nothing to compare.",
  pairsNoneAlone: "There is no other entry with a value.",
  pairsNoneUntestable: "The column that ranks has no attempts behind it, so nothing can be tested.",
  other: "Other entry",
  difference: "Difference",
  differenceUnit: "this − other",
  interval: "95 % interval",
  intervalBelow: "[95 % interval]",
  intervalUnit: "of the difference",
  tasks: "Tasks",
  tasksUnit: "shared / differ",
  verdict: "This entry is",
  detectable: "Detectable",
  detectableUnit: "80 % power",
  pairsLegend: (methods: readonly string[]) => `Tests: ${methods.join("; ")}.`,
  pairsDetectable:
    "Detectable: the smallest true difference that the test would find on this data at 5 % in about four cases of five (80 % power).",
  pairsTwoSpreads: (tests: TestKind) =>
    `The ± of a score is the spread between attempts (for an evolved agent also that of evolution); ${spreads[tests]}`,
  overAttempts: "over attempts",
  pairsNotTransitive: "Not separated is not the same as equal, and it does not carry over from pair to pair.",
  excludesZero: "interval without 0",
  includesZero: "interval with 0",
  pairsDisagree: (count: number) =>
    `${count === 1 ? "In one pair" : `In ${count} pairs`} the interval and the test disagree, as marked. The interval is Student's, from the spread of tasks within each group; the test flips the signs of all differences, so that those between groups are chance too (where few tasks differ, it looks at attempts). The verdict is the test's.`,
  pairPlot: (difference: string, interval: string) => `difference ${difference}, 95 % interval ${interval}`,
  experimentsTitle: "Experiments by group",
  experimentsSub: "Every score leads to the line that states it.",
  earlier: "replaced by a later submission",
  score: "Test score",
  cost: "Cost",
  costUnit: "USD, one run",
  settingsTitle: "Settings",
  settingsSub: "What makes its experiments one entry.",
  mixedIdentity: "Its experiments do not agree on one agent.",
  baseline: "Its baseline",
  submitted: "Submitted",
  id: "Id",
  concernsEntries: (count: number, all: number) => `(${count} of ${all} entries)`,
  concernsGroups: (count: number, all: number) => `(${count} of ${all} groups)`,
  concernsExperiments: (count: number) => `(${count} ${count === 1 ? "experiment" : "experiments"})`,
  inGroup: (entry: string, group: string) => `${entry}, ${group}`,
  singleCaveats: (count: number) => `${count} more notes, each on one group or experiment`,
  caveatsTitle: "What to know before trusting these numbers",
};
