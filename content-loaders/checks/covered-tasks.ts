import { type AttemptReading, type Check, placeInRecord, placeOfPath, type Reading } from "../check.ts";
import { defineRule, type Place, problem } from "../problem.ts";
import { phasesOf } from "./walk.ts";
import { nameList } from "./wording.ts";

const taskTwice = defineRule<{ benchmark: string; task: string; first: Place }>({
  code: "E-TASK-TWICE",
  severity: "error",
  about: { en: "An attempt covers each task once.", zh: "一次试验中每道题目只出现一次。" },
  example: {
    benchmark: "court-test",
    task: "CASE-001-docket",
    first: { file: "experiments/demo/agent-base/test/attempt-1.yaml", line: 2, column: 7, path: "0.source.0" },
  },
  message: ({ benchmark, task, first }) => ({
    en: `Task "${task}" of "${benchmark}" is in this attempt already, at ${first.file}:${first.line}:${first.column}.`,
    zh: `“${benchmark}”的题目“${task}”在这次试验中已经出现，位于 ${first.file}:${first.line}:${first.column}。`,
  }),
  fix: ({ first }) => ({
    en: `keep one of the two records; line ${first.line} has the other.`,
    zh: `两条记录只保留一条；另一条在第 ${first.line} 行。`,
  }),
});

export const tasksDiffer = defineRule<{ missing: readonly string[]; first: Place }>({
  code: "E-TASKS-DIFFER",
  severity: "error",
  about: { en: "All attempts of a phase cover the same tasks.", zh: "同一阶段的各次试验覆盖相同的题目。" },
  example: {
    missing: ["CASE-002-filing_fee"],
    first: { file: "experiments/demo/agent-base/test/attempt-2.yaml", line: 13, column: 7, path: "1.source.0" },
  },
  message: ({ missing, first }) => {
    const names = nameList(missing);
    const at = `${first.file}:${first.line}:${first.column}`;
    return {
      en: `This attempt lacks ${names.en}, which another attempt of the phase covers (${at}).`,
      zh: `这次试验缺少${names.zh}，而同一阶段的另一次试验有（${at}）。`,
    };
  },
  fix: () => ({
    en: "add a record for each missing task (a run that failed counts with its score), or take these tasks out of the other attempts.",
    zh: "为缺少的题目各补一条记录（运行失败也按其得分计入），或从其他 attempt 文件中去掉这些题目。",
  }),
});

type Sources = ReadonlyMap<string, { readonly task: string; readonly place: Place }>;

/**
 * The tasks of an attempt with their first place. `known` is false where a record's source could not be read or names a
 * task that does not exist: then the attempt may well cover what it seems to lack.
 */
function tasksOf(
  { taskIds }: Reading,
  attempt: AttemptReading,
  twice: (benchmark: string, task: string, first: Place, again: Place) => void,
): { tasks: Sources; known: boolean } {
  const tasks = new Map<string, { task: string; place: Place }>();
  let known = true;
  for (const record of attempt.records ?? []) {
    if (record.fields.source === undefined) known = false;
    for (const [at, { benchmark_id, task_id }] of (record.fields.source ?? []).entries()) {
      if (taskIds.get(benchmark_id)?.has(task_id) !== true) {
        known = false;
        continue;
      }
      const key = `${benchmark_id}/${task_id}`;
      const place = placeInRecord(attempt, record, `source.${at}.task_id`);
      const first = tasks.get(key);
      if (first === undefined) tasks.set(key, { task: task_id, place });
      else twice(benchmark_id, task_id, first.place, place);
    }
  }
  return { tasks, known };
}

/** What the attempts of a phase cover: each task once, and all attempts the same tasks. */
export const coveredTasks: Check = {
  name: "covered-tasks",
  rules: [taskTwice, tasksDiffer],
  run(reading, report) {
    for (const { phase } of phasesOf(reading)) {
      const all = new Map<string, { task: string; place: Place }>();
      const covered = phase.attempts.map((attempt) => {
        const found = tasksOf(reading, attempt, (benchmark, task, first, again) =>
          report(problem(taskTwice, again, { benchmark, task, first })),
        );
        for (const [key, value] of found.tasks) if (!all.has(key)) all.set(key, value);
        return { attempt, ...found };
      });
      for (const { attempt, tasks, known } of covered) {
        // An attempt without any record, or one that could not be read, has its problem already.
        if (!known || tasks.size === 0) continue;
        const missing = [...all].filter(([key]) => !tasks.has(key)).map(([, value]) => value);
        const [first] = missing;
        if (first !== undefined) {
          const names = missing.map(({ task }) => task);
          report(problem(tasksDiffer, placeOfPath(attempt.file), { missing: names, first: first.place }));
        }
      }
    }
  },
};
