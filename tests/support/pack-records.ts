/** Evaluations of runs by packs for tests of views, with only what a test cares about spelt out. */
import type { MetricFigure, Pack, PackFigures, Run } from "../../content-loaders/packs.ts";
import type { Change, EvaluatedMetric, Evaluation } from "../../src/leaderboard/packs/evaluation.ts";
import { statedFigures } from "./run-records.ts";

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
  run: Run,
  pack: Pack,
  given: readonly Given[],
  figures: Partial<PackFigures> = {},
): Evaluation {
  const { fields } = pack.declaration;
  const primary = fields.metrics.findIndex((metric) => metric.primary === true);
  const metrics = Object.fromEntries(
    fields.metrics.map(
      ({ key }, index) => [key, [given[index]?.value ?? null, given[index]?.standardError ?? null]] as const,
    ),
  );
  const path = `runs/${run.id}/${pack.id}`;
  const stated = statedFigures({ [`${run.id}/${pack.id}`]: { metrics } });
  const read = stated(fields, { pack: pack.id, path, source: "runner", reports: [] }, null, {});
  const evaluated = read.metrics.map((figure: MetricFigure, index): EvaluatedMetric => {
    const metric = fields.metrics[index];
    return {
      key: figure.key,
      direction: metric?.direction ?? "higher",
      ratio: metric?.ratio ?? true,
      primary: index === Math.max(0, primary),
      figure,
      change: given[index]?.change ?? {
        kind: "not-compared",
        reason: figure.value === null ? "no-figure" : "no-base",
        base: null,
      },
    };
  });
  return { run, pack, figures: { ...read, ...figures }, metrics: evaluated };
}
