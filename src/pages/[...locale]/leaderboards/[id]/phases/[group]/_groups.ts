/** The groups that have a page of phase curves, of every leaderboard in each language. */
import { getPagedItems } from "../../../../../../catalog.ts";
import { locales } from "../../../../../../i18n/index.ts";
import { localeParam } from "../../../../../../routes.ts";
import { curveGroups } from "../../../../../../views/charts/phases-page.ts";
import type { BoardProps } from "../../_boards.ts";

export interface GroupProps extends BoardProps {
  readonly group: string;
}

export async function groupPaths() {
  const { leaderboards } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...leaderboards].flatMap(([id, item]) =>
      curveGroups(item).map((group) => ({
        params: { locale: localeParam(locale), id, group },
        props: { locale, item, group },
      })),
    ),
  );
}
