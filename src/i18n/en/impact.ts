/** The words of the report on what a change does, in English. */

export const impact = {
  title: "What this change does",
  since: (commit: string) => `Compared with ${commit}. Drafts are not part of it.`,
  errors: (count: number) =>
    count === 1
      ? "One error: the item that has it is left out below."
      : `${count} errors: the items that have them are left out below.`,
  nothing: "Nothing that is published changes.",
  kinds: {
    experiments: "Experiments",
    benchmarks: "Benchmarks",
    leaderboards: "Leaderboard definitions",
    packs: "Benchmark packs",
    runs: "Runs",
  },
  happened: {
    added: (count: string) => `${count} added`,
    changed: (count: string) => `${count} changed`,
    withdrawn: (count: string) => `${count} withdrawn`,
    back: (count: string) => `${count} no longer withdrawn`,
    removed: (count: string) => `${count} removed`,
    leftOut: (count: string) => `${count} left out because of errors`,
  },
  colon: ": ",
  separator: ", ",
  more: (count: string) => `and ${count} more`,
  entry: "Entry",
  rankBefore: "Rank before",
  rankAfter: "Rank after",
  before: (column: string) => `${column} before`,
  after: (column: string) => `${column} after`,
  newEntry: "new",
  goneEntry: "gone",
  unranked: "unranked",
  boardNew: "The leaderboard is new.",
  boardGone: "The leaderboard is gone.",
  otherColumn: "Another column ranks now.",
  moreEntries: (count: string) => `${count} more entries differ.`,
  unchanged: (count: number) =>
    count === 1 ? "One other entry stands as it stood." : `${count} other entries stand as they stood.`,
};
