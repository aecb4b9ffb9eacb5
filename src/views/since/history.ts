/** What a page knows of its past: plain data, made by the build and read by the browser. */

/** The commits that changed the data, newest first: the first 12 hexadecimal digits and the day of each. */
export interface CommitsFile {
  readonly commits: readonly (readonly [commit: string, date: string])[];
}

/** The commits that left the data as they were: 12 digits each, one behind the other, by the place in the list above. */
export type UntouchedFile = Readonly<Record<string, string>>;

/** How the numbers of a page changed. Places of commits are those in the list of commits: 0 is the newest. */
export interface History {
  /** The rows that are there now: id and name. Empty where the page is its own only row. */
  readonly rows: readonly (readonly [id: string, text: string])[];
  /** The columns of numbers that are there now. */
  readonly columns: readonly string[];
  /** Newest first. */
  readonly changes: readonly HistoryChange[];
  /** Which rows came and went, newest first. */
  readonly comings: readonly HistoryComing[];
  /** Null where nothing is ranked. */
  readonly ranking: Ranking | null;
  /** The path that tells of a commit, by its place; commits that no page tells of are not there. */
  readonly pages: Readonly<Record<string, string>>;
  /** What happened besides, newest first, each a sentence. */
  readonly events: readonly HistoryEvent[];
}

/** A number before and after a commit, as the page prints it; null is missing, or was not there. */
export interface HistoryChange {
  readonly at: number;
  /** Id of the row, and what it is called. */
  readonly entry: string;
  readonly entryText: string;
  readonly column: string;
  readonly columnText: string;
  readonly old: string | null;
  readonly new: string | null;
}

export interface HistoryComing {
  readonly at: number;
  readonly entry: string;
  readonly entryText: string;
  /** False where it went. */
  readonly there: boolean;
}

export interface HistoryEvent {
  readonly at: number;
  readonly text: string;
}

/** The values that entries are ranked by, at full precision. */
export interface Ranking {
  readonly direction: "higher" | "lower";
  /** In the order of the rows; null where there is none. */
  readonly now: readonly (number | null)[];
  /** What each change replaced, newest first; null where there was none. */
  readonly before: readonly { readonly at: number; readonly entry: string; readonly value: number | null }[];
}
