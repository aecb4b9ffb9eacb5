/** The poster of each benchmark. */
import type { APIRoute } from "astro";
import type { Benchmark } from "../../../../../content-loaders/repository.ts";
import { getPagedItems } from "../../../../catalog.ts";
import { type Locale, locales } from "../../../../i18n/index.ts";
import { getBenchmarkPoster, posterResponse } from "../../../../posters.ts";
import { localeParam } from "../../../../routes.ts";

interface Props {
  readonly locale: Locale;
  readonly item: Benchmark;
}

export async function getStaticPaths() {
  const { benchmarks: items } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...items].map(([id, item]) => ({ params: { locale: localeParam(locale), id }, props: { locale, item } })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { locale, item } }) =>
  posterResponse(await getBenchmarkPoster(item, locale), locale);
