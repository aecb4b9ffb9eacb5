import { type Check, placeInRecord, type Reading } from "../check.ts";
import { defineRule, type Place, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { dataListOf, recordsOf } from "./walk.ts";
import { nameAdvice } from "./wording.ts";

export const unknownBenchmark = defineRule<{ id: string; existing: ReadonlySet<string> }>({
  code: "E-BENCHMARK-UNKNOWN",
  severity: "error",
  about: {
    en: "Every benchmark id that is named is a folder under packages/.",
    zh: "引用的每个基准 ID 都是 packages/ 下的一个文件夹。",
  },
  example: { id: "court-tests", existing: new Set(["court-test", "court-train"]) },
  message: ({ id }) => ({
    en: `There is no benchmark "${id}" under packages/.`,
    zh: `packages/ 下没有基准“${id}”。`,
  }),
  fix: ({ id, existing }) => nameAdvice(id, existing, { en: `add packages/${id}/.`, zh: `添加 packages/${id}/。` }),
});

const unknownTask = defineRule<{ id: string; benchmark: string; existing: ReadonlySet<string> }>({
  code: "E-TASK-UNKNOWN",
  severity: "error",
  about: {
    en: "Every task id of a record is a folder of its benchmark.",
    zh: "记录中的每个题目 ID 都是其基准下的一个文件夹。",
  },
  example: {
    id: "CASE-001-dockets",
    benchmark: "court-test",
    existing: new Set(["CASE-001-docket", "CASE-002-filing_fee"]),
  },
  message: ({ id, benchmark }) => ({
    en: `Benchmark "${benchmark}" has no task "${id}".`,
    zh: `基准“${benchmark}”中没有题目“${id}”。`,
  }),
  fix: ({ id, benchmark, existing }) =>
    nameAdvice(id, existing, {
      en: `add packages/${benchmark}/${id}/.`,
      zh: `添加 packages/${benchmark}/${id}/。`,
    }),
});

/** Every place that names a benchmark, records apart. */
function* namedBenchmarks(reading: Reading): Generator<{ id: string; place: Place }> {
  for (const { meta } of reading.experiments) {
    if (meta === null) continue;
    for (const list of Object.values(dataListOf)) {
      for (const [at, id] of (meta.fields[list] ?? []).entries()) yield { id, place: placeOf(meta, `${list}.${at}`) };
    }
    for (const id of Object.keys(meta.fields.benchmark_versions ?? {})) {
      yield { id, place: placeOf(meta, `benchmark_versions.${id}`) };
    }
  }
  for (const { definition } of reading.leaderboards) {
    for (const [group, { test_data }] of (definition?.fields.groups ?? []).entries()) {
      for (const [at, id] of test_data.entries()) {
        if (definition !== null) yield { id, place: placeOf(definition, `groups.${group}.test_data.${at}`) };
      }
    }
  }
}

/** Benchmarks and tasks that experiments and leaderboards name exist. */
export const references: Check = {
  name: "references",
  rules: [unknownBenchmark, unknownTask],
  run(reading, report) {
    const existing = reading.benchmarkIds;
    for (const { id, place } of namedBenchmarks(reading)) {
      if (!existing.has(id)) report(problem(unknownBenchmark, place, { id, existing }));
    }
    for (const { attempt, record } of recordsOf(reading)) {
      for (const [at, { benchmark_id, task_id }] of (record.fields.source ?? []).entries()) {
        const place = (key: string) => placeInRecord(attempt, record, `source.${at}.${key}`);
        const tasks = reading.taskIds.get(benchmark_id);
        if (!existing.has(benchmark_id)) {
          report(problem(unknownBenchmark, place("benchmark_id"), { id: benchmark_id, existing }));
        } else if (tasks !== undefined && !tasks.has(task_id)) {
          report(problem(unknownTask, place("task_id"), { id: task_id, benchmark: benchmark_id, existing: tasks }));
        }
      }
    }
  },
};
