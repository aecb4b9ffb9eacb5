/** Where a leaderboard of a snapshot is today, or what became of it. */
import { formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Ledger } from "../../leaderboard/ledger/ledger.ts";
import { routes } from "../../routes.ts";
import { changePath } from "../changes/site-changes.ts";

export interface TodayView {
  /** `Today's page`, `Deleted on 2026-03-01`. */
  readonly text: string;
  readonly path: string;
}

export function todayView(
  id: string,
  { leaderboards }: Pick<Catalog, "leaderboards">,
  ledger: Ledger,
  locale: Locale,
): TodayView {
  const words = dictionary(locale).snapshots;
  const present = leaderboards.get(id);
  if (present !== undefined) {
    const isWithdrawn = present.leaderboard.definition.fields.status === "withdrawn";
    return { text: isWithdrawn ? words.todayWithdrawn : words.today, path: routes.leaderboard(locale, id) };
  }
  const at = ledger.commits.findLastIndex(({ changes }) =>
    changes.some((change) => change.item === "leaderboard" && change.id === id && change.kind !== "published"),
  );
  const commit = ledger.commits[at];
  // A folder without a definition goes with its experiments.
  if (commit === undefined) return { text: words.gone, path: routes.changes(locale) };
  const date = formatDate(commit.committedAt);
  const change = commit.changes.findLast((found) => found.item === "leaderboard" && found.id === id);
  if (change?.kind === "renamed" && leaderboards.has(change.to)) {
    return { text: words.renamed(change.to, date), path: routes.leaderboard(locale, change.to) };
  }
  return {
    text: change?.kind === "deleted" ? words.deleted(date) : words.gone,
    path: changePath(ledger, at, locale) ?? routes.changes(locale),
  };
}
