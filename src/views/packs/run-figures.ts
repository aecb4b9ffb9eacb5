/** The results of one run, pack by pack and metric by metric, with how each number came about. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { EvaluatedMetric, Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { isPublishedPack } from "../../leaderboard/packs/published.ts";
import { packAnchor, routes } from "../../routes.ts";
import { deviationText, type FigureFlag, figureFlags, type PackFigureView, packFigure, placePath } from "./figure.ts";
import { metricFormats } from "./formats.ts";
import { categoryName, compareCategories, metricLabel, packCategory, packTitle } from "./names.ts";
import { type MetricFormat, metricFormat } from "./number.ts";
import { type SuiteNumber, suiteNumbers } from "./suites.ts";
import { suiteVersions } from "./versions.ts";

/** The packs of one category. */
export interface RunCategory {
  readonly name: string;
  /** For links within the page. */
  readonly anchor: string;
  readonly packs: readonly RunPack[];
}

/** One run on one pack. */
export interface RunPack {
  readonly id: string;
  /** For links to the pack's figures. */
  readonly anchor: string;
  readonly title: LocalText;
  readonly path: string;
  readonly runner: string;
  /** What must be said of all its numbers: external, not as declared. */
  readonly flags: readonly FigureFlag[];
  /** In what the reports differ from the declaration, each with its line. */
  readonly deviations: readonly { readonly text: string; readonly path: string }[];
  /** `suite version 3`; null where no report states one. */
  readonly versions: string | null;
  readonly withdrawn: boolean;
  readonly metrics: readonly RunMetric[];
}

export interface RunMetric {
  readonly key: string;
  readonly label: LocalText;
  readonly primary: boolean;
  /** `higher is better` */
  readonly direction: string;
  readonly figure: PackFigureView;
  /** `1,319`; null where unknown. */
  readonly samples: string | null;
  /** How the number came about, in words; null where there is none. */
  readonly made: string | null;
  /** Null where the number stands in no single line. */
  readonly line: { readonly file: string; readonly number: string } | null;
  /** Empty for a pack of one suite. */
  readonly suites: readonly (SuiteNumber & { readonly suite: string })[];
}

/** Categories in the order of the matrix, packs by id. */
export function runFigures(
  evaluations: ReadonlyMap<string, Evaluation>,
  catalog: Pick<Catalog, "evaluationsOf">,
  locale: Locale,
): readonly RunCategory[] {
  const byCategory = Map.groupBy(evaluations.values(), ({ pack }) => packCategory(pack));
  return [...byCategory]
    .sort(([a], [b]) => compareCategories(a, b))
    .map(([category, members], index) => ({
      name: categoryName(category, locale),
      anchor: `category-${index + 1}`,
      packs: members.map((evaluation) => runPack(evaluation, catalog, locale)),
    }));
}

function runPack(evaluation: Evaluation, catalog: Pick<Catalog, "evaluationsOf">, locale: Locale): RunPack {
  const { run, pack, figures, metrics } = evaluation;
  const formats = metricFormats(catalog, pack, locale);
  const versions = suiteVersions(figures, locale);
  return {
    id: pack.id,
    anchor: packAnchor(pack.id),
    title: packTitle(pack, locale),
    path: routes.pack(locale, pack.id),
    runner: pack.declaration.fields.runner,
    flags: figureFlags(evaluation, locale).filter(({ kind }) => kind === "external" || kind === "not-as-declared"),
    deviations: figures.deviations.map((deviation) => ({
      text: deviationText(deviation, locale),
      path: placePath(run.id, deviation.place),
    })),
    versions: versions === null ? null : dictionary(locale).packs.run.suiteVersion(versions),
    withdrawn: !isPublishedPack(pack),
    metrics: metrics.map((metric) => runMetric(evaluation, metric, formats, locale)),
  };
}

function runMetric(
  evaluation: Evaluation,
  metric: EvaluatedMetric,
  formats: ReadonlyMap<string, MetricFormat>,
  locale: Locale,
): RunMetric {
  const { pack } = evaluation;
  const { figure } = metric;
  const words = dictionary(locale);
  const format = formats.get(metric.key) ?? metricFormat(metric, [], locale);
  return {
    key: metric.key,
    label: metricLabel(pack, metric.key, locale),
    primary: metric.primary,
    direction: words.runs.figure.directions[metric.direction],
    figure: packFigure(evaluation, metric, locale, format),
    samples: figure.nSamples === null ? null : formatCount(figure.nSamples),
    made: figure.value === null ? null : words.packs.run.madeBy[figure.made],
    line: figure.place === null ? null : { file: figure.place.file, number: formatCount(figure.place.line) },
    suites: suiteNumbers(evaluation, metric, format, locale),
  };
}
