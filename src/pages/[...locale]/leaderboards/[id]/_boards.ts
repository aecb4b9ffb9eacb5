/** The leaderboards that get pages, in each language. */
import { getPagedItems } from "../../../../catalog.ts";
import { type Locale, locales } from "../../../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../../../leaderboard/catalog.ts";
import { localeParam } from "../../../../routes.ts";

export interface BoardProps {
  readonly locale: Locale;
  readonly item: LeaderboardWithBoard;
}

/** One path for each leaderboard and language for which there is something to show. */
export async function boardPaths(isThere: (props: BoardProps) => boolean | Promise<boolean>) {
  const { leaderboards } = await getPagedItems();
  const all = locales.flatMap((locale) =>
    [...leaderboards].map(([id, item]) => ({ params: { locale: localeParam(locale), id }, props: { locale, item } })),
  );
  const kept = await Promise.all(all.map(({ props }) => isThere(props)));
  return all.filter((_, index) => kept[index]);
}
