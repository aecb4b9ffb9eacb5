import { type Check, placeInRecord, placeOfPath, type Reading } from "../check.ts";
import { compareCodePoints } from "../order.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { dataListOf, type PhaseStep, phasesOf, readableAttempts, recordsOf } from "./walk.ts";
import { nameList } from "./wording.ts";

type DataList = (typeof dataListOf)[keyof typeof dataListOf];

const dataMissing = defineRule<{ list: DataList; phase: string }>({
  code: "E-DATA-MISSING",
  severity: "error",
  about: {
    en: "An experiment with train or val phases names their data sets in training_data or validation_data.",
    zh: "含 train 或 val 阶段的实验须在 training_data 或 validation_data 中列出数据集。",
  },
  example: { list: "training_data", phase: "train-1" },
  message: ({ list, phase }) => ({
    en: `"${list}" is missing, but the experiment has the phase "${phase}".`,
    zh: `缺少“${list}”，而该实验有“${phase}”阶段。`,
  }),
  fix: ({ list, phase }) => ({
    en: `add ${list} with the ids of the benchmarks that ${phase} ran on.`,
    zh: `添加 ${list}，列出 ${phase} 所用基准的 ID。`,
  }),
});

const taskOutside = defineRule<{ benchmark: string; list: DataList; data: readonly string[] }>({
  code: "E-TASK-OUTSIDE-DATA",
  severity: "error",
  about: {
    en: "The tasks of a phase belong to its data sets: training_data, validation_data or test_data.",
    zh: "一个阶段的题目须属于该阶段的数据集：training_data、validation_data 或 test_data。",
  },
  example: { benchmark: "court-train", list: "test_data", data: ["court-test"] },
  message: ({ benchmark, list, data }) => ({
    en: `"${benchmark}" is not in ${list} of the experiment (${nameList(data).en}).`,
    zh: `“${benchmark}”不在该实验的 ${list}（${nameList(data).zh}）之中。`,
  }),
  fix: ({ benchmark, list }) => ({
    en: `add "${benchmark}" to ${list}, or name a task of its data sets.`,
    zh: `把“${benchmark}”加入 ${list}，或改用其数据集中的题目。`,
  }),
});

const phasePart = defineRule<{ phase: string; covered: number; missing: readonly string[] }>({
  code: "W-PHASE-PART",
  severity: "warning",
  about: { en: "A phase covers all tasks of its data sets.", zh: "一个阶段应覆盖其数据集的全部题目。" },
  example: { phase: "test", covered: 8, missing: ["CASE-009", "CASE-010"] },
  message: ({ phase, covered, missing }) => ({
    en: `Phase "${phase}" covers ${covered} of ${covered + missing.length} tasks of its data; ${nameList(missing).en} ${missing.length === 1 ? "is" : "are"} missing.`,
    zh: `阶段“${phase}”只覆盖其数据集 ${covered + missing.length} 道题目中的 ${covered} 道，缺少${nameList(missing).zh}。`,
  }),
  fix: () => ({
    en: "add records for the missing tasks; if they were left out on purpose, say so in caveats.",
    zh: "补上缺少题目的记录；若有意略去，请在 caveats 中说明。",
  }),
});

const joint = defineRule<{ lists: readonly { list: DataList; size: number }[] }>({
  code: "I-JOINT-DATA",
  severity: "info",
  about: {
    en: "Several data sets in one experiment are one joint set (RFC-0002).",
    zh: "一个实验列出多个数据集，表示合并为一个整体（RFC-0002）。",
  },
  example: {
    lists: [
      { list: "training_data", size: 2 },
      { list: "test_data", size: 2 },
    ],
  },
  message: ({ lists }) => ({
    en: `Trained and tested jointly: ${lists.map(({ list, size }) => `${size} data sets in ${list}`).join(", ")} count as one set.`,
    zh: `联合训练与评估：${lists.map(({ list, size }) => `${list} 中的 ${size} 个数据集`).join("、")}视为一个整体。`,
  }),
  fix: () => ({
    en: "nothing to do if that is meant; otherwise split it into one experiment for each data set.",
    zh: "若确属联合实验，无需改动；否则请按数据集拆分为多个实验。",
  }),
});

