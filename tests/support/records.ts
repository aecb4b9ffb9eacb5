/** Records for tests of the pure layers, with only what a test cares about spelt out. */
import type { Benchmark, Experiment, Phase } from "../../content-loaders/repository.ts";

/** A test phase with the given summary figures; null is "not stated". */
export function testPhase(scoreMean: number | null, scoreStd: number | null, nAttempt = 3): Phase {
  return {
    name: "test",
    kind: "test",
    round: null,
    attempts: [],
    summary: {
      file: "test/summary.yaml",
      marks: { "": 1025, score_mean: 4 * 1024 + 13 },
      written: {},
      fields: {
        time: null,
        score_mean: scoreMean,
        score_std: scoreStd,
        n_attempt: nAttempt,
        cost: null,
        duration_ms: null,
        n_input_tokens: null,
        n_cache_tokens: null,
        n_output_tokens: null,
      },
    },
  };
}

/** A published experiment `board/<id>` on one data set, by the model `m` unless told otherwise. */
export function experiment(
  id: string,
  testData: readonly string[],
  phase: Phase,
  meta: Partial<Experiment["meta"]["fields"]> = {},
): Experiment {
  return {
    key: `board/${id}`,
    folder: "board",
    id,
    phases: [phase],
    meta: {
      file: `experiments/board/${id}/meta_info.yaml`,
      marks: { "": 1025 },
      written: {},
      fields: {
        experiment_id: id,
        status: "published",
        submit_time: "2026-11-01T00:00:00Z",
        harness_name: "h",
        harness_version: null,
        model_name: "m",
        model_provider: null,
        thinking_level: "high",
        test_data: [...testData],
        author: { name: "a" },
        ...meta,
      },
    },
  };
}

/** A published benchmark without tasks. */
export function benchmark(id: string): Benchmark {
  return {
    id,
    tasks: [],
    readme: null,
    manifest: {
      file: `packages/${id}/benchmark_config.toml`,
      marks: { "": 1025 },
      written: {},
      fields: {
        id,
        title: `Title of ${id}`,
        description: "d",
        version: "1.0.0",
        last_update: "2026-01-01T00:00:00Z",
        status: "published",
        author: { name: "a" },
      },
    },
  };
}
