/** The words of the page that compares entries, in English. */

const list = (items: readonly string[]): string =>
  items.length < 3 ? items.join(" and ") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

interface Party {
  readonly text: string | null;
  readonly letters: readonly string[];
}

const parties = (all: readonly Party[]): string =>
  all.map(({ text, letters }) => `${list(letters)}: ${text ?? "not stated"}`).join("; ");

interface Finding {
  readonly entry: string;
  readonly reference: string;
  readonly column: string;
  readonly difference: string;
  /** `[−5.20, +2.51]`; null without one. */
  readonly interval: string | null;
  /** Null where nothing could have been shown, or it is not known. */
  readonly detectable: string | null;
  readonly tasks: string;
  readonly differing: string;
  readonly p: string | null;
}

const tested = ({ column, difference, interval, tasks, differing, p }: Finding): string => {
  const within = interval === null ? "" : `, 95 % interval ${interval}`;
  return `${column} ${difference}${within}; ${tasks} shared tasks, ${differing} of them differ${p === null ? "" : `; ${p}`}.`;
};

const shown = ({ detectable }: Finding): string =>
  detectable === null ? "" : ` This data could have shown ${detectable}.`;

export const compare = {
  action: "Compare",

  loading: "Loading…",
  failed: "The figures could not be loaded.",
  failedEntry: (entry: string) => `The figures of ${entry} could not be loaded.`,
  retry: "Try again",

  unknownTitle: "Not found",
  unknown: (ids: readonly string[]) =>
    `This leaderboard has no entry ${list(ids)}. The link may be older than the entry's present id.`,
  excessTitle: "Too many",
  excess: (most: number, names: readonly string[]) =>
    `At most ${most} entries fit side by side. Left out: ${list(names)}.`,

  choose: "Choose entries",
  change: "Change the entries",
  filter: "Filter by name",
  chosen: (count: number, most: number) => `${count} of at most ${most} chosen`,
  full: "Take one out to add another.",
  matches: (count: number) => (count === 1 ? "1 entry matches" : `${count} entries match`),
  noMatch: "No entry matches.",
  chooseMore: (count: number): string => (count === 0 ? "Choose two entries or more." : "Choose at least one more."),
  clear: "Clear",
  entryPage: "page",
  synthetic: "synthetic",

  resultTitle: (names: readonly string[]) => list(names),
  shown: (names: readonly string[]) => `Comparing ${list(names)}.`,
  windowTitle: (names: readonly string[], rest: string) => `${names.join(" / ")} · ${rest}`,
  reference: "reference",
  makeReference: (entry: string) => `Compare the others with ${entry}`,
  makeReferenceShort: "as reference",
  remove: (entry: string) => `Take out ${entry}`,
  against: (entry: string, reference: string) => `${entry} against ${reference}`,
  findings: {
    better: (at: Finding) => `**${at.entry} against ${at.reference}: better.** ${tested(at)}`,
    worse: (at: Finding) => `**${at.entry} against ${at.reference}: worse.** ${tested(at)}`,
    undecided: (at: Finding) =>
      `**${at.entry} against ${at.reference}: no difference shown.** ${tested(at)}${shown(at)}`,
    "too-few": (at: Finding) => `**${at.entry} against ${at.reference}: too few to test.** ${tested(at)}`,
    "different-parts": (at: Finding) =>
      `**${at.entry} against ${at.reference}: not tested.** The two are made of different parts. ${at.column} ${at.difference}.`,
    "no-shared-tasks": (at: Finding) =>
      `**${at.entry} against ${at.reference}: not tested.** They share no tasks. ${at.column} ${at.difference}.`,
    untestable: (at: Finding) =>
      `**${at.entry} against ${at.reference}: nothing to test.** ${at.column} ${at.difference}.`,
  },
  notTested: (entry: string, reference: string, why: string) => `**${entry} against ${reference}: not tested.** ${why}`,
  whyNoValue: "One of the two has no value in the column that ranks.",
  whyNoAttempts: "The column that ranks has no attempts behind it.",
  whyLarge:
    "This leaderboard has so many entries that only those near each other in rank are tested against each other.",
  testRule: "Two-sided, at 5 %, per pair, unadjusted. Differences are against the reference, A.",

  unfairTitle: "Not like with like",
  unfair: {
    harness: (all: readonly Party[]) =>
      `They ran on different harnesses (${parties(all)}): a difference may be the harness's.`,
    "harness-version": (all: readonly Party[]) =>
      `The harness versions are not the same, or not known to be (${parties(all)}).`,
    "harness-setting": (all: readonly Party[], term: string) =>
      `The harness was set differently, ${term} (${parties(all)}): a difference may come from there.`,
    "thinking-level": (all: readonly Party[]) =>
      `The thinking levels differ (${parties(all)}): a difference may be one of effort.`,
  },
  unfairSynthetic: (letters: readonly string[]) =>
    `The figures of ${list(letters)} are made up, the others were measured: their difference means nothing.`,
  unfairVersions: (benchmarks: readonly string[], all: readonly Party[]) =>
    `${list(benchmarks)} ${benchmarks.length === 1 ? "was" : "were"} measured in different versions (${all
      .map(({ text, letters }) => `${list(letters)}: ${text ?? "an earlier one"}`)
      .join("; ")}).`,
  moreBenchmarks: (count: number) => `${count} more`,

  settingsTitle: "Settings that differ",
  settingsSub: "Bold: differs from A.",
  settingsCaption: "Settings of the compared entries that differ",
  settingsNone: "All stated settings are the same.",
  setting: "Setting",
  varies: "varies by group",
  same: (terms: readonly string[]) => `The same in all: ${terms.join("; ")}.`,
  unstated: (terms: readonly string[]) => `Stated by none: ${terms.join(", ")}.`,
  colon: ": ",

  figuresTitle: "Figures",
  figuresSub: "Below each figure its difference from A.",
  figuresCaption: "Figures of the compared entries with their differences from the first",
  figure: "Figure",
  percent: "\u00a0%",
  rankRow: "Rank",
  rankUnit: "[interval]",
  testRow: "Test",
  testRowUnit: "against A",
  legendBetter: "blue: better",
  legendWorse: "orange: worse",
  legendPlain: "gray: the test shows no difference, or there is none",
  legendExact: "Cost and tokens have no published spread and are not tested; their colour is the direction alone.",

  testsTitle: "Tests, each pair",
  testsCaption: "Test of each pair of the compared entries",
  pair: "Pair",
  testsVerdict: "The first is",
  unadjusted: "unadjusted",
  difference: "first − second",
  pairPlot: (difference: string, interval: string) => `difference ${difference}, 95 % interval ${interval}`,
  testsLegend: (methods: readonly string[]) => `Tests: ${methods.join("; ")}.`,

  groupsTitle: "Group by group",
  groupsSub:
    "Test scores; band: ± sample standard deviation. Differences from A stay gray: no test is made for a single group.",
  groupsSubOne: "Test scores; band: ± sample standard deviation. Below, the difference from A.",
  groupsCaption: "Test scores of the compared entries by group",
  group: "Group",
  plotLabel: (parts: readonly string[]) => parts.join("; "),

  tasksTitle: "Task by task",
  tasksSub:
    "Differences of the attempt means, in points. A gain on one task is no finding; together they are what the test weighs.",
  tasksSummary: (entry: string, reference: string, gained: number, equal: number, lost: number) =>
    `${entry} against ${reference}: ${gained} gained, ${equal} equal, ${lost} lost`,
  tasksNone: (entry: string, reference: string) => `${entry} and ${reference} share no tasks.`,
  tasksUnshared: (count: number) =>
    count === 1
      ? "1 task was answered by one of the two only."
      : `${count} tasks were answered by one of the two only.`,
  barsLabel: (gained: number, equal: number, lost: number) =>
    `Tasks by difference: ${lost} lost, ${equal} equal, ${gained} gained; the figures are in the tables below.`,
  barsLost: (count: number) => `▼ ${count} lost`,
  barsEqual: (count: number) => `${count} equal`,
  barsGained: (count: number) => `▲ ${count} gained`,
  gainedTitle: (entry: string) => `Where ${entry} gains`,
  lostTitle: (entry: string) => `Where ${entry} loses`,
  gainedNone: "No task gained.",
  lostNone: "No task lost.",
  showAll: (count: number) => `Show all ${count}`,
  showFewer: "Show fewer",

  roundsTitle: "Phase curves",
  roundsSub:
    "Mean over the groups, round by round. Solid: validation; dashed: training; at the right the test, which is no round.",
  roundsNone: (letters: readonly string[]) => `No training or validation scores: ${list(letters)}.`,
  roundsAbsentTitle: "No phase scores.",
  roundsAbsent: "None of the compared entries has training or validation scores.",
  roundsMore: "More curves: by group, cost, tokens and time",
  readHint: "Point at the chart to read it, or give it the focus and use the arrow keys.",
  roundAxis: "Evolution round",
  test: "test",
  roundsLabel: (entries: readonly string[]) => `Scores by round of ${list(entries)}`,
};
