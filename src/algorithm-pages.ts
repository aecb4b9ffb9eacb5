/** Views of the pages of algorithms that their pictures share, worked out once for a build. */
import { getCatalog } from "./catalog.ts";
import type { AlgorithmResults } from "./leaderboard/algorithms/algorithms.ts";
import type { Catalog } from "./leaderboard/catalog.ts";
import { algorithmPage } from "./views/algorithms/algorithm.ts";
import { algorithmsPage } from "./views/algorithms/algorithms.ts";
import { oncePerLocale } from "./views/once.ts";

export const getAlgorithmsPage = oncePerLocale((catalog: Catalog, locale) => algorithmsPage(catalog, locale));

export const getAlgorithmPage = oncePerLocale(async (results: AlgorithmResults, locale) =>
  algorithmPage(results, await getCatalog(), locale),
);
