/** The page of one benchmark. */
import { extent } from "d3-array";
import type { Benchmark } from "../../content-loaders/repository.ts";
import { dash, formatDate, formatDelta, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { leastExperiments } from "../leaderboard/statistics/discrimination.ts";
import { routes } from "../routes.ts";
import { benchmarkBudgetUse } from "./benchmark-budget.ts";
import { type BenchmarkMatrix, benchmarkMatrix } from "./benchmark-matrix.ts";
import { partnersOf, type Role, roles } from "./benchmark-partners.ts";
import { benchmarkResults, type Results, type TaskStatistics, taskStatistics } from "./benchmark-results.ts";
import { type BenchmarkLink, benchmarkLinks } from "./benchmarks.ts";
import { type Budget, type BudgetField, statedLimits, taskBudget } from "./budget.ts";
import type { BudgetUse } from "./budget-use.ts";
import { type CaveatView, caveatViews } from "./caveats.ts";
import { discriminationFigure, discriminationNote } from "./discrimination-text.ts";
import { emphasis, plain, type Segment } from "./emphasis.ts";
import { type ExperimentLabel, experimentLabeller } from "./experiment-label.ts";
import type { Figure } from "./figure.ts";
import { type MarkdownView, markdownView } from "./markdown.ts";
import { stripAxes, type TaskStrip, taskMeans, taskStrip } from "./task-strip.ts";

/** Everything on the page; strings are final, paths come from `routes`. */
export interface BenchmarkView {
  readonly id: string;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly synthetic: boolean;
  /** The reason; null where the benchmark stands. */
  readonly withdrawn: LocalText | null;
  readonly caveats: readonly CaveatView[];
  /** Which task is the hardest; empty where fewer than two tasks have scores. */
  readonly finding: readonly Segment[];
  /** As its maintainers write it. */
  readonly version: string;
  readonly updated: string;
  readonly author: { readonly name: string; readonly homepage: string | null };
  readonly references: readonly string[];
  readonly taskCount: string;
  readonly experimentCount: string;
  readonly partners: readonly { readonly role: Role; readonly links: readonly BenchmarkLink[] }[];
  readonly tasks: TaskTable;
  /** Null where no task states a limit. */
  readonly budgets: BudgetTable | null;
  /** Null where no task limits time or no run states its own. */
  readonly budgetUse: BudgetUse | null;
  /** Null where no published experiment was tested on it. */
  readonly matrix: BenchmarkMatrix | null;
  /** Withdrawn experiments; their pages stay, their results are in no table. */
  readonly withdrawnExperiments: readonly ExperimentLabel[];
  /** Experiments that were trained or validated on it. */
  readonly evolvedCount: number;
  readonly readme: MarkdownView | null;
}

export interface TaskTable {
  /** The tick labels of the plot column; null where there is nothing to plot. */
  readonly axes: ReturnType<typeof stripAxes> | null;
  /** Whether both kinds of experiment have scores, so that a difference can be shown. */
  readonly compared: boolean;
  readonly counts: { readonly with: number; readonly without: number };
  /** Whether any task has a discrimination: the column to draw. */
  readonly discriminating: boolean;
  /** The fewest experiments that it is given for. */
  readonly leastExperiments: number;
  /** Why none has, where that needs telling. */
  readonly discriminationNote: string | null;
  readonly rows: readonly TaskRow[];
}

/** What the tasks allow. */
export interface BudgetTable {
  readonly limits: readonly BudgetField[];
  readonly rows: readonly {
    readonly id: string;
    readonly title: LocalText;
    readonly path: string;
    readonly budget: Budget;
  }[];
}

export interface TaskRow {
  readonly id: string;
  readonly title: LocalText;
  readonly path: string;
  readonly wide: TaskStrip | null;
  readonly narrow: TaskStrip | null;
  readonly label: string;
  readonly mean: string;
  readonly without: string;
  readonly with: string;
  /** With minus without, untested; null where either is missing. */
  readonly difference: { readonly text: string; readonly up: boolean } | null;
  readonly discrimination: Figure;
}

/** Builds the page of a benchmark. */
export function benchmarkView(benchmark: Benchmark, catalog: Catalog, locale: Locale): BenchmarkView {
  const { fields } = benchmark.manifest;
  const words = dictionary(locale).benchmark;
  const results = benchmarkResults(benchmark, catalog);
  const matrix = results.length === 0 ? null : benchmarkMatrix(benchmark, results, catalog, locale);
  const partners = partnersOf(benchmark.id, catalog);
  const label = experimentLabeller(catalog, locale);
  const evolved = catalog.evolvedOn.get(benchmark.id) ?? [];
  return {
    id: benchmark.id,
    title: localText(locale, fields.title, fields.title_zh),
    description: localText(locale, fields.description, fields.description_zh),
    synthetic: fields.synthetic === true,
    withdrawn:
      fields.status === "withdrawn"
        ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh)
        : null,
    caveats: caveatViews(fields.caveats, locale),
    finding: emphasis(matrix ? finding(matrix, results.length, locale) : ""),
    version: fields.version,
    updated: formatDate(fields.last_update),
    author: { name: fields.author.name, homepage: fields.author.homepage ?? null },
    references: fields.references ?? [],
    taskCount: words.tasks(benchmark.tasks.length),
    experimentCount: words.experiments(results.length),
    partners: roles
      .filter((role) => partners[role].length > 0)
      .map((role) => ({ role, links: benchmarkLinks(partners[role], catalog, locale) })),
    tasks: taskTable(benchmark, results, matrix, taskStatistics(benchmark, catalog), locale),
    budgets: budgetTable(benchmark, locale),
    budgetUse: benchmarkBudgetUse(benchmark, catalog, locale),
    matrix,
    withdrawnExperiments: (catalog.testedOn.get(benchmark.id) ?? [])
      .filter(({ meta }) => meta.fields.status === "withdrawn")
      .map(label),
    evolvedCount: evolved.filter(({ meta }) => meta.fields.status === "published").length,
    readme: benchmark.readme === null ? null : markdownView(benchmark.readme, locale, fields.title),
  };
}

