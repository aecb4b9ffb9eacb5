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
function exclusionOf(
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
function uncountedOf({ id: key, meta }: LeftOut): Uncounted | null {
  if (meta === null) return null;
  const [folder = "", id = ""] = key.split("/");
  return { key, folder, id, fields: meta, exclusion: "faulty" };
}

/** What counts of a repository's experiments, and why the others do not. */
export interface Counting {
  /** By key. */
  readonly counted: ReadonlyMap<string, Experiment>;
  /** By key, drafts and faulty ones among them. */
  readonly excluded: ReadonlyMap<string, Exclusion>;
  /** Those that say where they would belong; drafts apart, because a draft leaves no trace. */
  readonly uncounted: readonly Uncounted[];
}

/** @param leftOut items with errors, which are not among the others */
export function countingOf(
  experiments: Iterable<Experiment>,
  benchmarks: ReadonlyMap<string, Benchmark>,
  leftOut: readonly LeftOut[],
): Counting {
  const faultyBenchmarks = new Set(leftOut.flatMap(({ kind, id }) => (kind === "benchmark" ? [id] : [])));
  const counted = new Map<string, Experiment>();
  const excluded = new Map<string, Exclusion>();
  const uncounted: Uncounted[] = [];
  for (const experiment of experiments) {
    const { key, folder, id, meta } = experiment;
    const exclusion = exclusionOf(experiment, benchmarks, faultyBenchmarks);
    if (exclusion === null) counted.set(key, experiment);
    else excluded.set(key, exclusion);
    if (exclusion !== null && exclusion !== "draft")
      uncounted.push({ key, folder, id, fields: meta.fields, exclusion });
  }
  for (const item of leftOut) {
    if (item.kind !== "experiment") continue;
    excluded.set(item.id, "faulty");
    const faulty = uncountedOf(item);
    if (faulty !== null) uncounted.push(faulty);
  }
  return { counted, excluded, uncounted };
}

/** Negative if a was submitted before b; at the same time the order of ids, then of keys, in code points. */
export function submissionOrder(a: Experiment, b: Experiment): number {
  const [time, other] = [a.meta.fields.submit_time, b.meta.fields.submit_time];
  // Times of the same form (2026-11-30T08:00:00Z) are in order as texts.
  const isSameForm = time.length === 20 && other.length === 20;
  return (
    (isSameForm ? 0 : Date.parse(time) - Date.parse(other)) ||
    compareText(time, other) ||
    compareText(a.id, b.id) ||
    compareText(a.key, b.key)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
