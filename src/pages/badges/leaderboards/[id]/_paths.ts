/** The badges of all entries that get pages; in English, like all files that stand once. */
import { getCatalog, getPagedItems, type LeaderboardWithBoard } from "../../../../catalog.ts";
import type { Entry } from "../../../../leaderboard/board.ts";
import { buildScope } from "../../../../preview.ts";
import type { Badge } from "../../../../views/badge.ts";
import { entryBadge } from "../../../../views/board-badge.ts";

export interface EntryBadgeProps {
  readonly item: LeaderboardWithBoard;
  readonly entry: Entry;
}

export async function entryBadgePaths() {
  const [{ leaderboards }, scope] = await Promise.all([getPagedItems(), buildScope()]);
  return [...leaderboards].flatMap(([id, item]) =>
    item.board.entries
      .filter(scope.entry)
      .map((entry) => ({ params: { id, entry: entry.id }, props: { item, entry } })),
  );
}

export async function badgeOf({ item, entry }: EntryBadgeProps): Promise<Badge> {
  return entryBadge(item, entry, await getCatalog(), "en");
}
