/** The poster of each leaderboard. */
import type { APIRoute } from "astro";
import { getPagedItems, type LeaderboardWithBoard } from "../../../../catalog.ts";
import { type Locale, locales } from "../../../../i18n/index.ts";
import { getBoardPoster, posterResponse } from "../../../../posters.ts";
import { localeParam } from "../../../../routes.ts";

interface Props {
  readonly locale: Locale;
  readonly item: LeaderboardWithBoard;
}

export async function getStaticPaths() {
  const { leaderboards: items } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...items].map(([id, item]) => ({ params: { locale: localeParam(locale), id }, props: { locale, item } })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { locale, item } }) =>
  posterResponse(await getBoardPoster(item, locale), locale);
