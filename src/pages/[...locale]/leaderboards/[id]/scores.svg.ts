/** The ranked entries with their scores on one axis, as a picture. */
import type { APIRoute } from "astro";
import { getLeaderboardView } from "../../../../board-views.ts";
import ScoreFigure from "../../../../components/charts/ScoreFigure.astro";
import { chartResponse } from "../../../../pictures.ts";
import { scoreFigure } from "../../../../views/charts/score-figure.ts";
import { scoreFigureText } from "../../../../views/pictures/chart-texts.ts";
import { type BoardProps, boardPaths } from "./_boards.ts";

export const getStaticPaths = () =>
  boardPaths(async ({ item, locale }) => scoreFigure((await getLeaderboardView(item, locale)).table, locale) !== null);

export const GET: APIRoute<BoardProps> = async ({ props: { item, locale } }) => {
  const view = await getLeaderboardView(item, locale);
  const figure = scoreFigure(view.table, locale);
  if (figure === null) return new Response(null, { status: 404 });
  return chartResponse(
    [{ component: ScoreFigure, props: { figure } }],
    scoreFigureText(view, figure, locale),
    view.path,
    locale,
  );
};
