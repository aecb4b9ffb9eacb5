/** Where the numbers of an experiment come from: its files, phase by phase, and what holding them against each other came to. */
import { type Attempt, type Experiment, lineOf, type Phase } from "../../content-loaders/repository.ts";
import { formatCount } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { compareSummary } from "./recomputed.ts";
import { fileInExperiment, lineSource } from "./source-link.ts";

/** One row of the table. */
export interface ProvenanceRow {
  readonly name: string;
  readonly files: readonly SourceLink[];
  readonly verdict: string;
  /** Set where a number is contradicted. */
  readonly warn: boolean;
}

/** A line of a file. */
export interface SourceLink {
  readonly text: string;
  readonly path: string;
}

/** The settings first, then every phase. */
export function provenance(experiment: Experiment, locale: Locale): readonly ProvenanceRow[] {
  const words = dictionary(locale).experiment.provenance;
  const { file, marks, fields } = experiment.meta;
  return [
    {
      name: words.settings,
      files: [sourceLink(experiment, file, lineOf(marks, "experiment_id"))],
      verdict: words.settingsCount(Object.keys(fields).length),
      warn: false,
    },
    ...experiment.phases.map((phase) => phaseRow(experiment, phase, locale)),
  ];
}

function phaseRow(experiment: Experiment, phase: Phase, locale: Locale): ProvenanceRow {
  const words = dictionary(locale).experiment.provenance;
  const { comparable, discrepancies } = compareSummary(phase);
  const records = phase.attempts.flatMap((attempt) => attempt.records);
  const errored = records.filter(({ fields }) => fields.error_reason?.trim()).length;
  const comparison =
    discrepancies.length > 0
      ? words.differs(discrepancies.length)
      : comparable > 0
        ? words.agrees(comparable)
        : words.nothingToCompare;
  return {
    name: phase.name,
    files: [
      sourceLink(experiment, phase.summary.file, lineOf(phase.summary.marks, "score_mean")),
      ...phase.attempts.map((attempt) => attemptLink(experiment, attempt)),
    ],
    verdict: `${comparison}${words.separator}${words.records(formatCount(records.length), errored)}`,
    warn: discrepancies.length > 0,
  };
}

function sourceLink(experiment: Experiment, file: string, line: number): SourceLink {
  return { text: `${fileInExperiment(experiment, file)}:${line}`, path: lineSource(experiment, file, line) };
}

function attemptLink(experiment: Experiment, { file, number }: Attempt): SourceLink {
  return { text: `attempt-${number}.yaml`, path: lineSource(experiment, file, 1) };
}
