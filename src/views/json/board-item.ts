/** A leaderboard in an index: what it is, and where its files are. */
import { type Locale, locales } from "../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { type TableFormat, tableFormats } from "../export/formats.ts";

/** Paths are relative to the site's base. */
export interface BoardPaths {
  leaderboard(id: string): string;
  leaderboardTable(locale: Locale, id: string, format: TableFormat): string;
}

export function boardItem(
  { leaderboard: { id, definition }, board, defined }: LeaderboardWithBoard,
  paths: BoardPaths,
) {
  const { title, title_zh, status } = definition.fields;
  return {
    leaderboard_id: id,
    title,
    title_zh: title_zh ?? null,
    status,
    defined,
    n_entries: board.entries.length,
    path: paths.leaderboard(id),
    /** The table as people see it, by language and format. */
    tables: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(tableFormats.map((format) => [format, paths.leaderboardTable(locale, id, format)])),
      ]),
    ),
  };
}
