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
  const { figures, metrics } = evaluation;
  return {
    /** `external`: scored elsewhere, not by the pack's runner. */
    source: sourceName(evaluation),
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
      metrics.map((metric) => [metric.key, metricRecord(evaluation, metric, formats.get(metric.key))] as const),
    ),
  };
}

/** `lm-eval`, `evalscope`, `platform` or `external`. */
export function sourceName({ figures, pack }: Evaluation): string {
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
    suites:
      figure.suites.length < 2
        ? []
        : figure.suites.map((suite) => ({
            suite: suite.suite,
            value: suite.value,
            standard_error: suite.standardError,
            n_samples: suite.nSamples,
            source: suite.place === null ? null : placeRecord(suite.place),
            missing: suite.missing,
          })),
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

function placeRecord({ file, line, path }: FigurePlace) {
  return { file, line, field: path };
}
