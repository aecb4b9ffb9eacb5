/** The page of one task: what is asked, what a run may use, how every experiment did. The rubric is for evaluators only and never read. */
import type { Attempt, AttemptRecord, Benchmark, Experiment, Task } from "../../content-loaders/repository.ts";
import { dash, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { moreThanShown, shownExperiments, type VersionTag, versionTag } from "./benchmark-matrix.ts";
import { benchmarkResults, type Results, type TaskStatistics, taskStatistics } from "./benchmark-results.ts";
import { type BudgetField, budgetFields, limitWithUnit, taskBudget } from "./budget.ts";
import { type BudgetUse, budgetUse } from "./budget-use.ts";
import { discriminationFigure } from "./discrimination-text.ts";
import { emphasis, type Segment } from "./emphasis.ts";
import { type ExperimentLabel, experimentLabeller } from "./experiment-label.ts";
import type { Figure } from "./figure.ts";
import { scoreRange } from "./heat.ts";
import { type InRowAxis, type InRowScore, inRowAxis, inRowScore } from "./in-row-score.ts";
import { type MarkdownView, markdownView } from "./markdown.ts";
import { recordSource } from "./source-link.ts";
import type { TaskResult } from "./task-results.ts";

/** Everything on the page; strings are final, paths come from `routes`. */
export interface TaskView {
  readonly id: string;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly benchmark: { readonly id: string; readonly title: LocalText; readonly path: string };
  readonly synthetic: boolean;
  readonly withdrawn: boolean;
  readonly finding: readonly Segment[];
  /** Mean over the experiments; null where none states a score of the task alone. */
  readonly difficulty: { readonly mean: string; readonly experiments: number } | null;
  readonly discrimination: Figure;
  /** The limits that are held against runs; null where there is nothing to hold. */
  readonly budgetUse: BudgetUse | null;
  /** Every limit; null text where the task states none. */
  readonly budget: readonly { readonly field: BudgetField; readonly text: string | null }[];
  readonly statement: MarkdownView | null;
  readonly results: TaskResultTable | null;
  readonly previous: TaskLink | null;
  readonly next: TaskLink | null;
}

export interface TaskLink {
  readonly id: string;
  readonly path: string;
}

export interface TaskResultTable {
  readonly axis: InRowAxis;
  readonly rows: readonly TaskResultRow[];
  /** The numbers of the attempts that any experiment has: the columns to draw. */
  readonly attempts: readonly number[];
  /** Why runs ended early, each reason once; empty where none did. */
  readonly errors: readonly string[];
  /** That only the highest of many stand here; null where all do. */
  readonly more: string | null;
}

export interface TaskResultRow extends ExperimentLabel {
  readonly mean: string;
  /** Attempts that state a score. */
  readonly n: string;
  /** By the number of the attempt. */
  readonly scores: ReadonlyMap<number, AttemptScore>;
  readonly plot: InRowScore | null;
  /** That it was measured on another version of the data set; null where it was not. */
  readonly version: VersionTag | null;
}

/** One attempt at the task. */
export interface AttemptScore {
  readonly text: string;
  readonly title: string;
  readonly path: string;
  readonly error: string | null;
}

/** Builds the page of a task. */
export function taskView(benchmark: Benchmark, task: Task, catalog: Catalog, locale: Locale): TaskView {
  const { fields } = task.config;
  const manifest = benchmark.manifest.fields;
  const all = benchmarkResults(benchmark, catalog);
  const scored = all.filter(({ tasks }) => tasks.has(task.id));
  const statistics = taskStatistics(benchmark, catalog);
  const own = statistics.get(task.id);
  const budget = taskBudget(task);
  const at = benchmark.tasks.findIndex(({ id }) => id === task.id);
  const link = (index: number): TaskLink | null => {
    const other = benchmark.tasks[index];
    return other ? { id: other.id, path: routes.task(locale, benchmark.id, other.id) } : null;
  };
  return {
    id: task.id,
    title: localText(locale, fields.title, fields.title_zh),
    description: localText(locale, fields.description, fields.description_zh),
    benchmark: {
      id: benchmark.id,
      title: localText(locale, manifest.title, manifest.title_zh),
      path: routes.benchmark(locale, benchmark.id),
    },
    synthetic: manifest.synthetic === true,
    withdrawn: manifest.status === "withdrawn",
    finding: emphasis(finding(task, statistics, locale)),
    difficulty: own?.mean == null ? null : { mean: formatNumber(own.mean, 1), experiments: own.experiments },
    discrimination: discriminationFigure(own?.discrimination ?? null, locale),
    budgetUse: taskBudgetUse(benchmark, task, scored, locale),
    budget: budgetFields.map((field) => {
      const text = budget[field];
      return { field, text: text === null ? null : limitWithUnit(field, text, locale) };
    }),
    statement: task.statement === null ? null : markdownView(task.statement, locale, fields.title),
    results: scored.length === 0 ? null : resultTable(benchmark, task, scored, catalog, locale),
    previous: at > 0 ? link(at - 1) : null,
    next: link(at + 1),
  };
}

/** The mean over the experiments and the task's place among its siblings, from easy to hard. */
function finding(task: Task, statistics: ReadonlyMap<string, TaskStatistics>, locale: Locale): string {
  const words = dictionary(locale).task;
  const own = statistics.get(task.id);
  if (own === undefined || own.mean === null) return words.noScores;
  const { mean, experiments } = own;
  // The text's digits decide: 33.3 and 33.3 are equal to who reads them.
  const text = formatNumber(mean, 1);
  const others = [...statistics].flatMap(([id, other]) => (id === task.id ? [] : (other.mean ?? [])));
  const equal = others.filter((other) => formatNumber(other, 1) === text).length;
  const harder = others.filter((other) => other < mean && formatNumber(other, 1) !== text).length;
  return words.finding(experiments, text, { harder, equal, tasks: others.length + 1 });
}

/** The test runs of the task against its time limit. */
function taskBudgetUse(
  benchmark: Benchmark,
  task: Task,
  results: readonly Results[],
  locale: Locale,
): BudgetUse | null {
  const limit = task.config.fields.budget?.timeout;
  if (!limit) return null;
  const runs = results.flatMap(({ experiment, tasks }) =>
    (tasks.get(task.id)?.records ?? []).flatMap(({ attempt, record }) => {
      const { duration_ms: milliseconds } = record.fields;
      if (milliseconds === null) return [];
      return [{ milliseconds, path: recordSource(experiment, attempt, record, "duration_ms") }];
    }),
  );
  return budgetUse([{ benchmark: benchmark.id, task, limit, runs }], locale);
}

function resultTable(
  benchmark: Benchmark,
  task: Task,
  results: readonly Results[],
  catalog: Catalog,
  locale: Locale,
): TaskResultTable {
  const label = experimentLabeller(catalog, locale);
  const records = results.flatMap(({ tasks }) => tasks.get(task.id)?.records ?? []);
  const axis = inRowAxis(scoreRange(records.flatMap(({ record }) => record.fields.score ?? [])), 320, 36);
  const sorted = results
    .map(({ experiment, tasks }) => ({ experiment, result: tasks.get(task.id) ?? { mean: null, records: [] } }))
    .sort((a, b) => {
      const difference = (b.result.mean ?? Number.NEGATIVE_INFINITY) - (a.result.mean ?? Number.NEGATIVE_INFINITY);
      if (difference > 0 || difference < 0) return difference;
      return a.experiment.key < b.experiment.key ? -1 : 1;
    });
  const shown = shownExperiments(1);
  const rows = sorted.slice(0, shown).map(({ experiment, result }): TaskResultRow => {
    const named = label(experiment);
    const { attemptScores, ...row } = resultRow(experiment, result, locale);
    return {
      ...named,
      ...row,
      plot: inRowScore(axis, named.algorithm.shape, result.mean, null, attemptScores),
      version: versionTag(experiment, benchmark.id, catalog.benchmarks, locale),
    };
  });
  const attempts = [...new Set(records.map(({ attempt }) => attempt.number))].sort((a, b) => a - b);
  const errors = [...new Set(records.flatMap(({ record }) => record.fields.error_reason?.trim() || []))].sort();
  return { axis, rows, attempts, errors, more: moreThanShown(results.length, shown, locale) };
}

function resultRow(experiment: Experiment, { mean, records }: TaskResult, locale: Locale) {
  const attemptScores = records.flatMap(({ record }) => record.fields.score ?? []);
  return {
    mean: mean === null ? dash : formatNumber(mean, 2),
    n: String(attemptScores.length),
    attemptScores,
    scores: new Map(
      records.map(({ attempt, record }) => [attempt.number, attemptScore(experiment, attempt, record, locale)]),
    ),
  };
}

function attemptScore(experiment: Experiment, attempt: Attempt, record: AttemptRecord, locale: Locale): AttemptScore {
  const words = dictionary(locale).experiment;
  const { score, error_reason } = record.fields;
  const error = error_reason?.trim() || null;
  const shown = score === null ? words.notStated : formatNumber(score, 2);
  return {
    text: score === null ? dash : formatNumber(score, 1),
    title: error === null ? shown : words.matrix.endedIn(shown, error),
    path: recordSource(experiment, attempt, record, "score"),
    error,
  };
}
