/** The methodology page's example of a run against its base run: the first by rule, worked out with its numbers. */
import { formatDelta, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import type { Change, EvaluatedMetric, Evaluation } from "../leaderboard/packs/evaluation.ts";
import { routes } from "../routes.ts";
import { changeOverError, rootOfSquares } from "./methodology-formulas.ts";
import { unmarked } from "./methodology-text.ts";
import { pPhrase } from "./p-value.ts";
import { metricLabel, packTitle } from "./packs/names.ts";

export interface PackExample {
  readonly run: string;
  readonly path: string;
  readonly base: string;
  readonly pack: string;
  readonly metric: string;
  /** `51.175 ± 1.377` */
  readonly figure: string;
  readonly baseFigure: string;
  readonly difference: string;
  readonly p: string;
  readonly significant: boolean;
  /** Two complete `<math>` elements: the standard error of the difference, and z. */
  readonly formulas: readonly string[];
  readonly synthetic: boolean;
}

/** Percentages with three decimals: enough to work the example out by hand and to find the same two decimals of z. */
const digits = 3;

interface Tested {
  readonly evaluation: Evaluation;
  readonly metric: EvaluatedMetric & { readonly change: Change };
  readonly base: EvaluatedMetric;
}

/** A measured run before a made-up one, a significant change before another; then by pack and run. Null where none was tested. */
export function packExample(catalog: Catalog, locale: Locale): PackExample | null {
  const order = ({ evaluation, metric }: Tested) =>
    (isSynthetic(evaluation) ? 2 : 0) + (metric.change.significant === true ? 0 : 1);
  let best: Tested | null = null;
  for (const evaluation of [...catalog.evaluationsOf.values()].flat()) {
    const tested = testedOf(catalog, evaluation);
    if (tested !== null && (best === null || order(tested) < order(best))) best = tested;
  }
  return best && exampleOf(best, locale);
}

/** The primary metric of an evaluation where it is a proportion whose change was tested. */
function testedOf({ evaluations }: Catalog, evaluation: Evaluation): Tested | null {
  const metric = evaluation.metrics.find(({ primary }) => primary);
  if (metric?.change.kind !== "change" || metric.change.p === null || !metric.ratio) return null;
  const { change } = metric;
  const base = evaluations
    .get(change.base)
    ?.get(evaluation.pack.id)
    ?.metrics.find(({ key }) => key === metric.key);
  return base === undefined ? null : { evaluation, metric: { ...metric, change }, base };
}

function exampleOf({ evaluation, metric, base }: Tested, locale: Locale): PackExample {
  const { run, pack } = evaluation;
  const { change } = metric;
  const percent = (value: number | null): string => formatNumber(100 * (value ?? 0), digits);
  const figure = ({ value, standardError }: EvaluatedMetric["figure"]): string =>
    `${percent(value)}\u00a0±\u00a0${percent(standardError)}`;
  const error = percent(change.standardError);
  const difference = formatDelta(100 * change.difference, digits);
  const errors = [metric, base].map((side) => percent(side.figure.standardError));
  const z = formatNumber(change.difference / (change.standardError ?? 1), 2);
  return {
    run: unmarked(run.id),
    path: routes.run(locale, run.id),
    base: unmarked(change.base),
    pack: unmarked(packTitle(pack, locale).text),
    metric: unmarked(metricLabel(pack, metric.key, locale).text),
    figure: figure(metric.figure),
    baseFigure: figure(base.figure),
    difference: dictionary(locale).runs.figure.points(difference),
    p: pPhrase(change.p ?? 1),
    significant: change.significant === true,
    formulas: [rootOfSquares("SE", errors, error), changeOverError(difference, error, z)],
    synthetic: isSynthetic(evaluation),
  };
}

function isSynthetic({ run }: Evaluation): boolean {
  return run.manifest.fields.synthetic === true;
}
