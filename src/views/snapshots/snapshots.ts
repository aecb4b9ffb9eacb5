/** The list of the snapshots: what each holds, and what changed from one to the next. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Ledger } from "../../leaderboard/ledger/ledger.ts";
import { routes } from "../../routes.ts";
import { type CommitHead, commitHead } from "../changes/commit.ts";
import { type BetweenView, changesBetween } from "./between.ts";
import type { SnapshotContent, SnapshotTag } from "./content.ts";

export interface Snapshot {
  readonly tag: SnapshotTag;
  /** Full id of the last commit before it, or itself, that touched the data; null where none did. */
  readonly dataCommit: string | null;
  readonly content: SnapshotContent;
}

export interface SnapshotListView {
  /** Newest first. */
  readonly items: readonly SnapshotItemView[];
  /** What changed since the newest of them; null where that cannot be told. */
  readonly since: SinceView | null;
  /** How one is made, where there is none, and what may keep one from being seen. */
  readonly none: readonly string[];
  /** How to make one, as commands. */
  readonly commands: string;
}

export interface SnapshotItemView {
  readonly name: string;
  readonly path: string;
  readonly commit: CommitHead;
  readonly facts: readonly { readonly value: string; readonly after: string }[];
  /** Null for the first one. */
  readonly since: SinceView | null;
}

/** What changed since another snapshot. */
export interface SinceView {
  /** `Since v1.0` */
  readonly title: string;
  /** Null where the history does not lead from the one to the other. */
  readonly changes: BetweenView | null;
}

/** @param snapshots oldest first */
export function snapshotListView(
  snapshots: readonly Snapshot[],
  ledger: Ledger,
  catalog: Catalog,
  repositoryUrl: string | null,
  pattern: string,
  locale: Locale,
): SnapshotListView {
  const words = dictionary(locale).snapshots;
  const newest = snapshots.at(-1);
  const items = snapshots.map((snapshot, index) => ({
    name: snapshot.tag.name,
    path: routes.snapshot(locale, snapshot.tag.slug),
    commit: commitHead(snapshot.tag, repositoryUrl),
    facts: snapshotFacts(snapshot, locale),
    since: sinceView(snapshots[index - 1], snapshot, ledger, catalog, locale),
  }));
  return {
    items: items.toReversed(),
    since: newest === undefined ? null : sinceView(newest, null, ledger, catalog, locale),
    none:
      newest !== undefined
        ? []
        : [
            ...(ledger.extent === "none" ? [words.noHistory] : []),
            ...(ledger.extent === "shallow" ? [words.shallow] : []),
            words.howTo(pattern),
          ],
    commands: commandsFor(pattern),
  };
}

/** A name that fits, where the pattern is a beginning. */
function commandsFor(pattern: string): string {
  const name = /^[\w./-]*\*$/.test(pattern) ? pattern.replace("*", "1") : "<tag>";
  return `git tag ${name}\ngit push origin ${name}`;
}

export function snapshotFacts({ content }: Snapshot, locale: Locale): SnapshotItemView["facts"] {
  const { leaderboard: words, snapshots } = dictionary(locale);
  const count = (value: number, after: (count: number) => string) => ({
    value: formatCount(value),
    after: after(value),
  });
  const leftOut = content.leftOut[locale].length;
  return [
    count(content.boards.length, snapshots.boards),
    count(content.experiments, words.experiments),
    ...(leftOut === 0 ? [] : [count(leftOut, snapshots.leftOutCount)]),
  ];
}

/** @param later null for the present state of the repository */
export function sinceView(
  earlier: Snapshot | undefined,
  later: Snapshot | null,
  ledger: Ledger,
  catalog: Catalog,
  locale: Locale,
): SinceView | null {
  if (earlier === undefined) return null;
  const from = placeInLedger(earlier, ledger);
  const to = later === null ? ledger.commits.length - 1 : placeInLedger(later, ledger);
  const words = dictionary(locale).snapshots;
  return {
    title: (later === null ? words.sinceNow : words.since)(earlier.tag.name),
    changes: from < 0 || to < from ? null : changesBetween(ledger, { from, to }, catalog, locale),
  };
}

/** Index of the commit that the data of a snapshot are of; -1 where the ledger does not have it, as on another branch. */
export function placeInLedger({ dataCommit }: Pick<Snapshot, "dataCommit">, { commits }: Ledger): number {
  return commits.findIndex(({ commit }) => commit === dataCommit);
}
