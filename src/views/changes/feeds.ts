/** What the feeds of the site and of its leaderboards tell. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, localText, pick } from "../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import type { Change, Ledger } from "../../leaderboard/ledger/ledger.ts";
import { commitAnchor, feedRoutes, routes } from "../../routes.ts";
import { boardChangePages } from "./board-changes.ts";
import { type CellChangeText, shownText } from "./cell-changes.ts";
import { type Feed, type FeedEntry, type FeedLine, feedLength } from "./feed.ts";
import { changeSummary, fieldText, type Items, pathOfItem, valueText } from "./item-changes.ts";
import { changePages, changePath } from "./site-changes.ts";

/** Makes an absolute address of a path of `routes`. */
export type Address = (path: string) => string;

/** @param updated when the data were last changed, for a feed without entries */
export function siteFeed(ledger: Ledger, items: Items, address: Address, updated: string, locale: Locale): Feed {
  const { site, changes: words } = dictionary(locale);
  const commits = changePages(ledger).flat().slice(0, feedLength);
  return {
    title: `${site.name}${words.dash}${words.title}`,
    page: address(routes.changes(locale)),
    self: address(feedRoutes.site(locale)),
    updated,
    entries: commits.map((commit): FeedEntry => {
      const path = changePath(ledger, ledger.commits.indexOf(commit), locale);
      return {
        commit,
        title: changeSummary(commit.changes, locale).join(words.separator),
        page: address(path ?? routes.changes(locale)),
        lines: commit.changes.map((change) => changeLine(change, ledger, items, address, locale)),
      };
    }),
  };
}

/** @param updated when the data were last changed, for a feed without entries */
export function boardFeed(
  item: LeaderboardWithBoard,
  ledger: Ledger,
  items: Items,
  address: Address,
  updated: string,
  locale: Locale,
): Feed {
  const { changes: words } = dictionary(locale);
  const { id, definition } = item.leaderboard;
  const title = localText(locale, definition.fields.title, definition.fields.title_zh).text;
  const path = (page: number) => routes.leaderboardChanges(locale, id, page);
  const entries = boardChangePages(item, ledger, items, locale).flatMap((commits, page) =>
    commits.flatMap(({ at, cells, changes }): readonly FeedEntry[] => {
      const commit = ledger.commits[at];
      if (commit === undefined) return [];
      const numbers = cells.length === 0 ? [] : [words.cells(formatCount(cells.length))];
      return [
        {
          commit,
          title: [...numbers, ...changeSummary(changes, locale)].join(words.separator),
          page: address(`${path(page + 1)}#${commitAnchor(commit.commit)}`),
          lines: [
            ...cells.map((cell) => cellLine(cell, address, locale)),
            ...changes.map((change) => changeLine(change, ledger, items, address, locale)),
          ],
        },
      ];
    }),
  );
  return {
    title: words.boardTitle(title),
    page: address(path(1)),
    self: address(feedRoutes.leaderboard(locale, id)),
    updated,
    entries,
  };
}

function cellLine(cell: CellChangeText, address: Address, locale: Locale): FeedLine {
  const { changes: words } = dictionary(locale);
  return {
    text: words.cellLine(cell.entryText, cell.columnText, shownText(cell.old), shownText(cell.new)),
    page: cell.entryPath === null ? null : address(cell.entryPath),
  };
}

function changeLine(change: Change, ledger: Ledger, items: Items, address: Address, locale: Locale): FeedLine {
  const { changes: words } = dictionary(locale);
  const path = pathOfItem(change.item, change.id, ledger, items, locale);
  const name = change.title === null ? change.id : pick(locale, change.title);
  const figures =
    "figures" in change
      ? change.figures.map((figure) =>
          figure.long
            ? words.rewrittenLine(fieldText(figure))
            : words.figureLine(fieldText(figure), valueText(figure.old), valueText(figure.new)),
        )
      : [];
  const scores =
    "records" in change
      ? change.records.map(({ part, count, of }) => words.scores(formatCount(count), formatCount(of), part))
      : [];
  const told = [
    ...(change.kind === "withdrawn" ? [pick(locale, change.reason)] : []),
    ...(change.kind === "renamed" ? [`${words.renamedTo} ${change.to}`] : []),
    ...(change.kind === "deleted" && change.toDraft ? [words.toDraft] : []),
    ...figures,
    ...scores,
  ];
  return {
    text: words.changeLine(words.count(change.kind, change.item, "1"), name, told.join(words.separator)),
    page: path === null ? null : address(path),
  };
}
