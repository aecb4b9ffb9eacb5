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

/** The keys of the experiments to which more happened than that they were published. */
export function changedExperiments(ledger: Ledger): ReadonlySet<string> {
  return new Set(
    ledger.commits.flatMap(({ changes }) =>
      changes.flatMap((change) => (change.item === "experiment" && change.kind !== "published" ? namesOf(change) : [])),
    ),
  );
}

/** What happened to one experiment; `fields` are those of its files, as these spell them. */
export function experimentHistoryFile(ledger: Ledger, key: string) {
  const last = ledger.commits.length - 1;
  return {
    commits: commitsOf(ledger),
    changes: ledger.commits
      .flatMap(({ changes }, at) =>
        changes
          .filter((change) => change.item === "experiment" && namesOf(change).includes(key))
          .map((change) => ({
            at: last - at,
            kind: change.kind,
            from: change.kind === "renamed" ? change.id : null,
            to: change.kind === "renamed" ? change.to : null,
            fields: "figures" in change ? change.figures.map(fieldRecord) : [],
            scores: "records" in change ? change.records : [],
          })),
      )
      .toReversed(),
  };
}

function commitsOf({ commits }: Ledger): readonly string[] {
  return commits.map(({ commit }) => commitAnchor(commit)).toReversed();
}

function namesOf(change: Change): readonly string[] {
  return change.kind === "renamed" ? [change.id, change.to] : [change.id];
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
