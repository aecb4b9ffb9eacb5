/** The poster of each algorithm. */
import type { APIRoute } from "astro";
import { getCatalog } from "../../../../catalog.ts";
import { type Locale, locales } from "../../../../i18n/index.ts";
import { type AlgorithmResults, algorithmsOf } from "../../../../leaderboard/algorithms/algorithms.ts";
import { getAlgorithmPoster, posterResponse } from "../../../../posters.ts";
import { localeParam } from "../../../../routes.ts";

interface Props {
  readonly locale: Locale;
  readonly item: AlgorithmResults;
}

export async function getStaticPaths() {
  const items = algorithmsOf(await getCatalog());
  return locales.flatMap((locale) =>
    [...items].map(([id, item]) => ({ params: { locale: localeParam(locale), id }, props: { locale, item } })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { locale, item } }) =>
  posterResponse(await getAlgorithmPoster(item, locale), locale);
