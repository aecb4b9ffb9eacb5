/** Experiments written file by file, for the commands that read and write them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The figures of a record; what is not given is null. */
export interface RecordFigures {
  readonly task: string;
  readonly score: number | string;
  readonly cost?: number | string;
  readonly duration_ms?: number;
  readonly n_input_tokens?: number;
  readonly n_cache_tokens?: number;
  readonly n_output_tokens?: number;
}

/** An attempt file's text: ten lines a record, `score` in the fifth of each. */
export function attemptText(records: readonly RecordFigures[], eol = "\n"): string {
  return records
    .flatMap(({ task, score, ...figures }) => [
      "- source:",
      '    - benchmark_id: "bench-test"',
      `      task_id: "${task}"`,
      '  time: "2026-11-01T10:00:00Z"',
      `  score: ${score}`,
      `  cost: ${figures.cost ?? "null"}`,
      `  duration_ms: ${figures.duration_ms ?? "null"}`,
      `  n_input_tokens: ${figures.n_input_tokens ?? "null"}`,
      `  n_cache_tokens: ${figures.n_cache_tokens ?? "null"}`,
      `  n_output_tokens: ${figures.n_output_tokens ?? "null"}`,
    ])
    .map((line) => line + eol)
    .join("");
}

/** Writes files below a folder, by path. */
export function writeTree(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export function readText(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}
