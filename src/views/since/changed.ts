/** What has changed on a page since a commit: numbers, entries that came and went, ranks. */
import { rankValues } from "../../leaderboard/ranking/rank.ts";
import type { History, HistoryChange, HistoryComing, HistoryEvent, Ranking } from "./history.ts";

/** What a view shows of the page; null is everything. */
export interface Shown {
  /** Ids of rows. */
  readonly rows: ReadonlySet<string> | null;
  /** Ids of columns. */
  readonly columns: ReadonlySet<string> | null;
}

export interface Since {
  /** Old and new are those of then and now; `at` is the last commit that changed it. In the order of the last commits. */
  readonly changed: readonly HistoryChange[];
  readonly came: readonly HistoryComing[];
  readonly gone: readonly HistoryComing[];
  /** Entries that were there then and are now, at another rank; null is unranked. */
  readonly moved: readonly MovedRank[];
  readonly events: readonly HistoryEvent[];
}

export interface MovedRank {
  readonly entry: string;
  readonly old: number | null;
  readonly new: number | null;
}

/**
 * @param at the place of the commit of then
 * @param gone ids of rows that may be told to be gone; null for all, since no view can tell what it would have shown of them
 */
export function changedSince(
  { rows: present, changes, comings, ranking, events }: Omit<History, "pages" | "columns">,
  at: number,
  { rows, columns }: Shown,
  gone: ReadonlySet<string> | null = null,
): Since {
  const later = <Item extends { readonly at: number }>(items: readonly Item[]) => items.filter((item) => item.at < at);
  const stays = [...Map.groupBy(later(comings), ({ entry }) => entry).values()].flatMap((list) => {
    const [last, first] = [list[0], list.at(-1)];
    return last === undefined || first === undefined ? [] : [{ last, was: !first.there, is: last.there }];
  });
  const others = new Set(stays.flatMap(({ last, was, is }) => (was && is ? [] : [last.entry])));
  const isShown = (row: string) => rows === null || rows.has(row);
  return {
    changed: netChanges(
      later(changes).filter(
        ({ entry, column }) => !others.has(entry) && isShown(entry) && (columns === null || columns.has(column)),
      ),
    ),
    came: stays.flatMap(({ last, was, is }) => (!was && is && isShown(last.entry) ? [last] : [])),
    gone: stays.flatMap(({ last, was, is }) => (was && !is && (gone === null || gone.has(last.entry)) ? [last] : [])),
    moved:
      ranking === null
        ? []
        : movedRanks(
            ranking,
            present.map(([id]) => id),
            at,
          ).filter(({ entry }) => !others.has(entry) && isShown(entry)),
    events: later(events),
  };
}

/** What was changed and changed back is as it was. */
function netChanges(changes: readonly HistoryChange[]): readonly HistoryChange[] {
  const cells = Map.groupBy(changes, ({ entry, column }) => JSON.stringify([entry, column]));
  return [...cells.values()].flatMap((list) => {
    const [last, first] = [list[0], list.at(-1)];
    return last === undefined || first === undefined || last.new === first.old ? [] : [{ ...last, old: first.old }];
  });
}

function movedRanks({ direction, now, before }: Ranking, ids: readonly string[], at: number): readonly MovedRank[] {
  const values = new Map(ids.flatMap((id, place) => (now[place] == null ? [] : [[id, now[place]] as const])));
  const earlier = new Map(values);
  for (const change of before) {
    if (change.at >= at) break;
    if (change.value === null) earlier.delete(change.entry);
    else earlier.set(change.entry, change.value);
  }
  const [old, present] = [earlier, values].map((of) => {
    const list = [...of].map(([id, value]) => ({ id, value }));
    return new Map(rankValues(list, direction).map(({ id, rank }) => [id, rank]));
  });
  const entries = [...new Set([...(present?.keys() ?? []), ...(old?.keys() ?? [])])];
  return entries.flatMap((entry) => {
    const move = { entry, old: old?.get(entry) ?? null, new: present?.get(entry) ?? null };
    return move.old === move.new ? [] : [move];
  });
}
