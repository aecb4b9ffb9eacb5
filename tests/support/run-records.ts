/** Packs, runs and their figures for tests, with only what a test cares about spelt out. */
import type { MetricFigure, Pack, PackFigures, PackResult, Run } from "../../content-loaders/packs.ts";
import type { PackDeclaration, PackMetric } from "../../content-loaders/schema/pack.ts";
import type { RunManifest } from "../../content-loaders/schema/run.ts";
import type { FiguresOf } from "../../src/leaderboard/packs/evaluate-runs.ts";

/** A published pack with the one suite `<id>`, read from lm-eval's reports. */
export function pack(id: string, metrics: readonly PackMetric[], fields: Partial<PackDeclaration> = {}): Pack {
  const at = (file: string) => ({ file: `packs/${id}/${file}`, marks: { "": 1025 }, written: {} });
  return {
    id,
    plugin: { ...at("plugin.yaml"), fields: { kind: "benchmark" } },
    declaration: {
      ...at("benchmark.yaml"),
      fields: {
        schema: "forge/benchmark/v1",
        name: id,
        title: `Title of ${id}`,
        runner: "lm-eval",
        suites: [id],
        metrics: [...metrics],
        ...fields,
      },
    },
    readme: null,
    readmeChinese: null,
  };
}

/** A published run with a result for each of the packs. */
export function run(id: string, base: string | null, packs: readonly string[], fields: Partial<RunManifest> = {}): Run {
  return {
    id,
    manifest: {
      file: `runs/${id}/run.yaml`,
      marks: { "": 1025 },
      written: {},
      fields: {
        model: `model of ${id}`,
        provider: null,
        base,
        algorithm: null,
        finished_at: null,
        author: { name: "a" },
        status: "published",
        ...fields,
      },
    },
    results: packs.map((name) => ({
      pack: name,
      path: `runs/${id}/${name}`,
      source: "runner",
      reports: [],
    })),
  };
}

/** What a test says that a run's reports say to a pack. */
export interface StatedFigures {
  /** By metric key: value, standard error and number of samples; null is a number that is not there. */
  readonly metrics: Readonly<Record<string, readonly [number | null, (number | null)?, (number | null)?]>>;
  readonly source?: PackFigures["source"];
  readonly deviations?: PackFigures["deviations"];
  readonly versions?: PackFigures["versions"];
  readonly suites?: readonly string[];
  readonly made?: MetricFigure["made"];
}

/** A reader of reports that finds what a test states, by `<run>/<pack>`. */
export function statedFigures(stated: Readonly<Record<string, StatedFigures>>): FiguresOf {
  return (declaration, result) => {
    const [, runId = "", packId = ""] = result.path.split("/");
    const { metrics = {}, suites = declaration.suites, made = "suite", ...rest } = stated[`${runId}/${packId}`] ?? {};
    return {
      source: result.source,
      deviations: [],
      versions: [],
      ...rest,
      metrics: declaration.metrics.map(({ key }, i) =>
        figure(result, key, metrics[key] ?? [null], { suites, made, line: 10 + i }),
      ),
    };
  };
}

function figure(
  { path }: PackResult,
  key: string,
  [value, standardError = null, nSamples = null]: readonly [number | null, (number | null)?, (number | null)?],
  {
    suites,
    made,
    line,
  }: { readonly suites: readonly string[]; readonly made: MetricFigure["made"]; readonly line: number },
): MetricFigure {
  const place = value === null ? null : { file: `${path}/results.json`, line, path: `results.${suites[0]}.${key}` };
  const missing = value === null ? "key-not-reported" : null;
  return {
    key,
    value,
    standardError,
    nSamples,
    made,
    place,
    suites: suites.map((suite) => ({ suite, value, standardError, nSamples, place, missing })),
    missing,
  };
}
