/** Which experiments count for a leaderboard, and why others do not. */
import type { Benchmark, Experiment, LeftOut } from "../../../content-loaders/repository.ts";
import type { ExperimentMeta } from "../../../content-loaders/schema/experiment.ts";

/** Why an experiment does not count. A draft leaves no trace in the output; `faulty` items have errors and were left out. */
export type Exclusion =
  | "draft"
  | "withdrawn"
  | "faulty"
  | "test-data-draft"
  | "test-data-withdrawn"
  | "test-data-faulty"
  | "test-data-unknown";

/** An experiment that does not count, as far as it says where it would belong. */
export interface Uncounted {
  readonly key: string;
  readonly folder: string;
  readonly id: string;
  readonly fields: ExperimentMeta;
  readonly exclusion: Exclusion;
}

/** Whether it is errors that keep it out, of its own or of what it was tested on. */
export function isFaulty(exclusion: Exclusion): boolean {
  return exclusion === "faulty" || exclusion === "test-data-faulty";
}

/**
 * Null: it counts. Draft or withdrawn test data take an experiment out, draft training data do not.
 *
 * @param faultyBenchmarks ids of those that are not among `benchmarks` because they have errors
 */
export function exclusionOf(
  experiment: Experiment,
  benchmarks: ReadonlyMap<string, Benchmark>,
  faultyBenchmarks: ReadonlySet<string> = new Set(),
): Exclusion | null {
  const { status, test_data } = experiment.meta.fields;
  if (status !== "published") return status;
  const statuses = test_data.map((id) => benchmarks.get(id)?.manifest.fields.status ?? null);
  if (statuses.includes("draft")) return "test-data-draft";
  if (statuses.includes("withdrawn")) return "test-data-withdrawn";
  if (!statuses.includes(null)) return null;
  return test_data.some((id) => faultyBenchmarks.has(id)) ? "test-data-faulty" : "test-data-unknown";
}

/** An experiment with errors; null where it does not even say soundly what it is. */
export function uncountedOf({ id: key, meta }: LeftOut): Uncounted | null {
  if (meta === null) return null;
  const [folder = "", id = ""] = key.split("/");
  return { key, folder, id, fields: meta, exclusion: "faulty" };
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
