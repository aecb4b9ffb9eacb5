/** Phase curves of the mean over the groups, along one axis, as a picture. */
import type { APIRoute } from "astro";
import { getPagedItems } from "../../../../../catalog.ts";
import { locales } from "../../../../../i18n/index.ts";
import { overlayPicture, phaseAxes } from "../../../../../phase-pictures.ts";
import { localeParam } from "../../../../../routes.ts";
import type { ProgressKind } from "../../../../../views/charts/plotted-phase.ts";
import type { BoardProps } from "../_boards.ts";

export async function getStaticPaths() {
  const { leaderboards } = await getPagedItems();
  const paths = locales.flatMap((locale) =>
    [...leaderboards].map(async ([id, item]) =>
      (await phaseAxes(item, null, locale)).map((along) => ({
        params: { locale: localeParam(locale), id, along },
        props: { locale, item, along },
      })),
    ),
  );
  return (await Promise.all(paths)).flat();
}

export const GET: APIRoute<BoardProps & { readonly along: ProgressKind }> = ({ props: { item, along, locale } }) =>
  overlayPicture(item, null, along, locale);
