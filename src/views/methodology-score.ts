/** The worked example of a score: one test phase from its attempts to mean and standard deviation. */
import { type RecomputedSummary, recomputeSummary } from "../../content-loaders/recompute.ts";
import type { Experiment, Phase } from "../../content-loaders/repository.ts";
import { formatNumber } from "../i18n/format.ts";
import type { Locale } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { meanOf, sampleStdOf } from "./methodology-formulas.ts";
import { plainNames, type Subject } from "./methodology-subject.ts";
import { fieldSource, fileInExperiment, lineSource } from "./source-link.ts";

export interface ScoreExample {
  readonly experiment: { readonly id: string; readonly path: string };
  /** Name of the group that the experiment stands for. */
  readonly group: string;
  readonly tasks: number;
  readonly attempts: readonly {
    readonly number: number;
    readonly score: string;
    readonly file: string;
    readonly path: string;
  }[];
  /** With the numbers in them; `std` is null for a single attempt. */
  readonly formulas: { readonly mean: string; readonly std: string | null };
  readonly mean: string;
  /** Sample standard deviation; null for a single attempt. */
  readonly std: string | null;
  /** The line of the summary that states the mean. */
  readonly source: { readonly text: string; readonly path: string };
  /** The mean over tasks of each task's population standard deviation between attempts: another number of that name. */
  readonly taskStd: string | null;
}

/** Decimals of intermediate figures: enough to follow the calculation. */
const WORKING_DIGITS = 4;

/** The experiment of the subject in the first group that has scores for every attempt; null if none has. */
export function scoreExample(catalog: Catalog, { item, entry }: Subject, locale: Locale): ScoreExample | null {
  for (const group of item.board.groups) {
    const experiment = entry.experiments.get(group.id);
    const phase = experiment?.phases.find(({ kind }) => kind === "test");
    if (experiment === undefined || phase === undefined) continue;
    const recomputed = recomputeSummary(phase.attempts);
    if (recomputed.score_mean === null) continue;
    return {
      ...example(experiment, phase, recomputed),
      group: plainNames(catalog, item, locale).group(group),
      experiment: { id: experiment.id, path: routes.experiment(locale, experiment.key) },
    };
  }
  return null;
}

function example(
  experiment: Experiment,
  phase: Phase,
  recomputed: RecomputedSummary,
): Omit<ScoreExample, "experiment" | "group"> {
  const working = (value: number): string => formatNumber(value, WORKING_DIGITS);
  const attempts = phase.attempts.map((attempt, j) => ({
    number: attempt.number,
    score: working(recomputed.attemptScores[j] ?? Number.NaN),
    file: fileInExperiment(experiment, attempt.file),
    path: lineSource(experiment, attempt.file, 1),
  }));
  const scores = attempts.map(({ score }) => score);
  const value = recomputed.score_mean ?? Number.NaN;
  const mean = formatNumber(value, 2);
  const std = recomputed.score_std === null ? null : formatNumber(recomputed.score_std, 2);
  const spread = taskSpread(phase);
  return {
    tasks: phase.attempts[0]?.records.reduce((sum, { fields }) => sum + fields.source.length, 0) ?? 0,
    attempts,
    formulas: {
      mean: meanOf(scores, mean),
      std: std === null ? null : sampleStdOf(scores, working(value), std),
    },
    mean,
    std,
    source: {
      text: fileInExperiment(experiment, phase.summary.file),
      path: fieldSource(experiment, phase.summary, "score_mean"),
    },
    taskStd: spread === null ? null : formatNumber(spread, 2),
  };
}

/** Null where a task has not the same number of scores as there are attempts, or only one. */
function taskSpread({ attempts }: Phase): number | null {
  const byTask = new Map<string, number[]>();
  for (const { fields } of attempts.flatMap(({ records }) => records)) {
    const task = fields.source.map(({ benchmark_id, task_id }) => `${benchmark_id}/${task_id}`).join(" ");
    byTask.set(task, [...(byTask.get(task) ?? []), fields.score ?? Number.NaN]);
  }
  const scores = [...byTask.values()];
  if (attempts.length < 2 || scores.some((list) => list.length !== attempts.length)) return null;
  const spreads = scores.map((list) => {
    const centre = average(list);
    return Math.sqrt(average(list.map((score) => (score - centre) ** 2)));
  });
  const result = average(spreads);
  return Number.isFinite(result) ? result : null;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
