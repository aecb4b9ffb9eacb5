/** The files from which a page tells what has changed since a commit: final texts, newest commit first. */
import { formatDate } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import type { FigureChange, Ledger } from "../../leaderboard/ledger/ledger.ts";
import { commitAnchor, routes } from "../../routes.ts";
import { namingOf } from "../board-identity.ts";
import { columnKey } from "../leaderboard/column-keys.ts";
import type { CommitsFile, History, Ranking, UntouchedFile } from "../since/history.ts";
import { boardChangePages } from "./board-changes.ts";
import { cellChanges, entryText } from "./cell-changes.ts";
import { itemChanges } from "./changes-by-item.ts";
import { type Items, valueText } from "./item-changes.ts";

/** The commits that changed the data. */
export function commitsFile({ commits }: Ledger): CommitsFile {
  return {
    commits: commits
      .map(({ commit, committedAt }) => [commitAnchor(commit), formatDate(committedAt)] as const)
      .toReversed(),
  };
}

/** @param untouched commits with the index of the commit in the ledger whose data they hold */
export function untouchedFile({ commits }: Ledger, untouched: ReadonlyMap<string, number>): UntouchedFile {
  const groups = Map.groupBy(untouched, ([, at]) => commits.length - 1 - at);
  return Object.fromEntries(
    [...groups].map(([at, group]) => [at, group.map(([commit]) => commitAnchor(commit)).join("")]),
  );
}

/**
 * How a leaderboard changed. `at` is the place of a commit in `commits`; what is null was missing, or was not there.
 * Columns are named as addresses name them.
 */
export function boardHistoryFile(
  item: LeaderboardWithBoard,
  ledger: Ledger,
  items: Items,
  locale: Locale,
): History & { readonly commits: readonly string[] } {
  const last = ledger.commits.length - 1;
  const naming = namingOf(items);
  const nameOf = entryText(item, ledger, naming, locale);
  return {
    commits: commitsOf(ledger),
    rows: item.board.entries.map(({ id }) => [id, nameOf(id)]),
    columns: item.board.columns.map(({ id }) => columnKey(id)),
    // Numbers of one commit keep the order of the leaderboard's columns.
    changes: cellChanges(item, ledger, naming, locale)
      .toSorted((one, other) => other.at - one.at)
      .map(({ at, entry, entryText: text, column, columnText, old, new: now }) => ({
        at: last - at,
        entry,
        entryText: text,
        column: columnKey(column),
        columnText,
        old,
        new: now,
      })),
    comings: (ledger.boards[item.leaderboard.id]?.comings ?? [])
      .toReversed()
      .map(({ at, entry, there }) => ({ at: last - at, entry, entryText: nameOf(entry), there })),
    ranking: rankingOf(item, ledger),
    pages: Object.fromEntries(
      boardChangePages(item, ledger, items, locale).flatMap((commits, index) =>
        commits.map(({ at }) => {
          const page = routes.leaderboardChanges(locale, item.leaderboard.id, index + 1);
          return [last - at, `${page}#${commitAnchor(ledger.commits[at]?.commit ?? "")}`];
        }),
      ),
    ),
    events: [],
  };
}

function rankingOf({ leaderboard, board }: LeaderboardWithBoard, ledger: Ledger): Ranking | null {
  const { direction, id } = board.primary;
  if (!board.ranked || direction === "neutral") return null;
  const last = ledger.commits.length - 1;
  return {
    direction,
    now: board.entries.map(({ cells }) => {
      const cell = cells.get(id);
      return cell?.kind === "figure" ? cell.value : null;
    }),
    before: (ledger.boards[leaderboard.id]?.changes ?? [])
      .filter(({ column, old, new: now }) => column === id && old?.value !== now?.value)
      .toReversed()
      .map(({ at, entry, old }) => ({ at: last - at, entry, value: old?.value ?? null })),
  };
}

/** The keys of the experiments to which more happened than that they were published. */
export function changedExperiments(ledger: Ledger): readonly string[] {
  return [...itemChanges(ledger, "experiment")].flatMap(([key, list]) =>
    list.some(({ change }) => change.kind !== "published") ? [key] : [],
  );
}

/** What happened to one experiment; `fields` are those of its files, as these spell them. */
export function experimentHistoryFile(ledger: Ledger, key: string) {
  const last = ledger.commits.length - 1;
  return {
    commits: commitsOf(ledger),
    changes: (itemChanges(ledger, "experiment").get(key) ?? []).toReversed().map(({ at, change }) => ({
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
