/** Benchmarks and experiments with phases, attempts and records for tests of the pages, with only what a test cares about spelt out. */
import {
  type Attempt,
  type AttemptRecord,
  type Benchmark,
  type Experiment,
  type Phase,
  packMark,
} from "../../content-loaders/repository.ts";

/** Scores by task; null is a stated null. A task that is absent has no record. */
export type Scores = Readonly<Record<string, number | null>>;

export interface PhaseInput {
  /** One for each attempt. */
  readonly scores?: readonly Scores[];
  readonly records?: readonly (readonly Partial<AttemptRecord["fields"]>[])[];
  readonly summary?: Partial<Phase["summary"]["fields"]>;
  readonly written?: Readonly<Record<string, string>>;
}

export interface ExperimentInput {
  readonly folder?: string;
  readonly meta?: Partial<Experiment["meta"]["fields"]>;
  readonly phases?: Readonly<Record<string, PhaseInput>>;
}

/** An experiment on the data set `data-test`; record r of an attempt stands on line 10 r + 1, its score five lines below. */
export function experiment(id: string, { folder = "board", meta = {}, phases = {} }: ExperimentInput = {}): Experiment {
  const path = `experiments/${folder}/${id}`;
  return {
    key: `${folder}/${id}`,
    folder,
    id,
    meta: {
      file: `${path}/meta_info.yaml`,
      marks: { "": packMark(1, 1), experiment_id: packMark(1, 16), model_name: packMark(6, 13) },
      written: {},
      fields: {
        experiment_id: id,
        status: "published",
        submit_time: "2026-11-01T00:00:00Z",
        harness_name: "Harness",
        harness_version: "1.0.0",
        model_name: "model-1",
        model_provider: "provider",
        thinking_level: "high",
        test_data: ["data-test"],
        author: { name: "Author" },
        ...meta,
      },
    },
    phases: Object.entries(phases).map(([name, input]) => phase(path, name, input)),
  };
}

/** A data set with tasks of these ids. */
export function benchmark(
  id: string,
  taskIds: readonly string[],
  fields: Partial<Benchmark["manifest"]["fields"]> = {},
): Benchmark {
  const file = `packages/${id}/benchmark_config.toml`;
  return {
    id,
    manifest: {
      file,
      marks: {},
      written: {},
      fields: {
        id,
        title: `Title of ${id}`,
        description: "What it measures.",
        version: "1.0.0",
        last_update: "2026-10-01T00:00:00Z",
        status: "published",
        author: { name: "Author" },
        ...fields,
      },
    },
    tasks: taskIds.map((task) => ({
      id: task,
      config: {
        file: `packages/${id}/${task}/task_config.toml`,
        marks: {},
        written: {},
        fields: { id: task, title: `Title of ${task}`, description: "What is to be done." },
      },
      statement: null,
    })),
    readme: null,
  };
}

function phase(path: string, name: string, { scores, records, summary = {}, written = {} }: PhaseInput): Phase {
  const [, kind = "test", round] = /^(train|val|test)(?:-(\d+))?$/.exec(name) ?? [];
  const folder = `${path}/${name}`;
  const lists =
    records ?? (scores ?? []).map((attempt) => Object.entries(attempt).map(([task, score]) => one(task, score)));
  return {
    name,
    kind: kind === "train" || kind === "val" ? kind : "test",
    round: round === undefined ? null : Number(round),
    summary: {
      file: `${folder}/summary.yaml`,
      marks: { "": packMark(1, 1), score_mean: packMark(2, 13), score_std: packMark(3, 12), cost: packMark(5, 7) },
      written,
      fields: {
        time: null,
        score_mean: null,
        score_std: null,
        n_attempt: lists.length,
        cost: null,
        duration_ms: null,
        n_input_tokens: null,
        n_cache_tokens: null,
        n_output_tokens: null,
        ...summary,
      },
    },
    attempts: lists.map((list, index) => attempt(folder, index + 1, list)),
  };
}

function one(task: string, score: number | null): Partial<AttemptRecord["fields"]> {
  return { source: [{ benchmark_id: "data-test", task_id: task }], score };
}

function attempt(folder: string, number: number, list: readonly Partial<AttemptRecord["fields"]>[]): Attempt {
  return {
    number,
    file: `${folder}/attempt-${number}.yaml`,
    records: list.map((fields, index) => ({
      marks: { "": packMark(10 * index + 1, 3), score: packMark(10 * index + 6, 10) },
      fields: {
        source: [],
        time: null,
        score: null,
        cost: null,
        duration_ms: null,
        n_input_tokens: null,
        n_cache_tokens: null,
        n_output_tokens: null,
        ...fields,
      },
    })),
  };
}