/** One task is called the hardest only where its mean lies this part of the scale below the next one's. */
const realGap = 0.05;

/** The easiest and the hardest task, on average over the experiments. */
function finding({ columns, range }: BenchmarkMatrix, experiments: number, locale: Locale): string {
  const scored = columns.filter(({ mean }) => mean !== null);
  const [easiest] = scored;
  const hardest = scored.at(-1);
  if (!easiest || !hardest || easiest.meanText === hardest.meanText) return "";
  const words = dictionary(locale).benchmark;
  const tied = scored.filter(({ meanText }) => meanText === hardest.meanText).length;
  const high = [plain(easiest.id), easiest.meanText, experiments] as const;
  if (tied > 1) return words.findingTied(tied, scored.length, hardest.meanText, easiest.meanText, experiments);
  const gap = (scored.at(-2)?.mean ?? 0) - (hardest.mean ?? 0);
  const stands = experiments > 1 && gap >= realGap * (range.high - range.low);
  return (stands ? words.finding : words.findingRange)(plain(hardest.id), hardest.meanText, ...high);
}

function stripLabel(task: string, scores: readonly number[], locale: Locale): string {
  const [low, high] = extent(scores);
  const text = (value: number | undefined) => (value === undefined ? dash : formatNumber(value, 1));
  return dictionary(locale).benchmark.stripLabel(task, scores.length, text(low), text(high));
}

function taskTable(
  benchmark: Benchmark,
  results: readonly Results[],
  matrix: BenchmarkMatrix | null,
  statistics: ReadonlyMap<string, TaskStatistics>,
  locale: Locale,
): TaskTable {
  const counts = { with: 0, without: 0 };
  for (const { experiment } of results) counts[experiment.meta.fields.algorithm ? "with" : "without"] += 1;
  // One experiment has nothing to be spread out against.
  const axes = matrix && results.length > 1 ? stripAxes(matrix.range) : null;
  const found = benchmark.tasks.map(({ id }) => statistics.get(id)?.discrimination ?? null);
  const rows = benchmark.tasks.map((task, index): TaskRow => {
    const { fields } = task.config;
    const split = taskMeans(task.id, results);
    const { withMean, withoutMean } = split;
    const difference = withMean === null || withoutMean === null ? null : withMean - withoutMean;
    return {
      id: task.id,
      title: localText(locale, fields.title, fields.title_zh),
      path: routes.task(locale, benchmark.id, task.id),
      wide: axes && taskStrip(split, axes.wide),
      narrow: axes && taskStrip(split, axes.narrow),
      label: stripLabel(task.id, [...split.with, ...split.without], locale),
      mean: textOf(statistics.get(task.id)?.mean ?? null),
      without: textOf(withoutMean),
      with: textOf(withMean),
      difference: difference === null ? null : { text: formatDelta(difference, 1), up: difference >= 0 },
      discrimination: discriminationFigure(found[index] ?? null, locale),
    };
  });
  return {
    axes,
    compared: counts.with > 0 && counts.without > 0,
    counts,
    discriminating: found.some((at) => at?.kind === "correlation"),
    leastExperiments,
    discriminationNote: discriminationNote(found, locale),
    rows,
  };
}

function budgetTable({ id, tasks }: Benchmark, locale: Locale): BudgetTable | null {
  const rows = tasks.map((task) => {
    const { title, title_zh } = task.config.fields;
    const path = routes.task(locale, id, task.id);
    return { id: task.id, title: localText(locale, title, title_zh), path, budget: taskBudget(task) };
  });
  const limits = statedLimits(rows.map(({ budget }) => budget));
  return limits.length === 0 ? null : { limits, rows };
}

function textOf(mean: number | null): string {
  return mean === null ? dash : formatNumber(mean, 1);
}
