/** The ledger of one leaderboard: the numbers that changed, and what was changed in the data behind them. */
import type { ItemKind } from "../../../content-loaders/repository.ts";
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";
import { isInGroups } from "../../leaderboard/board-plan.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { runFigures } from "../../leaderboard/expression/tree.ts";
import type { Change, Ledger, Tombstone } from "../../leaderboard/ledger/ledger.ts";
import { routes } from "../../routes.ts";
import { namingOf } from "../board-identity.ts";
import { oncePerLocale } from "../once.ts";
import { type CellChangeText, cellChanges } from "./cell-changes.ts";
import { type CommitHead, commitHead, type PageLink, pagesOf } from "./commit.ts";
import { type ChangeGroup, changeGroups, type Items } from "./item-changes.ts";
import { cutOffSince, pageLinks } from "./site-changes.ts";

export interface BoardChangesView {
  readonly id: string;
  readonly path: string;
  readonly boardTitle: LocalText;
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly cutOff: string | null;
  readonly commits: readonly BoardCommitView[];
  readonly pages: readonly PageLink[];
}

export interface BoardCommitView {
  readonly head: CommitHead;
  /** `12 numbers changed`; null where none did. */
  readonly cellsTitle: string | null;
  readonly cellsCaption: string;
  readonly folded: boolean;
  readonly cells: readonly CellChangeText[];
  readonly groups: readonly ChangeGroup[];
}

/** A commit with what it did to a leaderboard. */
export interface BoardCommit {
  readonly at: number;
  readonly cells: readonly CellChangeText[];
  /** Of the definition, and of experiments and benchmarks that it is made from. */
  readonly changes: readonly Change[];
}

/** How many lines a page has room for, and how many numbers stand open. */
const room = 400;
const openCells = 40;

/** The commits that changed anything of a leaderboard, newest first. */
function boardCommits(
  item: LeaderboardWithBoard,
  ledger: Ledger,
  items: Items,
  locale: Locale,
): readonly BoardCommit[] {
  const isPart = partsOf(item, ledger, items);
  const cells = Map.groupBy(cellChanges(item, ledger, namingOf(items), locale), ({ at }) => at);
  return ledger.commits
    .map(({ changes }, at) => ({ at, cells: cells.get(at) ?? [], changes: changes.filter(isPart) }))
    .filter((commit) => commit.cells.length > 0 || commit.changes.length > 0)
    .toReversed();
}

const paged = oncePerLocale<LeaderboardWithBoard, Map<Ledger, readonly (readonly BoardCommit[])[]>>(() => new Map());

/** The commits of a leaderboard's ledger, page by page; at least one page, which may be empty. */
export function boardChangePages(
  item: LeaderboardWithBoard,
  ledger: Ledger,
  items: Items,
  locale: Locale,
): readonly (readonly BoardCommit[])[] {
  const known = paged(item, locale).get(ledger);
  if (known !== undefined) return known;
  const commits = boardCommits(item, ledger, items, locale);
  const pages = pagesOf(commits, ({ cells, changes }) => Math.min(room, cells.length + changes.length), room);
  const made = pages.length === 0 ? [[]] : pages;
  paged(item, locale).set(ledger, made);
  return made;
}

/** @param number the page, from 1 */
export function boardChangesView(
  item: LeaderboardWithBoard,
  ledger: Ledger,
  number: number,
  items: Items,
  repositoryUrl: string | null,
  locale: Locale,
): BoardChangesView {
  const { changes: words, experiment } = dictionary(locale);
  const { leaderboard } = item;
  const { fields } = leaderboard.definition;
  const boardTitle = localText(locale, fields.title, fields.title_zh);
  const pages = boardChangePages(item, ledger, items, locale);
  const all = cellChanges(item, ledger, namingOf(items), locale);
  const title = words.boardTitle(boardTitle.text);
  return {
    id: leaderboard.id,
    path: routes.leaderboardChanges(locale, leaderboard.id, number),
    boardTitle,
    title: number === 1 ? title : experiment.list.numbered(title, number),
    description: words.boardDescription(boardTitle.text),
    lede: words.boardLede(formatCount(all.length), formatCount(new Set(all.map(({ at }) => at)).size)),
    cutOff: cutOffSince(ledger),
    commits: (pages[number - 1] ?? []).flatMap(({ at, cells, changes }): readonly BoardCommitView[] => {
      const commit = ledger.commits[at];
      if (commit === undefined) return [];
      const head = commitHead(commit, repositoryUrl);
      return [
        {
          head,
          cellsTitle: cells.length === 0 ? null : words.cells(formatCount(cells.length)),
          cellsCaption: words.cellsCaption(head.short),
          folded: cells.length > openCells,
          cells,
          groups: changeGroups(changes, ledger, items, locale),
        },
      ];
    }),
    pages: pageLinks(pages.length, number, (page) => routes.leaderboardChanges(locale, leaderboard.id, page)),
  };
}

/** Whether a change is one of the definition of a leaderboard, or of anything that it draws on. */
function partsOf(
  { leaderboard, board }: LeaderboardWithBoard,
  ledger: Ledger,
  { experiments }: Pick<Items, "experiments">,
): (change: Change) => boolean {
  const folders = new Set(leaderboard.definition.fields.experiments ?? [leaderboard.id]);
  const keys = new Set([
    ...board.entries.flatMap((entry) => [...entry.experiments.values()].map(({ key }) => key)),
    ...ledger.tombstones.flatMap(({ key, leaderboards }) => (leaderboards.includes(leaderboard.id) ? [key] : [])),
  ]);
  // Withdrawn ones and earlier submissions belong to it as well, though no row shows them.
  for (const { key, folder, meta } of experiments.values()) {
    if (folders.has(folder) && isInGroups(meta.fields.test_data, board.groups)) keys.add(key);
  }
  const figures = board.columns
    .flatMap(({ tree, std }) => [tree, ...(std === null ? [] : [std.tree])])
    .flatMap(runFigures);
  const parts: Readonly<Record<ItemKind, ReadonlySet<string>>> = {
    leaderboard: new Set([leaderboard.id]),
    experiment: keys,
    benchmark: new Set(board.groups.flatMap(({ testData }) => testData)),
    pack: new Set(figures.map(({ pack }) => pack.id)),
    run: new Set(figures.map(({ run }) => run.id)),
  };
  return ({ item, id }) => parts[item].has(id);
}

/** The experiments that stood on a leaderboard once, or were tested on a benchmark, and whose pages now say what became of them. */
export function goneFrom(
  ledger: Ledger,
  items: Pick<Items, "experiments">,
  place: { readonly leaderboard: string } | { readonly benchmark: string },
): readonly Tombstone[] {
  return ledger.tombstones.filter(({ key, leaderboards, meta }) => {
    if (items.experiments.has(key)) return false;
    return "leaderboard" in place ? leaderboards.includes(place.leaderboard) : meta.test_data.includes(place.benchmark);
  });
}
