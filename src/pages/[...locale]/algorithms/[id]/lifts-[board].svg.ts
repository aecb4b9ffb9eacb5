/** Scores without and with an algorithm on a leaderboard, as a picture. */
import type { APIRoute } from "astro";
import { getAlgorithmPage } from "../../../../algorithm-pages.ts";
import DumbbellDrawing from "../../../../components/algorithms/DumbbellDrawing.astro";
import { dictionary } from "../../../../i18n/index.ts";
import { chartResponse } from "../../../../pictures.ts";
import type { SettingView } from "../../../../views/algorithms/algorithm.ts";
import { liftsText } from "../../../../views/pictures/chart-texts.ts";
import { type AlgorithmProps, algorithmPaths } from "./_algorithms.ts";

export const getStaticPaths = () =>
  algorithmPaths(({ settings }) =>
    settings
      .filter(({ chart }) => chart !== null)
      .map((setting) => ({ params: { board: setting.board.anchor }, props: { setting } })),
  );

export const GET: APIRoute<AlgorithmProps & { readonly setting: SettingView }> = async ({
  props: { locale, results, setting },
}) => {
  const { board, chart } = setting;
  if (chart === null) return new Response(null, { status: 404 });
  const { algorithm, path } = await getAlgorithmPage(results, locale);
  const { description } = chart;
  const { chartTitle: title } = dictionary(locale).algorithm;
  const props = { drawing: chart.middle, room: "middle", title, description, id: "picture" };
  const text = liftsText(board, algorithm.name, description, locale);
  return chartResponse([{ component: DumbbellDrawing, props }], text, path, locale);
};
