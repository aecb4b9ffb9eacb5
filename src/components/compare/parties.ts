/** What the parts of a comparison are given: the leaderboard, the entries that were loaded, how to speak of them. */
import type { CompareBoard, EntryChoice } from "../../views/compare/board-file.ts";
import type { CompareEntry } from "../../views/compare/entry-file.ts";
import type { CompareWords } from "./words.ts";

/** An entry in its place. */
export interface Party {
  readonly letter: string;
  readonly choice: EntryChoice;
  readonly entry: CompareEntry;
}

export interface PartProps {
  readonly board: CompareBoard;
  /** Two or more; the first is the reference. */
  readonly parties: readonly Party[];
  readonly words: CompareWords;
}

/** What can be done with an entry in the head of its column. */
export interface HeadActions {
  readonly makeReference: (entry: string) => void;
  readonly remove: (entry: string) => void;
}
