/** Words of the pages of benchmarks and tasks. */
export const benchmark = {
  list: {
    title: "Benchmarks",
    lede: (benchmarks: string, tasks: string) =>
      `**${benchmarks}** data sets with **${tasks}** tasks. A test set stands with what is trained and validated on for it.`,
    description: "The data sets that agents are trained and tested on: tasks, partners, experiments, versions.",
    used: "Used by",
    folder: (id: string) => `Folder ${id}, which no leaderboard draws on`,
    unused: "Not used by any experiment yet",
    benchmark: "Benchmark",
    tasks: "Tasks",
    experiments: "Experiments",
    version: "Version",
    updated: "Updated",
    empty: "No benchmark is published yet.",
    emptyHint:
      "A benchmark is a folder below packages/ with a manifest and its tasks; it appears here once its status is published.",
  },
  roles: { train: "Training set", val: "Validation set", test: "Test set" },
  partnerBefore: { train: "trains with", val: "validates with", test: "tested with" },
  tasks: (count: number) => (count === 1 ? "1 task" : `${count} tasks`),
  experiments: (count: number) => (count === 1 ? "1 experiment" : `${count} experiments`),
  evolvedBy: (count: number) =>
    count === 1 ? "1 experiment was evolved on it" : `${count} experiments were evolved on it`,
  version: "version",
  updated: "updated",
  by: "by",
  finding: (hardest: string, low: string, easiest: string, high: string, experiments: number) =>
    `**${hardest}** is the hardest: ${experiments} experiments average ${low} points on it, against ${high} on **${easiest}**.`,
  findingTied: (count: number, tasks: number, low: string, high: string, experiments: number) =>
    `${experiments === 1 ? "The one experiment scores" : `${experiments} experiments average`} ${low} points on ${count} of ${tasks} tasks, and up to ${high} on the others.`,
  findingRange: (hardest: string, low: string, easiest: string, high: string, experiments: number) =>
    `${experiments === 1 ? "The one experiment scores" : `${experiments} experiments average`} from ${low} points, on **${hardest}**, to ${high}, on **${easiest}**.`,
  noTaskScore: "no score of this task alone",
  meanOf: (mean: string, scores: readonly string[]) =>
    scores.length === 1 ? mean : `${mean}, the mean of ${scores.join(", ")}`,
  synthetic: {
    title: "Synthetic example",
    text: "This data set and the results on it were made up to show what the pages can do.",
  },
  withdrawn: { title: "Withdrawn", text: "Results on it count in no ranking. The reason given: " },
  caveats: "What to know before trusting results on it",
  taskTable: {
    title: "Tasks",
    strip: (evolved: number, plain: number) =>
      `Upper ticks, blue: ${evolved} with an algorithm. Lower ticks, gray: ${plain} without. Triangles: their means.`,
    stripOne: (count: number) => `Ticks: the means of ${count} experiments. Triangle: the mean of all.`,
    task: "Task",
    name: "Title",
    scores: "Scores",
    mean: "Mean score",
    meanUnit: (count: number) => `n = ${count}`,
    discrimination: "Discrimination",
    discriminationUnit: "r, 95 % interval",
    without: "Without",
    with: "With",
    unit: (count: number) => `mean, n = ${count}`,
    difference: "Difference",
    untested: "untested",
    noLimits: "No task states a limit on time or machine: a run may use what it needs.",
    empty: "No tasks.",
    emptyHint: "The folder of this benchmark holds no task.",
  },
  discrimination: {
    how: "How difficulty and discrimination are worked out",
    difficulty:
      "Difficulty is the mean score of the task over the experiments, each with the mean of its attempts: the lower, the harder.",
    explained: (least: number) =>
      `Discrimination is the corrected item-total correlation: Pearson's r, over experiments, between the score of the task and the mean score of all other tasks. Near 1, who is strong on the others is strong on this one; near 0, it tells nothing of that; below 0, it runs against the others. It rests on the experiments that state a score of every task, and is given from ${least} of them on.`,
    interval:
      "The interval is Fisher's and takes the experiments as independent. Those that share a model or a harness are not, so the true uncertainty is larger.",
    symbols:
      "x is the score of task t in experiment e, y the mean of its other tasks, a bar the mean over experiments.",
    title: (r: string, low: string, high: string, n: number) =>
      `r = ${r} over ${n} experiments, 95 % interval ${low} to ${high}`,
    none: {
      "no-score": "no score of this task alone",
      constant: "not defined: every experiment has the same score",
      "only-task": "not defined: there is no other task",
    },
    tooFew: (n: number, least: number) => `too few: ${n} of at least ${least} experiments`,
    tooFewNote: (n: number, least: number) =>
      `Discrimination is not given: it needs ${least} experiments with a score of every task, and there ${n === 1 ? "is 1" : `are ${n}`}.`,
  },
  budgets: {
    title: "Budgets",
    hint: "What one run of a task may use.",
  },
  stripLabel: (task: string, count: number, low: string, high: string) =>
    `${task}: scores of ${count} ${count === 1 ? "experiment" : "experiments"}, from ${low} to ${high}`,
  results: {
    title: "Experiments × tasks",
    hint: "Means over the attempts. Tasks from easy to hard, experiments from high to low; a square leads to the first line behind it.",
    experiment: "Experiment",
    score: "Score",
    scoreUnit: "± sample std",
    joint: "joint",
    jointTitle: (others: readonly string[]) =>
      `one score over this data set and ${others.join(", ")}; not comparable with the rows above`,
    missing: "missing",
    more: (shown: string, all: string) =>
      `The ${shown} highest of ${all} experiments; every other one has a page of its own, and all of them stand in the list of experiments.`,
    none: "No experiment has been tested on it.",
    noneHint: "Results appear here once a published experiment names it as test data.",
    trained: "It is there to train or validate on; its test set has the results.",
    withdrawnNote: "Withdrawn and so not in the table:",
  },
  readme: "From its README",
  onlyLanguage: "Chinese only",
  references: "References",
};

