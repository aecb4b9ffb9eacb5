/** Experiments against the tasks of a data set: who solves what, and which task is hard for all. */
import type { Benchmark, Experiment } from "../../content-loaders/repository.ts";
import { dash, formatCount, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale, localText } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { versionFlags } from "../leaderboard/entries/versions.ts";
import { routes } from "../routes.ts";
import { type Results, type TaskStatistics, taskStatistics } from "./benchmark-results.ts";
import { type ExperimentLabel, experimentLabeller } from "./experiment-label.ts";
import { type Figure, missingFigure, scoreFigure } from "./figure.ts";
import { type HeatCell, heatDigits, heatStep, rangeText, type ScoreRange, scoreRange } from "./heat.ts";
import { type InRowAxis, type InRowScore, inRowAxis, inRowScore } from "./in-row-score.ts";
import { shortIds } from "./short-ids.ts";
import { fieldSource, recordSource } from "./source-link.ts";
import type { TaskResult } from "./task-results.ts";
import { testPhase } from "./test-phase.ts";
import { versionLabel } from "./version-text.ts";

/** The heat table of a benchmark. */
export interface BenchmarkMatrix {
  /** From easy to hard. */
  readonly columns: readonly TaskColumn[];
  /** From the highest score to the lowest, those tested jointly with other data sets after them. */
  readonly rows: readonly ResultRow[];
  readonly axis: InRowAxis;
  readonly range: ScoreRange;
  readonly scale: readonly [string, string];
  /** That only the highest of many stand here; null where all do. */
  readonly more: string | null;
}

export interface TaskColumn {
  readonly id: string;
  /** As short as the ids allow: their number. */
  readonly short: string;
  readonly title: string;
  readonly titleLang: string | undefined;
  readonly path: string;
  /** Mean over the experiments; null where none states a score. */
  readonly mean: number | null;
  readonly meanText: string;
}

export interface ResultRow extends ExperimentLabel {
  readonly cells: readonly HeatCell[];
  readonly score: Figure;
  readonly plot: InRowScore | null;
  /** The other data sets that its score is over; empty where it is this one's alone. */
  readonly jointWith: readonly string[];
  /** That it was measured on another version of the data set; null where it was not. */
  readonly version: VersionTag | null;
}

/** A short word with its explanation. */
export type VersionTag = NonNullable<ReturnType<typeof versionLabel>>;

/** The most experiments of a table: more than a person reads. Those left out are counted below it. */
const mostExperiments = 250;

/** How many of the highest experiments stand against so many tasks: about 4,000 squares, never fewer than 20 rows. */
export function shownExperiments(tasks: number): number {
  return Math.min(mostExperiments, Math.max(20, Math.floor(4000 / Math.max(1, tasks))));
}

/** Builds the table; `results` as {@link benchmarkResults} gives them. */
export function benchmarkMatrix(
  benchmark: Benchmark,
  results: readonly Results[],
  catalog: Pick<Catalog, "experiments" | "benchmarks" | "standings" | "testedOn">,
  locale: Locale,
): BenchmarkMatrix {
  const means = results.flatMap(({ tasks }) => [...tasks.values()].flatMap(({ mean }) => mean ?? []));
  const range = scoreRange(means);
  const columns = taskColumns(benchmark, taskStatistics(benchmark, catalog), locale);
  const axis = inRowAxis(range, 300, 28);
  const label = experimentLabeller(catalog, locale);
  const digits = heatDigits(means, range, 0);
  const shown = shownExperiments(columns.length);
  const sorted = [...results].sort(byScore(benchmark.id));
  const rows = sorted.slice(0, shown).map(({ experiment, tasks }): ResultRow => {
    const named = label(experiment);
    const summary = testPhase(experiment)?.summary;
    const fields = summary?.fields;
    const std = fields && fields.n_attempt > 1 ? fields.score_std : null;
    return {
      ...named,
      cells: columns.map(({ id }) => meanCell(experiment, tasks.get(id), { range, digits, locale })),
      score: summary
        ? scoreFigure(summary.fields, fieldSource(experiment, summary, "score_mean"), locale)
        : missingFigure(dictionary(locale).experiment.notStated, null),
      plot: inRowScore(axis, named.algorithm.shape, fields?.score_mean ?? null, std),
      jointWith: experiment.meta.fields.test_data.filter((id) => id !== benchmark.id),
      version: versionTag(experiment, benchmark.id, catalog.benchmarks, locale),
    };
  });
  return { columns, rows, axis, range, scale: rangeText(range), more: moreThanShown(sorted.length, shown, locale) };
}

