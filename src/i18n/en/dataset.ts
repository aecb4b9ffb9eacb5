/** What is said of the data of a page to programs that look for data sets, in English. */
export const dataset = {
  /** Ends every description; it is long enough for one that says little else. */
  closing: (site: string) =>
    `From ${site}, where each number comes with its spread and coverage and leads to the line of the file that it was read from.`,
  boardSize: (entries: string, experiments: string, groups: string) =>
    `Entries: ${entries}; experiments: ${experiments}; groups: ${groups}.`,
  benchmarkSize: (tasks: string, experiments: string) => `${tasks}; ${experiments}.`,
  synthetic: "Made-up numbers, as an example of the format; they measure nothing.",
  withdrawn: (reason: string) => `Withdrawn: ${reason}`,
  experiment: (id: string, folder: string) => `Experiment ${id} (${folder})`,
  pack: (title: string) => `Results on the benchmark pack ${title}`,
  records: "Every record behind the leaderboard in long form",
  table: "The table of the leaderboard",
  all: "All numbers at full precision, with their derivation",
  variables: {
    score: "Test score, mean over the attempts",
    cost: "Cost of the test",
    duration: "Duration of the test",
    inputTokens: "Input tokens of the test, cached ones included",
    outputTokens: "Output tokens of the test",
  },
  keywords: {
    shared: ["benchmark", "evaluation", "AI agents", "large language models"],
    evolution: "self-evolving agents",
    leaderboard: "leaderboard",
  },
};
