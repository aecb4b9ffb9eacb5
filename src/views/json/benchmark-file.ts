/** `/api/v1/benchmarks/<id>.json`: what is measured, its tasks with their budgets, and what was tested on it. */
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";

/** Statements are public and included; rubrics are never read. */
export function benchmarkFile(benchmark: Benchmark, testedOn: readonly Experiment[], evolvedOn: readonly Experiment[]) {
  return {
    benchmark_id: benchmark.id,
    ...benchmark.manifest.fields,
    source: { file: benchmark.manifest.file },
    tasks: benchmark.tasks.map((task) => ({
      task_id: task.id,
      ...task.config.fields,
      statement: task.statement,
      source: { file: task.config.file },
    })),
    tested_by: testedOn.map(({ key }) => key),
    evolved_by: evolvedOn.map(({ key }) => key),
  };
}
