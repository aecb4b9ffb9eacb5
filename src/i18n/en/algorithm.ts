/** The words of the pages of algorithms, in English. */
import type { TestKind } from "../../leaderboard/ranking/comparison.ts";

/** What the tests of several lifts say. */
interface Tally {
  readonly better: number;
  readonly worse: number;
  readonly undecided: number;
  readonly untested: number;
  readonly all: number;
}

/** A board's lifts in a sentence; names and numbers are final text. */
interface Finding extends Tally {
  readonly board: string;
  readonly algorithm: string;
  readonly low: string;
  readonly high: string;
}

const agents = (count: number): string => (count === 1 ? "one agent" : `${count} agents`);

function others({ worse, undecided, untested }: Tally): string {
  return [
    ...(worse > 0 ? [`worse with ${worse}`] : []),
    ...(undecided > 0 ? [`undecided with ${undecided}`] : []),
    ...(untested > 0 ? [`with nothing to test in ${untested}`] : []),
  ]
    .map((part) => `, ${part}`)
    .join("");
}

/** Where on another leaderboard, with how many agents. */
function elsewhere(finding: Finding): string {
  const { better, all, low, high } = finding;
  const count =
    better === all
      ? all === 1
        ? "its one agent"
        : all === 2
          ? "both"
          : `all ${all}`
      : `${better || "none"} of ${all}`;
  return `on **${finding.board}** with **${count}**${others(finding)} (${all === 1 ? low : `${low} to ${high}`} points)`;
}

/** Which tests the rows of a table had, and how they relate to the ±. */
const tableTests: Readonly<Record<TestKind, string>> = {
  tasks:
    "Test and interval look at the differences from task to task: paired sign-flip test, two-sided, 5\u00a0%, per pair, unadjusted. The ± measures something else.",
  attempts:
    "Fewer than six tasks differ, so the test is Welch's t-test over attempts, two-sided, 5\u00a0%, per pair, unadjusted: it speaks of these tasks, not of others. The interval looks at the differences from task to task.",
  mixed:
    "Test and interval look at the differences from task to task: paired sign-flip test, two-sided, 5\u00a0%, per pair, unadjusted. Where fewer than six tasks differ, as marked, the test is Welch's t-test over attempts, which speaks of these tasks, not of others. The ± measures something else than a test over tasks.",
  none: "Nothing could be tested: there are too few tasks that differ, and too few attempts.",
};

