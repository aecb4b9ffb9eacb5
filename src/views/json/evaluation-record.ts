/** One run on one pack as data: every metric with its standard error, its line, its change against the base run, and what must be said of it. */
import type { FigurePlace } from "../../../content-loaders/packs.ts";
import type { EvaluatedMetric, Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { decisionOf } from "../packs/decision.ts";
import { deviationText, packFigure } from "../packs/figure.ts";
import { rubricOf } from "../packs/names.ts";
import type { MetricFormat } from "../packs/number.ts";
import { coded } from "./coded.ts";

/** `formats` are those of the pack's metrics, in English. */
export function evaluationRecord(evaluation: Evaluation, formats: ReadonlyMap<string, MetricFormat>) {
  return recordOf(evaluation, formats, (metric, format) => ({
    ...metricRecord(evaluation, metric, format),
    suites: suiteRecords(metric),
  }));
}

/** The same without the suites, for the file that holds all runs at once: they are most of a record, and in the run's own. */
export function briefEvaluationRecord(evaluation: Evaluation, formats: ReadonlyMap<string, MetricFormat>) {
  return recordOf(evaluation, formats, (metric, format) => metricRecord(evaluation, metric, format));
}

function recordOf<Metric>(
  evaluation: Evaluation,
  formats: ReadonlyMap<string, MetricFormat>,
  record: (metric: EvaluatedMetric, format: MetricFormat | undefined) => Metric,
) {
  const { figures, metrics } = evaluation;
  return {
    /** `external`: scored elsewhere, not by the pack's runner. */
    scored_by: scorerOf(evaluation),
    external: figures.source === "external",
    as_declared: figures.deviations.length === 0,
    deviations: figures.deviations.map((deviation) => ({
      kind: deviation.kind,
      suite: deviation.suite,
      declared: deviation.declared,
      reported: deviation.reported,
      en: deviationText(deviation, "en"),
      zh: deviationText(deviation, "zh"),
      source: placeRecord(deviation.place),
    })),
    /** By suite, as the reports write them: what was evaluated, and of a group its tasks. */
    versions: Object.fromEntries(figures.versions.map(({ suite, version }) => [suite, version] as const)),
    rubric: rubricOf(evaluation.pack),
    metrics: Object.fromEntries(
      metrics.map((metric) => [metric.key, record(metric, formats.get(metric.key))] as const),
    ),
  };
}

/** `lm-eval`, `evalscope`, `platform` or `external`. */
export function scorerOf({ figures, pack }: Evaluation): string {
  return figures.source === "runner" ? pack.declaration.fields.runner : figures.source;
}

/** `value` null is missing, and `missing` says why; a change of null is explained by `not_compared`. */
function metricRecord(evaluation: Evaluation, metric: EvaluatedMetric, format: MetricFormat | undefined) {
  const { figure, change } = metric;
  const shown = packFigure(evaluation, metric, "en", format);
  const { missing } = figure;
  return {
    value: figure.value,
    text: figure.value === null ? null : shown.value,
    /** Of the value, over questions: no spread between attempts. */
    standard_error: figure.standardError,
    n_samples: figure.nSamples,
    made: figure.made,
    source: figure.place === null ? null : placeRecord(figure.place),
    missing: missing === null ? null : coded(missing, ({ runs }) => runs.figure.missing[missing]),
    change:
      change.kind === "not-compared"
        ? null
        : {
            base: change.base,
            difference: change.difference,
            text: shown.change?.text ?? null,
            standard_error: change.standardError,
            p: change.p,
            significant: change.significant,
            decision: decisionOf(metric),
          },
    not_compared:
      change.kind === "change"
        ? null
        : coded(change.reason, ({ runs }) => runs.figure.notCompared[change.reason](change.base ?? "")),
  };
}

/** Empty for one suite, which is the value itself. */
function suiteRecords({ figure: { suites } }: EvaluatedMetric) {
  if (suites.length < 2) return [];
  return suites.map(({ suite, value, standardError, nSamples, place, missing }) => ({
    suite,
    value,
    standard_error: standardError,
    n_samples: nSamples,
    source: place === null ? null : placeRecord(place),
    missing,
  }));
}

function placeRecord({ file, line, path }: FigurePlace) {
  return { file, line, field: path };
}
