import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog } from "../../../../../../catalog.ts";
import { type Locale, locales } from "../../../../../../i18n/index.ts";
import type { Board, Entry } from "../../../../../../leaderboard/board.ts";
import { localeParam } from "../../../../../../routes.ts";
import { compareEntry } from "../../../../../../views/compare/entry-file.ts";

interface Props {
  readonly locale: Locale;
  readonly board: Board;
  readonly entry: Entry;
}

export const getStaticPaths = (async () => {
  const { leaderboards } = await getCatalog();
  return locales.flatMap((locale) =>
    [...leaderboards].flatMap(([id, { board }]) =>
      board.entries.map((entry) => ({
        params: { locale: localeParam(locale), id, entry: entry.id },
        props: { locale, board, entry },
      })),
    ),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { locale, board, entry } }) =>
  Response.json(compareEntry(board, entry, (await getCatalog()).benchmarks, locale));
