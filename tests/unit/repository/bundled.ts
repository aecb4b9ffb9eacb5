/** Reads the bundled repository with the two parsers alone: nothing of the importer or the loaders takes part. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";

export const REPOSITORY = fileURLToPath(new URL("../../../repository/", import.meta.url));

/** summary.yaml of a phase. */
export interface Summary {
  readonly time: string | null;
  readonly summary?: string;
  readonly summary_zh?: string;
  readonly score_mean: number | null;
  readonly score_std: number | null;
  readonly n_attempt: number;
  readonly cost: number | null;
  readonly duration_ms: number | null;
  readonly n_input_tokens: number | null;
  readonly n_cache_tokens: number | null;
  readonly n_output_tokens: number | null;
}

/** One item of attempt-<n>.yaml. */
export interface AttemptRecord {
  readonly source: readonly { readonly benchmark_id: string; readonly task_id: string }[];
  readonly time: string | null;
  readonly score: number | null;
  readonly cost: number | null;
  readonly duration_ms: number | null;
  readonly n_input_tokens: number | null;
  readonly n_cache_tokens: number | null;
  readonly n_output_tokens: number | null;
  readonly error_reason?: string;
}

/** The part of a benchmark's or a task's manifest that the tests look at. */
export interface Manifest {
  readonly id: string;
  readonly title: string;
  readonly title_zh: string;
  readonly synthetic?: boolean;
}

/** A YAML file of the repository. */
export function yaml(path: string): unknown {
  return parseYaml(readFileSync(join(REPOSITORY, path), "utf8"));
}

/** A manifest of the repository. */
export function manifest(path: string): Manifest {
  return parseToml(readFileSync(join(REPOSITORY, path), "utf8")) as unknown as Manifest;
}

/** The summary of `<folder>/<experiment>/<phase>`. */
export function summaryOf(phase: string): Summary {
  return yaml(`experiments/${phase}/summary.yaml`) as Summary;
}

/** The records of the n-th attempt of `<folder>/<experiment>/<phase>`. */
export function attemptOf(phase: string, n: number): readonly AttemptRecord[] {
  return yaml(`experiments/${phase}/attempt-${n}.yaml`) as readonly AttemptRecord[];
}

/** Names of the folders directly below a path. */
export function foldersIn(path: string): readonly string[] {
  return readdirSync(join(REPOSITORY, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Paths of all benchmark, experiment, run and leaderboard files below `root` (ends in `/`), relative to it and sorted. */
export function filesOf(root: string): readonly string[] {
  return ["packages", "experiments", "runs", "leaderboards"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

/** Whether a path carries a name that the import gives. */
export function isImported(path: string): boolean {
  return (
    /^packages\/(gdpevo-tg\d{3}-|penguinharness-benchmark-sec-[a-e]\/|example-(ledger|tickets)-)/.test(path) ||
    /^experiments\/(gdpevo\/(codex-gpt5-5|claude-code|panofy)-|penguinharness-0-2-13\/sec-|example-rsi\/)/.test(path) ||
    /^runs\/(deepseek-v2(-chat-|\/)|qwen2-1-5b|llama-3-1-8b|gpt-4\/|example-(base|steady|greedy))/.test(path) ||
    /^leaderboards\/(gdpevo-(v1|v2|all)|penguinharness-0-2-13|example-rsi)\.yaml$/.test(path)
  );
}

/** Every imported phase, as `<folder>/<experiment>/<phase>`. */
export function importedPhases(): readonly string[] {
  return foldersIn("experiments").flatMap((folder) =>
    foldersIn(`experiments/${folder}`)
      .filter((experiment) => isImported(`experiments/${folder}/${experiment}/`))
      .flatMap((experiment) =>
        foldersIn(`experiments/${folder}/${experiment}`).map((phase) => `${folder}/${experiment}/${phase}`),
      ),
  );
}
