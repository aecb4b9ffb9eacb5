/** The words of the leaderboards, in English. */
import type { SpreadOver } from "../../leaderboard/measure/spread-over.ts";
import type { TestKind } from "../../leaderboard/ranking/comparison.ts";

const numberWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const numberWord = (count: number): string => numberWords[count] ?? String(count);
const confirmedWords = (confirmed: number, pairs: number): string =>
  confirmed === pairs
    ? `the test confirms ${pairs === 2 ? "both" : "each"}`
    : confirmed === 0
      ? "the test confirms none"
      : `the test confirms ${confirmed} of them`;

/** Which tests the ranks' intervals come from. */
const rankTests: Readonly<Record<TestKind, string>> = {
  tasks: "paired sign-flip test over tasks, two-sided, 5 %, per pair, unadjusted",
  attempts:
    "Welch's t-test over attempts on these tasks, as fewer than six differ, two-sided, 5 %, per pair, unadjusted; it says nothing of other tasks",
  mixed:
    "paired sign-flip test over tasks, or, where fewer than six differ, Welch's t-test over attempts on these tasks alone; two-sided, 5 %, per pair, unadjusted",
  none: "no pair could be tested, so every interval holds all places",
};

/** How the ± relates to the tests. */
const spreadTests: Readonly<Record<TestKind, string>> = {
  tasks: "; it says nothing about the test, which is over tasks",
  attempts: "",
  mixed: "; it says nothing about a test over tasks",
  none: "",
};

