/** The numbers of a pack suite by suite: what its number was made of. */
import type { Pack, SuiteFigure } from "../../../content-loaders/packs.ts";
import { dash, formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { EvaluatedMetric, Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { placePath } from "./figure.ts";
import { metricLabel } from "./names.ts";
import { type MetricFormat, metricFormat } from "./number.ts";
import { type RunName, runName } from "./run-name.ts";

/** One metric of a pack: runs by suites. */
export interface SuiteTable {
  readonly label: LocalText;
  readonly suites: readonly string[];
  readonly rows: readonly {
    readonly run: RunName;
    /** How the pack's number came about, in words. */
    readonly made: string;
    readonly total: SuiteNumber;
    readonly numbers: readonly SuiteNumber[];
  }[];
}

/** One suite's number, or the dash with its reason. */
export interface SuiteNumber {
  readonly text: string;
  /** `± 1.4`; null where there is none. */
  readonly spread: string | null;
  /** Why it is missing; null where it is not. */
  readonly missing: string | null;
  /** `1,319`; null where unknown. */
  readonly samples: string | null;
  /** The line that it was read from; null for a mean of several. */
  readonly path: string | null;
}

/** One table for each metric, over all suites that any of the runs has; only the runs whose number has several parts. */
export function suiteTables(
  pack: Pack,
  evaluations: readonly Evaluation[],
  formats: ReadonlyMap<string, MetricFormat>,
  locale: Locale,
): readonly SuiteTable[] {
  const words = dictionary(locale).packs.results;
  return pack.declaration.fields.metrics.map(({ key }, index): SuiteTable => {
    const members = evaluations.flatMap((evaluation) => {
      const metric = evaluation.metrics[index];
      return metric !== undefined && metric.figure.suites.length > 1 ? [{ evaluation, metric }] : [];
    });
    const suites = [...new Set(members.flatMap(({ metric }) => metric.figure.suites.map(({ suite }) => suite)))];
    return {
      label: metricLabel(pack, key, locale),
      suites,
      rows: members.map(({ evaluation, metric }) => {
        const format = formats.get(key) ?? metricFormat(metric, [], locale);
        const bySuite = new Map(metric.figure.suites.map((figure) => [figure.suite, figure]));
        return {
          run: runName(evaluation.run, locale),
          made: words.made[metric.figure.made],
          total: suiteNumber(evaluation, metric.figure, format, locale),
          numbers: suites.map((suite) => suiteNumber(evaluation, bySuite.get(suite) ?? null, format, locale)),
        };
      }),
    };
  });
}

/** The parts of one metric of one run, by suite; empty where there is only one. */
export function suiteNumbers(
  evaluation: Evaluation,
  metric: EvaluatedMetric,
  format: MetricFormat,
  locale: Locale,
): readonly (SuiteNumber & { readonly suite: string })[] {
  if (metric.figure.suites.length < 2) return [];
  return metric.figure.suites.map((figure) => ({
    suite: figure.suite,
    ...suiteNumber(evaluation, figure, format, locale),
  }));
}

function suiteNumber(
  { run }: Evaluation,
  figure: Pick<SuiteFigure, "value" | "standardError" | "nSamples" | "place" | "missing"> | null,
  format: MetricFormat,
  locale: Locale,
): SuiteNumber {
  const { missing: reasons } = dictionary(locale).runs.figure;
  if (figure === null || figure.value === null) {
    const missing = reasons[figure?.missing ?? "suite-not-reported"];
    return { text: dash, spread: null, missing, samples: null, path: null };
  }
  return {
    text: format.value(figure.value),
    spread: figure.standardError === null ? null : `± ${format.error(figure.standardError)}`,
    missing: null,
    samples: figure.nSamples === null ? null : formatCount(figure.nSamples),
    path: figure.place === null ? null : placePath(run.id, figure.place),
  };
}
