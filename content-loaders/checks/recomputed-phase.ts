/** What a written summary is held against. */
import type { PhaseReading } from "../check.ts";
import { type MeasuredAttempt, type RecomputedSummary, recomputeSummary } from "../recompute.ts";
import { readableAttempts } from "./walk.ts";

/** What the attempts of a phase give. */
export interface RecomputedPhase {
  readonly attempts: readonly MeasuredAttempt[];
  readonly figures: RecomputedSummary;
}

/**
 * The attempts that a phase's summary is held against, and the figures they give. Null where they cannot be those that
 * the summary speaks of: one could not be read, their number is not `n_attempt`, or they do not all cover the same tasks
 * once. Each of these is a problem of its own, and comparing would only add noise to it.
 */
export function recomputedPhase(phase: PhaseReading): RecomputedPhase | null {
  const attempts = readableAttempts(phase);
  const [first] = attempts ?? [];
  if (attempts === null || first === undefined) return null;
  if (attempts.length !== (phase.summary?.fields.n_attempt ?? attempts.at(-1)?.number)) return null;
  const tasks = tasksOf(first);
  if (tasks === null || attempts.some((attempt) => tasksOf(attempt) !== tasks)) return null;
  return { attempts, figures: recomputeSummary(attempts) };
}

/** The tasks of an attempt in one order, comparable as text; null where one stands twice or is not known. */
function tasksOf({ records }: MeasuredAttempt): string | null {
  const tasks = records.flatMap(
    ({ fields }) => fields.source?.map(({ benchmark_id, task_id }) => `${benchmark_id}/${task_id}`) ?? [""],
  );
  return tasks.includes("") || new Set(tasks).size < tasks.length ? null : tasks.sort().join("\n");
}
