/** The time that runs took against the limit of their task: the one limit of RFC-0001 that records can be held against. */
import type { Experiment, Task } from "../../content-loaders/repository.ts";
import { formatCount, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import { routes } from "../routes.ts";
import { type Figure, figure } from "./figure.ts";
import { type InRowAxis, inRowAxis } from "./in-row-score.ts";
import { recordSource } from "./source-link.ts";
import { timeUnit } from "./units.ts";

/** One attempt at one task. */
export interface Run {
  readonly milliseconds: number;
  /** The line that states it. */
  readonly path: string;
}

/** A task that states a limit, with its runs. */
export interface LimitedTask {
  readonly benchmark: string;
  readonly task: Task;
  /** Seconds. */
  readonly limit: number;
  readonly runs: readonly Run[];
}

export interface BudgetUse {
  /** Of the columns and of the axis. */
  readonly unit: string;
  readonly axis: InRowAxis;
  /** How many of how many runs took longer than their limit, as a sentence. */
  readonly finding: string;
  readonly rows: readonly BudgetUseRow[];
  /** That only the tasks nearest to their limits stand here; null where all do. */
  readonly more: string | null;
}

export interface BudgetUseRow {
  readonly id: string;
  readonly title: LocalText;
  readonly path: string;
  readonly limit: string;
  /** The limit as a bar from 0. */
  readonly bar: { readonly x: number; readonly width: number };
  /** Path data of the runs within the limit and of those over it. */
  readonly within: string;
  readonly over: string;
  readonly runs: string;
  /** The longest run with its line. */
  readonly most: Figure;
  /** The longest run as a part of the limit: `101%`. */
  readonly share: string;
  /** How many took longer than the limit; null where none did. */
  readonly overCount: string | null;
  /** The row in words. */
  readonly label: string;
}

const height = 28;
const width = 320;

/** The runs of one experiment, over all its phases; a record of several tasks is held against no limit. */
export function experimentRuns(experiment: Experiment, add: (benchmark: string, task: string, run: Run) => void): void {
  for (const { attempts } of experiment.phases) {
    for (const attempt of attempts) {
      for (const record of attempt.records) {
        const [only, ...others] = record.fields.source;
        const { duration_ms: milliseconds } = record.fields;
        if (only === undefined || others.length > 0 || milliseconds === null) continue;
        const path = recordSource(experiment, attempt, record, "duration_ms");
        add(only.benchmark_id, only.task_id, { milliseconds, path });
      }
    }
  }
}

/**
 * Null where no task states a limit or none of those has a run of known length. Of more than `room` tasks those whose
 * longest runs came nearest to their limits, or went furthest over them, have rows; the sentence is about all.
 */
export function budgetUse(
  tasks: readonly LimitedTask[],
  locale: Locale,
  room = Number.POSITIVE_INFINITY,
): BudgetUse | null {
  const used = tasks.filter(({ runs }) => runs.length > 0);
  const runs = used.flatMap((task) =>
    task.runs.map(({ milliseconds }) => ({ milliseconds, limit: task.limit * 1000 })),
  );
  if (runs.length === 0) return null;
  const high = runs.reduce((most, run) => Math.max(most, run.milliseconds, run.limit), 0);
  const unit = timeUnit([high], locale);
  const axis = inRowAxis({ low: 0, high: high / unit.size }, width, height);
  const over = runs.filter(({ milliseconds, limit }) => milliseconds > limit).length;
  const words = dictionary(locale).task.use;
  const shown = used.length <= room ? used : [...used].sort((a, b) => longestShare(b) - longestShare(a)).slice(0, room);
  return {
    unit: unit.name,
    axis,
    finding: words.finding(over, formatCount(runs.length)),
    rows: shown.map((task) => useRow(task, unit, axis, locale)),
    more: shown.length === used.length ? null : words.more(formatCount(shown.length), formatCount(used.length)),
  };
}

function longestShare({ limit, runs }: LimitedTask): number {
  return runs.reduce((most, { milliseconds }) => Math.max(most, milliseconds), 0) / (limit * 1000);
}

function useRow(
  { benchmark, task, limit, runs }: LimitedTask,
  unit: ReturnType<typeof timeUnit>,
  { axis }: InRowAxis,
  locale: Locale,
): BudgetUseRow {
  const words = dictionary(locale).task.use;
  const { fields } = task.config;
  const allowed = limit * 1000;
  const longest = runs.reduce((most, run) => (run.milliseconds > most.milliseconds ? run : most));
  const exceeding = runs.filter(({ milliseconds }) => milliseconds > allowed);
  const at = (milliseconds: number) => axis.at(milliseconds / unit.size);
  const ticks = (some: readonly Run[]) => {
    // Runs that fall on one pixel are one tick: with thousands of runs the drawing stays small.
    const places = new Set(some.map(({ milliseconds }) => Math.round(2 * at(milliseconds)) / 2));
    return [...places].map((x) => `M${x} 7V${height - 7}`).join("");
  };
  const limitText = unit.text(allowed);
  const most = unit.text(longest.milliseconds);
  const share = `${formatNumber((100 * longest.milliseconds) / allowed, 0)}%`;
  const withUnit = (text: string) => `${text} ${unit.name}`;
  return {
    id: task.id,
    title: localText(locale, fields.title, fields.title_zh),
    path: routes.task(locale, benchmark, task.id),
    limit: limitText,
    bar: { x: at(0), width: Math.round(10 * (at(allowed) - at(0))) / 10 },
    within: ticks(runs.filter(({ milliseconds }) => milliseconds <= allowed)),
    over: ticks(exceeding),
    runs: formatCount(runs.length),
    most: figure(longest.milliseconds, () => most, longest.path, locale),
    share,
    overCount: exceeding.length === 0 ? null : formatCount(exceeding.length),
    label: words.label(task.id, formatCount(runs.length), withUnit(most), withUnit(limitText)),
  };
}