/** That only the first of so many experiments are shown; null where all are. */
export function moreThanShown(count: number, shown: number, locale: Locale): string | null {
  return count <= shown ? null : dictionary(locale).benchmark.results.more(formatCount(shown), formatCount(count));
}

/** What to say of an experiment that was measured on another version of one data set. */
export function versionTag(
  experiment: Experiment,
  benchmark: string,
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
): VersionTag | null {
  const flags = versionFlags(experiment, benchmarks);
  return versionLabel(
    flags.filter((flag) => flag.benchmark === benchmark),
    locale,
  );
}

/** Tasks by falling mean, those without any score last, then by id. */
function taskColumns(
  benchmark: Benchmark,
  statistics: ReadonlyMap<string, TaskStatistics>,
  locale: Locale,
): readonly TaskColumn[] {
  const short = shortIds(
    benchmark.tasks.map(({ id }) => id),
    3,
  );
  return benchmark.tasks
    .map(({ id, config: { fields } }): TaskColumn => {
      const mean = statistics.get(id)?.mean ?? null;
      const title = localText(locale, fields.title, fields.title_zh);
      return {
        id,
        short: short.get(id) ?? id,
        title: title.text,
        titleLang: title.lang,
        path: routes.task(locale, benchmark.id, id),
        mean,
        meanText: mean === null ? dash : formatNumber(mean, 1),
      };
    })
    .sort((a, b) => {
      const difference = (b.mean ?? Number.NEGATIVE_INFINITY) - (a.mean ?? Number.NEGATIVE_INFINITY);
      if (difference > 0 || difference < 0) return difference;
      return a.id < b.id ? -1 : 1;
    });
}

interface Look {
  readonly range: ScoreRange;
  readonly digits: number;
  readonly locale: Locale;
}

/** A square leads to the first of the lines that its mean is made of. */
function meanCell(experiment: Experiment, result: TaskResult | undefined, { range, digits, locale }: Look): HeatCell {
  const words = dictionary(locale).benchmark;
  const [first] = result?.records ?? [];
  const path = first ? recordSource(experiment, first.attempt, first.record, "score") : null;
  if (!result || result.mean === null) return { step: null, text: dash, title: words.noTaskScore, path, error: null };
  const scores = result.records.map(({ record }) => {
    const { score } = record.fields;
    return score === null ? dash : formatNumber(score, 2);
  });
  return {
    step: heatStep(result.mean, range),
    text: formatNumber(result.mean, digits),
    title: words.meanOf(formatNumber(result.mean, 2), scores),
    path,
    error: null,
  };
}

function byScore(benchmarkId: string): (a: Results, b: Results) => number {
  const place = ({ experiment }: Results) => {
    const joint = experiment.meta.fields.test_data.some((id) => id !== benchmarkId);
    const score = testPhase(experiment)?.summary.fields.score_mean;
    return { joint: Number(joint), score: score ?? Number.NEGATIVE_INFINITY, key: experiment.key };
  };
  return (first, second) => {
    const [a, b] = [place(first), place(second)];
    if (a.joint !== b.joint) return a.joint - b.joint;
    if (a.score > b.score || a.score < b.score) return b.score - a.score;
    return a.key < b.key ? -1 : 1;
  };
}
