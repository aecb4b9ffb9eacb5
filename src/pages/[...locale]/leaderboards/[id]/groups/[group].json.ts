import type { APIRoute, GetStaticPaths } from "astro";
import { getPagedItems } from "../../../../../catalog.ts";
import { type Locale, locales } from "../../../../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../../../../leaderboard/catalog.ts";
import { localeParam } from "../../../../../routes.ts";
import { groupColumn, sharedGroups } from "../../../../../views/leaderboard/group-column.ts";

interface Props {
  readonly locale: Locale;
  readonly item: LeaderboardWithBoard;
  readonly group: string;
}

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...leaderboards].flatMap(([id, item]) =>
      sharedGroups(item.board).map(({ id: group }) => ({
        params: { locale: localeParam(locale), id, group },
        props: { locale, item, group },
      })),
    ),
  );
}) satisfies GetStaticPaths;

/** The scores of one group, for the column that a reader adds to the table. */
export const GET: APIRoute<Props> = ({ props }) =>
  Response.json(groupColumn(props.item.board, props.group, props.locale));
