/** `/api/v1/matrix.csv`: one row for each published run, and for each pack its metrics, who scored it, whether as declared, and on which version. */
import type { Catalog } from "../../leaderboard/catalog.ts";
import { type CsvCell, csvText } from "../csv.ts";
import { scorerOf } from "../json/evaluation-record.ts";
import { publishedPacks, publishedRuns } from "./published.ts";
import { suiteVersions } from "./versions.ts";

/** Values as reported, at full precision; an empty cell is a number that is not there. */
export function matrixCsv(catalog: Pick<Catalog, "packs" | "runs" | "evaluations">): string {
  const packs = publishedPacks(catalog);
  const columns = [
    ...["run", "model", "provider", "algorithm", "base", "finished_at", "synthetic"],
    ...packs.flatMap(({ id, declaration }) => [
      ...declaration.fields.metrics.flatMap(({ key }) => [`${id}/${key}`, `${id}/${key} stderr`]),
      `${id} scored by`,
      `${id} as declared`,
      `${id} suite version`,
    ]),
  ];
  const rows = publishedRuns(catalog).map((run): readonly CsvCell[] => {
    const { model, provider, algorithm, base, finished_at, synthetic } = run.manifest.fields;
    const evaluations = catalog.evaluations.get(run.id);
    return [
      ...[run.id, model, provider, algorithm, base, finished_at, synthetic === true],
      ...packs.flatMap(({ id, declaration }): readonly CsvCell[] => {
        const evaluation = evaluations?.get(id);
        if (evaluation === undefined) return Array<null>(declaration.fields.metrics.length * 2 + 3).fill(null);
        return [
          ...evaluation.metrics.flatMap(({ figure }) => [figure.value, figure.standardError]),
          scorerOf(evaluation),
          evaluation.figures.deviations.length === 0,
          suiteVersions(evaluation.figures, "en"),
        ];
      }),
    ];
  });
  return csvText(columns, rows);
}
