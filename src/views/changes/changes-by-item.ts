/** What happened to each item of a repository, looked up by its id. */
import type { ItemKind } from "../../../content-loaders/repository.ts";
import type { Change, Ledger } from "../../leaderboard/ledger/ledger.ts";

/** A change with the index of its commit in the ledger's list. */
export interface ItemChange {
  readonly at: number;
  readonly change: Change;
}

type ById = ReadonlyMap<string, readonly ItemChange[]>;

const found = new WeakMap<Ledger, Map<ItemKind, ById>>();

/** By id, oldest first; under both names where an item was renamed. */
export function itemChanges(ledger: Ledger, kind: ItemKind): ById {
  const known = found.get(ledger) ?? new Map<ItemKind, ById>();
  found.set(ledger, known);
  const before = known.get(kind);
  if (before !== undefined) return before;
  const byId = new Map<string, ItemChange[]>();
  for (const [at, { changes }] of ledger.commits.entries()) {
    for (const change of changes) {
      if (change.item !== kind) continue;
      for (const id of change.kind === "renamed" ? [change.id, change.to] : [change.id]) {
        const list = byId.get(id) ?? [];
        list.push({ at, change });
        byId.set(id, list);
      }
    }
  }
  known.set(kind, byId);
  return byId;
}
