/** What an experiment scored on the single tasks of a data set in its test phase. */
import type { Attempt, AttemptRecord, Experiment } from "../../content-loaders/repository.ts";
import { testPhase } from "./test-phase.ts";

/** One task's results in one experiment. */
export interface TaskResult {
  /** Mean over the attempts that state a score; null where none does. */
  readonly mean: number | null;
  /** The attempts with a record of the task alone; a record of several tasks tells nothing of the single ones. */
  readonly records: readonly { readonly attempt: Attempt; readonly record: AttemptRecord }[];
}

/** By task id. */
export function taskResults(experiment: Experiment, benchmarkId: string): ReadonlyMap<string, TaskResult> {
  const found = new Map<string, { attempt: Attempt; record: AttemptRecord }[]>();
  for (const attempt of testPhase(experiment)?.attempts ?? []) {
    for (const record of attempt.records) {
      const [task] = record.fields.source;
      if (!task || record.fields.source.length !== 1 || task.benchmark_id !== benchmarkId) continue;
      const list = found.get(task.task_id);
      if (list) list.push({ attempt, record });
      else found.set(task.task_id, [{ attempt, record }]);
    }
  }
  return new Map(
    [...found].map(([task, records]) => {
      const scores = records.flatMap(({ record }) => record.fields.score ?? []);
      return [task, { mean: meanOf(scores), records }];
    }),
  );
}

/** The plain mean; null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
