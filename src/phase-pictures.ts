/** The pictures of a build's pages of phase curves: one for each axis, and one of the entries side by side. */
import { getCatalog } from "./catalog.ts";
import OverlayDrawing from "./components/charts/OverlayDrawing.astro";
import CurveDrawing from "./components/experiment/CurveDrawing.astro";
import { dictionary, type Locale } from "./i18n/index.ts";
import type { LeaderboardWithBoard } from "./leaderboard/catalog.ts";
import { chartResponse } from "./pictures.ts";
import { type PhasesView, phasesView } from "./views/charts/phases-page.ts";
import type { ProgressKind } from "./views/charts/plotted-phase.ts";
import { oncePerLocale } from "./views/once.ts";
import { phaseEntriesText, phasesText } from "./views/pictures/chart-texts.ts";

const byGroup = oncePerLocale((_: LeaderboardWithBoard) => new Map<string | null, Promise<PhasesView>>());

/** What a page of phase curves shows, of a group or (null) of the mean over all; worked out once for the page and its pictures. */
export function getPhases(item: LeaderboardWithBoard, group: string | null, locale: Locale): Promise<PhasesView> {
  const known = byGroup(item, locale);
  const view = known.get(group) ?? getCatalog().then((catalog) => phasesView(item, catalog, locale, group));
  known.set(group, view);
  return view;
}

/** The axes that the curves are drawn along. */
export async function phaseAxes(
  item: LeaderboardWithBoard,
  group: string | null,
  locale: Locale,
): Promise<readonly ProgressKind[]> {
  const { overlay } = await getPhases(item, group, locale);
  return overlay?.drawings.map(({ along }) => along) ?? [];
}

/** The curves over each other along one axis, for the width of a column of text. */
export async function overlayPicture(
  item: LeaderboardWithBoard,
  group: string | null,
  along: ProgressKind,
  locale: Locale,
): Promise<Response> {
  const view = await getPhases(item, group, locale);
  const drawing = view.overlay?.drawings.find((drawn) => drawn.along === along)?.middle;
  if (view.overlay === null || drawing === undefined) return new Response(null, { status: 404 });
  const props = { overlay: view.overlay, drawing, locale, id: "picture" };
  return chartResponse(
    [{ component: OverlayDrawing, props }],
    phasesText(view, view.overlay, along, locale),
    view.path,
    locale,
  );
}

/** One small drawing for each entry. */
export async function entriesPicture(
  item: LeaderboardWithBoard,
  group: string | null,
  locale: Locale,
): Promise<Response> {
  const view = await getPhases(item, group, locale);
  const { chart, experiment } = dictionary(locale);
  const drawn = view.multiples.map(({ id, name, description, scoreAxis, drawing }) => ({
    component: CurveDrawing,
    props: {
      drawing,
      title: experiment.curve.title,
      description,
      scoreAxis,
      locale,
      id: `multiple-${id}`,
      narrow: true,
    },
    head: name.line,
  }));
  return chartResponse(drawn, phaseEntriesText(view, chart.phases.multiplesTitle, locale), view.path, locale);
}
