/** `/api/v1/runs/<id>.json`: what was evaluated, its numbers on every pack, and the report files that they were read from. */
import type { Run } from "../../../content-loaders/packs.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { metricFormats } from "../packs/formats.ts";
import { reportUses } from "../packs/run-reports.ts";
import { caveatRecord } from "./entry-record.ts";
import { evaluationRecord } from "./evaluation-record.ts";

export function runFile(run: Run, catalog: Pick<Catalog, "evaluations" | "evaluationsOf">) {
  const { fields, file } = run.manifest;
  const evaluations: ReadonlyMap<string, Evaluation> = catalog.evaluations.get(run.id) ?? new Map();
  return {
    run_id: run.id,
    ...runRecord(run),
    status: fields.status,
    withdrawn_reason: fields.withdrawn_reason ?? null,
    author: fields.author,
    caveats: (fields.caveats ?? []).map(caveatRecord),
    references: fields.references ?? [],
    source: { file },
    packs: Object.fromEntries(
      [...evaluations].map(([id, evaluation]) => {
        const { reference = null, note = null, note_zh = null } = fields.results?.[id] ?? {};
        const record = evaluationRecord(evaluation, metricFormats(catalog, evaluation.pack, "en"));
        return [id, { ...record, reference, note, note_zh }] as const;
      }),
    ),
    reports: run.results.flatMap((result) => {
      const uses = reportUses(result, evaluations.get(result.pack));
      return result.reports.map(({ file: name, format, version, date, model }) => ({
        pack: result.pack,
        file: name,
        format,
        version,
        date,
        model,
        use: uses.get(name) ?? null,
      }));
    }),
  };
}

/** What names a run and what it stands against. */
export function runRecord({ manifest: { fields } }: Run) {
  const { model, provider, base, algorithm, finished_at, synthetic } = fields;
  return { model, provider, base, algorithm, finished_at, synthetic: synthetic === true };
}
