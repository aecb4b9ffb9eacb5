import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog } from "../../../../catalog.ts";
import { locales } from "../../../../i18n/index.ts";
import { localeParam } from "../../../../routes.ts";
import type { SearchPart } from "../../../../views/search/part-file.ts";
import { searchParts } from "../../../../views/search/records.ts";

interface Props {
  readonly part: SearchPart;
}

export const getStaticPaths = (async () => {
  const catalog = await getCatalog();
  return locales.flatMap((locale) =>
    searchParts(catalog, locale).map((part, index) => ({
      params: { locale: localeParam(locale), part: String(index + 1) },
      props: { part },
    })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { part } }) => Response.json(part);
