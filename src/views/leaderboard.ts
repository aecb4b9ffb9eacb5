/** One leaderboard: what it shows, its ranking, what could not be ranked, the scores by group, how its columns are made. */
import { formatCount, formatDate } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Board } from "../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import { apiRoutes, routes } from "../routes.ts";
import { type BoardNames, boardNames, namingOf, type SettingColumn } from "./board-identity.ts";
import { type CaveatView, caveatViews } from "./caveats.ts";
import { type ColumnGuide, columnGuides } from "./column-guide.ts";
import { emphasis, type Segment } from "./emphasis.ts";
import { entryCaveatViews } from "./entry-caveats.ts";
import { type EntryTable, entryTable } from "./entry-table.ts";
import { findings } from "./finding.ts";
import { type GroupHeat, groupHeat } from "./group-heat.ts";
import { boardTable } from "./leaderboard/board-table.ts";
import type { BoardTable } from "./leaderboard/table-data.ts";
import { type BoardNotes, boardNotes } from "./notes.ts";
import { isSyntheticBoard } from "./synthetic.ts";
import { type UnrankedTable, unrankedTable } from "./unranked.ts";

/** All that the page shows. */
export interface LeaderboardView {
  readonly id: string;
  readonly path: string;
  readonly jsonPath: string;
  /** The definition's source page; null for a folder without a definition. */
  readonly definitionPath: string | null;
  /** True where there is a definition, but with errors. */
  readonly definitionLeftOut: boolean;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly synthetic: boolean;
  /** Why it was withdrawn; null while it stands. A withdrawn leaderboard ranks nothing. */
  readonly withdrawn: LocalText | null;
  /** True where nothing that the definition draws on counts. */
  readonly empty: boolean;
  readonly findings: readonly (readonly Segment[])[];
  readonly facts: readonly {
    readonly before?: string;
    readonly value: string;
    readonly after?: string;
    readonly path?: string;
  }[];
  readonly caveats: readonly CaveatView[];
  readonly notes: BoardNotes;
  readonly titled: boolean;
  readonly withAlgorithm: boolean;
  readonly settingColumns: readonly SettingColumn[];
  /** Number of groups, where there are several to average over. */
  readonly groupCount: number;
  readonly table: EntryTable | null;
  readonly unranked: UnrankedTable | null;
  readonly groupHeat: GroupHeat | null;
  /** What the table's script knows; null where there are no rows to sort or filter. */
  readonly interactive: BoardTable | null;
  readonly columns: readonly ColumnGuide[];
}

/** The page of one leaderboard. */
export function leaderboardView(
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  locale: Locale,
): LeaderboardView {
  const { leaderboard, board, defined } = item;
  const { fields } = leaderboard.definition;
  const names = boardNames(item, namingOf(catalog), locale);
  const withdrawn =
    fields.status === "withdrawn" ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh) : null;
  const stands = withdrawn === null;
  const caveats = boardCaveats(item, names, catalog, locale);
  return {
    id: leaderboard.id,
    path: routes.leaderboard(locale, leaderboard.id),
    jsonPath: apiRoutes.leaderboard(leaderboard.id),
    definitionPath: defined ? routes.leaderboardSource(leaderboard.id) : null,
    definitionLeftOut: item.definitionLeftOut === true,
    title: localText(locale, fields.title, fields.title_zh),
    description: localText(locale, fields.description, fields.description_zh),
    synthetic: isSyntheticBoard(item, catalog.benchmarks),
    withdrawn,
    empty: stands && board.entries.length === 0,
    findings: stands ? findings(board, names, locale).map(emphasis) : [],
    facts: facts(item, caveats.length, locale),
    caveats,
    notes: stands ? boardNotes(board, names, locale) : { versions: [], unrankable: [], others: [] },
    titled: names.titled,
    withAlgorithm: names.withAlgorithm,
    settingColumns: names.columns,
    groupCount: board.groups.length,
    table: stands ? entryTable(board, names, locale) : null,
    unranked: stands ? unrankedTable(board, names, locale) : null,
    groupHeat: stands ? groupHeat(board, names, locale) : null,
    interactive: stands ? boardTable(board, names, fields.display, locale) : null,
    columns: stands && board.entries.length > 0 ? columnGuides(board, locale) : [],
  };
}

/** Number of experiments that count in a board. */
export function experimentCount({ entries }: Board): number {
  return entries.reduce((sum, { experiments }) => sum + experiments.size, 0);
}

function facts({ leaderboard, board }: LeaderboardWithBoard, caveatCount: number, locale: Locale) {
  const words = dictionary(locale).leaderboard;
  const count = (value: number, after: (count: number) => string) => ({
    value: formatCount(value),
    after: after(value),
  });
  return [
    count(board.entries.length, words.entries),
    count(experimentCount(board), words.experiments),
    count(board.groups.length, words.groups),
    { before: words.updated, value: formatDate(leaderboard.definition.fields.last_update) },
    ...(caveatCount === 0 ? [] : [{ ...count(caveatCount, words.caveats), path: "#caveats" }]),
  ];
}

/** The definition's own notes, then those of its entries' experiments and data that it does not already give. */
export function boardCaveats(
  { leaderboard, board }: LeaderboardWithBoard,
  names: BoardNames,
  { benchmarks }: Pick<Catalog, "benchmarks">,
  locale: Locale,
): readonly CaveatView[] {
  const own = leaderboard.definition.fields.caveats ?? [];
  const told = new Set(own.map(({ text }) => text));
  return [
    ...caveatViews(own, locale),
    ...entryCaveatViews({ entries: board.entries, board, names, locale }, benchmarks, told),
  ];
}
