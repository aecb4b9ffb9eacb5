import type { APIRoute, GetStaticPaths } from "astro";
import { getPagedItems } from "../../../../catalog.ts";
import { getBoardExport, type TableProps } from "../../../../exports.ts";
import { locales } from "../../../../i18n/index.ts";
import { localeParam } from "../../../../routes.ts";

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...leaderboards].map(([id, item]) => ({ params: { locale: localeParam(locale), id }, props: { item, locale } })),
  );
}) satisfies GetStaticPaths;

/** All rows and columns of the table, for what a reader takes away of a view. */
export const GET: APIRoute<TableProps> = async ({ props }) =>
  Response.json(await getBoardExport(props.item, props.locale));
