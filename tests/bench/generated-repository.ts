/** Writes a benchmark repository of a given size: two groups of five tasks, agents with and without an algorithm. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "../support/board-records.ts";

const groups = ["g1", "g2"] as const;
const tasks = 5;
const attempts = 3;

/** Writes {@link repositoryFiles} into a folder. */
export function writeRepository(root: string, experiments: number): void {
  for (const [path, text] of repositoryFiles(experiments)) {
    const file = join(root, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Texts by path. Each agent has an experiment per group; every second evolves and has two training rounds. */
export function repositoryFiles(experiments: number): ReadonlyMap<string, string> {
  const random = seeded(experiments);
  const files = new Map<string, string>();
  const write = (path: string, text: string): void => void files.set(path, text);
  for (const group of groups) {
    for (const data of [`${group}-train`, `${group}-test`]) {
      write(
        `packages/${data}/benchmark_config.toml`,
        `id = "${data}"\ntitle = "${data}"\ndescription = "Generated."\nversion = "0.1.0"\nlast_update = "2026-10-01T00:00:00Z"\nstatus = "published"\n\n[author]\nname = "Bench"\n`,
      );
      for (let task = 1; task <= tasks; task++) {
        write(
          `packages/${data}/task-${task}/task_config.toml`,
          `id = "task-${task}"\ntitle = "Task ${task}"\ndescription = "Generated."\n`,
        );
        write(`packages/${data}/task-${task}/statement/README.md`, "Generated.\n");
      }
    }
  }
  for (let i = 0; i < experiments; i++) {
    const group = groups[i % groups.length] ?? groups[0];
    const agent = Math.floor(i / groups.length);
    const evolved = agent % 2 === 1;
    const folder = `experiments/bench/agent-${agent}-${group}`;
    const evolution = evolved ? `algorithm: "rsi"\ntraining_data: ["${group}-train"]\n` : "";
    write(
      `${folder}/meta_info.yaml`,
      `experiment_id: "agent-${agent}-${group}"\nstatus: "published"\nsubmit_time: "2026-11-01T00:00:00Z"\nharness_name: "Bench"\nharness_version: "1.0.0"\nmodel_name: "model-${agent >> 1}"\nmodel_provider: "bench"\nthinking_level: "high"\n${evolution}test_data: ["${group}-test"]\nauthor:\n  name: "Bench"\n`,
    );
    const phases = evolved ? ["train-1", "train-2", "test"] : ["test"];
    for (const phase of phases) {
      const data = phase === "test" ? `${group}-test` : `${group}-train`;
      const count = phase === "test" ? attempts : 1;
      const scores: number[] = [];
      for (let attempt = 1; attempt <= count; attempt++) {
        let total = 0;
        const records: string[] = [];
        for (let task = 1; task <= tasks; task++) {
          const score = Math.floor(random() * 101);
          total += score;
          records.push(
            `- source:\n    - benchmark_id: "${data}"\n      task_id: "task-${task}"\n  time: "2026-11-01T00:00:00Z"\n  score: ${score}\n  cost: 0.1\n  duration_ms: 1000\n  n_input_tokens: 1000\n  n_cache_tokens: 500\n  n_output_tokens: 100\n`,
          );
        }
        scores.push(total / tasks);
        write(`${folder}/${phase}/attempt-${attempt}.yaml`, records.join(""));
      }
      const mean = scores.reduce((sum, score) => sum + score, 0) / count;
      const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
      const std = count === 1 ? "null" : String(Math.sqrt(squares / (count - 1)));
      write(
        `${folder}/${phase}/summary.yaml`,
        `time: "2026-11-01T00:00:00Z"\nscore_mean: ${mean}\nscore_std: ${std}\nn_attempt: ${count}\ncost: 0.5\nduration_ms: 5000\nn_input_tokens: 5000\nn_cache_tokens: 2500\nn_output_tokens: 500\n`,
      );
    }
  }
  const columns = [
    ["score", "mean(test.score)"],
    ["lift", "mean(test.score - baseline.test.score)"],
    ["cost", "sum(test.cost)"],
  ].map(([id, value]) => `  - id: ${id}\n    title: ${id}\n    value: ${value}\n`);
  write(
    "leaderboards/bench.yaml",
    `leaderboard_id: bench\nstatus: published\ntitle: Bench\ndescription: Generated.\nlast_update: "2026-11-01T00:00:00Z"\nauthor:\n  name: Bench\ncolumns:\n${columns.join("")}`,
  );
  return files;
}
