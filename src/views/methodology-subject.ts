/** Which leaderboard and entry the worked examples of the methodology page follow. Chosen by rule, never by name. */
import type { Locale } from "../i18n/index.ts";
import type { Entry } from "../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import type { Group } from "../leaderboard/entries/groups.ts";
import type { FigureCell } from "../leaderboard/evaluation/cell.ts";
import { boardNames, namingOf } from "./board-identity.ts";
import { unmarked } from "./methodology-text.ts";

export interface Subject {
  readonly item: LeaderboardWithBoard;
  readonly entry: Entry;
  /** Its cell in the primary column. */
  readonly cell: FigureCell;
}

/**
 * The first entry, in rank order, that has another entry as its baseline, else the first: on the leaderboard with the
 * most ranked entries, real figures before made-up ones, a definition before none. Null where no leaderboard ranks a
 * measured column.
 */
export function subjectOf({ leaderboards }: Pick<Catalog, "leaderboards">): Subject | null {
  const [item] = rankedBoards(leaderboards);
  if (item === undefined) return null;
  const ranked = rankedEntries(item);
  const entry = ranked.find(({ id, baseline }) => baseline !== null && baseline !== id) ?? ranked[0];
  const cell = entry === undefined ? undefined : primaryCell(item, entry);
  return entry === undefined || cell === undefined ? null : { item, entry, cell };
}

/** The published leaderboards that rank a measured column, the best example first. */
export function rankedBoards(leaderboards: Catalog["leaderboards"]): readonly LeaderboardWithBoard[] {
  const boards = [...leaderboards.values()].filter(
    (item) =>
      item.leaderboard.definition.fields.status === "published" &&
      item.board.primary.measured &&
      rankedEntries(item).length > 0,
  );
  return boards.sort(
    (a, b) =>
      Number(isSynthetic(a)) - Number(isSynthetic(b)) ||
      Number(b.defined) - Number(a.defined) ||
      rankedEntries(b).length - rankedEntries(a).length,
  );
}

export function rankedEntries({ board }: LeaderboardWithBoard): readonly Entry[] {
  return board.entries.filter(({ rank }) => rank !== null);
}

export function primaryCell({ board }: LeaderboardWithBoard, entry: Entry): FigureCell | undefined {
  const cell = entry.cells.get(board.primary.id);
  return cell?.kind === "figure" ? cell : undefined;
}

export function isSynthetic({ leaderboard, board }: LeaderboardWithBoard): boolean {
  return leaderboard.definition.fields.synthetic === true || board.entries.some(({ synthetic }) => synthetic);
}

/** What entries and groups of a leaderboard are called in running text. */
export interface PlainNames {
  entry(entry: Entry): string;
  group(group: Group): string;
}

export function plainNames(
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  item: LeaderboardWithBoard,
  locale: Locale,
): PlainNames {
  const names = boardNames(item, namingOf(catalog), locale);
  return {
    entry: (entry) => unmarked(names.of(entry).line),
    group: (group) => unmarked(names.group(group).title.text),
  };
}
