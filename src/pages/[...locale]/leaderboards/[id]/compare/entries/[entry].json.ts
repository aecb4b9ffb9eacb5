import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog, getPagedItems } from "../../../../../../catalog.ts";
import { type Locale, locales } from "../../../../../../i18n/index.ts";
import type { Entry } from "../../../../../../leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../../../../../leaderboard/catalog.ts";
import { localeParam } from "../../../../../../routes.ts";
import { compareEntry } from "../../../../../../views/compare/entry-file.ts";

interface Props {
  readonly locale: Locale;
  readonly item: LeaderboardWithBoard;
  readonly entry: Entry;
}

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...leaderboards].flatMap(([id, item]) =>
      item.board.entries.map((entry) => ({
        params: { locale: localeParam(locale), id, entry: entry.id },
        props: { locale, item, entry },
      })),
    ),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { locale, item, entry } }) =>
  Response.json(compareEntry(item, entry, (await getCatalog()).benchmarks, locale));
