/**
 * Reports in the shape of lm-evaluation-harness 0.4.9. Prompts and the dump of the machine, which fill most of a real
 * one, are a token here that says so.
 */
import { type Json, json } from "./json.ts";
import type { Measured, Tallies } from "./tallies.ts";
import { type Group, type Task, tasksOf } from "./tasks.ts";

/** What one call of the harness was, and what came of it. */
export interface LmEvalRun {
  readonly model: string;
  readonly suite: Task | Group;
  readonly tallies: Tallies;
  readonly shots: number;
  readonly limit: number | null;
  /** Milliseconds since 1970, UTC. */
  readonly startedAt: number;
  readonly seconds: number;
}

const NOT_WRITTEN = "synthetic: left out";

/** The path that the harness chooses below the folder it is given, and the text. */
export function lmEvalReport(run: LmEvalRun): { readonly path: string; readonly text: string } {
  const tasks = tasksOf(run.suite);
  const groups = groupsOf(run.suite);
  const ids = [...groups, ...tasks];
  const totals = new Map(groups.map((group) => [group.name, total(group, run.tallies)]));
  const outcome = (of: Task | Group) => metrics(("parts" in of ? totals : run.tallies).get(of.name) ?? new Map());
  const text = json(
    {
      results: indented(run.suite, (of, alias) => ({ alias, ...outcome(of) })),
      ...(groups.length === 0
        ? {}
        : {
            groups: indented(run.suite, (of, alias) => ("parts" in of ? { alias, ...outcome(of) } : null)),
          }),
      group_subtasks: Object.fromEntries(
        ids.flatMap((of) =>
          "parts" in of ? [[of.name, of.parts.map(({ name }) => name)]] : groups.length ? [] : [[of.name, []]],
        ),
      ),
      configs: sorted(tasks, (of) => ({
        task: of.name,
        dataset_path: of.dataset,
        doc_to_text: NOT_WRITTEN,
        num_fewshot: run.shots,
        metadata: { version: of.version },
      })),
      versions: sorted(ids, (of) => of.version),
      "n-shot": sorted(tasks, () => run.shots),
      higher_is_better: sorted(ids, (of) => Object.fromEntries(namesOf(of).map((name) => [name, true]))),
      "n-samples": Object.fromEntries(
        tasks.map((of) => [
          of.name,
          { original: of.questions, effective: Math.min(run.limit ?? of.questions, of.questions) },
        ]),
      ),
      config: {
        model: "hf",
        model_args: `pretrained=${run.model}`,
        model_num_parameters: 1000000000,
        model_dtype: "torch.bfloat16",
        model_revision: "main",
        model_sha: "",
        batch_size: "auto",
        batch_sizes: [64],
        device: null,
        use_cache: null,
        limit: run.limit,
        bootstrap_iters: 100000,
        gen_kwargs: null,
        random_seed: 0,
        numpy_seed: 1234,
        torch_seed: 1234,
        fewshot_seed: 1234,
      },
      git_hash: "synthetic",
      date: run.startedAt / 1000,
      pretty_env_info: NOT_WRITTEN,
      transformers_version: "4.53.0",
      lm_eval_version: "0.4.9",
      upper_git_hash: null,
      task_hashes: {},
      model_source: "hf",
      model_name: run.model,
      model_name_sanitized: sanitized(run.model),
      system_instruction: null,
      system_instruction_sha: null,
      fewshot_as_multiturn: false,
      chat_template: NOT_WRITTEN,
      chat_template_sha: null,
      start_time: 1000.5,
      end_time: 1000.5 + run.seconds,
      total_evaluation_time_seconds: String(run.seconds),
    },
    2,
  );
  const written = new Date(run.startedAt + run.seconds * 1000).toISOString().replaceAll(":", "-").replace("Z", "000");
  return { path: `${sanitized(run.model)}/results_${written}.json`, text };
}

/** The groups, outer before inner. */
export function groupsOf(suite: Task | Group): readonly Group[] {
  return "parts" in suite ? [suite, ...suite.parts.flatMap(groupsOf)] : [];
}

/** A model's name as a folder's. */
export function sanitized(model: string): string {
  return model.replace(/["<>:/|\\?*[\]]+/g, "__");
}

/** An entry for a suite and for each below it, with the alias that shows how deep it lies; null leaves one out. */
export function indented(
  suite: Task | Group,
  entry: (of: Task | Group, alias: string) => Json,
  depth = 0,
): { readonly [name: string]: Json } {
  const alias = depth === 0 ? suite.alias : `${" ".repeat(depth)}- ${suite.alias}`;
  const own = entry(suite, alias);
  const below = "parts" in suite ? suite.parts.map((part) => indented(part, entry, depth + 1)) : [];
  return Object.assign(own === null ? {} : { [suite.name]: own }, ...below);
}

/** Entries by name, as Python sorts them. */
export function sorted<Of extends Task | Group>(suites: readonly Of[], entry: (of: Of) => Json) {
  const entries = suites.map((of) => [of.name, entry(of)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Values next to their standard errors; one that there is none of is "N/A". */
export function metrics(measured: ReadonlyMap<string, Measured>): { readonly [key: string]: Json } {
  return Object.fromEntries(
    [...measured].flatMap(([key, { value, standardError }]) => [
      [key, value],
      [key.replace(",", "_stderr,"), standardError ?? "N/A"],
    ]),
  );
}

/** Metric names without their filters. */
function namesOf(suite: Task | Group): readonly string[] {
  const [first] = tasksOf(suite);
  return [...new Set(first?.metrics.map(({ name }) => name) ?? [])];
}

/** A group's total: questions weigh the same, and the error is the harness's pooled one. */
function total(group: Group, tallies: Tallies): ReadonlyMap<string, Measured> {
  const tasks = tasksOf(group);
  const keys = [...(tallies.get(tasks[0]?.name ?? "")?.keys() ?? [])];
  return new Map(
    keys.map((key) => {
      const parts = tasks.map(({ name }) => tallies.get(name)?.get(key)).filter((part) => part !== undefined);
      const of = parts.reduce((sum, part) => sum + part.of, 0);
      const value = parts.reduce((sum, part) => sum + part.value * part.of, 0) / of;
      const squares = parts.reduce((sum, part) => sum + (part.of - 1) * (part.standardError ?? 0) ** 2 * part.of, 0);
      return [key, { value, standardError: Math.sqrt(squares / (of - parts.length) / of), of }];
    }),
  );
}
