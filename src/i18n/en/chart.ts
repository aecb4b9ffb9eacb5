/** The words of the charts, in English. */

const entries = (count: number): string => (count === 1 ? "1 entry" : `${count} entries`);
const has = (count: number): string => (count === 1 ? "has" : "have");
const are = (count: number): string => (count === 1 ? "is" : "are");

export const chart = {
  listSeparator: ", ",
  sentences: (parts: readonly string[]) => parts.join(" "),
  phaseNames: {
    train: (round: number) => `train-${round}`,
    val: (round: number) => `val-${round}`,
    test: "test",
  },
  axisLegend: "Horizontal axis",
  phaseLegend: "Phases",
  bothPhases: "Both",
  onePhase: { train: "Training", val: "Validation" },
  readHint: "Point at the chart to read it, or give it the focus and use the arrow keys.",
  progress: {
    names: { round: "round", cost: "cost", tokens: "tokens", time: "time" },
    tabs: { round: "By round", cost: "By cost", tokens: "By tokens", time: "By time" },
    titles: {
      round: "Evolution round",
      cost: () => "Cost of evolving so far, USD",
      tokens: (unit: string) => `Input and output of evolving so far, ${unit}`,
      time: (unit: string) => `Time of evolving so far, ${unit}`,
    },
    overGroups: (title: string, groups: number) => `${title}, sum over ${groups} groups`,
  },
  undrawn: (axes: string) => `Not drawn by ${axes}: the source does not state it.`,
  leftOut: (count: number) =>
    count === 1
      ? "One phase is not on this axis: the source does not state what it or one before it used."
      : `${count} phases are not on this axis: the source does not state what they or those before them used.`,
  usedNote:
    "What evolving used is added up over training and validation, phase by phase; the test's own use is not in it.",
  baseline: "no algorithm",
  baselineNote: (text: string) => `Dotted: the same agent without an algorithm in the test, ${text}, `,
  stop: ".",
  numbers: "The numbers behind it",
  points: {
    caption: (what: string) => `The numbers behind the curve: ${what}`,
    phase: "Phase",
    score: "Score",
    scoreUnit: "± sample std",
    mean: "Mean of the groups",
    meanUnit: "± std",
    used: { cost: "Cost so far", tokens: "Tokens so far", time: "Time so far" },
    usd: "USD",
    note: "A score leads to the line that it was read from.",
  },
  costScore: {
    section: "Score against cost",
    sub: "The blue steps are the front: nothing drawn is both cheaper and better. A thin line ties each evolved entry to the same agent without an algorithm.",
    title: (score: string, cost: string) => `${score} against ${cost.toLowerCase()}`,
    description: (count: number, front: readonly string[]) =>
      `${entries(count)} by cost and score. On the front, from cheap to dear: ${front.join("; ")}.`,
    point: (name: string, cost: string, score: string) => `${name} (${cost}, ${score})`,
    figures: (cost: string, score: string) => `${cost}, ${score}`,
    mark: (name: string, figures: string) => `${name}: ${figures}`,
    withNote: (amount: string, note: string) => `${amount} (${note})`,
    stated: "reported",
    notEvolved: (atZero: boolean): string => (atZero ? "drawn at 0" : "evolving counted as 0"),
    costAxis: (title: string, unit: string) => `${title}, ${unit}, log scale`,
    scoreAxis: (title: string, unit: string) => (unit === "" ? title : `${title}, ${unit}`),
    better: "↖ better",
    bar: "bar: ± std",
    frontTitle: "On the front",
    frontCaption: "Entries on the front, from cheap to dear",
    allTitle: (count: number) => (count === 1 ? "The other entry" : `The other ${count} entries`),
    allCaption: "Entries off the front, from cheap to dear, those without a cost last",
    entry: "Entry",
    kinds: {
      test: "Cost is that of the test. What evolving cost is left out, so with it every filled mark would stand further right.",
      evolution: "Cost is that of evolving: training and validation, without the test.",
      both: "Cost is that of evolving and of the test together.",
    },
    countedAsZero: (count: number) =>
      `${entries(count)} without an algorithm had nothing to evolve, which counts as a cost of 0 here.`,
    zeros: (count: number) =>
      `A cost of 0 has no place on a log scale: ${entries(count)} ${are(count)} drawn left of it, at $0.`,
    withoutCost: (count: number, names: readonly string[]) =>
      `${entries(count)} ${has(count)} no cost and ${are(count)} not drawn: ${names.join(", ")}${count > names.length ? ", …" : ""}.`,
    readingsOfFront: (count: number) =>
      `With ${count} entries only the marks of the front can be pointed at; the tables hold all.`,
    unranked: (count: number) => `${entries(count)} without a complete score ${are(count)} not drawn.`,
    climbs: (count: number, confirmed: number) =>
      count === 1
        ? `The test ${confirmed === 1 ? "confirms" : "does not confirm"} the one step up the front.`
        : `Of the ${count} steps up the front the test confirms ${confirmed === 0 ? "none" : confirmed === count ? "all" : confirmed}.`,
  },
  overlay: {
    label: (title: string) => `Phase curves: ${title}`,
    description: (list: readonly string[]) => `Scores by phase. ${list.join(" ")}`,
    entry: (name: string, phases: readonly string[]) => `${name}: ${phases.join("; ")}.`,
    test: "test",
    many: "The first entry by rank is blue, the others are gray; each has its own drawing below.",
    key: "Entries",
    entries: (count: number) => `The ${count} entries that are drawn`,
    highlightHead: "Highlight:",
    highlight: (name: string) => `Highlight ${name}`,
    caption:
      "Band: ± std between attempts, propagated. The test is no round, so it stands apart. Dotted: the same agent without an algorithm.",
    captionPlain: "Band: ± std between attempts, propagated. The test is no round, so it stands apart.",
  },
  phases: {
    title: "Phase curves",
    heading: (board: string) => `Phase curves of ${board}`,
    pageTitle: (board: string, group: string | null) => `Phase curves of ${board}${group === null ? "" : `: ${group}`}`,
    description: (board: string, group: string | null) =>
      `Training, validation and test scores of the entries of ${board}${group === null ? "" : ` on ${group}`}, from round to round.`,
    finding: (name: string, told: string) => `**${name}**: ${told}`,
    scoredFact: (count: number): string => (count === 1 ? "entry with scored rounds" : "entries with scored rounds"),
    withoutFact: "without",
    macro: (groups: number) => `Mean over ${groups} groups`,
    macroSub: (groups: number) =>
      `Each of the ${groups} groups counts the same (macro); a phase that lacks a group is left out.`,
    scopes: "What the curves are of",
    groupSub: "One group alone: the scores as they were measured, not averaged.",
    oneGroup: "All entries",
    oneGroupSub: "One group, so there is nothing to average.",
    limited: (drawn: number, count: number) => `The first ${drawn} of ${count} by rank are drawn.`,
    multiplesTitle: "Entry by entry",
    multiplesSub: "By round, all on one score axis. Dashed with rings: training; blue: validation; diamond: test.",
    noneTitle: "No phase curve here",
    none: "A phase curve needs the scores of training or validation rounds, and no experiment of this leaderboard states any.",
    noneUsed: "What evolving used stands in the table below as far as it is published.",
    noneTests: "The test scores before and after are published, and stand in the table.",
    noneFinding: (count: number, evolved: number): string =>
      evolved === 0
        ? `**None of the ${count} entries was evolved**, so there are no rounds to draw.`
        : `**No rounds to draw.** Of ${entries(count)} ${evolved} ${evolved === 1 ? "was" : "were"} evolved, but no score of a round is published.`,
    toAlgorithms: "What each algorithm gained in the test",
    toExample: "A leaderboard with phase curves",
    notOverlaidTitle: "Not drawn over each other",
    notOverlaid:
      "The entries were measured on different test data, so their curves are drawn for one group at a time: choose one above.",
    back: "To the leaderboard",
    compare: "Compare the entries",
    nothing: "This leaderboard has no entries.",
    absentTitle: "Without a curve",
    absentSub: "Entries that are not drawn, and why.",
    absentCaption: "Entries that are not drawn, and what is known of their evolution",
    notAmongFirst: "not among the first by rank; compare it to see its curve",
    entry: "Entry",
    why: "Why",
    rounds: "Rounds",
    roundsUnit: "published",
    used: { cost: "Evolving cost", tokens: "Evolving tokens", time: "Evolving time" },
    before: "No algorithm",
    beforeNote: "No algorithm: the test of the same agent before it was evolved.",
    test: "Test score",
    testUnit: "± std",
    noRounds: "no rounds published",
    sumNote: "What evolving used is a sum over the groups.",
    pageNote: "An entry's experiments, with the line of each figure, stand on its page.",
    notes: {
      title: "Not shown",
      absent: ["Without a curve; the reason stands in the table at the end: ", "."],
      unknown: ["This leaderboard has no such entry: ", ". The link may be older than the entry's present id."],
      strange: ["Not known here, so the usual view is shown: ", "."],
    } satisfies Readonly<Record<string, string | readonly [before: string, after: string]>>,
  },
};
