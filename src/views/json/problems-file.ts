/** `/api/v1/problems.json`: everything that was found in the published and withdrawn data, and what was left out. */
import { disagreementCodes } from "../../../content-loaders/disagreements.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";

/** Problems as `validate --format json` has them, but with the sentences in both languages. Drafts are in neither list. */
export function problemsFile({ problems, leftOut }: Pick<Catalog, "problems" | "leftOut">) {
  return {
    problems: problems.map(({ file, line, column, path, code, severity, message, fix }) => ({
      file,
      line,
      column,
      path,
      code,
      severity,
      /** True where a written figure disagrees with its attempts or its price. */
      discrepancy: disagreementCodes.has(code),
      message,
      fix,
    })),
    left_out: leftOut.map(({ kind, id, path }) => ({ kind, id, path })),
  };
}
