/** The poster of each pack. */
import type { APIRoute } from "astro";
import type { Pack } from "../../../../../content-loaders/packs.ts";
import { getPagedItems } from "../../../../catalog.ts";
import { type Locale, locales } from "../../../../i18n/index.ts";
import { getPackPoster, posterResponse } from "../../../../posters.ts";
import { localeParam } from "../../../../routes.ts";

interface Props {
  readonly locale: Locale;
  readonly item: Pack;
}

export async function getStaticPaths() {
  const { packs: items } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...items].map(([id, item]) => ({ params: { locale: localeParam(locale), id }, props: { locale, item } })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { locale, item } }) =>
  posterResponse(await getPackPoster(item, locale), locale);
