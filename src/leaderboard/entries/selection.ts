/** Which experiments count for a leaderboard, and why others do not. */
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";

/** Why an experiment does not count. A draft leaves no trace in the output. */
export type Exclusion = "draft" | "withdrawn" | "test-data-draft" | "test-data-withdrawn" | "test-data-unknown";

/** Null: it counts. Draft or withdrawn test data take an experiment out, draft training data do not. */
export function exclusionOf(experiment: Experiment, benchmarks: ReadonlyMap<string, Benchmark>): Exclusion | null {
  const { status, test_data } = experiment.meta.fields;
  if (status !== "published") return status;
  const statuses = test_data.map((id) => benchmarks.get(id)?.manifest.fields.status ?? null);
  if (statuses.includes("draft")) return "test-data-draft";
  if (statuses.includes("withdrawn")) return "test-data-withdrawn";
  return statuses.includes(null) ? "test-data-unknown" : null;
}

/** Negative if a was submitted before b; at the same time the order of ids, then of keys, in code points. */
export function submissionOrder(a: Experiment, b: Experiment): number {
  const times = Date.parse(a.meta.fields.submit_time) - Date.parse(b.meta.fields.submit_time);
  return (
    times ||
    compareText(a.meta.fields.submit_time, b.meta.fields.submit_time) ||
    compareText(a.id, b.id) ||
    compareText(a.key, b.key)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
