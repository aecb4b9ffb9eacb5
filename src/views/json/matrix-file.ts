/** `/api/v1/matrix.json`: all published runs by all published packs. */
import type { Catalog } from "../../leaderboard/catalog.ts";
import { isPublishedPack } from "../../leaderboard/packs/published.ts";
import { metricFormats } from "../packs/formats.ts";
import { packCategory } from "../packs/names.ts";
import { publishedPacks, publishedRuns } from "../packs/published.ts";
import { briefEvaluationRecord } from "./evaluation-record.ts";
import { metricRecords } from "./pack-file.ts";
import { runRecord } from "./run-file.ts";

/** A pack that is not among a run's `results` was not evaluated on it. Single suites are in the files of runs and packs alone. */
export function matrixFile(catalog: Pick<Catalog, "packs" | "runs" | "evaluations" | "evaluationsOf">) {
  return {
    packs: publishedPacks(catalog).map((pack) => ({
      pack_id: pack.id,
      title: pack.declaration.fields.title,
      title_zh: pack.declaration.fields.i18n?.zh?.title ?? null,
      category: packCategory(pack),
      runner: pack.declaration.fields.runner,
      metrics: metricRecords(pack),
    })),
    runs: publishedRuns(catalog).map((run) => ({
      run_id: run.id,
      ...runRecord(run),
      results: Object.fromEntries(
        [...(catalog.evaluations.get(run.id) ?? [])]
          .filter(([, { pack }]) => isPublishedPack(pack))
          .map(
            ([id, evaluation]) =>
              [id, briefEvaluationRecord(evaluation, metricFormats(catalog, evaluation.pack, "en"))] as const,
          ),
      ),
    })),
  };
}
