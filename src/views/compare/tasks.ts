/** The tasks of a leaderboard, and what an entry scored on each: the mean of its attempts. */
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";
import { type Locale, type LocalText, localText } from "../../i18n/index.ts";
import type { Board, Entry } from "../../leaderboard/board.ts";
import { routes } from "../../routes.ts";
import { testPhase } from "../test-phase.ts";

/** A task, or several that were run as one. */
export interface CompareTask {
  /** The group's id. */
  readonly group: string;
  /** `tg001/test_003`; of several tasks the first with the number of the others. */
  readonly label: string;
  readonly title: LocalText | null;
  /** The page of the (first) task; null where it has none. */
  readonly path: string | null;
}

interface Unit {
  readonly key: string;
  readonly group: string;
  readonly tasks: readonly { readonly benchmark_id: string; readonly task_id: string }[];
}

/** Every task that an entry was tested on: by group, then by benchmark and task id. */
export function boardTasks(
  board: Board,
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
): readonly CompareTask[] {
  const single = board.groups.length === 1;
  return boardUnits(board).map(({ group, tasks }) => {
    const [first] = tasks;
    if (first === undefined) return { group, label: group, title: null, path: null };
    const benchmark = benchmarks.get(first.benchmark_id);
    const task = benchmark?.tasks.find(({ id }) => id === first.task_id);
    const fields = task?.config.fields;
    const label = single ? first.task_id : `${group}/${first.task_id}`;
    return {
      group,
      label: tasks.length === 1 ? label : `${label} + ${tasks.length - 1}`,
      title: fields === undefined ? null : localText(locale, fields.title, fields.title_zh),
      path: task === undefined ? null : routes.task(locale, first.benchmark_id, first.task_id),
    };
  });
}

/** Means in the order of {@link boardTasks}; null where the entry has no record of the task, or one without a score. */
export function taskMeans(board: Board, entry: Entry): readonly (number | null)[] {
  const means = new Map<string, number | null>();
  for (const [group, experiment] of entry.experiments) {
    for (const [unit, scores] of scoresByUnit(group, experiment)) {
      // A score that the source does not state leaves the mean of its task unknown.
      const stated = scores.filter((score) => score !== null);
      means.set(
        unit.key,
        stated.length < scores.length ? null : stated.reduce((sum, score) => sum + score, 0) / stated.length,
      );
    }
  }
  return boardUnits(board).map(({ key }) => means.get(key) ?? null);
}

const unitsOf = new WeakMap<Board, readonly Unit[]>();

function boardUnits(board: Board): readonly Unit[] {
  const known = unitsOf.get(board);
  if (known !== undefined) return known;
  const units = new Map<string, Unit>();
  for (const { experiments } of board.entries) {
    for (const [group, experiment] of experiments) {
      for (const unit of scoresByUnit(group, experiment).keys()) units.set(unit.key, unit);
    }
  }
  const order = new Map(board.groups.map(({ id }, index) => [id, index]));
  const place = ({ group }: Unit) => order.get(group) ?? board.groups.length;
  const sorted = [...units.values()].sort((a, b) => place(a) - place(b) || (a.key < b.key ? -1 : 1));
  unitsOf.set(board, sorted);
  return sorted;
}

function scoresByUnit(group: string, experiment: Experiment): ReadonlyMap<Unit, readonly (number | null)[]> {
  const found = new Map<string, { readonly unit: Unit; readonly scores: (number | null)[] }>();
  for (const { records } of testPhase(experiment)?.attempts ?? []) {
    for (const { fields } of records) {
      const tasks = [...fields.source].sort((a, b) => (name(a) < name(b) ? -1 : 1));
      const key = [group, ...tasks.map(name)].join(" ");
      const known = found.get(key) ?? { unit: { key, group, tasks }, scores: [] };
      known.scores.push(fields.score);
      found.set(key, known);
    }
  }
  return new Map([...found.values()].map(({ unit, scores }) => [unit, scores]));
}

function name(task: Unit["tasks"][number]): string {
  return `${task.benchmark_id}/${task.task_id}`;
}
