/** GDPevo's runs as experiments: one for every configuration, group and mode. */
import {
  addExperiment,
  type Consumption,
  caveats,
  type Files,
  type PhaseSource,
  PRISM_SHADOW,
  type RecordSource,
} from "../layout.ts";
import { grouped, number, numberOrNull, type Row, readRows, text, textOrNull } from "../reading.ts";
import { derived } from "../statistics.ts";
import { COMMIT, REPOSITORY_URL } from "./benchmarks.ts";
import { experimentCaveats } from "./caveats.ts";
import { groupNumber } from "./groups.ts";

const TASKS_PER_GROUP = 5;
const CELL = ["release", "config_id", "task_group_id", "mode"] as const;

/** What the source says of a record beyond its score: nothing. */
const UNSTATED = {
  time: null,
  cost: null,
  duration_ms: null,
  n_input_tokens: null,
  n_cache_tokens: null,
  n_output_tokens: null,
} as const;

/** Adds `experiments/gdpevo/<config>-tg<number>-<mode>` for every line of board.csv. */
export function addGdpevoExperiments(files: Files): void {
  const runs = grouped(readRows("gdpevo", "runs.csv"), "release", "config_id");
  const attempts = grouped(readRows("gdpevo", "attempts.csv"), ...CELL);
  const evolutions = grouped(readRows("gdpevo", "evolve.csv"), ...CELL);
  for (const cell of readRows("gdpevo", "board.csv")) {
    const run = runs.get(`${text(cell, "release")} ${text(cell, "config_id")}`)?.[0];
    if (run === undefined) throw new Error(`No run for ${JSON.stringify(cell)}`);
    const key = CELL.map((column) => text(cell, column)).join(" ");
    const evolution = evolutions.get(key);
    const phases = [testPhase(cell, attempts.get(key) ?? [])];
    if (evolution !== undefined) phases.unshift(trainPhase(cell, evolution));
    addExperiment(files, {
      folder: "gdpevo",
      id: `${text(cell, "config_id").replaceAll("_", "-")}-tg${groupNumber(text(cell, "task_group_id"))}-${text(cell, "mode")}`,
      meta: meta(cell, run),
      phases,
      comments: ["source: sources/gdpevo/runs.csv, board.csv"],
    });
  }
}

function meta(cell: Row, run: Row) {
  const group = groupNumber(text(cell, "task_group_id"));
  const mode = text(cell, "mode");
  const effort = textOrNull(run, "harness_effort");
  const level = textOrNull(run, "rfc0002_thinking_level");
  // A level outside RFC-0002's five words is kept as what it is: a setting of the harness.
  const thinking = level === null ? text(run, "thinking_level") : undefined;
  const setting = { effort: effort ?? undefined, thinking };
  const texts = experimentCaveats({ release: text(cell, "release"), config: text(cell, "config_id"), group, mode });
  return {
    submit_time: text(run, "published_at"),
    harness_name: text(run, "harness"),
    harness_version: textOrNull(run, "harness_version"),
    harness_setting: effort === null && thinking === undefined ? undefined : setting,
    model_name: text(run, "model"),
    model_provider: textOrNull(run, "provider_stated"),
    thinking_level: level,
    algorithm: mode === "base" ? undefined : `gdpevo-${mode}`,
    training_data: mode === "base" ? undefined : [`gdpevo-tg${group}-train`],
    test_data: [`gdpevo-tg${group}-test`],
    references: [REPOSITORY_URL, `${REPOSITORY_URL}/blob/${COMMIT}/${text(cell, "report_path")}`],
    author: PRISM_SHADOW,
    caveats: caveats(texts),
  };
}

function testPhase(cell: Row, rows: readonly Row[]): PhaseSource {
  const benchmark = `gdpevo-tg${groupNumber(text(cell, "task_group_id"))}-test`;
  const record = (row: Row): RecordSource => ({
    benchmark,
    tasks: [text(row, "test_task")],
    ...UNSTATED,
    score: number(row, "score_100"),
  });
  return {
    name: "test",
    attempts: [...grouped(rows, "attempt").values()].map((attempt) => attempt.map(record)),
    published: testConsumption(cell),
    comments: [comment("attempts.csv, board.csv", cell)],
  };
}

/** One run of a group is its five tasks, so five times the group's average in the report. */
function testConsumption(cell: Row): Consumption {
  const seconds = numberOrNull(cell, "report_seconds_avg");
  const cost = numberOrNull(cell, "report_cost_usd_avg") ?? number(cell, "calc_cost_usd_avg");
  return {
    cost: derived(TASKS_PER_GROUP * cost),
    duration_ms: seconds === null ? null : derived(TASKS_PER_GROUP * seconds * 1000),
    n_input_tokens: derived(TASKS_PER_GROUP * number(cell, "report_n_input_tokens_avg")),
    n_cache_tokens: derived(TASKS_PER_GROUP * number(cell, "report_n_cache_tokens_avg")),
    n_output_tokens: derived(TASKS_PER_GROUP * number(cell, "report_n_output_tokens_avg")),
  };
}

/** The evolution of a v2 cell: each attempt worked through the five train tasks as one run. */
function trainPhase(cell: Row, rows: readonly Row[]): PhaseSource {
  const benchmark = `gdpevo-tg${groupNumber(text(cell, "task_group_id"))}-train`;
  const tasks = Array.from({ length: TASKS_PER_GROUP }, (_, index) => `train_${String(index + 1).padStart(3, "0")}`);
  const record = (row: Row): RecordSource => ({
    benchmark,
    tasks,
    ...UNSTATED,
    score: null,
    // The file holds sums with binary noise in the last digits (0.025691535000000005).
    cost: derived(number(row, "cost_usd_published")),
    n_input_tokens: number(row, "n_input_tokens"),
    n_cache_tokens: number(row, "n_cache_tokens"),
    n_output_tokens: number(row, "n_output_tokens"),
  });
  return {
    name: "train-1",
    attempts: rows.map((row) => [record(row)]),
    comments: [comment("evolve.csv", cell)],
  };
}

function comment(file: string, cell: Row): string {
  return `source: sources/gdpevo/${file}, ${CELL.map((column) => text(cell, column)).join(" ")}`;
}
