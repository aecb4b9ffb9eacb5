/** Builds the records that loaders would hand on, from the few values a test is about. */
import type { Benchmark, Document, Experiment, Phase, PhaseKind } from "../../content-loaders/repository.ts";
import { packMark } from "../../content-loaders/repository.ts";
import type { AttemptRecordFields, ExperimentMeta, PhaseSummary } from "../../content-loaders/schema/experiment.ts";
import type { LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";

export interface PhaseInput extends Partial<PhaseSummary> {
  /** `scores[attempt][task]`; tasks are `t1`, `t2`, … of the first test benchmark unless `tasks` names them. */
  readonly scores?: readonly (readonly (number | null)[])[];
  readonly tasks?: readonly (readonly string[])[];
}

const KEYS = [
  "score_mean",
  "score_std",
  "pass@k",
  "n_attempt",
  "cost",
  "duration_ms",
  "n_input_tokens",
  "n_cache_tokens",
  "n_output_tokens",
];

/** An experiment; its summaries follow from the scores where they are not given. */
export function experiment(
  key: string,
  meta: Partial<ExperimentMeta>,
  phases: Readonly<Record<string, PhaseInput>>,
): Experiment {
  const [folder = "", id = ""] = key.split("/");
  const fields: ExperimentMeta = {
    experiment_id: id,
    status: "published",
    submit_time: "2026-11-01T00:00:00Z",
    harness_name: "H",
    harness_version: "1.0.0",
    model_name: "M",
    model_provider: "P",
    thinking_level: "high",
    test_data: ["b1"],
    author: { name: "A" },
    ...meta,
  };
  const path = `experiments/${key}`;
  return {
    key,
    folder,
    id,
    meta: document(`${path}/meta_info.yaml`, fields),
    phases: Object.entries(phases).map(([name, input]) =>
      phase(`${path}/${name}`, name, input, fields.test_data[0] ?? ""),
    ),
  };
}

export function benchmark(id: string, manifest: Partial<Benchmark["manifest"]["fields"]> = {}): Benchmark {
  const fields: Benchmark["manifest"]["fields"] = {
    id,
    title: id,
    description: id,
    version: "1.0.0",
    last_update: "2026-01-01T00:00:00Z",
    status: "published",
    author: { name: "A" },
    ...manifest,
  };
  return { id, manifest: document(`packages/${id}/benchmark_config.toml`, fields), tasks: [], readme: null };
}

export function definition(fields: Partial<LeaderboardDefinition>): LeaderboardDefinition {
  return {
    leaderboard_id: "lb",
    status: "published",
    title: "Leaderboard",
    description: "A leaderboard.",
    last_update: "2026-11-30T00:00:00Z",
    author: { name: "A" },
    ...fields,
  };
}

function phase(path: string, name: string, input: PhaseInput, benchmarkId: string): Phase {
  const { scores = [], tasks, ...stated } = input;
  const totals = scores.map((attempt) => mean(attempt.map((score) => score ?? Number.NaN)));
  const n = scores.length || 3;
  const summary = {
    time: null,
    score_mean: totals.length > 0 ? mean(totals) : null,
    score_std: totals.length > 1 ? sampleStd(totals) : null,
    n_attempt: n,
    cost: null,
    duration_ms: null,
    n_input_tokens: null,
    n_cache_tokens: null,
    n_output_tokens: null,
    ...stated,
  } satisfies PhaseSummary;
  const [kind = "test", round] = name.split("-");
  return {
    name,
    kind: kind as PhaseKind,
    round: round === undefined ? null : Number(round),
    summary: document(`${path}/summary.yaml`, summary),
    attempts: scores.map((attempt, j) => ({
      number: j + 1,
      file: `${path}/attempt-${j + 1}.yaml`,
      records: attempt.map((score, i) => ({
        fields: record(benchmarkId, tasks?.[i] ?? [`t${i + 1}`], score),
        marks: {},
      })),
    })),
  };
}

function record(benchmarkId: string, tasks: readonly string[], score: number | null): AttemptRecordFields {
  return {
    source: tasks.map((task_id) => ({ benchmark_id: benchmarkId, task_id })),
    time: null,
    score,
    cost: null,
    duration_ms: null,
    n_input_tokens: null,
    n_cache_tokens: null,
    n_output_tokens: null,
  };
}

/** Line k + 1 for the k-th known key, so that a test can tell the lines apart. */
function document<Fields>(file: string, fields: Fields): Document<Fields> {
  const marks = Object.fromEntries(KEYS.map((key, i) => [key, packMark(i + 2, 1)]));
  return { file, fields, marks, written: {} };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function sampleStd(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}

/** A small, fast, seeded generator (mulberry32) of numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
