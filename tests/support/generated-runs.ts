/** Writes packs and runs of a given number into a folder: families of a base run and runs that are made from it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "./board-records.ts";

/** How many there are of each. */
export interface GeneratedRuns {
  readonly runs: number;
  readonly packs: number;
  /** Of each pack. */
  readonly metrics: number;
}

/** A base run and the runs that name it. */
const family = 10;
const questions = 500;
const categories = ["math", "code", "knowledge", "chinese", "instruction"];
const day = 86_400;

/**
 * Writes `packs/` and `runs/` below `root`, sound and without warnings. The same numbers give the same files. Runs are
 * `run-0`, `run-1`, …; every tenth is the base of the nine behind it. Packs are `pack-0`, …, metrics `metric_0,none`, ….
 */
export function writeGeneratedRuns(root: string, { runs, packs, metrics }: GeneratedRuns): void {
  const write = (path: string, text: string): void => {
    const file = join(root, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
  };
  const keys = Array.from({ length: metrics }, (_, at) => `metric_${at},none`);
  for (let pack = 0; pack < packs; pack++) {
    write(`packs/pack-${pack}/plugin.yaml`, "kind: benchmark\n");
    write(`packs/pack-${pack}/README.md`, "Generated.\n");
    write(
      `packs/pack-${pack}/benchmark.yaml`,
      `schema: forge/benchmark/v1\nname: pack-${pack}\ntitle: Pack ${pack}\nsummary: Generated.\ncategory: ${categories[pack % categories.length]}\nrunner: lm-eval\nsuites: [suite_${pack}]\nnum_fewshot: 5\nmetrics:\n${keys
        .map((key, at) => `  - { key: "${key}", label: Metric ${at}${at === 0 ? ", primary: true" : ""} }\n`)
        .join("")}`,
    );
  }
  const random = seeded(runs);
  for (let run = 0; run < runs; run++) {
    const base = run - (run % family);
    const finished = Date.UTC(2026, 0, 1) / 1000 + run * day;
    const at = new Date(finished * 1000).toISOString().replace(".000", "");
    write(
      `runs/run-${run}/run.yaml`,
      `model: model-${run}.0\nprovider: bench\nbase: ${run === base ? "null" : `run-${base}`}\nalgorithm: ${run === base ? "null" : "rsi"}\nfinished_at: "${at}"\nauthor: { name: Bench }\nstatus: published\n`,
    );
    for (let pack = 0; pack < packs; pack++) {
      const values = keys.map((key) => [key, Math.round((0.2 + 0.6 * random()) * questions) / questions] as const);
      write(
        `runs/run-${run}/pack-${pack}/results.json`,
        report({ suite: `suite_${pack}`, model: `model-${run}.0`, values, date: finished }),
      );
    }
  }
}

/** A report in the shape of lm-evaluation-harness, without the sections that nobody reads. */
function report(of: {
  readonly suite: string;
  readonly model: string;
  readonly values: readonly (readonly [key: string, value: number])[];
  readonly date: number;
}): string {
  const { suite, model, values, date } = of;
  const measured = values.flatMap(([key, value]) => [
    [key, value],
    [key.replace(",", "_stderr,"), Math.sqrt((value * (1 - value)) / (questions - 1))],
  ]);
  const names = values.map(([key]) => [key.replace(",none", ""), true]);
  return JSON.stringify(
    {
      results: { [suite]: { alias: suite, ...Object.fromEntries(measured) } },
      group_subtasks: { [suite]: [] },
      configs: { [suite]: { task: suite } },
      versions: { [suite]: 1 },
      "n-shot": { [suite]: 5 },
      higher_is_better: { [suite]: Object.fromEntries(names) },
      "n-samples": { [suite]: { original: questions, effective: questions } },
      config: { model: "hf", model_args: `pretrained=${model}`, limit: null },
      date,
      lm_eval_version: "0.4.9",
      model_name: model,
    },
    null,
    2,
  );
}
