import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog, getPagedItems } from "../../../../catalog.ts";
import { getLedger } from "../../../../history.ts";
import { type Locale, locales } from "../../../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../../../leaderboard/catalog.ts";
import { localeParam } from "../../../../routes.ts";
import { boardHistoryFile } from "../../../../views/changes/history-files.ts";

interface Props {
  readonly locale: Locale;
  readonly item: LeaderboardWithBoard;
}

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...leaderboards].map(([id, item]) => ({ params: { locale: localeParam(locale), id }, props: { locale, item } })),
  );
}) satisfies GetStaticPaths;

/** How the numbers of a leaderboard changed. */
export const GET: APIRoute<Props> = async ({ props: { locale, item } }) => {
  const [ledger, catalog] = await Promise.all([getLedger(), getCatalog()]);
  return Response.json(boardHistoryFile(item, ledger, catalog, locale));
};
