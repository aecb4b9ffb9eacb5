/** The words of the first page and of the page for unknown addresses, in English. */
export const home = {
  title: "Do self-improving agents improve?",
  description:
    "Open leaderboards for agents that learn from their own runs: scores with their spread, each one traced to the lines of YAML it came from.",
  finding: (
    board: string,
    { above, confirmed, pairs }: { above: number; confirmed: number; pairs: number },
    { low, high }: { low: string; high: string },
  ) =>
    `On **${board}**, an agent with an algorithm scores above the same agent without one in ${
      above === pairs
        ? `**all ${pairs}** comparisons, by **${low} to ${high} points**`
        : `**${above} of ${pairs}** comparisons; the differences run from **${low} to ${high} points**`
    }; the paired test over tasks confirms ${confirmed === pairs ? "each of them" : confirmed === 0 ? "none of them" : `**${confirmed}** of them`}.`,
  noFinding: "Open leaderboards for agents that learn from their own runs.",
  promise:
    "Every ranked score stands with its spread, or with what is known instead, and leads back to the lines of YAML it came from.",
  open: "Open this leaderboard",
  submit: "Submit a result",
  howToCite: "Cite",
  readEntry: (name: string) => `How to read an entry: ${name}`,
  entryLabel: (entry: string, rank: string, score: string) => `${entry}: ${rank}; ${score}`,
  ofPlaces: (places: number) => `of ${places}`,
  meanStd: "mean ± std",
  liftTitle: "Which algorithm helps, and for whom",
  liftSub: (board: string) =>
    `${board}. Ring: the agent without an algorithm. Filled: with it. Band: ± sample standard deviation between attempts. Number: difference in points; gray where the paired sign-flip test over tasks (two-sided, 5 %, per pair, unadjusted) does not confirm it.`,
  liftLabel: "Scores of each agent without and with each algorithm",
  liftPair: (entry: string, baseline: string, score: string, lift: string) =>
    `${entry}: ${baseline} → ${score} (${lift})`,
  liftSeparator: ", ",
  liftAxis: "Score, points of 100",
  figures: "the figures",
  leaderboards: "Leaderboards",
  allLeaderboards: (count: string) => `All ${count}`,
  allExperiments: (count: string) => `All ${count}`,
  newest: "Newest experiments",
  submitted: "Submitted",
  agent: "Agent",
  testData: "Test data",
  testScore: "Test score",
  about: "What this is",
  aboutText:
    "Experiments on self-improving agents, as their authors published them: training, validation and test phases, repeated attempts, cost and tokens. A leaderboard is a file that says which experiments to put side by side and how; nothing else decides a rank.",
  submitTitle: "Submit",
  submitText:
    "Add a folder experiments/<leaderboard-id>/<experiment-id>/, check it, open a pull request. Each problem comes back with its file, its line and the way to mend it.",
  citeTitle: "Cite",
  citeText: "Name the leaderboard, its address and the data commit: the same commit gives the same numbers.",
};

export const notFound = {
  title: "This page does not exist",
  text: "The address may have been mistyped, or what stood here has another id now.",
};
