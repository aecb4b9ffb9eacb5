/** The words of snapshots: the states of the data that were given a name, in English. */
const numbers = (count: string): string => (count === "1" ? "1 number" : `${count} numbers`);
const boardNumbers = (count: string): string =>
  count === "1" ? "1 leaderboard number" : `${count} leaderboard numbers`;

export const snapshots = {
  title: "Snapshots",
  description:
    "The leaderboards as they stood when the data were given a name: each with its tables and files, which stay as they are.",
  about:
    "A snapshot shows the leaderboards at a tag of the data's git history, worked out by the present version of this site. Its pages and files do not change when the data do, so a paper can point to them.",
  /** What stands for the state in captions of tables. */
  ofSite: (site: string, tag: string): string => `${site}, snapshot ${tag}`,
  one: (tag: string): string => `Snapshot ${tag}`,
  pageTitle: (leaderboard: string, tag: string): string => `${leaderboard}, snapshot ${tag}`,
  oneDescription: (tag: string, date: string): string =>
    `The leaderboards as they stood on ${date}, under the tag ${tag} of the data.`,
  boardDescription: (leaderboard: string, tag: string, date: string): string =>
    `The leaderboard ${leaderboard} as it stood on ${date}, under the tag ${tag} of the data.`,
  bannerText: (date: string): string => `As of ${date}, commit`,
  bannerEnd: ". What was changed later is not in it.",
  today: "Today's page",
  todayBoards: "Today's leaderboards",
  todayWithdrawn: "Today's page (withdrawn)",
  todayHead: "Today",
  deleted: (date: string): string => `Deleted on ${date}`,
  renamed: (to: string, date: string): string => `Renamed to ${to} on ${date}`,
  gone: "Not on this site today",
  none: "There are no snapshots yet.",
  noHistory: "The data of this site are under no version control that could be read.",
  shallow: "This site was built from a clone that is cut off; its tags may not have come with it.",
  howTo: (pattern: string): string =>
    `A tag in the git repository of the data makes one. Tags whose names match ${pattern} are kept; to name the present state:`,
  boards: (count: number): string => (count === 1 ? "leaderboard" : "leaderboards"),
  leftOutCount: (count: number): string => (count === 1 ? "item left out" : "items left out"),
  first: "The first snapshot.",
  since: (tag: string): string => `Since ${tag}`,
  sinceNow: (tag: string): string => `From ${tag} to the data of today`,
  unchanged: "Nothing that is published changed.",
  untold: "The history does not lead from the one to the other, so nothing can be told of what changed.",
  toChanges: "In the list of changes",
  separator: " · ",
  numbers: {
    added: (count: string): string => `${boardNumbers(count)} new`,
    corrected: (count: string): string => `${boardNumbers(count)} corrected`,
    gone: (count: string): string => `${boardNumbers(count)} gone`,
  },
  numbersOfBoard: {
    added: (count: string): string => `${numbers(count)} new`,
    corrected: (count: string): string => `${numbers(count)} corrected`,
    gone: (count: string): string => `${numbers(count)} gone`,
  },
  boardsTitle: "Leaderboards",
  boardsCaption: (tag: string): string => `The leaderboards of the snapshot ${tag}`,
  leaderboard: "Leaderboard",
  entries: "Entries",
  files: "Files",
  changed: (tag: string): string => `Since ${tag}`,
  noBoards: "No leaderboard.",
  noBoardsText: "At this tag the data hold no leaderboard that can be read by today's rules.",
  fileAs: (leaderboard: string, format: string): string => `${leaderboard} as ${format}`,
  filesText: "The whole table as it stood, and all of it for programs. The address of a file does not change.",
  leftOutTitle: "Left out",
  leftOutText: "What the tag holds but today's rules refuse. It counts in none of the leaderboards of this snapshot.",
  faultsTitle: "Other errors",
  faultsText: "Errors of the repository as a whole, by the rules of today.",
  columnsSub: "As the definition stated them at this tag.",
  filesOf: "The data",
  filesOfText: "Every number here was worked out from the files at this commit. They are in the git history:",
  elsewhere: "The files in the repository",
  rows: "Entries have no links here: their pages show what the data say today.",
  definedNot: "No definition: one entry for each experiment of the folder.",
  index: "Index as JSON",
};
