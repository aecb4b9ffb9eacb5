/** The records of a phase by what they cover: one line for each task or set of tasks, one place for each attempt. */
import type { Attempt, AttemptRecord, Phase } from "../../content-loaders/repository.ts";

/** What a record covers: one task, or several that were run as one. */
export type Source = AttemptRecord["fields"]["source"];

/** One line of the grid. */
export interface GridLine {
  readonly source: Source;
  /** One for each attempt; undefined where the attempt has no record of it. */
  readonly records: readonly { readonly attempt: Attempt; readonly record: AttemptRecord | undefined }[];
}

/** Lines by benchmark and task id, in code-point order. */
export function recordGrid(phase: Phase): readonly GridLine[] {
  const sources = new Map<string, Source>();
  const byAttempt = phase.attempts.map((attempt) => {
    const records = new Map(attempt.records.map((record) => [sourceKey(record.fields.source), record]));
    for (const [key, record] of records) sources.set(key, record.fields.source);
    return { attempt, records };
  });
  return [...sources]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, source]) => ({
      source,
      records: byAttempt.map(({ attempt, records }) => ({ attempt, record: records.get(key) })),
    }));
}

/** The only task of a source, or undefined where it names several. */
export function onlyTask(source: Source): Source[number] | undefined {
  return source.length === 1 ? source[0] : undefined;
}

/** The sum; null of nothing, and where any part is not known. */
export function sumAll(values: readonly (number | null | undefined)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null || value === undefined) return null;
    sum += value;
  }
  return values.length === 0 ? null : sum;
}

/** The mean; null of nothing, and where any part is not known. */
export function meanAll(values: readonly (number | null | undefined)[]): number | null {
  const sum = sumAll(values);
  return sum === null ? null : sum / values.length;
}

/** The mean of what is known, for places where the gaps are visible beside it. */
export function meanKnown(values: readonly (number | null | undefined)[]): number | null {
  return meanAll(values.filter((value) => value !== null && value !== undefined));
}

/** Equal for records of the same tasks, in whatever order they are named. */
function sourceKey(source: Source): string {
  return source
    .map(({ benchmark_id, task_id }) => `${benchmark_id}/${task_id}`)
    .sort()
    .join("\n");
}
