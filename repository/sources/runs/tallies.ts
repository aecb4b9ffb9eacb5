/** How many answers are right in each task, drawn around the levels of the story. */
import { bell, seeded } from "../example/random.ts";
import type { Group, Task } from "./tasks.ts";
import { tasksOf } from "./tasks.ts";

/** A value of a report and its standard error, which not every metric has. */
export interface Measured {
  readonly value: number;
  readonly standardError: number | null;
  readonly of: number;
}

/** By task and by `metric,filter`. */
export type Tallies = ReadonlyMap<string, ReadonlyMap<string, Measured>>;

/** How much the subjects of one group differ from each other. */
const SUBJECT_SPREAD = 0.09;
/** Share of the spread that chance alone would give: the story should show in the numbers. */
const NOISE = 0.25;

/**
 * Draws the answers of one report. `levels` are expected proportions by `metric,filter`. A subject is as much easier or
 * harder in every run, whatever the seed.
 */
export function drawTallies(
  seed: string,
  suite: Task | Group,
  levels: Readonly<Record<string, number>>,
  limit: number | null,
): Tallies {
  const tasks = tasksOf(suite);
  const easeOf = easesOf(tasks);
  return new Map(
    tasks.map((task) => {
      const entries = task.metrics.map(({ name, filter, of }) => {
        const key = `${name},${filter}`;
        const level = levels[key];
        if (level === undefined) throw new Error(`No level of ${key} for ${seed}`);
        const asked = limit === null ? (of ?? task.questions) : Math.min(limit, task.questions);
        // One stream for a task: two metrics look at the same answers.
        const uniform = seeded(`${seed}/${task.name}`);
        const expected = Math.min(0.98, Math.max(0.02, level + (easeOf.get(task.name) ?? 0)));
        const noise = bell(uniform, NOISE * Math.sqrt(asked * expected * (1 - expected)));
        const right = Math.min(asked, Math.max(0, Math.round(asked * expected + noise)));
        return [key, measured(right, asked, of === undefined)] as const;
      });
      return [task.name, new Map(entries)];
    }),
  );
}

/** The standard error of a mean as lm-evaluation-harness has it: sample standard deviation through the root of the number. */
function measured(right: number, of: number, hasError: boolean): Measured {
  const value = right / of;
  return { value, standardError: hasError ? Math.sqrt((value * (1 - value)) / (of - 1)) : null, of };
}

/** By task; over all questions they come to 0, so that the total is at the level of the story. */
function easesOf(tasks: readonly Task[]): ReadonlyMap<string, number> {
  const drawn = tasks.map((task) => [task, bell(seeded(`ease of ${task.name}`), SUBJECT_SPREAD)] as const);
  const questions = tasks.reduce((sum, task) => sum + task.questions, 0);
  const mean = drawn.reduce((sum, [task, ease]) => sum + ease * task.questions, 0) / questions;
  return new Map(drawn.map(([{ name }, ease]) => [name, ease - mean]));
}
