/** The site's words in Chinese. */
import type { Dictionary } from "./en.ts";
import { algorithm } from "./zh/algorithm.ts";
import { benchmark, task } from "./zh/benchmark.ts";
import { changes } from "./zh/changes.ts";
import { chart } from "./zh/chart.ts";
import { cite } from "./zh/cite.ts";
import { compare } from "./zh/compare.ts";
import { comparePage } from "./zh/compare-page.ts";
import { dataset } from "./zh/dataset.ts";
import { entry } from "./zh/entry.ts";
import { experiment, source } from "./zh/experiment.ts";
import { exportWords } from "./zh/export.ts";
import { health } from "./zh/health.ts";
import { home, notFound } from "./zh/home.ts";
import { impact } from "./zh/impact.ts";
import { leaderboard } from "./zh/leaderboard.ts";
import { leaderboardTable } from "./zh/leaderboard-table.ts";
import { methodology } from "./zh/methodology.ts";
import { packs } from "./zh/packs.ts";
import { reasons } from "./zh/reasons.ts";
import { records } from "./zh/records.ts";
import { runs } from "./zh/runs.ts";
import { search } from "./zh/search.ts";
import { share } from "./zh/share.ts";
import { site } from "./zh/site.ts";
import { snapshots } from "./zh/snapshots.ts";
import { submit } from "./zh/submit.ts";

export const zh: Dictionary = {
  site,
  changes,
  cite,
  health,
  home,
  notFound,
  impact,
  leaderboard,
  leaderboardTable,
  reasons,
  entry,
  compare,
  comparePage,
  experiment,
  source,
  benchmark,
  task,
  export: exportWords,
  records,
  dataset,
  chart,
  methodology,
  algorithm,
  submit,
  search,
  runs,
  packs,
  share,
  snapshots,
};
