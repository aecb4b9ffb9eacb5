/** The site's words in English: the shape that every other language must fill. One block for each kind of page. */
import { algorithm } from "./en/algorithm.ts";
import { benchmark, task } from "./en/benchmark.ts";
import { changes } from "./en/changes.ts";
import { chart } from "./en/chart.ts";
import { cite } from "./en/cite.ts";
import { compare } from "./en/compare.ts";
import { comparePage } from "./en/compare-page.ts";
import { dataset } from "./en/dataset.ts";
import { entry } from "./en/entry.ts";
import { experiment, source } from "./en/experiment.ts";
import { exportWords } from "./en/export.ts";
import { health } from "./en/health.ts";
import { home, notFound } from "./en/home.ts";
import { impact } from "./en/impact.ts";
import { leaderboard } from "./en/leaderboard.ts";
import { leaderboardTable } from "./en/leaderboard-table.ts";
import { methodology } from "./en/methodology.ts";
import { packs } from "./en/packs.ts";
import { reasons } from "./en/reasons.ts";
import { records } from "./en/records.ts";
import { runs } from "./en/runs.ts";
import { search } from "./en/search.ts";
import { share } from "./en/share.ts";
import { site } from "./en/site.ts";
import { snapshots } from "./en/snapshots.ts";
import { submit } from "./en/submit.ts";

export const en = {
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

/** Every language has these keys; sentences with values in them are functions with the same parameters. */
export type Dictionary = typeof en;
