/** A commit as the pages of changes name it. */
import { formatDate } from "../../i18n/format.ts";
import type { LedgerCommit } from "../../leaderboard/ledger/ledger.ts";
import { commitAnchor } from "../../routes.ts";

export interface CommitHead {
  /** Its anchor on the page: 12 hexadecimal digits. */
  readonly id: string;
  /** Seven of them, for people. */
  readonly short: string;
  /** The commit in the repository's own place; null where that is not known. */
  readonly url: string | null;
  readonly date: string;
  /** ISO 8601 UTC. */
  readonly time: string;
}

/** @param repositoryUrl the web address of the repository, or null */
export function commitHead(
  { commit, committedAt }: Pick<LedgerCommit, "commit" | "committedAt">,
  repositoryUrl: string | null,
): CommitHead {
  return {
    id: commitAnchor(commit),
    short: commit.slice(0, 7),
    url: repositoryUrl === null ? null : `${repositoryUrl}/commit/${commit}`,
    date: formatDate(committedAt),
    time: committedAt,
  };
}

/** A page of a long list. */
export interface PageLink {
  readonly number: number;
  readonly path: string;
  readonly current: boolean;
}

/** Spreads what stands in order over pages: each holds as much as fits, and one thing at least. */
export function pagesOf<Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
  room: number,
): readonly (readonly Item[])[] {
  const pages: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const needed = weight(item);
    const page = pages.at(-1);
    if (page === undefined || needed > left) {
      pages.push([item]);
      left = room - needed;
    } else {
      page.push(item);
      left -= needed;
    }
  }
  return pages;
}
