/** Cost against score as a picture of its own. */
import type { APIRoute } from "astro";
import { getCostScore, getLeaderboardView } from "../../../../board-views.ts";
import CostScoreDrawing from "../../../../components/charts/CostScoreDrawing.astro";
import { chartResponse } from "../../../../pictures.ts";
import { costScoreText } from "../../../../views/pictures/chart-texts.ts";
import { type BoardProps, boardPaths } from "./_boards.ts";

export const getStaticPaths = () => boardPaths(async ({ item, locale }) => (await getCostScore(item, locale)) !== null);

export const GET: APIRoute<BoardProps> = async ({ props: { item, locale } }) => {
  const [view, chart] = await Promise.all([getLeaderboardView(item, locale), getCostScore(item, locale)]);
  if (chart === null) return new Response(null, { status: 404 });
  const props = { chart, drawing: chart.wide, locale, id: "picture" };
  const text = costScoreText(view.title.text, chart, locale);
  return chartResponse([{ component: CostScoreDrawing, props }], text, view.path, locale);
};
