/** The words of citations, and of what has changed since a link was taken. In English. */
import type { ChangeKind } from "../../leaderboard/ledger/ledger.ts";

export const cite = {
  title: "Cite",
  summary: "Cite this page",
  text: "Text",
  entry: "BibTeX, this page",
  works: "BibTeX, the work itself",
  worksSub: "Who made what is shown here: authors, year and references as the data state them.",
  moreWorks: (count: number) =>
    count === 1
      ? "One more benchmark is cited on a page of its own."
      : `${count} more benchmarks are cited on pages of their own.`,
  permalink: "Permalink",
  permalinkSub: "It names the commit of the data. Opened later, it says what has changed since.",
  /** Where there is no commit to name. */
  addressSub: "The data are under no version control, so nothing fixes the state that this address shows.",
  lastingSub: "The address of a snapshot: what it shows does not change when the data do.",
  dirty: "The data have uncommitted changes: no commit gives these numbers again.",
  snapshot: "Snapshot, kept for good",
  view: "The permalink and the texts name the view that is shown above.",
  changes: "What has changed since?",
  /** Titles of pages that have none of their own. */
  entryTitle: (entry: string, board: string) => `${entry} on ${board}`,
  compareTitle: (board: string) => `Comparison of entries on ${board}`,
  comparedTitle: (entries: string, board: string) => `${entries}: comparison on ${board}`,
  experimentTitle: (id: string, folder: string) => `Experiment ${id} (${folder})`,
  algorithmTitle: (name: string) => `RSI algorithm ${name}`,
  runTitle: (id: string, model: string) => `Run ${id}: ${model}`,
  experimentsOf: (entry: string, board: string) => `Experiments of ${entry}, ${board}`,
  /** The plain text, part by part. */
  by: (authors: readonly string[]) => `${authors.join(", ")}. `,
  andOthers: (count: number) => (count === 1 ? "one other" : `${count} others`),
  quoted: (title: string) => `“${title}”. `,
  repository: (url: string) => ` Data repository: <${url}>.`,
  kept: (address: string) => ` Kept at <${address}>.`,
  remark: (text: string) => ` ${text}`,
  withdrawn: (reason: string) => `Withdrawn: ${reason.replace(/\.$/, "")}.`,
  synthetic: "Synthetic: made-up figures that measure nothing.",
  partlySynthetic: "Holds synthetic, made-up figures.",
  version: (version: string) => `Version ${version}.`,
  /** The note of a BibTeX entry. */
  note: (commit: string, date: string, dirty: boolean) =>
    `Data at commit ${commit}, ${date}${dirty ? ", with uncommitted changes" : ""}.`,
  noteWithoutCommit: "Data under no version control, so nothing fixes their state.",
  since: {
    title: "What has changed since",
    looking: "Looking up what has changed since the link was taken …",
    came: (commit: string, date: string) => `You came by a link to the state of ${commit}, ${date}.`,
    /** A commit that left the data as they were, and the one before it that changed them. */
    cameUntouched: (commit: string, data: string, date: string) =>
      `You came by a link to the state of ${commit}, whose data are those of ${data}, ${date}.`,
    /** Between two sentences. */
    gap: (): string => " ",
    present: "That is the present state.",
    changed: (count: number) =>
      count === 0
        ? "Since then none of the numbers on this page has changed."
        : count === 1
          ? "Since then **one number** on this page has changed."
          : `Since then **${count} numbers** on this page have changed.`,
    changedInView: (count: number) =>
      count === 0
        ? "Since then none of the numbers of this view has changed."
        : count === 1
          ? "Since then **one number** of this view has changed."
          : `Since then **${count} numbers** of this view have changed.`,
    view: (rows: number, columns: number) =>
      `The view has ${rows === 1 ? "one entry" : `${rows} entries`} and ${columns === 1 ? "one column" : `${columns} columns`} of numbers.`,
    compared: (rows: number) =>
      rows === 1
        ? "All columns of the entry compared are counted."
        : `All columns of the ${rows} entries compared are counted.`,
    entryOnly: "Only the numbers of this entry's columns are counted.",
    groupsApart: "Scores of single groups are not followed here.",
    newcomers: "New since then:",
    gone: "There then, and gone since:",
    moved: "Changed ranks:",
    unranked: "unranked",
    move: (entry: string, old: string, now: string) => `${entry}: ${old} → ${now}`,
    besides: "What happened besides:",
    dirty: "The present data have uncommitted changes, which no list holds.",
    notFollowed: "What this page works out from several leaderboards is not followed number by number.",
    unknown: (commit: string) =>
      `The commit ${commit} is not known here: the history of this site's data does not hold it.`,
    ambiguous: (commit: string) => `The commit ${commit} is cut too short: several begin like this.`,
    noCommit: (text: string) => `“${text}” is no commit, so nothing can be said of what has changed.`,
    noHistory: "The data of this site are under no version control, so nothing can be told of their past.",
    failed: "What has changed since the link was taken could not be read.",
    changes: "All changes",
    repository: "The repository",
    caption: "Numbers that have changed",
    row: "Where",
    column: "Number",
    before: "Then",
    after: "Now",
    commit: "Commit",
    all: (count: number) => `All ${count}`,
    listSeparator: ", ",
    happened: {
      published: "It was published.",
      withdrawn: "It was withdrawn.",
      restored: "It counts again.",
      renamed: "It was renamed.",
      deleted: "It was taken away for a time.",
      unreadable: "It had errors.",
    } satisfies Record<Exclude<ChangeKind, "corrected">, string>,
  },
};
