/** The exports of a build: every board with the address of its page and the state of the data, worked out once. */
import { getCatalog, getPagedItems, type LeaderboardWithBoard } from "./catalog.ts";
import { repositoryState } from "./context.ts";
import { type Locale, locales } from "./i18n/index.ts";
import { routes, tableName, withBase } from "./routes.ts";
import { basePath, siteUrl } from "./settings.ts";
import { boardExport } from "./views/export/board-export.ts";
import { exportText, mediaTypes, type TableFormat } from "./views/export/formats.ts";
import { type BoardExport, exportTable, wholeView } from "./views/export/view.ts";
import { oncePerLocale } from "./views/once.ts";

const madeOnce = oncePerLocale(async (item: LeaderboardWithBoard, locale): Promise<BoardExport> => {
  const path = withBase(routes.leaderboard(locale, item.leaderboard.id), basePath());
  const origin = { address: new URL(path, siteUrl()).href, state: repositoryState() };
  return boardExport(item, await getCatalog(), origin, locale);
});

export function getBoardExport(item: LeaderboardWithBoard, locale: Locale): Promise<BoardExport> {
  return madeOnce(item, locale);
}

export interface TableProps {
  readonly item: LeaderboardWithBoard;
  readonly locale: Locale;
}

/** The paths of the tables in one format: one for each leaderboard and language. */
export async function tablePaths() {
  const { leaderboards } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...leaderboards].map(([id, item]) => ({ params: { id: tableName(locale, id) }, props: { item, locale } })),
  );
}

/** A leaderboard's whole table as a file. CSV has also the settings that the page shows on request. */
export async function tableResponse(format: TableFormat, { item, locale }: TableProps): Promise<Response> {
  const board = await getBoardExport(item, locale);
  const text = exportText(format, exportTable(board, wholeView(board, format === "csv")));
  return new Response(text, { headers: { "content-type": mediaTypes[format] } });
}
