/** Scores without and with every algorithm, as a picture. */
import type { APIRoute } from "astro";
import { getAlgorithmsPage } from "../../../algorithm-pages.ts";
import { getCatalog } from "../../../catalog.ts";
import DumbbellDrawing from "../../../components/algorithms/DumbbellDrawing.astro";
import { dictionary, type Locale, locales } from "../../../i18n/index.ts";
import { chartResponse } from "../../../pictures.ts";
import { localeParam, routes } from "../../../routes.ts";
import { liftsText } from "../../../views/pictures/chart-texts.ts";

export async function getStaticPaths() {
  const catalog = await getCatalog();
  return locales
    .filter((locale) => getAlgorithmsPage(catalog, locale).chart !== null)
    .map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

export const GET: APIRoute<{ readonly locale: Locale }> = async ({ props: { locale } }) => {
  const { chart } = getAlgorithmsPage(await getCatalog(), locale);
  if (chart === null) return new Response(null, { status: 404 });
  const { board, drawing } = chart;
  const { chartTitle: title } = dictionary(locale).algorithm;
  const { description } = drawing;
  const props = { drawing: drawing.wide, room: "wide", title, description, id: "picture" };
  const text = liftsText(board, null, description, locale);
  return chartResponse([{ component: DumbbellDrawing, props }], text, routes.algorithms(locale), locale);
};
