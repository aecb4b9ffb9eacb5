/** A small repository with one leaderboard, for what is said of algorithms. */
import type { Experiment } from "../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";
import { buildCatalog, type Catalog } from "../../src/leaderboard/catalog.ts";
import { benchmark, definition } from "./board-records.ts";

/** Groups `a` and `b`, tested on `b1` and `b2`, over the folders given. */
export function catalogOf(
  experiments: readonly Experiment[],
  fields: Partial<LeaderboardDefinition> = {},
  benchmarks = [benchmark("b1"), benchmark("b2")],
): Catalog {
  const own = definition({
    groups: [
      { id: "a", test_data: ["b1"] },
      { id: "b", test_data: ["b2"] },
    ],
    ...fields,
  });
  return buildCatalog({
    benchmarks,
    experiments,
    leaderboards: [
      {
        id: own.leaderboard_id,
        definition: { file: `leaderboards/${own.leaderboard_id}.yaml`, fields: own, marks: {}, written: {} },
      },
    ],
    problems: [],
  });
}
