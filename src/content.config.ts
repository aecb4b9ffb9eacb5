/** The composition root: joins the loaders of the benchmark repository to Astro's collections. */
import { defineCollection } from "astro:content";
import { z } from "astro/zod";
import { repositoryLoaders } from "../content-loaders/loaders.ts";
import { repositoryRoot } from "./context.ts";
import { checkExpressions } from "./leaderboard/check-leaderboard.ts";
import { messageLocale, onProblem } from "./settings.ts";

const loaders = repositoryLoaders({
  root: repositoryRoot(),
  onProblem: onProblem(),
  checkExpression: checkExpressions,
  locale: messageLocale(),
});

/** A record as JSON text, and the reading that it came from; the list of problems names the collections with records too. */
const schema = z.object({ json: z.string(), version: z.number(), filled: z.array(z.string()) });

export const collections = {
  benchmarks: defineCollection({ loader: loaders.benchmarks, schema }),
  experiments: defineCollection({ loader: loaders.experiments, schema }),
  leaderboards: defineCollection({ loader: loaders.leaderboards, schema }),
  plugins: defineCollection({ loader: loaders.plugins, schema }),
  packs: defineCollection({ loader: loaders.packs, schema }),
  runs: defineCollection({ loader: loaders.runs, schema }),
  sources: defineCollection({ loader: loaders.sources, schema }),
  problems: defineCollection({ loader: loaders.problems, schema }),
};
