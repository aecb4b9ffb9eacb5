/** Works out what every run scored on every pack, and how that differs from its base run. */
import { packFigures } from "../../../content-loaders/pack-figures.ts";
import type { Pack, PackFigures, PackResult, Run } from "../../../content-loaders/packs.ts";
import type { Marks } from "../../../content-loaders/repository.ts";
import type { PackDeclaration } from "../../../content-loaders/schema/pack.ts";
import type { RunResultFields } from "../../../content-loaders/schema/run.ts";
import type { EvaluatedMetric, Evaluation } from "./evaluation.ts";
import { isPublishedRun } from "./published.ts";
import { changeOf } from "./run-change.ts";

/** What the reports of a run say to a pack's declaration; `stated` is what `run.yaml`, with these marks, says of them. */
export type FiguresOf = (
  declaration: PackDeclaration,
  result: PackResult,
  stated: RunResultFields | null,
  marks: Marks,
) => PackFigures;

/** The evaluations of runs by packs. */
export interface Evaluations {
  /** By run id, then by pack id; also those of withdrawn runs and packs, which keep their pages. */
  readonly evaluations: ReadonlyMap<string, ReadonlyMap<string, Evaluation>>;
  /** By pack id, in the order of the runs: those of published runs only, which may be compared with one another. */
  readonly evaluationsOf: ReadonlyMap<string, readonly Evaluation[]>;
}

/**
 * Every evaluation once, in time proportional to runs x packs x metrics.
 *
 * @param packs the ones that may be shown; a result of another is passed over
 * @param runs the ones that may be shown; only a published one is compared with
 * @param figuresOf reads the figures of a run's reports
 */
export function evaluateRuns(
  packs: ReadonlyMap<string, Pack>,
  runs: ReadonlyMap<string, Run>,
  figuresOf: FiguresOf = packFigures,
): Evaluations {
  const read = new Map([...runs.values()].map((run) => [run.id, figuresOfRun(run, packs, figuresOf)] as const));
  const isShown = (id: string): boolean => {
    const run = runs.get(id);
    return run !== undefined && isPublishedRun(run);
  };
  const evaluations = new Map<string, ReadonlyMap<string, Evaluation>>();
  const evaluationsOf = new Map<string, Evaluation[]>([...packs.keys()].map((id) => [id, []]));
  for (const run of runs.values()) {
    const base = run.manifest.fields.base ?? null;
    const baseFigures = base === null || base === run.id || !isShown(base) ? null : (read.get(base) ?? null);
    const ofRun = new Map<string, Evaluation>();
    for (const [packId, figures] of read.get(run.id) ?? []) {
      const pack = packs.get(packId);
      if (pack === undefined) continue;
      const metrics = evaluateMetrics(pack, figures, {
        id: base,
        isShown: baseFigures !== null,
        figures: baseFigures?.get(packId) ?? null,
      });
      const evaluation = { run, pack, figures, metrics };
      ofRun.set(packId, evaluation);
      if (isShown(run.id)) evaluationsOf.get(packId)?.push(evaluation);
    }
    evaluations.set(run.id, ofRun);
  }
  return { evaluations, evaluationsOf };
}

/** The base run of a run, as far as one pack is concerned. */
export interface BaseFigures {
  /** Null where the run names no base. */
  readonly id: string | null;
  readonly isShown: boolean;
  /** Null where the base has no result for the pack. */
  readonly figures: PackFigures | null;
}

/** The position of the metric that runs are compared by: the one that says so, else the first. */
export function primaryIndex(metrics: PackDeclaration["metrics"]): number {
  return Math.max(
    0,
    metrics.findIndex(({ primary }) => primary === true),
  );
}

function figuresOfRun(
  run: Run,
  packs: ReadonlyMap<string, Pack>,
  figuresOf: FiguresOf,
): ReadonlyMap<string, PackFigures> {
  const { fields, marks } = run.manifest;
  const stated = fields.results ?? {};
  return new Map(
    run.results.flatMap((result) => {
      const pack = packs.get(result.pack);
      return pack === undefined
        ? []
        : [[result.pack, figuresOf(pack.declaration.fields, result, stated[result.pack] ?? null, marks)] as const];
    }),
  );
}

function evaluateMetrics(pack: Pack, figures: PackFigures, base: BaseFigures): readonly EvaluatedMetric[] {
  const { metrics } = pack.declaration.fields;
  const primary = primaryIndex(metrics);
  return metrics.map(({ key, direction = "higher", ratio = true }, i): EvaluatedMetric => {
    // Both sides have their figures in the order of the one declaration.
    const figure = figures.metrics[i];
    if (figure === undefined) throw new RangeError(`No figure of "${key}" was worked out for the pack ${pack.id}.`);
    const change = changeOf({ figures, figure }, { ...base, figure: base.figures?.metrics[i] ?? null }, direction);
    return { key, direction, ratio, primary: i === primary, figure, change };
  });
}
