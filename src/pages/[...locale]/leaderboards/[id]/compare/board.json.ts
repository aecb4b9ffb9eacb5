import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog } from "../../../../../catalog.ts";
import { type Locale, locales } from "../../../../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../../../../leaderboard/catalog.ts";
import { buildScope } from "../../../../../preview.ts";
import { localeParam } from "../../../../../routes.ts";
import { compareBoard } from "../../../../../views/compare/board-file.ts";

interface Props {
  readonly locale: Locale;
  readonly item: LeaderboardWithBoard;
}

export const getStaticPaths = (async () => {
  const { leaderboards } = await getCatalog();
  const scope = await buildScope();
  return locales.flatMap((locale) =>
    [...leaderboards]
      .filter(([, item]) => scope.leaderboard(item))
      .map(([id, item]) => ({ params: { locale: localeParam(locale), id }, props: { locale, item } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { locale, item } }) =>
  Response.json(compareBoard(item, await getCatalog(), locale));
