/** The ledger of the whole site, a page at a time. */
import { formatCount, formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Ledger, LedgerCommit } from "../../leaderboard/ledger/ledger.ts";
import { commitAnchor, routes } from "../../routes.ts";
import { type CommitHead, commitHead, type PageLink, pagesOf } from "./commit.ts";
import { type ChangeGroup, changeGroups, type Items } from "./item-changes.ts";

export interface ChangesView {
  readonly path: string;
  /** With the number of the page from the second on. */
  readonly title: string;
  /** Null where nothing has changed. */
  readonly lede: string | null;
  /** Where the history begins that could be read; null where it is whole. */
  readonly cutOff: string | null;
  readonly commits: readonly CommitView[];
  readonly pages: readonly PageLink[];
}

export interface CommitView {
  readonly head: CommitHead;
  readonly groups: readonly ChangeGroup[];
}

/** How many lines a page of changes has room for. */
const room = 400;

interface Paged {
  readonly pages: readonly (readonly LedgerCommit[])[];
  /** The page of each commit, from 1. */
  readonly numbers: ReadonlyMap<LedgerCommit, number>;
}

const paged = new WeakMap<Ledger, Paged>();

function pagesOfLedger(ledger: Ledger): Paged {
  const known = paged.get(ledger);
  if (known !== undefined) return known;
  const commits = ledger.commits.filter(({ changes }) => changes.length > 0).toReversed();
  const pages = pagesOf(commits, ({ changes }) => Math.min(room, weightOf(changes)), room);
  const numbers = new Map(pages.flatMap((page, index) => page.map((commit) => [commit, index + 1] as const)));
  const made = { pages: pages.length === 0 ? [[]] : pages, numbers };
  paged.set(ledger, made);
  return made;
}

/** The commits that changed what is published, newest first, page by page; at least one page, which may be empty. */
export function changePages(ledger: Ledger): readonly (readonly LedgerCommit[])[] {
  return pagesOfLedger(ledger).pages;
}

/** Where a commit stands in the ledger of the site; null where it changed nothing that is published. */
export function changePath(ledger: Ledger, at: number, locale: Locale): string | null {
  const commit = ledger.commits[at];
  const page = commit === undefined ? undefined : pagesOfLedger(ledger).numbers.get(commit);
  if (commit === undefined || page === undefined) return null;
  return `${routes.changes(locale, page)}#${commitAnchor(commit.commit)}`;
}

/** @param number the page, from 1 */
export function changesView(
  ledger: Ledger,
  number: number,
  items: Items,
  repositoryUrl: string | null,
  locale: Locale,
): ChangesView {
  const { changes: words, experiment } = dictionary(locale);
  const pages = changePages(ledger);
  const all = pages.flat();
  const first = all.at(-1);
  return {
    path: routes.changes(locale, number),
    title: number === 1 ? words.title : experiment.list.numbered(words.title, number),
    lede: first === undefined ? null : words.lede(formatCount(all.length), formatDate(first.committedAt)),
    cutOff: cutOffSince(ledger),
    commits: (pages[number - 1] ?? []).map((commit) => ({
      head: commitHead(commit, repositoryUrl),
      groups: changeGroups(commit.changes, ledger, items, locale),
    })),
    pages: pageLinks(pages.length, number, (page) => routes.changes(locale, page)),
  };
}

/** The day on which a history begins that is cut off; null where it is whole. */
export function cutOffSince({ extent, commits }: Ledger): string | null {
  return extent === "shallow" ? formatDate(commits[0]?.committedAt ?? "") : null;
}

export function pageLinks(count: number, current: number, path: (page: number) => string): readonly PageLink[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    path: path(index + 1),
    current: index + 1 === current,
  }));
}

function weightOf(changes: LedgerCommit["changes"]): number {
  return changes.reduce((sum, change) => sum + 1 + ("figures" in change ? change.figures.length : 0), 0);
}
