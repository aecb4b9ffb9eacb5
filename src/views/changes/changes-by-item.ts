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

/** By id, oldest first. An item that was renamed has what happened to it before under its new name too. */
export function itemChanges(ledger: Ledger, kind: ItemKind): ById {
  const known = found.get(ledger) ?? new Map<ItemKind, ById>();
  found.set(ledger, known);
  const before = known.get(kind);
  if (before !== undefined) return before;
  const byId = new Map<string, ItemChange[]>();
  for (const [at, { changes }] of ledger.commits.entries()) {
    for (const change of changes) {
      if (change.item !== kind) continue;
      const list = byId.get(change.id) ?? [];
      list.push({ at, change });
      byId.set(change.id, list);
      if (change.kind !== "renamed") continue;
      // Another item may have had the new name before.
      const both = [...(byId.get(change.to) ?? []), ...list];
      byId.set(
        change.to,
        both.sort((a, b) => a.at - b.at),
      );
    }
  }
  known.set(kind, byId);
  return byId;
}
