/** The site's words in Chinese. */
import type { Dictionary } from "./en.ts";
import { algorithm } from "./zh/algorithm.ts";
import { benchmark, task } from "./zh/benchmark.ts";
import { chart } from "./zh/chart.ts";
import { compare } from "./zh/compare.ts";
import { entry } from "./zh/entry.ts";
import { experiment, source } from "./zh/experiment.ts";
import { home, notFound } from "./zh/home.ts";
import { leaderboard } from "./zh/leaderboard.ts";
import { leaderboardTable } from "./zh/leaderboard-table.ts";
import { methodology } from "./zh/methodology.ts";
import { reasons } from "./zh/reasons.ts";
import { site } from "./zh/site.ts";

export const zh: Dictionary = {
  site,
  home,
  notFound,
  leaderboard,
  leaderboardTable,
  reasons,
  entry,
  compare,
  experiment,
  source,
  benchmark,
  task,
  chart,
  methodology,
  algorithm,
};