/** The tasks of the phase's data sets as `benchmark/task`, or null where one of them is not there. */
function tasksOfData(reading: Reading, data: readonly string[]): readonly string[] | null {
  const benchmarks = new Map(reading.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
  const lists = [...new Set(data)].map((id) => benchmarks.get(id));
  const known = lists.filter((benchmark) => benchmark !== undefined);
  if (known.length < lists.length) return null;
  // A folder without a readable configuration of its own has its problem already, and may be no task at all.
  return known.flatMap(({ id, tasks }) =>
    tasks.flatMap((task) => (task.config?.fields.id === task.id ? [`${id}/${task.id}`] : [])),
  );
}

function checkCoverage(reading: Reading, { experiment, phase }: PhaseStep, report: Parameters<Check["run"]>[1]): void {
  const data = experiment.meta?.fields[dataListOf[phase.kind]];
  const all = data ? tasksOfData(reading, data) : null;
  const records = readableAttempts(phase)?.flatMap((attempt) => attempt.records) ?? [];
  if (all === null || records.length === 0 || records.some(({ fields }) => fields.source === undefined)) return;
  const covered = new Set(
    records.flatMap(({ fields }) => (fields.source ?? []).map((task) => `${task.benchmark_id}/${task.task_id}`)),
  );
  const missing = all.filter((task) => !covered.has(task)).sort(compareCodePoints);
  if (missing.length > 0 && missing.length < all.length) {
    // Two data sets may well have tasks of the same name.
    const names = data?.length === 1 ? missing.map((task) => task.slice(task.indexOf("/") + 1)) : missing;
    const values = { phase: phase.name, covered: all.length - missing.length, missing: names };
    report(problem(phasePart, placeOfPath(phase.path), values));
  }
}

/** The data sets of an experiment: named for each phase, joint where several, and the phase's tasks are theirs, all of them. */
export const dataSets: Check = {
  name: "data-sets",
  rules: [dataMissing, taskOutside, phasePart, joint],
  run(reading, report) {
    for (const { meta, phases } of reading.experiments) {
      if (meta === null) continue;
      const lists = Object.values(dataListOf)
        .map((list) => ({ list, size: new Set(meta.fields[list]).size }))
        .filter(({ size }) => size > 1);
      const [first] = lists;
      if (first !== undefined) report(problem(joint, placeOf(meta, first.list), { lists }));
      for (const kind of ["train", "val"] as const) {
        const list = dataListOf[kind];
        const phase = phases.find((candidate) => candidate.kind === kind);
        // A list that is there but faulty has its place among the marks and its problem already.
        const named = meta.marks[list] !== undefined && meta.fields[list]?.length !== 0;
        if (phase !== undefined && !named) {
          report(problem(dataMissing, placeOf(meta, list), { list, phase: phase.name }));
        }
      }
    }
    for (const step of phasesOf(reading)) checkCoverage(reading, step, report);
    for (const { experiment, phase, attempt, record } of recordsOf(reading)) {
      const list = dataListOf[phase.kind];
      const data = experiment.meta?.fields[list] ?? [];
      // A misspelt data set has its problem already, and the tasks would all seem to lie outside.
      if (!data.every((id) => reading.benchmarkIds.has(id))) continue;
      for (const [at, { benchmark_id }] of (record.fields.source ?? []).entries()) {
        if (data.length > 0 && !data.includes(benchmark_id) && reading.benchmarkIds.has(benchmark_id)) {
          const place = placeInRecord(attempt, record, `source.${at}.benchmark_id`);
          report(problem(taskOutside, place, { benchmark: benchmark_id, list, data }));
        }
      }
    }
  },
};
