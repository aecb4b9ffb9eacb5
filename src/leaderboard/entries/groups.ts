/** Groups: the sub-benchmarks of a leaderboard, each a set of test data. */
import type { Text } from "../../../content-loaders/problem.ts";
import type { LeaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";

export interface Group {
  readonly id: string;
  /** Null: named after its only benchmark, else after its id. */
  readonly title: Text | null;
  readonly description: Text | null;
  /** Benchmark ids, in code-point order, each once. */
  readonly testData: readonly string[];
  /** Weight in `weighted_mean`. */
  readonly weight: number;
}

/** Data sets are compared as sets: the same key, the same set. */
export function dataKey(benchmarks: readonly string[]): string {
  return [...new Set(benchmarks)].sort().join(" ");
}

/** The groups that a definition states, else one for each distinct test data, in code-point order of their ids. */
export function groupsOf(
  stated: LeaderboardDefinition["groups"],
  testData: Iterable<readonly string[]>,
): readonly Group[] {
  if (stated != null) {
    return stated.map((group) => ({
      id: group.id,
      title: bilingual(group.title, group.title_zh),
      description: bilingual(group.description, group.description_zh),
      testData: dataKey(group.test_data).split(" "),
      weight: group.weight ?? 1,
    }));
  }
  const sets = new Map([...testData].map((benchmarks) => [dataKey(benchmarks), [...new Set(benchmarks)].sort()]));
  return [...sets.values()]
    .map((benchmarks) => ({
      id: benchmarks.join("--"),
      title: null,
      description: null,
      testData: benchmarks,
      weight: 1,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A text of a file in both languages; where there is no Chinese one, the English stands for it. */
export function bilingual(en: string | null | undefined, zh: string | null | undefined): Text | null {
  return en == null ? null : { en, zh: zh ?? en };
}
