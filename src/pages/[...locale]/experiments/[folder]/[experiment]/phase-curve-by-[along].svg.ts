/** The phase curve of an experiment along one axis, as a picture. */
import type { APIRoute, GetStaticPaths } from "astro";
import type { Experiment } from "../../../../../../content-loaders/repository.ts";
import { getCatalog, getPagedItems } from "../../../../../catalog.ts";
import CurveDrawing from "../../../../../components/experiment/CurveDrawing.astro";
import { dictionary, type Locale, locales } from "../../../../../i18n/index.ts";
import { chartResponse } from "../../../../../pictures.ts";
import { localeParam, routes } from "../../../../../routes.ts";
import type { ProgressKind } from "../../../../../views/charts/plotted-phase.ts";
import { phaseCurve } from "../../../../../views/phase-curve.ts";
import { phaseCurveText } from "../../../../../views/pictures/chart-texts.ts";
import { isSyntheticExperiment } from "../../../../../views/synthetic.ts";

interface Props {
  readonly locale: Locale;
  readonly experiment: Experiment;
  readonly along: ProgressKind;
}

export const getStaticPaths = (async () => {
  const [{ standings }, { experiments }] = await Promise.all([getCatalog(), getPagedItems()]);
  return [...experiments.values()].flatMap((experiment) => {
    // The axes are the same in every language.
    const axes = phaseCurve(experiment, standings, "en")?.drawings.map(({ along }) => along) ?? [];
    const { folder, id } = experiment;
    return locales.flatMap((locale) =>
      axes.map((along) => ({
        params: { locale: localeParam(locale), folder, experiment: id, along },
        props: { locale, experiment, along },
      })),
    );
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { locale, experiment, along } }) => {
  const { standings, benchmarks } = await getCatalog();
  const curve = phaseCurve(experiment, standings, locale);
  const drawn = curve?.drawings.find((drawing) => drawing.along === along);
  if (!curve || !drawn) return new Response(null, { status: 404 });
  const { description, scoreAxis } = curve;
  const { title } = dictionary(locale).experiment.curve;
  const props = { drawing: drawn.middle, title, description, scoreAxis, locale, id: "picture" };
  const text = phaseCurveText(experiment.id, curve, drawn, isSyntheticExperiment(experiment, benchmarks), locale);
  return chartResponse([{ component: CurveDrawing, props }], text, routes.experiment(locale, experiment.key), locale);
};