export const leaderboard = {
  listTitle: "Leaderboards",
  listLede: (count: number) =>
    count === 1
      ? "One leaderboard, with its leaders and what it is made from."
      : `${count} leaderboards, each with its leaders and what it is made from.`,
  listDescription: "All leaderboards of self-improving agents, with their leaders.",
  none: "No leaderboard yet.",
  noneHelp: "One appears as soon as the repository holds an experiment.",
  entries: (count: number): string => (count === 1 ? "entry" : "entries"),
  experiments: (count: number): string => (count === 1 ? "experiment" : "experiments"),
  groups: (count: number): string => (count === 1 ? "group" : "groups"),
  caveats: (count: number): string => (count === 1 ? "note on the data" : "notes on the data"),
  updated: "updated",
  cardSummary: (ranked: number, unranked: number, groups: number, experiments: string) =>
    `${ranked} ${ranked === 1 ? "entry" : "entries"} ranked over ${groups} ${groups === 1 ? "group" : "groups"}, ${experiments} ${experiments === "1" ? "experiment" : "experiments"}${unranked === 0 ? "" : `; ${unranked} unranked, incomplete`}.`,
  noEntries: "No entries yet.",
  noEntriesText:
    "None of the published experiments in the folders that it draws on was tested on its groups. Notes below name those left out, if any.",
  nothingRanked: "Nothing is ranked here.",
  findingAlike: (count: number, all: number) =>
    count === all
      ? `${count === 2 ? "The two" : `All ${numberWord(count)}`} entries cannot be told apart by the test.`
      : `The first ${numberWord(count)} cannot be told apart by the test.`,
  findingHighest: (leader: string, score: string) => `**${leader}** stands first with **${score}**.`,
  findingSeparated: (leader: string, score: string, separated: number, others: number) =>
    `**${leader}** leads with **${score}**; the test sets it apart from ${separated === others ? (["", "the other", "both others"][others] ?? `all ${others} others`) : `${separated} of the ${others} others`}.`,
  findingLeader: (leader: string, score: string, gap: string, second: string) =>
    `**${leader}** leads with **${score}**, ${gap} ahead of ${second}; nothing tells whether that is more than chance.`,
  findingTie: (names: readonly string[], score: string) =>
    `**${names.join("**, **")}** share first place with **${score}**.`,
  findingSingle: (name: string, score: string, groups: number) =>
    `One entry so far: **${name}** scores **${score}**${groups === 1 ? "" : `, over ${groups} groups`}.`,
  findingNoneRanked: (groups: number) =>
    groups === 1 ? "No entry has a score yet." : `No entry covers all ${groups} groups yet, so none is ranked.`,
  findingLiftAll: (algorithm: string, pairs: number, low: string, high: string, confirmed: number) =>
    `**${algorithm}** scores above no algorithm with ${pairs === 2 ? "both" : `all ${pairs}`} agents, by ${low} to ${high} points; ${confirmedWords(confirmed, pairs)}.`,
  findingLiftSome: (algorithm: string, above: number, pairs: number, low: string, high: string, confirmed: number) =>
    `**${algorithm}** scores above no algorithm with ${above} of ${pairs} agents; the differences run from ${low} to ${high} points, and ${confirmedWords(confirmed, pairs)}.`,
  findingLiftOne: (algorithm: string, lift: string, confirmed: boolean) =>
    `With **${algorithm}** the same agent scores ${lift} points against no algorithm${confirmed ? ", which the test confirms" : "; the test does not confirm it"}.`,
  syntheticTitle: "Synthetic example",
  syntheticText: "Made-up numbers. They measure nothing.",
  withdrawnTitle: "Withdrawn",
  withdrawnText: "This leaderboard no longer ranks anything.",
  undefinedTitle: "No definition yet",
  undefinedText:
    "These experiments stand here one by one. A file leaderboards/<id>.yaml would say which of them belong together.",
  definitionLeftOutTitle: "Definition left out",
  definitionLeftOutText:
    "The definition has errors. Until they are mended, its folder's experiments stand here one by one.",
  json: "JSON",
  definition: "Definition",
  rankingCaption: "Entries by score, from high to low",
  rank: "Rank",
  rankUnit: "[interval]",
  entry: "Entry",
  algorithm: "Algorithm",
  fields: {
    model_name: "Model",
    harness_name: "Harness",
    harness_version: "Harness version",
    model_provider: "Provider",
    thinking_level: "Thinking",
    "author.name": "Author",
  },
  score: "Score",
  scoreStd: "Score ± std",
  defaultColumns: { score: "Score", cost: "Cost", tokens: "Tokens", duration: "Time" },
  units: { score: "of 100", points: "points", percent: "%", ratio: "", usd: "USD", count: "" },
  plusMinusStd: "± std",
  plusMinus: { attempts: "± std", questions: "± SE", both: "± std and SE" } satisfies Record<SpreadOver, string>,
  unitSeparator: ", ",
  listSeparator: ", ",
  clauseSeparator: "; ",
  coverage: "Groups",
  coverageUnit: "scored",
  notStated: "not stated",
  pastTable: "Past the table",
  toEntry: "How it was made, and its tests against the others",
  covered: (present: number, of: number) => `${present} of ${of} there`,
  macro: (groups: number) => `mean over ${groups} groups of equal weight (macro mean)`,
  spreadTitle: (n: number, firstOrder: boolean) =>
    `±: sample standard deviation over ${n} attempts, propagated${firstOrder ? " to first order" : ""}`,
  errorTitle: (n: number | null, firstOrder: boolean) =>
    `±: ${n === null ? "" : `sample standard deviation over ${n} attempts and, for numbers of runs, `}standard error over questions, as the reports state it, propagated${firstOrder ? " to first order" : ""}`,
  ownBaseline: "its own baseline",
  baselineItself: "baseline",
  untestedLift: "not tested",
  testedLift: (verdict: string, p: string | null) =>
    `test against its own baseline: ${verdict}${p === null ? "" : `, ${p}`}`,
  untested: (count: number) => `untested ${count}`,
  untestedTitle: "Pairs that could not be tested; they widen the interval",
  versionTags: { "other-version": "other version", "before-last-update": "before the last update" },
  discrepancyTag: "≠",
  discrepancyTitle: "Its attempts or prices say otherwise",
  legendRank: (tests: TestKind) =>
    `rank and its interval, from 1 + the number of entries significantly better to the last place − the number significantly worse: ${rankTests[tests]}`,
  rankTests,
  legendTest: "how the test works",
  legendUntestable: "The ranking column has nothing to test, so there are no intervals.",
  legendScore: (attempts: string, tests: TestKind) =>
    `value ± sample standard deviation over attempts (${attempts} per group), propagated${spreadTests[tests]}`,
  legendMacro: (groups: number) => `${groups} groups of equal weight (macro mean)`,
  legendReference: "the line starts at the same agent without an algorithm",
  legendDelta: "against the same agent without an algorithm; gray: the test shows no difference, or there is none",
  legendMeans: (columns: string) => `${columns}: means over attempts; the summaries state no spread for them`,
  legendErrors: (columns: string) =>
    `${columns}: numbers of runs enter the ± with the standard error that their reports state (SE, over questions); it is no spread between attempts`,
  legendTier: "Heavier line: no interval crosses it.",
  unranked: "Unranked",
  unrankedSub: "Entries whose ranking number is incomplete, in no order, each with what it lacks.",
  unrankedCaption: "Entries whose ranking number is incomplete",
  missing: "Missing",
  boardEntries: "Entries",
  partialMean: "Mean of what is there",
  notComparable: "not comparable",
  groupScore: (group: string, score: string) => `${group}: ${score}`,
  missingGroups: (groups: string, reason: string) => `${groups}: ${reason}`,
  byGroup: "By group",
  byGroupSub: "Test scores, each linked to its experiment; the rows keep their rank.",
  byGroupCaption: "Test scores of every entry in every group",
  absent: "missing",
  groupKey: "Groups by name",
  group: "Group",
  attempts: "n",
  experiment: "Experiment",
  caveatsTitle: "Notes on the data",
  versionsTitle: "Several versions of a benchmark",
  versionsText:
    "Entries below were measured on different versions; a difference between them may be one of the benchmark.",
  notesTitle: "Notes on the entries",
  outsideGroups: (count: number) =>
    `${count} experiments of the folders that it draws on were tested on data that are no group of this leaderboard.`,
  excluded: (count: number, reason: string) => `${count} experiments do not count: ${reason}.`,
  toRun: "The run",
  whyLeftOut: "What is wrong with them",
  listThem: "List them",
  columnsTitle: "How the columns are computed",
  columnsSub: "As the definition states them; every number's own parts stand on the page of its entry.",
  columnsCaption: "The columns with their expressions",
  column: "Column",
  expression: "Expression",
  mathematics: "The same as mathematics",
  stdBy: "std:",
  ranks: "ranks the entries",
  directions: { higher: "higher is better", lower: "lower is better", neutral: "neither way is better" },
  errorGuide: "numbers of runs enter the ± with their standard error over questions",
  macroGuide: "every group counts the same (macro)",
};
