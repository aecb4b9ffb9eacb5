/** The site's words in Chinese. */
import type { Dictionary } from "./en.ts";
import { benchmark, task } from "./zh/benchmark.ts";
import { experiment, source } from "./zh/experiment.ts";
import { home, notFound } from "./zh/home.ts";
import { leaderboard } from "./zh/leaderboard.ts";
import { site } from "./zh/site.ts";

export const zh: Dictionary = {
  site,
  home,
  notFound,
  leaderboard,
  experiment,
  source,
  benchmark,
  task,
};
