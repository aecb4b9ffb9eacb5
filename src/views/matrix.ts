/** The records of a phase as a table: attempts against tasks, every score with the line it was read from. */
import { countErrors, recomputeSummary } from "../../content-loaders/recompute.ts";
import type { Attempt, AttemptRecord, Benchmark, Experiment, Phase } from "../../content-loaders/repository.ts";
import { dash, formatCount, formatNumber, formatUsd } from "../i18n/format.ts";
import { dictionary, type Locale, localText } from "../i18n/index.ts";
import { routes } from "../routes.ts";
import { type HeatCell, heatDigits, heatStep, rangeText, type ScoreRange, scoreRange } from "./heat.ts";
import { type GridLine, meanAll, meanKnown, onlyTask, recordGrid, sumAll } from "./record-grid.ts";
import { shortIds } from "./short-ids.ts";
import { lineSource, recordSource } from "./source-link.ts";
import { timeUnit } from "./units.ts";

/** A table of one phase. */
export interface Matrix {
  readonly phase: string;
  /** What stands in the rows. Many tasks go down, where there is room for them and for their names. */
  readonly orientation: "attempts" | "tasks";
  readonly columns: readonly MatrixHead[];
  readonly rows: readonly MatrixRow[];
  /** The last row: the mean of each task, or the score of each attempt. */
  readonly foot: { readonly head: string; readonly cells: readonly string[]; readonly score: string };
  readonly timeUnit: string;
  /** "2 of 30 records ended in an error (timeout 2)", or that none did. */
  readonly errors: string;
  readonly errorCount: number;
  readonly scale: readonly [string, string];
}

/** A task, several tasks run as one, or an attempt. */
export interface MatrixHead {
  readonly id: string;
  /** For the head of a column, where an id may be too long. */
  readonly short: string;
  readonly title: string | null;
  readonly titleLang: string | undefined;
  readonly path: string | null;
}

export interface MatrixRow extends MatrixHead {
  readonly cells: readonly HeatCell[];
  /** The attempt's score, or the mean of the task over the attempts that state one. */
  readonly score: string;
  /** Sum over the attempt, or mean over the attempts; the dash where any part is not stated. */
  readonly cost: string;
  readonly time: string;
}

/** Up to this many tasks fit beside each other. */
const fewTasks = 6;

/** Attempts as rows for few tasks or more attempts than tasks, else tasks as rows. */
export function matrixOrientation(tasks: number, attempts: number): Matrix["orientation"] {
  return tasks > fewTasks && tasks > attempts ? "tasks" : "attempts";
}

/** Null where the phase has no record. */
export function phaseMatrix(
  experiment: Experiment,
  phase: Phase,
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
): Matrix | null {
  const lines = recordGrid(phase);
  if (lines.length === 0) return null;
  const words = dictionary(locale).experiment.matrix;
  const scores = phase.attempts.flatMap(({ records }) => records.flatMap(({ fields }) => fields.score ?? []));
  const range = scoreRange(scores);
  const look = { range, digits: heatDigits(scores, range, 1), experiment, locale };
  const attemptScores = recomputeSummary(phase.attempts).attemptScores;
  const tasks = taskRows(lines, look, benchmarks);
  const attempts = attemptRows(phase, attemptScores, look);
  const orientation = matrixOrientation(lines.length, phase.attempts.length);
  const [rows, columns] = orientation === "tasks" ? [tasks, attempts] : [attempts, tasks];
  const time = timeUnit(
    rows.flatMap(({ duration }) => duration ?? []),
    locale,
  );
  const grid = lines.map(({ records }) => records.map(({ attempt, record }) => heatCell(attempt, record, look)));
  const cells = (row: number) =>
    orientation === "tasks" ? (grid[row] ?? []) : grid.flatMap((line) => line[row] ?? []);
  return {
    phase: phase.name,
    orientation,
    columns: columns.map(({ head }) => head),
    rows: rows.map(({ head, score, cost, duration }, index) => ({
      ...head,
      cells: cells(index),
      score,
      cost: textOf(cost, formatUsd),
      time: textOf(duration, time.text),
    })),
    foot: {
      head: orientation === "tasks" ? words.attemptScore : words.taskMean,
      cells: columns.map(({ score }) => score),
      score: textOf(meanAll(attemptScores), twoDigits),
    },
    timeUnit: time.name,
    ...errorSentence(phase, locale),
    scale: rangeText(range),
  };
}

