/** The records of a phase as a table: attempts against tasks, one measure at a time, every number with the line it was read from. */
import type { Benchmark, Experiment, Phase } from "../../content-loaders/repository.ts";
import { formatCount } from "../i18n/format.ts";
import { dictionary, type Locale, localText } from "../i18n/index.ts";
import { routes } from "../routes.ts";
import type { HeatCell } from "./heat.ts";
import { type Measure, measureLook } from "./matrix-measures.ts";
import { type GridLine, onlyTask, recordGrid } from "./record-grid.ts";
import { shortIds } from "./short-ids.ts";
import { lineSource } from "./source-link.ts";

/** A table of one phase and one measure. */
export interface Matrix {
  readonly phase: string;
  readonly measure: Measure;
  /** What stands in the rows. Many tasks go down, where there is room for them and for their names. */
  readonly orientation: MatrixOrientation;
  /** Of the squares; null for scores. */
  readonly unit: string | null;
  readonly columns: readonly MatrixHead[];
  readonly rows: readonly MatrixRow[];
  /** The last row: of each task its mean, of each attempt its score or sum. */
  readonly foot: { readonly head: string; readonly cells: readonly string[]; readonly value: string };
  /** Of the column of each row's mean, score or sum. */
  readonly valueHead: string;
  /** Lowest and highest value of the scale. */
  readonly scale: readonly [string, string];
}

export type MatrixOrientation = "attempts" | "tasks";

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
  /** The attempt's score or sum, or the mean of the task over the attempts. */
  readonly value: string;
}

/** Up to this many tasks fit beside each other. */
const fewTasks = 6;

/** Attempts as rows for few tasks or more attempts than tasks, else tasks as rows. */
export function matrixOrientation(tasks: number, attempts: number): MatrixOrientation {
  return tasks > fewTasks && tasks > attempts ? "tasks" : "attempts";
}

/** Null where the phase has no record, or none that states the measure. */
export function phaseMatrix(
  experiment: Experiment,
  phase: Phase,
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
  measure: Measure = "score",
): Matrix | null {
  const lines = recordGrid(phase);
  const look = lines.length === 0 ? null : measureLook(measure, experiment, phase, locale);
  if (look === null) return null;
  const words = dictionary(locale).experiment.matrix;
  const taskHeads = matrixTasks(lines, benchmarks, locale);
  const attemptHeads = matrixAttempts(experiment, phase);
  const tasks = taskHeads.map((head, index) => ({ head, value: look.ofTask(lines[index]?.records ?? []) }));
  const attempts = attemptHeads.map((head, index) => ({ head, value: look.ofAttempt(index) }));
  const orientation = matrixOrientation(lines.length, phase.attempts.length);
  const [rows, columns] = orientation === "tasks" ? [tasks, attempts] : [attempts, tasks];
  const grid = lines.map(({ records }) => records.map(({ attempt, record }) => look.cell(attempt, record)));
  const cells = (row: number) =>
    orientation === "tasks" ? (grid[row] ?? []) : grid.flatMap((line) => line[row] ?? []);
  const score = measure === "score";
  const ofAttempts = score ? words.attemptScore : words.sum;
  return {
    phase: phase.name,
    measure,
    orientation,
    unit: look.unit,
    columns: columns.map(({ head }) => head),
    rows: rows.map(({ head, value }, index) => ({ ...head, cells: cells(index), value })),
    foot: {
      head: orientation === "tasks" ? ofAttempts : words.taskMean,
      cells: columns.map(({ value }) => value),
      value: look.whole,
    },
    valueHead: orientation === "tasks" ? words.mean : score ? words.score : words.sumHead,
    scale: look.scale,
  };
}

/** The heads of the tasks, in the order of the grid. */
export function matrixTasks(
  lines: readonly GridLine[],
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
): readonly MatrixHead[] {
  const short = shortIds(
    lines.flatMap(({ source }) => onlyTask(source)?.task_id ?? []),
    8,
  );
  return lines.map(({ source }) => taskHead(source, short, benchmarks, locale));
}

/** The heads of the attempts, each leading to its file. */
export function matrixAttempts(experiment: Experiment, { attempts }: Phase): readonly MatrixHead[] {
  return attempts.map(({ number, file }) => {
    const id = `attempt-${number}`;
    return { id, short: id, title: null, titleLang: undefined, path: lineSource(experiment, file, 1) };
  });
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
