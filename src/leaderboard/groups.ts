/** The groups of a leaderboard: its sub-benchmarks, each a set of test data. */
import type { Benchmark, Experiment } from "../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";

/** One sub-benchmark of a leaderboard. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly titleZh: string | null;
  /** Benchmark ids, compared as a set. */
  readonly testData: readonly string[];
}

/**
 * The groups as defined, or one for each distinct set of test data among the experiments, in code-point order.
 * A derived group of one data set takes that benchmark's id and title.
 */
export function findGroups(
  defined: LeaderboardDefinition["groups"],
  experiments: readonly Experiment[],
  benchmarks: ReadonlyMap<string, Benchmark>,
): readonly Group[] {
  if (defined && defined.length > 0) {
    return defined.map((group) => {
      const testData = [group.test_data].flat();
      const benchmark = testData.length === 1 ? benchmarks.get(testData[0] ?? "")?.manifest.fields : undefined;
      return {
        id: group.id,
        title: group.title ?? benchmark?.title ?? group.id,
        titleZh: group.title_zh ?? (group.title === undefined ? (benchmark?.title_zh ?? null) : null),
        testData,
      };
    });
  }
  const sets = new Map(experiments.map((experiment) => [testDataKey(experiment), experiment.meta.fields.test_data]));
  return [...sets.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, testData]) => {
      const manifests = testData.flatMap((id) => benchmarks.get(id)?.manifest.fields ?? []);
      const chinese = manifests.map((manifest) => manifest.title_zh);
      return {
        id: [...testData].sort().join("+"),
        title: manifests.map((manifest) => manifest.title).join(" + "),
        titleZh: chinese.every((title) => title !== undefined) ? chinese.join(" + ") : null,
        testData,
      };
    });
}

/** The test data of an experiment as a set: equal keys mean equal sets. */
export function testDataKey(experiment: Experiment): string {
  return dataKey(experiment.meta.fields.test_data);
}

/** A set of benchmark ids as a string; ids hold no line break. */
export function dataKey(ids: readonly string[]): string {
  return [...new Set(ids)].sort().join("\n");
}
