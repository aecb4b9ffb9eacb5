/** The records of the phases of an experiment: how much of them its page holds, and the page of a phase that it does not. */
import { countErrors } from "../../content-loaders/recompute.ts";
import type { Benchmark, Experiment, Phase } from "../../content-loaders/repository.ts";
import { dash, formatCount, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { routes } from "../routes.ts";
import { type Matrix, type MatrixHead, matrixTasks, phaseMatrix } from "./matrix.ts";
import { errorOf, measures } from "./matrix-measures.ts";
import { recordGrid } from "./record-grid.ts";
import type { RepositoryPlace } from "./source.ts";
import { recordSource } from "./source-link.ts";
import { type TraceTable, traceTable } from "./traces.ts";

/** The records of one phase. */
export interface PhaseRecords {
  readonly phase: string;
  readonly isTest: boolean;
  /** A table for each measure that is stated; the score's first. Empty where the page of the phase has them all. */
  readonly matrices: readonly Matrix[];
  /** Records that ended in an error; empty with `matrices`. */
  readonly errored: readonly ErroredRecord[];
  readonly traces: TraceTable | null;
  /** "2 of 30 records ended in an error (timeout 2)", or that none did. */
  readonly errors: string;
  /** `100 tasks × 10 attempts`. */
  readonly size: string;
  /** The page that has all of it; null where this one does. */
  readonly page: string | null;
}

/** A record that ended in an error. */
export interface ErroredRecord {
  readonly task: MatrixHead;
  readonly attempt: string;
  readonly reason: string;
  readonly score: string;
  /** The line of the reason. */
  readonly path: string;
}

/** What of a phase stands on the experiment's page. */
export type Shown = "all" | "score" | "link";

/** Squares on the page of an experiment: about 300 kB of it. */
const roomForSquares = 2000;

/**
 * How much of each phase the experiment's page holds: all of it while there is room, of the test at least the scores while
 * these alone have room. What does not fit has a page of its own, so that nothing is left out and no page is a burden.
 */
export function shownOf({ phases }: Pick<Experiment, "phases">): ReadonlyMap<Phase, Shown> {
  const shown = new Map<Phase, Shown>();
  let room = roomForSquares;
  for (const phase of testFirst(phases)) {
    const records = phase.attempts.reduce((sum, attempt) => sum + attempt.records.length, 0);
    const all = records * (measures.length + 1);
    const kind = all <= room ? "all" : phase.kind === "test" && records <= room ? "score" : "link";
    room -= kind === "all" ? all : kind === "score" ? records : 0;
    shown.set(phase, kind);
  }
  return shown;
}

/** Where the records are looked up and where their files can be seen. */
export interface RecordContext {
  readonly benchmarks: ReadonlyMap<string, Benchmark>;
  readonly repository: RepositoryPlace;
  readonly locale: Locale;
}

/** The phases with records as the experiment's page shows them, the test first. */
export function experimentRecords(experiment: Experiment, context: RecordContext): readonly PhaseRecords[] {
  const shown = shownOf(experiment);
  return testFirst(experiment.phases).flatMap((phase) => {
    if (phase.attempts.every(({ records }) => records.length === 0)) return [];
    const kind = shown.get(phase) ?? "link";
    if (kind === "all") return [phaseRecords(experiment, phase, context)];
    const page = routes.experimentPhase(context.locale, experiment.key, phase.name);
    const score = kind === "score" ? phaseMatrix(experiment, phase, context.benchmarks, context.locale) : null;
    const whole = { ...frame(phase, context.locale), errored: [], traces: null, page };
    return [{ ...whole, matrices: score === null ? [] : [score] }];
  });
}

/** All that the records of a phase state. */
export function phaseRecords(experiment: Experiment, phase: Phase, context: RecordContext): PhaseRecords {
  const { benchmarks, repository, locale } = context;
  return {
    ...frame(phase, locale),
    matrices: measures.flatMap((measure) => phaseMatrix(experiment, phase, benchmarks, locale, measure) ?? []),
    errored: erroredRecords(experiment, phase, context),
    traces: traceTable(experiment, phase, benchmarks, repository, locale),
    page: null,
  };
}

function testFirst(phases: readonly Phase[]): readonly Phase[] {
  return [...phases].sort((a, b) => Number(b.kind === "test") - Number(a.kind === "test"));
}

function frame(phase: Phase, locale: Locale) {
  const words = dictionary(locale).experiment.matrix;
  const tasks = new Set(
    phase.attempts.flatMap(({ records }) =>
      records.flatMap(({ fields }) => fields.source.map(({ benchmark_id, task_id }) => `${benchmark_id}/${task_id}`)),
    ),
  );
  return {
    phase: phase.name,
    isTest: phase.kind === "test",
    errors: errorSentence(phase, locale),
    size: words.size(tasks.size, phase.attempts.length),
  };
}

function errorSentence({ attempts }: Phase, locale: Locale): string {
  const words = dictionary(locale).experiment.matrix;
  const reasons = countErrors(attempts);
  const errors = reasons.reduce((sum, { count }) => sum + count, 0);
  const all = formatCount(attempts.reduce((sum, { records }) => sum + records.length, 0));
  if (errors === 0) return words.noErrors(all);
  const list = reasons.map(({ reason, count }) => words.reason(reason, formatCount(count)));
  return words.errors(formatCount(errors), all, list);
}

function erroredRecords(
  experiment: Experiment,
  phase: Phase,
  { benchmarks, locale }: RecordContext,
): readonly ErroredRecord[] {
  const lines = recordGrid(phase);
  return matrixTasks(lines, benchmarks, locale).flatMap((task, index) =>
    (lines[index]?.records ?? []).flatMap(({ attempt, record }) => {
      const reason = record === undefined ? null : errorOf(record);
      if (record === undefined || reason === null) return [];
      const { score } = record.fields;
      return [
        {
          task,
          attempt: `attempt-${attempt.number}`,
          reason,
          score: score === null ? dash : formatNumber(score, 2),
          path: recordSource(experiment, attempt, record, "error_reason"),
        },
      ];
    }),
  );
}
