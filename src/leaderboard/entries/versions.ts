/** Which version of a benchmark an experiment was measured on. */
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";

export interface VersionFlag {
  /** `other-version`: it states another version than the present one; `before-last-update`: it states none and is older than the benchmark. */
  readonly code: "other-version" | "before-last-update";
  readonly experiment: string;
  readonly benchmark: string;
  /** The version stated, or null. */
  readonly version: string | null;
  readonly current: string;
}

/** The version of a benchmark that an experiment was measured on; null if it was an earlier one that nobody stated. */
export function measuredVersion(experiment: Experiment, benchmark: Benchmark): string | null {
  const { benchmark_versions, submit_time } = experiment.meta.fields;
  const { version, last_update } = benchmark.manifest.fields;
  const stated = benchmark_versions?.[benchmark.id];
  if (stated != null) return stated;
  return Date.parse(submit_time) < Date.parse(last_update) ? null : version;
}

/** The benchmarks that experiments were tested on in different versions, with these, in the order met. */
export function testedVersions(
  experiments: Iterable<Experiment>,
  benchmarks: ReadonlyMap<string, Benchmark>,
): ReadonlyMap<string, ReadonlySet<string | null>> {
  const versions = new Map<string, Set<string | null>>();
  for (const experiment of experiments) {
    for (const id of experiment.meta.fields.test_data) {
      const benchmark = benchmarks.get(id);
      if (benchmark === undefined) continue;
      const known = versions.get(id) ?? new Set();
      versions.set(id, known.add(measuredVersion(experiment, benchmark)));
    }
  }
  return new Map([...versions].filter(([, found]) => found.size > 1));
}

/** The flags of an experiment, one for each of its test benchmarks that has moved on. */
export function versionFlags(
  experiment: Experiment,
  benchmarks: ReadonlyMap<string, Benchmark>,
): readonly VersionFlag[] {
  return experiment.meta.fields.test_data.flatMap((id) => {
    const benchmark = benchmarks.get(id);
    if (benchmark === undefined) return [];
    const version = measuredVersion(experiment, benchmark);
    const current = benchmark.manifest.fields.version;
    if (version === current) return [];
    const code = version === null ? "before-last-update" : "other-version";
    return [{ code, experiment: experiment.key, benchmark: id, version, current }];
  });
}
