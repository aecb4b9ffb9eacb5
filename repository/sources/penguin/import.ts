/** PenguinHarness 0.2.13 on its five built-in benchmarks: everything from the CSV files of this folder. */
import {
  addBenchmark,
  addExperiment,
  caveats,
  type Files,
  type PhaseSource,
  PRISM_SHADOW,
  type RecordSource,
  type TaskSource,
  type Text,
} from "../layout.ts";
import { grouped, number, type Row, readRows, text, textOrNull } from "../reading.ts";
import { replacedTasksCaveats } from "./caveats.ts";
import { addPenguinLeaderboard } from "./leaderboard.ts";
import { SECTIONS, TASK_TITLES_ZH } from "./titles.ts";

const FOLDER = "penguinharness-0-2-13";
const REPOSITORY_URL = "https://github.com/Prism-Shadow/penguin-harness-benchmark";

/** The day measuring began: the manifests carry no date of their own. */
const LAST_UPDATE = "2026-10-03T00:00:00Z";

/** Adds the five benchmarks, their experiments and the leaderboard. */
export function addPenguin(files: Files): void {
  const run = new Map(readRows("penguin", "run.csv").map((row) => [text(row, "key"), row]));
  const setting = (key: string) => text(run.get(key) ?? {}, "value");
  const attempts = grouped(readRows("penguin", "attempts.csv"), "benchmark_id");
  const tasks = grouped(readRows("penguin", "tasks.csv"), "benchmark_id");
  for (const benchmark of readRows("penguin", "benchmarks.csv")) {
    const id = text(benchmark, "benchmark_id");
    const rows = attempts.get(id) ?? [];
    const texts = replacedTasksCaveats(replacedTasks(rows));
    addPenguinBenchmark(files, benchmark, tasks.get(id) ?? [], texts);
    addPenguinExperiment(files, benchmark, rows, texts, setting);
  }
  addPenguinLeaderboard(files, {
    folder: FOLDER,
    last_update: setting("summary_generated_at"),
    references: [resultsUrl(setting)],
    benchmarks: [...tasks.keys()],
  });
}

/** The tasks that replaced others after the first measurement are those that did not run on its day. */
function replacedTasks(attempts: readonly Row[]): number {
  const later = attempts.filter((row) => text(row, "time") >= "2026-10-04");
  return new Set(later.map((row) => text(row, "task_id"))).size;
}

function addPenguinBenchmark(files: Files, benchmark: Row, tasks: readonly Row[], texts: readonly Text[]): void {
  const id = text(benchmark, "benchmark_id");
  const letter = id.slice(-1);
  const name = SECTIONS[letter];
  if (name === undefined) throw new Error(`No title for ${id}`);
  const source = text(benchmark, "source_title");
  const license = text(benchmark, "upstream_license");
  addBenchmark(files, {
    id,
    title: { en: text(benchmark, "title"), zh: `PenguinHarness 基准 Sec ${letter.toUpperCase()}` },
    description: {
      en: `Ten tasks of ${name.en}, taken from ${source}; a verifier scores each 0 or 100. Upstream licence: ${license}.`,
      zh: `十道${name.zh}题目，取自 ${source}；每题由验证程序判 0 分或 100 分。上游许可证：${license}。`,
    },
    version: text(benchmark, "version"),
    last_update: LAST_UPDATE,
    references: [`${REPOSITORY_URL}/tree/main/packages/${id}`, text(benchmark, "upstream")],
    author: PRISM_SHADOW,
    caveats: texts,
    tasks: tasks.map((task, index) => taskSource(task, letter, index)),
    comments: ["source: sources/penguin/benchmarks.csv, tasks.csv"],
  });
}

function taskSource(task: Row, letter: string, index: number): TaskSource {
  const id = text(task, "task_id");
  const title = text(task, "title");
  const titleZh = TASK_TITLES_ZH[letter]?.[index];
  if (titleZh === undefined) throw new Error(`No Chinese title for ${id}`);
  const upstream = text(task, "source_task");
  const category = text(task, "category");
  const section = `Sec ${letter.toUpperCase()}`;
  const hours = textOrNull(task, "expert_hours");
  return {
    id,
    title: { en: title, zh: titleZh },
    description: {
      en: `${section} task from ${category}, called ${upstream} upstream${hours === null ? "" : `; expert estimate ${hours} h`}.`,
      zh: `${section} 的题目，类别 ${category}，上游名称 ${upstream}${hours === null ? "" : `；上游估计专家用时 ${hours} 小时`}。`,
    },
    budget: {
      timeout: number(task, "timeout_s"),
      cpus: number(task, "cpus"),
      ram: number(task, "ram_gb"),
      gpus: number(task, "gpus"),
    },
    statement: `The statement of this task, \`${id}\`, is published at <${REPOSITORY_URL}/tree/main/packages/${text(task, "benchmark_id")}>.`,
  };
}

function addPenguinExperiment(
  files: Files,
  benchmark: Row,
  attempts: readonly Row[],
  texts: readonly Text[],
  setting: (key: string) => string,
): void {
  const benchmarkId = text(benchmark, "benchmark_id");
  const letter = benchmarkId.slice(-1);
  const test: PhaseSource = {
    name: "test",
    attempts: [...grouped(attempts, "attempt").values()].map((rows) => rows.map(recordSource)),
    comments: [`source: sources/penguin/attempts.csv, ${benchmarkId}`],
  };
  addExperiment(files, {
    folder: FOLDER,
    id: `sec-${letter}`,
    meta: {
      submit_time: setting("summary_generated_at"),
      harness_name: setting("harness_name"),
      harness_version: setting("harness_version"),
      harness_setting: {
        max_turns: number(benchmark, "max_turns"),
        run_timeout_s: number(benchmark, "run_timeout_s"),
        max_output_tokens_per_request: Number(setting("max_output_tokens_per_request")),
        concurrency: number(benchmark, "concurrency"),
      },
      model_name: setting("model_name"),
      model_provider: setting("model_provider"),
      thinking_level: setting("thinking_level"),
      test_data: [benchmarkId],
      references: [resultsUrl(setting)],
      author: PRISM_SHADOW,
      caveats: caveats(texts),
    },
    phases: [test],
    comments: ["source: sources/penguin/run.csv, benchmarks.csv"],
  });
}

function recordSource(row: Row): RecordSource {
  return {
    benchmark: text(row, "benchmark_id"),
    tasks: [text(row, "task_id")],
    // RFC-0002 counts in seconds; the trial's end is published in microseconds.
    time: text(row, "time").replace(/\.\d+Z$/, "Z"),
    score: number(row, "score"),
    cost: number(row, "cost_usd"),
    duration_ms: number(row, "duration_ms"),
    n_input_tokens: number(row, "n_input_tokens"),
    n_cache_tokens: number(row, "n_cache_tokens"),
    n_output_tokens: number(row, "n_output_tokens"),
    error_reason: textOrNull(row, "error_reason"),
  };
}

function resultsUrl(setting: (key: string) => string): string {
  return `${REPOSITORY_URL}/tree/${setting("benchmark_repo_ref")}/results/v${setting("harness_version")}`;
}
