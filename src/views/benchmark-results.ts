/** What was tested on a data set: the results of every experiment by task, and what they say of each task. Worked out once for all pages. */
import type { Benchmark, Experiment } from "../../content-loaders/repository.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { type Discrimination, discriminations } from "../leaderboard/statistics/discrimination.ts";
import { meanOf, type TaskResult, taskResults } from "./task-results.ts";

/** An experiment with its results by task. */
export interface Results {
  readonly experiment: Experiment;
  readonly tasks: ReadonlyMap<string, TaskResult>;
}

/** A task across the experiments. */
export interface TaskStatistics {
  /** Mean of the experiments' means, the task's difficulty: the lower, the harder; null where none states a score. */
  readonly mean: number | null;
  /** Experiments that state a score of the task alone. */
  readonly experiments: number;
  /** Null where no experiment states a score of the task. */
  readonly discrimination: Discrimination | null;
}

interface Known {
  readonly results: readonly Results[];
  readonly statistics: ReadonlyMap<string, TaskStatistics>;
}

const knownOf = new WeakMap<Catalog["testedOn"], Map<string, Known>>();

/** The published experiments that were tested on a data set, with their results. */
export function benchmarkResults(benchmark: Benchmark, catalog: Pick<Catalog, "testedOn">): readonly Results[] {
  return known(benchmark, catalog).results;
}

/** The tasks of a data set by id. */
export function taskStatistics(
  benchmark: Benchmark,
  catalog: Pick<Catalog, "testedOn">,
): ReadonlyMap<string, TaskStatistics> {
  return known(benchmark, catalog).statistics;
}

function known(benchmark: Benchmark, { testedOn }: Pick<Catalog, "testedOn">): Known {
  const byBenchmark = knownOf.get(testedOn) ?? new Map<string, Known>();
  knownOf.set(testedOn, byBenchmark);
  const found = byBenchmark.get(benchmark.id);
  if (found !== undefined) return found;
  const results = (testedOn.get(benchmark.id) ?? [])
    .filter(({ meta }) => meta.fields.status === "published")
    .map((experiment) => ({ experiment, tasks: taskResults(experiment, benchmark.id) }));
  const worked = { results, statistics: statisticsOf(benchmark, results) };
  byBenchmark.set(benchmark.id, worked);
  return worked;
}

/** A task without any score leaves the others to themselves. */
function statisticsOf({ tasks }: Benchmark, results: readonly Results[]): ReadonlyMap<string, TaskStatistics> {
  const scores = tasks.map(({ id }) => results.map((at) => at.tasks.get(id)?.mean ?? null));
  const scored = tasks.flatMap(({ id }, index) => (scores[index]?.some((score) => score !== null) ? [id] : []));
  const rows = results.map((at) => scored.map((id) => at.tasks.get(id)?.mean ?? null));
  const found = discriminations(rows);
  const discrimination = new Map(scored.map((id, index) => [id, found[index] ?? null]));
  return new Map(
    tasks.map(({ id }, index) => {
      const stated = scores[index]?.filter((score) => score !== null) ?? [];
      return [
        id,
        { mean: meanOf(stated), experiments: stated.length, discrimination: discrimination.get(id) ?? null },
      ] as const;
    }),
  );
}
