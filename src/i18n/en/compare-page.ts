/** The words of the page that compares entries that no reader's browser needs, in English: what stands there before any are chosen. */

export const comparePage = {
  title: "Compare",
  heading: (board: string) => `Compare entries of ${board}`,
  pageTitle: (board: string) => `Compare: ${board}`,
  description: (board: string, entries: number) =>
    `Two to eight of the ${entries} entries of ${board} side by side: settings, figures, tests, gains and losses by task.`,
  lede: "Two to eight entries side by side: what differs in how they were run, every figure, the test of each pair, gains and losses by task.",
  needsScript:
    "Choosing entries needs JavaScript. Without it, each entry's own page shows its figures and its tests against the others.",
  entriesTitle: "The entries",
  tooFew: "Nothing to compare.",
  tooFewText: "This leaderboard has fewer than two entries.",
  withdrawnText: "This leaderboard was withdrawn; its entries are no longer compared.",
  disagreement: {
    intervalAlone: "the interval leaves out 0, the test does not confirm it",
    testAlone: "the test finds a difference, the interval holds 0",
  },
};
