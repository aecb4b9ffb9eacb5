/** What the ledger tells of the changes from one state of the data to a later one, put together over all commits between. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import type { Change, ChangeKind, Ledger } from "../../leaderboard/ledger/ledger.ts";
import { namingOf } from "../board-identity.ts";
import { type CellChangeText, cellChanges } from "../changes/cell-changes.ts";
import { changeSummary } from "../changes/item-changes.ts";
import { changePath } from "../changes/site-changes.ts";

/** Two states of the data: indexes of commits in the ledger's list, the earlier one without its own changes. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface BetweenView {
  /** `1 experiment corrected`, `3 numbers of leaderboards corrected`; empty where nothing that is published changed. */
  readonly told: readonly string[];
  /** The last of the commits in the list of changes; null where none changed anything. */
  readonly path: string | null;
}

/** How many numbers of a leaderboard are new, differ, are gone: as they are printed, the first state against the last. */
export interface NumberCounts {
  readonly added: number;
  readonly corrected: number;
  readonly gone: number;
}

export function changesBetween(ledger: Ledger, span: Span, catalog: Catalog, locale: Locale): BetweenView {
  const { snapshots: words } = dictionary(locale);
  const commits = ledger.commits.slice(span.from + 1, span.to + 1);
  const counts = [...catalog.leaderboards.values()].map((item) => numbersBetween(ledger, span, item, catalog, locale));
  const sum = (pick: (count: NumberCounts) => number) => counts.reduce((total, count) => total + pick(count), 0);
  const last = commits.findLastIndex(({ changes }) => changes.length > 0);
  return {
    told: [
      ...changeSummary(netChanges(commits.flatMap(({ changes }) => changes)), locale),
      ...numberTexts(
        {
          added: sum(({ added }) => added),
          corrected: sum(({ corrected }) => corrected),
          gone: sum(({ gone }) => gone),
        },
        words.numbers,
      ),
    ],
    path: last < 0 ? null : changePath(ledger, span.from + 1 + last, locale),
  };
}

/** Of a leaderboard that there is today; the ledger tells of one that is gone only that. */
export function numbersBetween(
  ledger: Ledger,
  { from, to }: Span,
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  locale: Locale,
): NumberCounts {
  const within = cellChanges(item, ledger, namingOf(catalog), locale).filter(({ at }) => at > from && at <= to);
  const cells = Map.groupBy(within, ({ entry, column }) => `${entry} ${column}`);
  const ends = [...cells.values()].map((changes) => [changes[0]?.old ?? null, changes.at(-1)?.new ?? null] as const);
  const count = (test: (old: CellChangeText["old"], now: CellChangeText["new"]) => boolean) =>
    ends.filter(([old, now]) => test(old, now)).length;
  return {
    added: count((old, now) => old === null && now !== null),
    corrected: count((old, now) => old !== null && now !== null && old !== now),
    gone: count((old, now) => old !== null && now === null),
  };
}

/** Those that are not 0, in words. */
export function numberTexts(
  { added, corrected, gone }: NumberCounts,
  words: Readonly<Record<keyof NumberCounts, (count: string) => string>>,
): readonly string[] {
  return [
    ...(corrected === 0 ? [] : [words.corrected(formatCount(corrected))]),
    ...(gone === 0 ? [] : [words.gone(formatCount(gone))]),
    ...(added === 0 ? [] : [words.added(formatCount(added))]),
  ];
}

/** What leaves nothing of an item to be seen. */
const ends: readonly ChangeKind[] = ["deleted", "withdrawn", "unreadable"];
/** What else happened to an item, the more telling first. */
const order: readonly ChangeKind[] = ["published", "renamed", "restored", "corrected"];

/** One change for each item: what came of all that happened to it, oldest first. What came and went is none. */
function netChanges(changes: readonly Change[]): readonly Pick<Change, "kind" | "item">[] {
  const items = Map.groupBy(changes, ({ item, id }) => `${item} ${id}`);
  return [...items.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const isNew = first.kind === "published";
    if (ends.includes(last.kind)) return isNew && last.kind !== "withdrawn" ? [] : [last];
    const kinds = new Set(own.map(({ kind }) => kind));
    const kind = order.find((known) => kinds.has(known)) ?? last.kind;
    return [{ item: first.item, kind }];
  });
}