export const algorithm = {
  title: "Algorithms",
  listDescription:
    "Self-evolution algorithms against no algorithm on the same agents: lift, tests, cost, and each other.",
  listFinding: ({ board, better, worse, undecided, untested, all }: Tally & { readonly board: string }) =>
    `On **${board}** the test finds **${better} of ${all}** pairs of algorithm and agent better than the same agent without an algorithm${others({ better, worse, undecided, untested, all })}.`,
  listElsewhere: (boards: readonly (Tally & { readonly board: string })[]) =>
    `By the same count, it is ${boards.map((tally) => `**${tally.better} of ${tally.all}** on **${tally.board}**${others(tally)}`).join("; ")}.`,
  listEmpty: "No algorithm yet.",
  listEmptyHelp: "One appears as soon as an experiment names its algorithm.",
  nothingCompared: "Nothing to compare yet",
  listNothing: "No agents have been run with and without an algorithm on test data that they share.",
  pageTitle: (name: string) => `${name} against no algorithm`,
  description: (name: string) =>
    `What ${name} adds to the same agents: lift with tests, tasks gained and lost, cost, generalisation gap.`,
  findingOne: ({ board, algorithm, low, better, worse, untested }: Finding) =>
    `On **${board}** the one agent run both ways scores **${low}** points with **${algorithm}** against without; the test ${better > 0 ? "confirms a gain" : worse > 0 ? "confirms a loss" : untested > 0 ? "could not be made" : "cannot tell it from no change"}.`,
  findingAll: ({ board, algorithm, all, low, high }: Finding) =>
    `On **${board}** the test finds **${algorithm}** better than no algorithm with **${all === 2 ? "both" : `all ${all}`}** agents; the lifts run from ${low} to ${high} points.`,
  findingSome: (finding: Finding) =>
    `On **${finding.board}** the test finds **${finding.algorithm}** better than no algorithm with **${finding.better} of ${finding.all}** agents${others(finding)}; the lifts run from ${finding.low} to ${finding.high} points.`,
  findingElsewhere: (boards: readonly Finding[]) => `Elsewhere it is found better ${boards.map(elsewhere).join("; ")}.`,
  findingFurther: (boards: number, tally: Tally) =>
    `On ${boards === 1 ? "one further leaderboard" : `${boards} further leaderboards, counted together`}: better in ${tally.better} of ${tally.all} ${tally.all === 1 ? "pair" : "pairs"}${others(tally)}.`,
  unadjusted: (tests: number) =>
    `${tests === 2 ? "Both" : `All ${tests}`} tests are made at 5\u00a0% each, unadjusted for multiple comparisons.`,
  sharedExperiments:
    "Some experiments enter more than one of these leaderboards, so their results are not independent.",
  findingNone: (algorithm: string) =>
    `No agent has been run with and without **${algorithm}** on the same test data, so nothing can be said of its effect.`,
  findingApart: (algorithm: string) =>
    `The agents run with and without **${algorithm}** share no group, and none covers all groups of a leaderboard, so there is no mean to speak of.`,
  commonLimit: (board: string, algorithm: string, groups: string) =>
    `On ${board} no agent covers every group with and without ${algorithm}; its numbers are over the groups that all of its agents share: ${groups}.`,
  partialLimit: (board: string, pairs: number) =>
    `Not counted on ${board}: ${pairs === 1 ? "one pair of algorithm and agent that does not cover" : `${pairs} pairs of algorithm and agent that do not cover`} all of its groups.`,
  cellsLower: (lower: string, all: string) =>
    `Not everywhere: in ${lower} of ${all} pairs of agent and group the mean score is lower with the algorithm (a count, not a test).`,
  cellsNoneLower: (all: string) =>
    `In none of the ${all} pairs of agent and group is the mean score lower (a count, not a test).`,
  facts: {
    id: "plugin id",
    experiments: (count: number): string => (count === 1 ? "experiment" : "experiments"),
    configurations: (count: number): string => (count === 1 ? "agent" : "agents"),
    leaderboards: (count: number): string => (count === 1 ? "leaderboard" : "leaderboards"),
  },
  syntheticTitle: "Synthetic example",
  syntheticText: "Made-up numbers. They measure nothing, and never stand in one mean or chart with measured ones.",
  json: "JSON",
  settingSub: (all: number, complete: number, groups: number) =>
    `${all === 1 ? "One agent was" : `${all} agents were`} run with and without it, ${
      groups === 1
        ? "on its one group."
        : `${complete === all ? (all === 1 ? "" : "each ") : complete === 0 ? (all === 1 ? "but not " : "none of them ") : `${complete} of them `}on all ${groups} groups; macro mean over the groups that both sides have.`
    }`,
  agentIs:
    "An agent here is a harness and its version, a model and its provider, a thinking level and an author; both sides lie in the same folder and were tested on the same data.",
  chartTitle: "Score without and with the algorithm",
  chartText: (rows: string) => `Score without and with the algorithm: ${rows}.`,
  chartAxis: (high: string) => `Score, points of ${high}`,
  chartKey:
    "Ring: without. Mark: with. Band: ± sample std between attempts. Number: the lift, coloured only where the test at 5\u00a0% passed.",
  chartRow: (agent: string, without: string, score: string, lift: string) =>
    `${agent}: without ${without}, with ${score}, ${lift}`,
  rowSeparator: "; ",
  partSeparator: ", ",
  notRun: "not run",
  table: (board: string) => `Lifts by agent, ${board}`,
  syntheticCaption: (caption: string) => `${caption} (synthetic)`,
  agent: "Agent",
  without: "Without",
  with: "With",
  scoreUnit: "± std",
  lift: "Lift",
  liftUnit: "points, ± std",
  interval: "95\u00a0% interval",
  intervalUnit: "over tasks",
  pUnit: {
    tasks: "over tasks",
    attempts: "over attempts",
    mixed: "over tasks, or attempts",
    none: "not tested",
  } satisfies Record<TestKind, string>,
  overAttempts: "over attempts",
  verdict: "Test",
  tasks: "Tasks",
  tasksUnit: "gained / lost",
  groupsHead: "Groups",
  groupsUnit: "improved",
  groupsPlot: "Lift by group",
  groupsPlotLabel: (improved: number, all: number, low: string, high: string) =>
    `${improved} of ${all} groups improved; lifts by group from ${low} to ${high} points`,
  improved: (count: number, all: number) => `${count}/${all}`,
  tasksOf: (all: string) => `of ${all}`,
  tasksTitle: ({ gained, lost, tied, all }: { gained: string; lost: string; tied: string; all: string }) =>
    `attempt mean higher on ${gained} of ${all} tasks, lower on ${lost}, the same on ${tied}`,
  mean: (count: number, groups: number | null) =>
    `Mean over ${agents(count)}${groups === null ? "" : `, ${groups === 1 ? "one group" : `${groups} groups`}`}`,
  groupsOf: (coverage: string) => `${coverage} groups`,
  notInMean: (coverage: string) => `${coverage} groups, not in the mean`,
  morePartial: (count: number) => `${count} more cover some groups only`,
  onGroups: (groups: string) => `over ${groups}`,
  pooledNote: (count: number) =>
    count === 1
      ? "With one agent there is nothing to pool."
      : `A mean counts each of its agents (here ${count}) the same and speaks of them alone, not of agents in general. Its test takes every task once, with the differences averaged over the agents first, because the same task under several agents is not several independent draws; the ± is propagated, and what is shared cancels. Its share of tasks counts a task once for every agent.`,
  tableNote: (tests: TestKind) =>
    `±: sample standard deviation between attempts of both sides, propagated (for an evolved agent it includes the spread of evolution). ${tableTests[tests]} Dots: the groups, a cross where the score fell; bar: their mean.`,
  leftOut: (what: string, agents: string) => `Left out, ${what} (${agents}).`,
  leftOutReasons: {
    with: {
      "no-experiment": "no experiment with the algorithm",
      "left-out": "the experiment with the algorithm has errors and was left out",
      "not-stated": "no score with the algorithm is stated",
    },
    without: {
      "no-experiment": "no experiment without it",
      "left-out": "the experiment without it has errors and was left out",
      "not-stated": "no score without it is stated",
    },
    both: {
      "no-experiment": "not run both ways",
      "left-out": "experiments have errors and were left out",
      "not-stated": "no scores are stated",
    },
  },
  completeOnly:
    "The mean, the first sentences and the counts of tests take only agents that cover every group of the leaderboard, so that all are over the same test data.",
  commonGroups: (groups: string) =>
    `No agent covers every group of the leaderboard. The mean, the chart and the first sentences are over the groups that all of these agents share: ${groups}. The rows are each over their own groups.`,
  noSharedGroup:
    "No agent covers every group of the leaderboard, and there is no group that all of these agents share, so there is no mean.",
  unpaired: (names: string) =>
    `Run with the algorithm, but not without it on the same test data, so there is no lift: ${names}.`,
  whatTitle: "What they are",
  whatItIs: "What it is",
  describedIn: "From",
  heatTitle: "Lift by group",
  heatSub:
    "Score with minus score without, in points, in each group; each number leads to the experiment with the algorithm. Sign and colour give the direction, depth the size: single groups are not tested here.",
  heatCaption: "Lift of every agent in every group",
  heatCell: (group: string, without: string, score: string) => `${group}: without ${without}, with ${score}`,
  heatMissing: (group: string, reason: string) => `${group}: ${reason}`,
  heatAbsent: "not run both ways",
  heatMacro: "Mean",
  groupKey: "Groups by name",
  gapTitle: "From training to test",
  gapSub: "Generalisation gap: score of the last training round minus test score, on the same groups.",
  gapCaption: "Generalisation gap by agent",
  lastTrain: "Last training round",
  testScore: "Test",
  gap: "Gap",
  gapNotMeasured: "Not measured",
  gapNeeds: "The gap needs a score of the last training round in every group.",
  gapReason: (board: string, reason: string) => `${board}: ${reason}.`,
  gapNote:
    "A gap near 0 means that training scores carried over; how hard the training tasks are next to the test tasks is part of it.",
  costTitle: "What it costs",
  costSub:
    "One run of all groups that enter, mean over the attempts. Evolving: training plus, where it was run, validation.",
  costCaption: "Cost and tokens to evolve and to test, by agent",
  evolution: "To evolve",
  usd: "USD",
  testCost: "Test",
  usdRun: "USD, with",
  costChange: "Change",
  againstWithout: "against without",
  evolutionTokens: "To evolve",
  testTokens: "Test",
  tokensWith: (unit: string) => `${unit}, with`,
  costWithoutTitle: (without: string) => `without the algorithm: ${without}`,
  costNote: "The change of a cost is exact arithmetic on the stated figures, not a test.",
  liftCostTitle: "What it brings, and what evolving costs",
  liftCostSub: (board: string) => `${board}: every pair of algorithm and agent whose cost to evolve is stated.`,
  liftCostUp: "Lift on the test data, points",
  liftCostAcross: "Cost to evolve once on every group of the pair, USD, log scale",
  liftCostText: (points: string) => `Lift against the cost to evolve: ${points}.`,
  liftCostPoint: (name: string, cost: string, lift: string, interval: string) =>
    `${name}: USD ${cost}, lift ${lift}, 95\u00a0% interval ${interval}`,
  liftCostKey:
    "Line: 95\u00a0% interval of the lift over tasks. Coloured where the test at 5\u00a0% passed, gray where not. A dotted line joins the algorithms of one agent.",
  liftCostLeftOut: (unknown: number, free: number, partial: number) =>
    [
      ...(partial > 0 ? [`${partial} more that do not cover every group`] : []),
      ...(unknown > 0 ? [`${unknown} more without a stated cost`] : []),
      ...(free > 0 ? [`${free} with a cost of 0, which a log scale does not hold`] : []),
    ]
      .join("; ")
      .concat("."),
  curveTitle: "From round to round",
  curveSub:
    "Mean over the groups, one drawing for each agent, on one scale. Band: ± sample std, propagated. The test is no round and stands apart; ring: the same agent without an algorithm.",
  curveNone: "No scored rounds",
  curveNoneText: "None of these experiments states a score for a training or validation round that all groups share.",
  curveName: (agent: string, board: string) => `${agent}, ${board}`,
  curveText: (name: string, points: string) => `${name}. ${points}.`,
  curvePoint: (series: string, round: number, score: string) => `${series} ${round}: ${score}`,
  curveTest: (score: string) => `test: ${score}`,
  curveBaseline: (score: string) => `test without an algorithm: ${score}`,
  curvePeak: (series: "train" | "val", round: number, score: string, last: number, lastScore: string) =>
    `${series === "val" ? "Validation" : "Training"} is highest in round ${round} (${score}) and ends at ${lastScore} in round ${last}.`,
  curveRises: (series: "train" | "val", first: string, score: string, last: number) =>
    `${series === "val" ? "Validation" : "Training"} goes from ${first} to its highest, ${score}, in round ${last}.`,
  curvePartial: (rounds: string) => `Rounds that only some groups have are left out: ${rounds}.`,
  series: { train: "training", val: "validation" },
  round: "Evolution round",
  test: "test",
  againstTitle: "Against other algorithms",
  againstSub: (tests: TestKind) =>
    `Only agents that ran both on every group of the leaderboard; where there is none, on the groups that all share.${tests === "tasks" || tests === "mixed" ? " Each task counts once, averaged over the agents." : tests === "attempts" ? " Tested over attempts on these tasks; it says nothing of other tasks." : ""}`,
  againstListTitle: "Algorithm against algorithm",
  againstCaption: "Algorithms against each other, pooled over the agents that ran both",
  againstNone: "No agent was run with another algorithm too.",
  algorithm: "Algorithm",
  other: "Against",
  leaderboard: "Leaderboard",
  count: "n",
  countUnit: "agents",
  difference: "Difference",
  differenceUnit: "points, ± std",
  tasksShared: "Tasks",
  tasksSharedUnit: "shared / differ",
  againstNote:
    "Difference: the first algorithm (or the one of this page) minus the other, mean over the agents, each counting the same; it speaks of these alone. Two-sided tests at 5\u00a0%, per pair, unadjusted. What each algorithm is shown while it evolves may differ; that is part of the difference.",
  summaryTitle: "Every algorithm, on every leaderboard",
  summarySub:
    "Means over the agents that cover every group of the leaderboard with and without it, each counting the same; only of these. Where there is no such agent, over the groups that all share, as the row says. Shares of tasks count a task once for every agent.",
  summaryCaption: "Algorithms by leaderboard: mean lift, test, gap, cost to evolve",
  syntheticSection: "Synthetic examples",
  tested: "Tested",
  testedUnit: "better / worse / open",
  perAgent: "USD an agent",
  gapUnit: "points",
  caveatsTitle: "What to know before trusting these numbers",
  concerns: (count: number, all: number) => `(${count} of ${all} experiments)`,
  byAlgorithm: "Score without and with each algorithm",
  byAlgorithmSub: (board: string) => `${board}: every agent that was run both ways on all groups.`,
  figures: "the numbers",
};
