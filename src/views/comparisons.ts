/** Which paired tests the pages of a leaderboard show. */
import type { Board, Entry, EntryComparison } from "../leaderboard/board.ts";
import type { Verdict } from "../leaderboard/ranking/comparison.ts";

/** Up to this many entries each is shown against all others. */
const mostForAll = 200;
/** Above that, against so many that are nearest in rank. */
const nearest = 100;

/** Against all others that have a value, in rank order; on a large board against the nearest in rank. */
export function entryComparisons(board: Board, entry: Entry): readonly EntryComparison[] {
  return board.comparisons(entry.id, isLarge(board) ? nearestIds(board, entry) : undefined);
}

/** True where an entry's page does not show all pairs. */
export function isLarge({ entries }: Pick<Board, "entries">): boolean {
  return entries.length > mostForAll;
}

const untested: ReadonlySet<Verdict | null> = new Set(["too-few", "different-parts", "no-shared-tasks"]);

/** How many others an entry could not be tested against; null on a large board. */
export function untestedCount(board: Board, entry: Entry): number | null {
  if (isLarge(board)) return null;
  return entryComparisons(board, entry).filter(({ verdict }) => untested.has(verdict)).length;
}

function nearestIds({ entries }: Board, { id }: Entry): readonly string[] {
  const place = entries.findIndex((entry) => entry.id === id);
  const first = Math.max(0, Math.min(place - nearest / 2, entries.length - nearest - 1));
  return entries.slice(first, first + nearest + 1).flatMap((entry) => (entry.id === id ? [] : [entry.id]));
}
