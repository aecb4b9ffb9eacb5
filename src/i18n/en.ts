/** The site's words in English: the shape that every other language must fill. One block for each kind of page. */
import { benchmark, task } from "./en/benchmark.ts";
import { experiment, source } from "./en/experiment.ts";
import { home, notFound } from "./en/home.ts";
import { leaderboard } from "./en/leaderboard.ts";
import { site } from "./en/site.ts";

export const en = {
  site,
  home,
  notFound,
  leaderboard,
  experiment,
  source,
  benchmark,
  task,
};

/** Every language has these keys; sentences with values in them are functions with the same parameters. */
export type Dictionary = typeof en;
