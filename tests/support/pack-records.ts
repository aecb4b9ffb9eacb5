/** Packs, runs and their figures for tests of the pure layers, with only what a test cares about spelt out. */
import type { MetricFigure, Pack, PackFigures, Run } from "../../content-loaders/packs.ts";
import type { PackDeclaration } from "../../content-loaders/schema/pack.ts";
import type { RunManifest } from "../../content-loaders/schema/run.ts";
import type { Change, EvaluatedMetric, Evaluation } from "../../src/leaderboard/packs/evaluation.ts";

/** A pack run by lm-eval with one metric, `acc`, unless told otherwise. */
export function pack(id: string, declaration: Partial<PackDeclaration> = {}): Pack {
  return {
    id,
    readme: null,
    readmeChinese: null,
    plugin: { file: `packs/${id}/plugin.yaml`, marks: {}, written: {}, fields: { kind: "benchmark" } },
    declaration: {
      file: `packs/${id}/benchmark.yaml`,
      marks: {},
      written: {},
      fields: {
        schema: "forge/benchmark/v1",
        name: id,
        title: `Title of ${id}`,
        runner: "lm-eval",
        suites: [id],
        metrics: [{ key: "acc", label: "Accuracy" }],
        ...declaration,
      },
    },
  };
}

/** A published run of the model `m` that names no base unless told otherwise. */
export function run(id: string, manifest: Partial<RunManifest> = {}): Run {
  return {
    id,
    results: [],
    manifest: {
      file: `runs/${id}/run.yaml`,
      marks: {},
      written: {},
      fields: {
        model: "m",
        provider: null,
        base: null,
        algorithm: null,
        finished_at: "2026-11-01T00:00:00Z",
        author: { name: "a" },
        status: "published",
        ...manifest,
      },
    },
  };
}

/** A number that stands in line 7 of a report. */
export function metricFigure(
  runId: string,
  packId: string,
  key: string,
  value: number | null,
  standardError: number | null = null,
): MetricFigure {
  const missing = value === null ? ("key-not-reported" as const) : null;
  const place =
    value === null ? null : { file: `runs/${runId}/${packId}/results.json`, line: 7, path: `results.${packId}.${key}` };
  const part = { value, standardError, nSamples: null, place, missing };
  return { ...part, key, made: "suite", suites: [{ ...part, suite: packId }] };
}

/** A change against the run `base`, not significant unless told otherwise. */
export function change(difference: number, fields: Partial<Change> = {}): Change {
  return {
    kind: "change",
    base: "base",
    difference,
    standardError: 0.01,
    p: 0.5,
    significant: false,
    verdict: difference > 0 ? "improvement" : difference < 0 ? "regression" : "equal",
    ...fields,
  };
}

/** What a test says of one metric of an evaluation. */
export interface Given {
  readonly value: number | null;
  readonly standardError?: number | null;
  readonly change?: EvaluatedMetric["change"];
}

/** One run on one pack; `given` is by the pack's metrics, in their order. */
export function evaluation(
  ofRun: Run,
  ofPack: Pack,
  given: readonly Given[],
  figures: Partial<PackFigures> = {},
): Evaluation {
  const { metrics } = ofPack.declaration.fields;
  const primary = Math.max(
    0,
    metrics.findIndex((metric) => metric.primary === true),
  );
  const evaluated = metrics.map((metric, index): EvaluatedMetric => {
    const { value, standardError = null, change: stated } = given[index] ?? { value: null };
    return {
      key: metric.key,
      direction: metric.direction ?? "higher",
      ratio: metric.ratio ?? true,
      primary: index === primary,
      figure: metricFigure(ofRun.id, ofPack.id, metric.key, value, standardError),
      change: stated ?? { kind: "not-compared", reason: value === null ? "no-figure" : "no-base", base: null },
    };
  });
  return {
    run: ofRun,
    pack: ofPack,
    figures: { source: "runner", deviations: [], metrics: evaluated.map(({ figure }) => figure), ...figures },
    metrics: evaluated,
  };
}
