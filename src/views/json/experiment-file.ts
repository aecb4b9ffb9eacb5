/** `/api/v1/experiments/<folder>/<id>.json`: settings, and every phase as given, as recomputed, and record by record. */
import { recomputeSummary } from "../../../content-loaders/recompute.ts";
import { type Experiment, lineOf, type Phase } from "../../../content-loaders/repository.ts";
import type { Standing } from "../../leaderboard/catalog.ts";

/** Field names are the RFCs'; `null` means that the source does not say. */
export function experimentFile(experiment: Experiment, standings: readonly Standing[]) {
  return {
    experiment: experiment.key,
    leaderboard_id: experiment.folder,
    ...experiment.meta.fields,
    source: { file: experiment.meta.file },
    ranked_in: standings.map(({ leaderboard, entry }) => ({
      leaderboard_id: leaderboard.leaderboard.id,
      entry: entry.id,
      rank: entry.rank,
    })),
    phases: experiment.phases.map(phaseRecord),
  };
}

function phaseRecord(phase: Phase) {
  const { marks, file, fields } = phase.summary;
  return {
    phase: phase.name,
    kind: phase.kind,
    round: phase.round,
    summary: fields,
    source: { file, lines: Object.fromEntries(Object.keys(fields).map((key) => [key, lineOf(marks, key)])) },
    recomputed: recomputed(phase),
    attempts: phase.attempts.map((attempt) => ({
      attempt: attempt.number,
      source: { file: attempt.file },
      records: attempt.records.map((record) => ({ ...record.fields, line: lineOf(record.marks, "") })),
    })),
  };
}

function recomputed(phase: Phase) {
  const { attemptScores, ...figures } = recomputeSummary(phase.attempts);
  return { ...figures, attempt_scores: attemptScores };
}