/** What stands at one edge of the table for one task or attempt. */
interface Edge {
  readonly head: MatrixHead;
  readonly score: string;
  readonly cost: number | null;
  readonly duration: number | null;
}

interface Look {
  readonly range: ScoreRange;
  readonly digits: number;
  readonly experiment: Experiment;
  readonly locale: Locale;
}

/** Means over the attempts. */
function taskRows(
  lines: readonly GridLine[],
  { range, locale }: Look,
  benchmarks: ReadonlyMap<string, Benchmark>,
): readonly Edge[] {
  const short = shortIds(
    lines.flatMap(({ source }) => onlyTask(source)?.task_id ?? []),
    8,
  );
  return lines.map(({ source, records }) => {
    const values = (field: "score" | "cost" | "duration_ms") => records.map(({ record }) => record?.fields[field]);
    return {
      head: taskHead(source, short, benchmarks, locale),
      score: textOf(meanKnown(values("score")), (value) => formatNumber(value, range.high <= 1 ? 2 : 1)),
      cost: meanAll(values("cost")),
      duration: meanAll(values("duration_ms")),
    };
  });
}

/** Sums over the tasks; the score is the attempt's mean. */
function attemptRows(phase: Phase, scores: readonly (number | null)[], { experiment }: Look): readonly Edge[] {
  return phase.attempts.map(({ number, file, records }, index) => {
    const id = `attempt-${number}`;
    return {
      head: { id, short: id, title: null, titleLang: undefined, path: lineSource(experiment, file, 1) },
      score: textOf(scores[index] ?? null, twoDigits),
      cost: sumAll(records.map(({ fields }) => fields.cost)),
      duration: sumAll(records.map(({ fields }) => fields.duration_ms)),
    };
  });
}

function heatCell(attempt: Attempt, record: AttemptRecord | undefined, look: Look): HeatCell {
  const words = dictionary(look.locale).experiment;
  if (record === undefined) return { step: null, text: dash, title: words.matrix.noRecord, path: null, error: null };
  const { score, error_reason } = record.fields;
  const error = error_reason?.trim() || null;
  const shown = score === null ? words.notStated : formatNumber(score, 2);
  return {
    step: score === null ? null : heatStep(score, look.range),
    text: textOf(score, (value) => formatNumber(value, look.digits)),
    title: error === null ? shown : words.matrix.endedIn(shown, error),
    path: recordSource(look.experiment, attempt, record, "score"),
    error,
  };
}

function taskHead(
  source: GridLine["source"],
  short: ReadonlyMap<string, string>,
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
): MatrixHead {
  const only = onlyTask(source);
  if (only === undefined) {
    const id = dictionary(locale).experiment.matrix.tasksAsOne(formatCount(source.length));
    const title = source.map(({ task_id }) => task_id).join(", ");
    return { id, short: id, title, titleLang: undefined, path: null };
  }
  const { benchmark_id, task_id: id } = only;
  const task = benchmarks.get(benchmark_id)?.tasks.find((candidate) => candidate.id === id);
  const title = task && localText(locale, task.config.fields.title, task.config.fields.title_zh);
  return {
    id,
    short: short.get(id) ?? id,
    title: title?.text ?? null,
    titleLang: title?.lang,
    path: task ? routes.task(locale, benchmark_id, id) : null,
  };
}

function errorSentence({ attempts }: Phase, locale: Locale) {
  const words = dictionary(locale).experiment.matrix;
  const reasons = countErrors(attempts);
  const errorCount = reasons.reduce((sum, { count }) => sum + count, 0);
  const all = formatCount(attempts.reduce((sum, { records }) => sum + records.length, 0));
  if (errorCount === 0) return { errors: words.noErrors(all), errorCount };
  const list = reasons.map(({ reason, count }) => words.reason(reason, formatCount(count)));
  return { errors: words.errors(formatCount(errorCount), all, list), errorCount };
}

function twoDigits(value: number): string {
  return formatNumber(value, 2);
}

function textOf(value: number | null, format: (value: number) => string): string {
  return value === null ? dash : format(value);
}
