/** The ways through a reading that several checks take. */
import type { AttemptReading, ExperimentReading, PhaseReading, Reading, RecordReading } from "../check.ts";
import type { PhaseKind } from "../repository.ts";

/** A phase and the experiment it belongs to. */
export interface PhaseStep {
  readonly experiment: ExperimentReading;
  readonly phase: PhaseReading;
}

/** A record with all that surrounds it. */
export interface RecordStep extends PhaseStep {
  readonly attempt: AttemptReading;
  readonly record: RecordReading;
}

/** The list of `meta_info.yaml` that names the data sets of a phase. */
export const dataListOf = {
  train: "training_data",
  val: "validation_data",
  test: "test_data",
} as const satisfies Record<PhaseKind, string>;

/** Every phase of every experiment, in reading order. */
export function* phasesOf(reading: Reading): Generator<PhaseStep> {
  for (const experiment of reading.experiments) {
    for (const phase of experiment.phases) yield { experiment, phase };
  }
}

/** Every record of every attempt, in reading order. */
export function* recordsOf(reading: Reading): Generator<RecordStep> {
  for (const { experiment, phase } of phasesOf(reading)) {
    for (const attempt of phase.attempts) {
      for (const record of attempt.records ?? []) yield { experiment, phase, attempt, record };
    }
  }
}

/** The attempts of a phase if every one of them could be read as a list of records, else null. */
export function readableAttempts(
  phase: PhaseReading,
): readonly (AttemptReading & { readonly records: readonly RecordReading[] })[] | null {
  const attempts = phase.attempts.flatMap((attempt) =>
    attempt.records === null ? [] : [{ ...attempt, records: attempt.records }],
  );
  return attempts.length === phase.attempts.length ? attempts : null;
}
