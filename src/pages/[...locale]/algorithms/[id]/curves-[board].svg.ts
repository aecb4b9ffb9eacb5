/** Mean scores from round to round with an algorithm on a leaderboard, as a picture. */
import type { APIRoute } from "astro";
import { getAlgorithmPage } from "../../../../algorithm-pages.ts";
import MeanCurveDrawing from "../../../../components/algorithms/MeanCurveDrawing.astro";
import { chartResponse } from "../../../../pictures.ts";
import type { MeanCurves } from "../../../../views/algorithms/mean-curves.ts";
import { meanCurvesText } from "../../../../views/pictures/chart-texts.ts";
import { type AlgorithmProps, algorithmPaths } from "./_algorithms.ts";

export const getStaticPaths = () =>
  algorithmPaths(({ curves }) => curves.map((drawn) => ({ params: { board: drawn.board.anchor }, props: { drawn } })));

export const GET: APIRoute<AlgorithmProps & { readonly drawn: MeanCurves }> = async ({
  props: { locale, results, drawn },
}) => {
  const { algorithm, path } = await getAlgorithmPage(results, locale);
  const panels = drawn.panels.map((panel) => ({
    component: MeanCurveDrawing,
    props: { panel, id: "picture", locale },
    head: panel.name,
  }));
  return chartResponse(panels, meanCurvesText(algorithm.name, drawn, locale), path, locale);
};
