/** The files from which a page tells what has changed since a commit: final texts, newest commit first. */
import type { Change, FigureChange, Ledger } from "../../leaderboard/ledger/ledger.ts";
import { commitAnchor } from "../../routes.ts";
import type { CellChangeText } from "./cell-changes.ts";
import { valueText } from "./item-changes.ts";

/** `at` of a change is the place of its commit in `commits`; what is null was missing, or was not there. */
export function boardHistoryFile(ledger: Ledger, changes: readonly CellChangeText[]) {
  const last = ledger.commits.length - 1;
  return {
    commits: commitsOf(ledger),
    changes: changes.toReversed().map(({ at, entry, entryText, column, columnText, old, new: now }) => ({
      at: last - at,
      entry,
      entryText,
      column,
      columnText,
      old,
      new: now,
    })),
  };
}

type ExperimentChanges = ReadonlyMap<string, readonly { readonly at: number; readonly change: Change }[]>;

const found = new WeakMap<Ledger, ExperimentChanges>();

/** What happened to the experiments, by key, oldest first; under both names where one was renamed. */
function experimentChanges(ledger: Ledger): ExperimentChanges {
  const known = found.get(ledger);
  if (known !== undefined) return known;
  const byKey = new Map<string, { readonly at: number; readonly change: Change }[]>();
  for (const [at, { changes }] of ledger.commits.entries()) {
    for (const change of changes) {
      if (change.item !== "experiment") continue;
      for (const key of change.kind === "renamed" ? [change.id, change.to] : [change.id]) {
        const list = byKey.get(key) ?? [];
        list.push({ at, change });
        byKey.set(key, list);
      }
    }
  }
  found.set(ledger, byKey);
  return byKey;
}

/** The keys of the experiments to which more happened than that they were published. */
export function changedExperiments(ledger: Ledger): readonly string[] {
  return [...experimentChanges(ledger)].flatMap(([key, list]) =>
    list.some(({ change }) => change.kind !== "published") ? [key] : [],
  );
}

/** What happened to one experiment; `fields` are those of its files, as these spell them. */
export function experimentHistoryFile(ledger: Ledger, key: string) {
  const last = ledger.commits.length - 1;
  return {
    commits: commitsOf(ledger),
    changes: (experimentChanges(ledger).get(key) ?? []).toReversed().map(({ at, change }) => ({
      at: last - at,
      kind: change.kind,
      from: change.kind === "renamed" ? change.id : null,
      to: change.kind === "renamed" ? change.to : null,
      fields: "figures" in change ? change.figures.map(fieldRecord) : [],
      scores: "records" in change ? change.records : [],
    })),
  };
}

function commitsOf({ commits }: Ledger): readonly string[] {
  return commits.map(({ commit }) => commitAnchor(commit)).toReversed();
}

function fieldRecord({ part, field, old, new: now, long }: FigureChange) {
  return {
    part,
    field,
    old: old === null ? null : valueText(old),
    new: now === null ? null : valueText(now),
    rewritten: long ?? false,
  };
}
