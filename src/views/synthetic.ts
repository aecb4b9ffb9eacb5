/** What is made up: said wherever its numbers stand, and never shown as the site's own finding. */
import type { Benchmark, Experiment } from "../../content-loaders/repository.ts";
import type { LeaderboardWithBoard } from "../leaderboard/catalog.ts";

/** True of an experiment that says so itself, or whose test data do. */
export function isSyntheticExperiment(
  { meta: { fields } }: Experiment,
  benchmarks: ReadonlyMap<string, Benchmark>,
): boolean {
  return fields.synthetic === true || fields.test_data.some((id) => isSyntheticBenchmark(benchmarks.get(id)));
}

/** True of a leaderboard whose definition says so, or with any experiment or test data on it that is made up. */
export function isSyntheticBoard(
  { leaderboard, board }: LeaderboardWithBoard,
  benchmarks: ReadonlyMap<string, Benchmark>,
): boolean {
  return (
    leaderboard.definition.fields.synthetic === true ||
    board.groups.some(({ testData }) => testData.some((id) => isSyntheticBenchmark(benchmarks.get(id)))) ||
    board.entries.some(({ synthetic }) => synthetic)
  );
}

function isSyntheticBenchmark(benchmark: Benchmark | undefined): boolean {
  return benchmark?.manifest.fields.synthetic === true;
}
