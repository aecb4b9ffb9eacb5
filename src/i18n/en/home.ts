/** The words of the first page and of the page for unknown addresses, in English. */
import type { TestKind } from "../../leaderboard/ranking/comparison.ts";

/** The algorithm with the largest mean lift on a board; numbers and names are final text. */
interface Best {
  readonly algorithm: string;
  /** Whether it is the only one there. */
  readonly alone: boolean;
  readonly lift: string;
  /** Null where there is none. */
  readonly interval: readonly string[] | null;
  readonly agents: number;
  /** Algorithms that the test puts below it, and those it does not. */
  readonly above: readonly string[];
  readonly level: readonly string[];
}

/** The pairs of a board by what their differences and the tests of these say. */
interface Counts {
  /** With a higher score. */
  readonly above: number;
  /** Whose test finds a higher, a lower score. */
  readonly confirmed: number;
  readonly worse: number;
  readonly pairs: number;
  /** What the tests looked at. */
  readonly tests: TestKind;
}

const lower = (worse: number): string => (worse === 0 ? "" : `, and finds a lower score in **${worse}**`);

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const over = ({ lift, agents, interval }: Best): string =>
  `**${lift} points** over ${agents === 1 ? "one agent" : `${agents} agents`}${interval === null ? "" : ` (95\u00a0% interval over tasks ${interval.join(" to ")})`}`;

function standing({ above, level }: Best): string {
  if (above.length === 0 && level.length === 0) return "";
  if (level.length === 0) return `; the test puts it above ${list(above)}`;
  if (above.length === 0) return `; the test does not put it above ${list(level)}`;
  return `; the test puts it above ${list(above)}, not above ${list(level)}`;
}

/** What confirms a lift. */
const testNames: Readonly<Record<TestKind, string>> = {
  tasks: "the paired test over tasks",
  attempts: "the test over attempts on these tasks",
  mixed: "the test, over tasks or where these are too few over attempts,",
  none: "the test",
};

export const home = {
  title: "Do self-improving agents improve?",
  description:
    "Open leaderboards for agents that learn from their own runs: scores with their spread, each one traced to the lines of YAML it came from.",
  finding: (
    board: string,
    { above, confirmed, worse, pairs, tests }: Counts,
    { low, high }: { low: string; high: string },
  ) =>
    pairs === 1
      ? `On **${board}**, the one agent run with and without an algorithm differs by **${low} points** (with minus without); ${testNames[tests]} ${confirmed === 1 ? "finds it better" : worse === 1 ? "finds it worse" : "cannot tell it from no change"}.`
      : `On **${board}**, an agent with an algorithm scores above the same agent without one in ${
          above === pairs
            ? `**all ${pairs}** comparisons, by **${low} to ${high} points**`
            : `**${above} of ${pairs}** comparisons; the differences run from **${low} to ${high} points**`
        }; ${testNames[tests]} confirms ${confirmed === 0 ? "none of them" : confirmed === pairs ? "each of them" : `**${confirmed}** of them`}${lower(worse)}.`,
  findingBest: (best: Best) =>
    best.alone
      ? `**${best.algorithm}** adds ${over(best)} on average.`
      : `**${best.algorithm}** has the largest mean lift, ${over(best)}${standing(best)}.`,
  findingOther: (board: string, { above, confirmed, worse, pairs }: Counts, best: Best | null) =>
    `On **${board}**, scores are higher with an algorithm in ${above === pairs ? `all ${pairs}` : `${above} of ${pairs}`} comparisons, and the test confirms ${confirmed === 0 ? "none" : `**${confirmed}**`}${lower(worse)}${
      best === null
        ? ""
        : `; **${best.algorithm}**${best.alone ? " adds" : " leads with"} ${over(best)}${standing(best)}`
    }.`,
  findingMore: (boards: number) =>
    boards === 1
      ? "One more leaderboard compares algorithms, on other experiments."
      : `${boards} more leaderboards compare algorithms, on other experiments.`,
  unadjusted: "Each test is made at 5\u00a0%, unadjusted for multiple comparisons.",
  noFinding: "No agent has been run with and without an algorithm on the same test data yet.",
  promise:
    "Open leaderboards for agents that learn from their own runs: every ranked score stands with its spread, or with what is known instead, and leads back to the lines of YAML it came from.",
  open: (board: string) => `Open ${board}`,
  openAll: "Open the leaderboards",
  compareAlgorithms: "Compare algorithms",
  submit: "Submit a result",
  howToCite: "Cite",
  readEntry: (name: string) => `How to read an entry: ${name}`,
  entryLabel: (entry: string, rank: string, score: string) => `${entry}: ${rank}; ${score}`,
  ofPlaces: (places: number) => `of ${places}`,
  meanStd: "mean ± std",
  placesLeftOpen: (interval: string) => `${interval}: places the test leaves open`,
  scoreAxis: "Score, points of 100",
  liftTitle: "Which algorithm helps, and for whom",
  liftSub: (board: string) =>
    `${board}. Every agent that was run without and with an algorithm; drawn are those that cover all groups.`,
  allAlgorithms: "All algorithms",
  figures: "The figures",
  updatedOn: (date: string) => `Updated ${date}.`,
  overGroups: (groups: number) => `over all ${groups} groups`,
  moreGroups: (groups: number) => (groups === 1 ? "One more group" : `${groups} more groups`),
  leaderboards: "Leaderboards",
  allLeaderboards: (count: string) => `All ${count}`,
  allExperiments: (count: string) => `All ${count}`,
  newest: "Newest experiments",
  newestCaption: "Newest experiments with their test scores",
  submitted: "Submitted",
  agent: "Agent",
  testData: "Test data",
  testScore: "Test score",
  about: "What this is",
  aboutText:
    "Experiments on self-improving agents, as their authors published them: training, validation and test phases, repeated attempts, cost and tokens. A leaderboard is a file that says which experiments to put side by side and how; nothing else decides a rank.",
  howRanksAreMade: "How numbers and ranks are made",
  submitTitle: "Submit",
  submitText:
    "Add a folder experiments/<leaderboard-id>/<experiment-id>/, check it, open a pull request. Each problem comes back with its file, its line and the way to mend it.",
  howToSubmit: "How to submit",
  citeTitle: "Cite",
  citeText: "Name the leaderboard, its address and the data commit: the same commit gives the same numbers.",
  citeNoCommitText:
    "Name the leaderboard and its address. The data are under no version control: nothing fixes the state of these numbers.",
  citeDirtyText:
    "Name the leaderboard and its address. These numbers were made from a commit with uncommitted changes: no commit gives them again.",
};

export const notFound = {
  title: "This page does not exist",
  text: "The address may have been mistyped, or what stood here has another id now.",
};
