/** The file of a pack with all its metrics over all runs, for the columns that a reader adds to the matrix. */
import type { Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { MatrixPack } from "./matrix-columns.ts";
import type { PackRunsFile } from "./matrix-data.ts";
import { metricColumn } from "./metric-column.ts";
import { matrixRuns } from "./run-families.ts";

/** Lists are in the order of the matrix's rows. */
export function packRunsFile(
  { runs, evaluations }: Pick<Catalog, "runs" | "evaluations">,
  pack: MatrixPack,
  locale: Locale,
): PackRunsFile {
  const own = matrixRuns(runs).map(({ run }) => evaluations.get(run.id)?.get(pack.pack.id));
  return {
    metrics: pack.pack.declaration.fields.metrics.map((_, index) => metricColumn(pack, index, own, locale)),
  };
}