/** Where a task stands among its siblings by its mean score. */
function difficulty({ harder, equal, tasks }: { harder: number; equal: number; tasks: number }): string {
  if (tasks < 2 || equal === tasks - 1) return "";
  if (harder === 0) return equal === 0 ? `: the hardest of ${tasks} tasks` : `: none of ${tasks} tasks is harder`;
  if (harder + equal === tasks - 1)
    return equal === 0 ? `: the easiest of ${tasks} tasks` : `: none of ${tasks} tasks is easier`;
  return `: ${harder} of ${tasks} tasks ${harder === 1 ? "is" : "are"} harder`;
}

export const task = {
  description: (id: string, benchmark: string) => `Task ${id} of ${benchmark}: statement, budget, scores.`,
  finding: (experiments: number, mean: string, place: { harder: number; equal: number; tasks: number }) =>
    `${experiments === 1 ? "One experiment scores" : `${experiments} experiments average`} **${mean}** points on it${difficulty(place)}.`,
  noScores: "No experiment states a score of this task alone.",
  budget: "Budget",
  budgetHint: "What one run may use.",
  unlimited: "no limit",
  limits: { timeout: "Time", cpus: "CPUs", ram: "Memory", disk: "Disk", gpus: "GPUs" },
  limitUnits: { timeout: "min", cpus: "", ram: "GB", disk: "GB", gpus: "" },
  statement: "Statement",
  noStatement: "No statement is published with this task.",
  noStatementHint: "Its sources are named on the page of the benchmark.",
  results: "Scores across experiments",
  resultsHint: "From the highest mean to the lowest; ticks: the attempts.",
  errorLegend: (reasons: readonly string[]) => `the run ended in an error (${reasons.join(", ")}); its score counts`,
  onlyLanguage: "Chinese only",
  experiment: "Experiment",
  mean: "Mean",
  n: "n",
  nTitle: "attempts with a score",
  attempt: (number: number) => `attempt ${number}`,
  noResults: "No scores yet.",
  facts: {
    difficulty: "mean score",
    experiments: (count: number) => (count === 1 ? "over 1 experiment" : `over ${count} experiments`),
    discrimination: "discrimination",
    noDiscrimination: (reason: string) => `discrimination: ${reason}`,
  },
  use: {
    title: "Time used against the limit",
    caption: "Time of the runs against the limit of their task",
    task: "Task",
    limit: "Limit",
    plot: "Bar: the limit. Ticks: the runs; those over it are orange and end below it.",
    plotHead: "Runs",
    runs: "n",
    runsTitle: "runs with a stated time",
    most: "Longest",
    share: "of the limit",
    over: "Over",
    overUnit: "runs",
    label: (task: string, runs: string, most: string, limit: string) =>
      `${task}: ${runs} ${runs === "1" ? "run" : "runs"}, the longest ${most} of ${limit}`,
    finding: (over: number, runs: string) =>
      over === 0
        ? `None of ${runs} runs took longer than its task allows.`
        : `${over} of ${runs} runs took longer than ${over === 1 ? "its task allows" : "their tasks allow"}.`,
    more: (shown: string, all: string) =>
      `The ${shown} of ${all} tasks whose longest runs came nearest to the limit or went furthest over it; the times of all are in the records.`,
    note: "Time is the one limit that records can be held against: they state no use of processors, memory or disk.",
  },
  previous: "Previous task",
  next: "Next task",
};
