/** An entry made ready for comparison: its primary cell with the task scores behind every source. */
import type { Experiment, Phase } from "../../../content-loaders/repository.ts";
import { dataKey } from "../entries/groups.ts";
import type { FigureCell } from "../evaluation/cell.ts";
import type { Quantity } from "../measure/quantity.ts";

export interface Candidate {
  readonly id: string;
  readonly quantity: Quantity;
  /** The groups the cell is made of, as one text: cells of different parts are not compared. */
  readonly parts: string;
  /** The measured sources, those of one data set side by side. */
  readonly terms: readonly TestTerm[];
  /** What the measured sources do not make up: value - sum c_k x_k. Not finite where there is no derivative. */
  readonly rest: number;
  /** Sum of what the measured terms contribute, all taken as positive: what rounding errors of the rest are held against. */
  readonly size: number;
}

export interface TestTerm {
  readonly source: string;
  readonly coefficient: number;
  readonly tasks: TaskSet;
  /** Attempt mean by unit of the data set, NaN where there is none; null if the source is no test phase (a round, a run). */
  readonly means: Float64Array | null;
}

/** The units of one data set: tasks, or tasks that were run as one. */
export interface TaskSet {
  readonly key: string;
  readonly index: Map<string, number>;
  /** Number of tasks in each unit. */
  readonly sizes: number[];
}

/** Shares the task sets and means between the candidates of one leaderboard. */
export class CandidateFactory {
  readonly experiments: ReadonlyMap<string, Experiment>;
  private readonly sets = new Map<string, TaskSet>();
  private readonly means = new Map<string, Float64Array>();

  constructor(experiments: ReadonlyMap<string, Experiment>) {
    this.experiments = experiments;
  }

  create(id: string, cell: FigureCell): Candidate {
    const terms = [...cell.quantity.terms.values()].flatMap(({ source, coefficient }) => {
      if (source.spread === null) return [];
      // The questions of a run's suites are no tasks of a test: what does not cancel leaves two cells untested.
      if (source.spread.over === "questions") {
        return [{ source: source.id, coefficient, tasks: this.taskSet(source.id), means: null }];
      }
      const operand = cell.derivation.operands.find((candidate) => candidate.source === source.id);
      const experiment = this.experiments.get(operand?.experiment ?? "");
      if (experiment === undefined) return [];
      const tasks = this.taskSet(dataKey(experiment.meta.fields.test_data));
      const phase = operand?.phase === "test" ? experiment.phases.find(({ kind }) => kind === "test") : undefined;
      const means = phase === undefined ? null : this.meansOf(source.id, phase, tasks);
      return [{ source: source.id, coefficient, tasks, means }];
    });
    const measured = [...cell.quantity.terms.values()].filter(({ source }) => source.spread !== null);
    const rest = measured.reduce((left, { source, coefficient }) => left - coefficient * source.value, cell.value);
    terms.sort((a, b) => (a.tasks.key < b.tasks.key ? -1 : a.tasks.key > b.tasks.key ? 1 : 0));
    const size = measured.reduce((sum, { source, coefficient }) => sum + Math.abs(coefficient * source.value), 0);
    return { id, quantity: cell.quantity, parts: cell.parts.join(" "), terms, rest, size };
  }

  private taskSet(key: string): TaskSet {
    const known = this.sets.get(key);
    if (known !== undefined) return known;
    const created = { key, index: new Map<string, number>(), sizes: [] };
    this.sets.set(key, created);
    return created;
  }

  private meansOf(source: string, phase: Phase, tasks: TaskSet): Float64Array {
    const known = this.means.get(source);
    if (known !== undefined) return known;
    const sums = new Map<number, { total: number; count: number }>();
    for (const record of phase.attempts.flatMap(({ records }) => records)) {
      const unit = unitOf(record.fields.source, tasks);
      const sum = sums.get(unit) ?? { total: 0, count: 0 };
      // A score that the source does not state leaves the mean of its task unknown.
      sums.set(unit, { total: sum.total + (record.fields.score ?? Number.NaN), count: sum.count + 1 });
    }
    const means = new Float64Array(tasks.sizes.length).fill(Number.NaN);
    for (const [unit, { total, count }] of sums) means[unit] = total / count;
    this.means.set(source, means);
    return means;
  }
}

/** The number of a unit in its data set; new ones are added. Equal sets of tasks are one unit. */
function unitOf(
  source: readonly { readonly benchmark_id: string; readonly task_id: string }[],
  tasks: TaskSet,
): number {
  const key = source
    .map(({ benchmark_id, task_id }) => `${benchmark_id}/${task_id}`)
    .sort()
    .join(" ");
  const known = tasks.index.get(key);
  if (known !== undefined) return known;
  tasks.index.set(key, tasks.sizes.length);
  tasks.sizes.push(source.length);
  return tasks.sizes.length - 1;
}
