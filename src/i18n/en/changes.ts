/** The words of the ledger of changes and of the pages of what is gone, in English. */
import type { ChangedItem, ChangeKind, Tombstone } from "../../leaderboard/ledger/ledger.ts";

type ItemKind = ChangedItem["item"];

const nouns: Readonly<Record<ItemKind, readonly [one: string, many: string]>> = {
  experiment: ["experiment", "experiments"],
  benchmark: ["benchmark", "benchmarks"],
  leaderboard: ["leaderboard", "leaderboards"],
  pack: ["pack", "packs"],
  run: ["run", "runs"],
};

const verbs: Readonly<Record<ChangeKind, string>> = {
  published: "added",
  corrected: "corrected",
  withdrawn: "withdrawn",
  restored: "back",
  renamed: "renamed",
  deleted: "deleted",
  unreadable: "with errors",
};

const numbers = (count: string): string => (count === "1" ? "1 number" : `${count} numbers`);

export const changes = {
  title: "Changes",
  description:
    "What was published, corrected, withdrawn, renamed and deleted in the data, commit by commit, with the old and the new value of every figure.",
  lede: (commits: string, since: string): string =>
    commits === "1"
      ? `One commit has changed what is published here, on ${since}.`
      : `**${commits}** commits have changed what is published here since ${since}.`,
  about:
    "Read from the git history of the benchmark repository, newest first. A change that was merged stands at its merge. Figures are those of the files; what they did to the numbers of a leaderboard stands on its own page of changes.",
  none: "Nothing has changed yet.",
  noneText:
    "No commit has changed a number of this leaderboard, or anything that it is made from, since it was published.",
  noHistory: "No history.",
  noHistoryText:
    "The data of this site are under no version control that could be read, so nothing can be told of their past.",
  shallowTitle: "The history is cut off",
  shallowText: (since: string): string =>
    `This site was built from a clone that begins on ${since}. What was changed before is not told here.`,
  dirtyTitle: "Uncommitted changes",
  dirty: "The present data differ from the last commit. What is not committed stands in no list.",
  feed: "Atom feed",
  feedSubtitle: "What was published, corrected, withdrawn, renamed and deleted",
  commit: "commit",
  elsewhere: "in the repository",
  atPlace: (commit: string): string => `Commit ${commit} in the repository`,
  colon: ":",
  noneHere: "No commit has changed anything that is published here.",
  toBoard: "To the leaderboard",
  pages: "Pages",
  count: (kind: ChangeKind, item: ItemKind, count: string): string =>
    `${count} ${nouns[item][count === "1" ? 0 : 1]} ${verbs[kind]}`,
  nouns: {
    experiment: "experiment",
    benchmark: "benchmark",
    leaderboard: "leaderboard",
    pack: "pack",
    run: "run",
  } satisfies Record<ItemKind, string>,
  comma: ", ",
  listSeparator: ", ",
  kinds: {
    published: "new",
    corrected: "corrected",
    withdrawn: "withdrawn",
    restored: "back",
    renamed: "renamed",
    deleted: "deleted",
    unreadable: "errors",
  } satisfies Record<ChangeKind, string>,
  toDraft: "taken back to a draft",
  unreadableNote: "It could not be read by today's formats, and counted nowhere.",
  renamedTo: "now",
  reason: "Reason given:",
  files: "In the files",
  field: "Field",
  old: "Before",
  new: "After",
  longText: "text rewritten",
  scores: (count: string, of: string, part: string): string =>
    `${count} of ${of} scores of the records in ${part} differ.`,
  finer: "The figures differ by less than six decimals show.",
  moreFigures: (count: string): string => (count === "1" ? "One more field" : `${count} more fields`),
  inFolder: (count: string, folder: string): string =>
    `${count} ${count === "1" ? "experiment" : "experiments"} in ${folder}`,
  boardTitle: (leaderboard: string): string => `Changes to ${leaderboard}`,
  boardDescription: (leaderboard: string): string =>
    `Every number of the leaderboard ${leaderboard} that changed since it was published, with its old and its new value and the commit.`,
  boardLede: (count: string, commits: string): string =>
    count === "0"
      ? "None of its numbers has changed since it was published."
      : `**${numbers(count)}** changed since it was published, in ${commits === "1" ? "one commit" : `${commits} commits`}.`,
  boardAbout:
    "As the leaderboard shows them, newest first; beside them what was changed in the data that it is made from.",
  boardAction: "Changes",
  homeLink: "What was added, corrected, withdrawn and deleted, commit by commit",
  siteAction: "All changes",
  separator: " · ",
  dash: ": ",
  changeLine: (what: string, name: string, told: string): string =>
    told === "" ? `${what}: ${name}` : `${what}: ${name} (${told})`,
  figureLine: (field: string, old: string, now: string): string => `${field} ${old} → ${now}`,
  rewrittenLine: (field: string): string => `${field} rewritten`,
  cellLine: (entry: string, column: string, old: string, now: string): string => `${entry}, ${column}: ${old} → ${now}`,
  moreLines: (count: string): string => `${count} more on the page`,
  cells: (count: string): string => `${numbers(count)} changed`,
  cellsCaption: (commit: string): string => `Numbers that changed in commit ${commit}`,
  entry: "Entry",
  column: "Column",
  withUnit: (title: string, unit: string): string => `${title} (${unit})`,
  goneTitle: "No longer here",
  goneText: "Experiments that stood here once. Their pages say what happened to them.",
  what: {
    deleted: "deleted",
    draft: "taken back to a draft",
    renamed: "renamed",
    unreadable: "left out because of errors",
  } satisfies Record<Tombstone["what"], string>,
  tombstone: {
    title: (id: string, folder: string): string => `${id} (${folder}), no longer here`,
    description: (key: string): string => `What happened to the experiment ${key}, and what it said last.`,
    deleted: (date: string): string => `This experiment was **deleted** on ${date}. It counts in no ranking.`,
    draft: (date: string): string =>
      `This experiment was **taken back to a draft** on ${date}. It counts in no ranking until it is published again.`,
    renamed: (date: string): string => `This experiment was **renamed** on ${date}.`,
    unreadable: (date: string): string =>
      `This experiment has had **errors** since ${date} and is left out until they are mended.`,
    now: "It lives on as",
    gone: "What it became is gone too:",
    withdrawn: "It had been withdrawn before. The reason given:",
    ledger: "In the list of changes",
    last: "What it said last",
    lastText: "As its files stood before that commit. These numbers no longer count anywhere.",
    lastTextLives: "As its files stood before that commit. The present numbers stand on the page of its new name.",
    tokens: "Tokens",
    settings: "Settings",
    phases: "Phases",
    countedIn: "It counted in",
  },
};
