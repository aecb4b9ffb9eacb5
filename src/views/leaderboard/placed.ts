/** Which entries stand in the main table. */
import type { Board, Entry } from "../../leaderboard/board.ts";

/** The entries of the main table: those with a rank, or all where nothing is ranked. */
export function placedEntries({ entries, ranked }: Pick<Board, "entries" | "ranked">): readonly Entry[] {
  return ranked ? entries.filter(({ rank }) => rank !== null) : entries;
}
