/** GDPevo's published evaluation: 24 groups, 384 experiments, three leaderboards. */
import type { Files } from "../layout.ts";
import { readRows, text } from "../reading.ts";
import { addGdpevoBenchmarks } from "./benchmarks.ts";
import { addGdpevoExperiments } from "./experiments.ts";
import { addGdpevoLeaderboards } from "./leaderboards.ts";

/** Adds everything that stands in the CSV files of this folder. */
export function addGdpevo(files: Files): void {
  const publishedAt = new Map(
    readRows("gdpevo", "runs.csv").map((run) => [text(run, "release"), text(run, "published_at")]),
  );
  addGdpevoBenchmarks(files, publishedAt);
  addGdpevoExperiments(files);
  addGdpevoLeaderboards(files, readRows("gdpevo", "groups.csv"), publishedAt);
}
