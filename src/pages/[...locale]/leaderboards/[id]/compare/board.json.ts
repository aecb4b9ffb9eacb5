import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog, getPagedItems } from "../../../../../catalog.ts";
import { type Locale, locales } from "../../../../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../../../../leaderboard/catalog.ts";
import { localeParam } from "../../../../../routes.ts";
import { compareBoard } from "../../../../../views/compare/board-file.ts";

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

export const GET: APIRoute<Props> = async ({ props: { locale, item } }) =>
  Response.json(compareBoard(item, await getCatalog(), locale));
