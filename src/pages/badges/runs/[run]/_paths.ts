/** The badges of all runs that get pages, one for each pack; in English, like all files that stand once. */
import { getCatalog, getPagedItems } from "../../../../catalog.ts";
import { runPackBadge } from "../../../../views/packs/run-badge.ts";

export async function runBadgePaths() {
  const [catalog, { runs }] = await Promise.all([getCatalog(), getPagedItems()]);
  return [...runs.keys()].flatMap((run) =>
    [...(catalog.evaluations.get(run) ?? [])].flatMap(([pack, evaluation]) => {
      const badge = runPackBadge(evaluation, catalog, "en");
      return badge === null ? [] : [{ params: { run, pack }, props: { badge } }];
    }),
  );
}
