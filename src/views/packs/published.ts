/** What stands in tables of many: withdrawn packs and runs keep their pages and stand in no table of others. */
import type { Pack, Run } from "../../../content-loaders/packs.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { isPublishedPack, isPublishedRun } from "../../leaderboard/packs/published.ts";

/** By id. */
export function publishedPacks({ packs }: Pick<Catalog, "packs">): readonly Pack[] {
  return [...packs.values()].filter(isPublishedPack);
}

/** By id. */
export function publishedRuns({ runs }: Pick<Catalog, "runs">): readonly Run[] {
  return [...runs.values()].filter(isPublishedRun);
}

const none: readonly Evaluation[] = [];

/** The results of published runs on a pack, in the order of the runs; the same list at every call. */
export function evaluationsOn(
  { evaluationsOf }: Pick<Catalog, "evaluationsOf">,
  packId: string,
): readonly Evaluation[] {
  return evaluationsOf.get(packId) ?? none;
}
