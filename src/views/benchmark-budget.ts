/** What a data set's tasks allow, and how much of it runs used. */
import type { Benchmark, Experiment } from "../../content-loaders/repository.ts";
import type { Locale } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { type BudgetUse, budgetUse, experimentRuns, type LimitedTask, type Run } from "./budget-use.ts";

/** The use of the time limits of a data set by the published experiments that were tested or evolved on it. */
export function benchmarkBudgetUse(
  benchmark: Benchmark,
  { testedOn, evolvedOn }: Pick<Catalog, "testedOn" | "evolvedOn">,
  locale: Locale,
): BudgetUse | null {
  if (benchmark.tasks.every(({ config }) => !config.fields.budget?.timeout)) return null;
  const users = new Set([...(testedOn.get(benchmark.id) ?? []), ...(evolvedOn.get(benchmark.id) ?? [])]);
  const runs = runsByTask([...users].filter(({ meta }) => meta.fields.status === "published"));
  return budgetUse(limitedTasks([benchmark], runs), locale);
}

/** The most tasks that an experiment's page holds against their limits; the times of all are in its records. */
const tasksOfExperiment = 20;

/** The use of the time limits of all tasks that one experiment ran. */
export function experimentBudgetUse(
  experiment: Experiment,
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
): BudgetUse | null {
  const { training_data, validation_data, test_data } = experiment.meta.fields;
  const ids = new Set([...test_data, ...(training_data ?? []), ...(validation_data ?? [])]);
  const used = [...ids].flatMap((id) => benchmarks.get(id) ?? []);
  return budgetUse(limitedTasks(used, runsByTask([experiment])), locale, tasksOfExperiment);
}

function limitedTasks(
  benchmarks: readonly Benchmark[],
  runs: ReadonlyMap<string, readonly Run[]>,
): readonly LimitedTask[] {
  return benchmarks.flatMap(({ id, tasks }) =>
    tasks.flatMap((task): readonly LimitedTask[] => {
      const limit = task.config.fields.budget?.timeout;
      return limit ? [{ benchmark: id, task, limit, runs: runs.get(`${id}/${task.id}`) ?? [] }] : [];
    }),
  );
}

function runsByTask(experiments: readonly Experiment[]): ReadonlyMap<string, readonly Run[]> {
  const found = new Map<string, Run[]>();
  for (const experiment of experiments) {
    experimentRuns(experiment, (benchmark, task, run) => {
      const key = `${benchmark}/${task}`;
      const list = found.get(key);
      if (list) list.push(run);
      else found.set(key, [run]);
    });
  }
  return found;
}
