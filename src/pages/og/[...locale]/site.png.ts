/** The poster of pages that are about no single item. */
import type { APIRoute } from "astro";
import { type Locale, locales } from "../../../i18n/index.ts";
import { getSitePoster, posterResponse } from "../../../posters.ts";
import { localeParam } from "../../../routes.ts";

export const getStaticPaths = () =>
  locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));

export const GET: APIRoute<{ readonly locale: Locale }> = async ({ props: { locale } }) =>
  posterResponse(await getSitePoster(locale), locale);
