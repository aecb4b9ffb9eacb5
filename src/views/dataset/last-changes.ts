/** When an item was changed last after it was first published, as the ledger of the repository tells. */
import type { ItemKind } from "../../../content-loaders/repository.ts";
import type { Ledger } from "../../leaderboard/ledger/ledger.ts";

const known = new WeakMap<Ledger, ReadonlyMap<string, string>>();

/** The time of the commit, ISO 8601 UTC; null where none changed it. For a leaderboard, also one that changed a number of it. */
export function changedAt(ledger: Ledger, item: ItemKind, id: string): string | null {
  const changes = known.get(ledger) ?? lastChanges(ledger);
  known.set(ledger, changes);
  return changes.get(`${item} ${id}`) ?? null;
}

/** Commits are in their order, so that the last one of an item stays. */
function lastChanges({ commits, boards }: Ledger): ReadonlyMap<string, string> {
  const moments = new Map<string, string>();
  const note = (key: string, moment: string): void => {
    if (moment > (moments.get(key) ?? "")) moments.set(key, moment);
  };
  for (const { changes, committedAt } of commits) {
    for (const change of changes) if (change.kind !== "published") note(`${change.item} ${change.id}`, committedAt);
  }
  for (const [id, { changes }] of Object.entries(boards)) {
    for (const { at } of changes) note(`leaderboard ${id}`, commits[at]?.committedAt ?? "");
  }
  return moments;
}
