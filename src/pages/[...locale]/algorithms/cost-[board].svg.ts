/** What algorithms brought on a leaderboard against what evolving cost, as a picture. */
import type { APIRoute } from "astro";
import { getAlgorithmsPage } from "../../../algorithm-pages.ts";
import { getCatalog } from "../../../catalog.ts";
import LiftCostDrawing from "../../../components/algorithms/LiftCostDrawing.astro";
import { type Locale, locales } from "../../../i18n/index.ts";
import { chartResponse } from "../../../pictures.ts";
import { localeParam, routes } from "../../../routes.ts";
import type { LiftCostChart } from "../../../views/algorithms/lift-cost.ts";
import { liftCostText } from "../../../views/pictures/chart-texts.ts";

export async function getStaticPaths() {
  const catalog = await getCatalog();
  return locales.flatMap((locale) =>
    getAlgorithmsPage(catalog, locale).costs.map((chart) => ({
      params: { locale: localeParam(locale), board: chart.board.anchor },
      props: { locale, chart },
    })),
  );
}

interface Props {
  readonly locale: Locale;
  readonly chart: LiftCostChart;
}

export const GET: APIRoute<Props> = ({ props: { locale, chart } }) => {
  const props = { chart, drawing: chart.wide, room: "wide", locale };
  return chartResponse(
    [{ component: LiftCostDrawing, props }],
    liftCostText(chart, locale),
    routes.algorithms(locale),
    locale,
  );
};
