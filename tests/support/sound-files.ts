/** One sound file of each format as lines, and files in which single lines of it are written otherwise. */
import { type Outcome, readDocument, readRecords } from "../../content-loaders/reading/document.ts";
import { benchmarkManifest } from "../../content-loaders/schema/benchmark.ts";
import { experimentMeta, phaseSummary } from "../../content-loaders/schema/experiment.ts";
import { leaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";
import { packDeclaration, packPlugin } from "../../content-loaders/schema/pack.ts";
import { runManifest } from "../../content-loaders/schema/run.ts";
import { taskConfig } from "../../content-loaders/schema/task.ts";

/** By format; every line begins with its key. */
export const soundFiles = {
  meta: [
    'experiment_id: "e"',
    'status: "published"',
    'submit_time: "2026-10-29T12:00:00Z"',
    'harness_name: "H"',
    'harness_version: "0.2.16"',
    'model_name: "m-1"',
    'model_provider: "p"',
    'thinking_level: "high"',
    'test_data: ["b"]',
    'author: { name: "Lab" }',
  ],
  summary: [
    'time: "2026-10-29T12:00:00Z"',
    "score_mean: 72.50",
    "score_std: 1.8",
    "n_attempt: 3",
    "cost: 4.25",
    "duration_ms: 540000",
    "n_input_tokens: 1250000.5",
    "n_cache_tokens: 980000",
    "n_output_tokens: 85000",
  ],
  records: [
    "- source: [{ benchmark_id: b, task_id: t }]",
    '  time: "2026-10-29T12:00:00Z"',
    "  score: 1",
    "  cost: 0.1",
    "  duration_ms: 1",
    "  n_input_tokens: 3",
    "  n_cache_tokens: 2",
    "  n_output_tokens: 1",
  ],
  manifest: [
    'id = "b"',
    'title = "B"',
    'description = "d"',
    'version = "0.1.0"',
    'last_update = "2026-10-01T00:00:00Z"',
    'status = "published"',
    'author = { name = "Lab" }',
  ],
  task: ['id = "t"', 'title = "T"', 'description = "d"', "budget.timeout = 900"],
  definition: [
    "leaderboard_id: l",
    "status: published",
    "title: L",
    "description: d",
    'last_update: "2026-11-30T00:00:00Z"',
    "author: { name: Lab }",
  ],
  plugin: ["kind: benchmark", "license: MIT"],
  pack: [
    "schema: forge/benchmark/v1",
    "name: gsm8k",
    "title: G",
    "runner: lm-eval",
    "suites: [gsm8k]",
    'metrics: [{ key: "exact_match,strict-match" }]',
  ],
  run: [
    "model: m-1",
    "provider: p",
    "base: null",
    "algorithm: null",
    'finished_at: "2026-10-29T12:00:00Z"',
    "author: { name: Lab }",
    "status: published",
  ],
} as const;
export type FormatName = keyof typeof soundFiles;

/** The text of a sound file in which `written` takes the place of the line with its key, or follows as the last line. */
export function withLine(format: FormatName, written: string): { readonly text: string; readonly line: number } {
  const lines: string[] = [...soundFiles[format]];
  const keyOf = (line: string) => /^[\s?[-]*["'“]?([\w@]+)/.exec(line)?.[1]?.toLowerCase();
  const found = lines.findIndex((line) => keyOf(line) === keyOf(written));
  const at = found === -1 ? lines.length : found;
  lines.splice(at, 1, written);
  return { text: `${lines.join("\n")}\n`, line: at + 1 };
}

/** What a text of a format gives. */
export function readFormat(format: FormatName, text: string): Outcome<unknown> {
  switch (format) {
    case "meta":
      return readDocument(experimentMeta, "yaml", "f", text);
    case "summary":
      return readDocument(phaseSummary, "yaml", "f", text);
    case "records":
      return readRecords("f", text);
    case "manifest":
      return readDocument(benchmarkManifest, "toml", "f", text);
    case "task":
      return readDocument(taskConfig, "toml", "f", text);
    case "definition":
      return readDocument(leaderboardDefinition, "yaml", "f", text);
    case "plugin":
      return readDocument(packPlugin, "yaml", "f", text);
    case "pack":
      return readDocument(packDeclaration, "yaml", "f", text);
    case "run":
      return readDocument(runManifest, "yaml", "f", text);
    default:
      return format satisfies never;
  }
}
