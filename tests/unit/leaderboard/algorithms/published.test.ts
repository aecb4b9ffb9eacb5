/** GDPevo's algorithms against none, held against plain loops over the published attempts. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { csvParse } from "d3-dsv";
import { algorithmsOf } from "../../../../src/leaderboard/algorithms/algorithms.ts";
import type { AlgorithmSetting, ConfigurationLift } from "../../../../src/leaderboard/algorithms/setting.ts";
import { project } from "../../../support/modules.ts";
import { bundledCatalog } from "../../../support/repository-catalog.ts";

const modes = ["fewshot", "reflect-3", "self"] as const;
const algorithms = algorithmsOf(await bundledCatalog());

const rows = csvParse(readFileSync(join(project, "repository/sources/gdpevo/attempts.csv"), "utf8"));
const evolve = csvParse(readFileSync(join(project, "repository/sources/gdpevo/evolve.csv"), "utf8"));

/** Scores by release, configuration, mode, group, task: the attempts in order. */
const scores = new Map<string, Map<string, Map<string, number[]>>>();
for (const row of rows) {
  const key = `${row.release} ${row.config_id} ${row.mode?.replace("_", "-")}`;
  const groups = scores.get(key) ?? new Map<string, Map<string, number[]>>();
  scores.set(key, groups);
  const tasks = groups.get(row.task_group_id ?? "") ?? new Map<string, number[]>();
  groups.set(row.task_group_id ?? "", tasks);
  const attempts = tasks.get(row.test_task ?? "") ?? [];
  tasks.set(row.test_task ?? "", attempts);
  attempts[Number(row.attempt) - 1] = Number(row.score_100);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1);

function attemptMeans(tasks: ReadonlyMap<string, readonly number[]>): readonly number[] {
  return [0, 1, 2].map((attempt) => mean([...tasks.values()].map((attempts) => attempts[attempt] ?? Number.NaN)));
}

function groupsOf(release: string, config: string, mode: string) {
  const found = scores.get(`${release} ${config} ${mode}`);
  assert.ok(found, `${release} ${config} ${mode}`);
  return found;
}

/** The lift with its std and the tasks that went up and down, by loops alone. */
function plainLift(release: string, config: string, mode: string) {
  const [evolved, base] = [groupsOf(release, config, mode), groupsOf(release, config, "base")];
  let lift = 0;
  let squares = 0;
  const tasks = { gained: 0, lost: 0, tied: 0 };
  for (const [group, own] of evolved) {
    const other = base.get(group) ?? new Map<string, number[]>();
    lift += (mean(attemptMeans(own)) - mean(attemptMeans(other))) / evolved.size;
    squares += variance(attemptMeans(own)) + variance(attemptMeans(other));
    for (const [task, attempts] of own) {
      const change = mean(attempts) - mean(other.get(task) ?? []);
      if (Math.abs(change) < 1e-9) tasks.tied += 1;
      else if (change > 0) tasks.gained += 1;
      else tasks.lost += 1;
    }
  }
  return { lift, std: Math.sqrt(squares) / evolved.size, tasks };
}

const configs = [...new Set(rows.filter((row) => row.release === "v1").map((row) => row.config_id ?? ""))];

function setting(mode: string, board: string): AlgorithmSetting {
  const found = algorithms
    .get(`gdpevo-${mode}`)
    ?.settings.find(({ leaderboard }) => leaderboard.leaderboard.id === board);
  assert.ok(found, `${mode} ${board}`);
  return found;
}

function liftOf(mode: string, board: string, config: string): ConfigurationLift {
  const folder = `gdpevo/${config.replaceAll("_", "-")}-tg`;
  const found = setting(mode, board).lifts.find(({ contrast }) =>
    contrast.matches[0]?.experiment.key.startsWith(folder),
  );
  assert.ok(found, `${mode} ${config}`);
  return found;
}

const near = (actual: number | null, expected: number, tolerance = 1e-6) =>
  assert.ok(actual !== null && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);

test("lift, its std and the tasks of every configuration on groups 001-012", () => {
  assert.equal(configs.length, 6);
  for (const mode of modes) {
    assert.equal(setting(mode, "gdpevo-v1").lifts.length, 6);
    for (const config of configs) {
      const { contrast, leftOut } = liftOf(mode, "gdpevo-v1", config);
      const expected = plainLift("v1", config, mode);
      near(contrast.lift.value, expected.lift);
      near(contrast.lift.std, expected.std);
      near(contrast.comparison.difference, expected.lift);
      assert.deepEqual(contrast.tasks, expected.tasks, `${mode} ${config}`);
      assert.equal(contrast.comparison.tasks, 60);
      assert.deepEqual(leftOut, []);
    }
  }
});

test("the published mean gains: Codex GPT-5.5 +12.39, Opus 4.8 +14.55", () => {
  const gain = (config: string) => mean(modes.map((mode) => liftOf(mode, "gdpevo-v1", config).contrast.lift.value));
  near(gain("codex_gpt5_5_xhigh"), 12.39, 0.005);
  near(gain("claude_code_opus_4_8_xhigh"), 14.55, 0.005);
});

test("the mean over configurations: each counts the same, each task once in its test", () => {
  const { pooled } = setting("fewshot", "gdpevo-v1");
  assert.ok(pooled);
  const plain = configs.map((config) => plainLift("v1", config, "fewshot"));
  near(pooled.contrast.lift.value, mean(plain.map(({ lift }) => lift)));
  near(pooled.contrast.lift.std, Math.sqrt(plain.reduce((sum, { std }) => sum + std ** 2, 0)) / 6);
  assert.equal(pooled.contrast.comparison.tasks, 60);
  assert.equal(
    pooled.contrast.tasks.gained,
    plain.reduce((sum, { tasks }) => sum + tasks.gained, 0),
  );
  // Standard error over tasks: every task's change averaged over the six agents, 12 groups of 5.
  const groups = [...groupsOf("v1", configs[0] ?? "", "base").keys()];
  let squares = 0;
  for (const group of groups) {
    const tasks = [
      ...(groupsOf("v1", configs[0] ?? "", "base")
        .get(group)
        ?.keys() ?? []),
    ];
    const changes = tasks.map((task) =>
      mean(
        configs.map(
          (config) =>
            mean(groupsOf("v1", config, "fewshot").get(group)?.get(task) ?? []) -
            mean(groupsOf("v1", config, "base").get(group)?.get(task) ?? []),
        ),
      ),
    );
    squares += variance(changes) / changes.length / groups.length ** 2;
  }
  const [low = 0, high = 0] = pooled.contrast.comparison.interval ?? [];
  const standardErrors = (high - low) / 2 / Math.sqrt(squares);
  // The 97.5 % point of Student's t with 30 to 48 degrees of freedom.
  assert.ok(standardErrors > 2.0106 && standardErrors < 2.0423, String(standardErrors));
});

test("the mean over all 24 groups takes the two agents that cover these, group by group from the published attempts", () => {
  for (const mode of modes) {
    const lifts = [...configs].flatMap((config) => {
      const both = (["v1", "v2"] as const).flatMap((release) => {
        const [evolved, base] = [scores.get(`${release} ${config} ${mode}`), scores.get(`${release} ${config} base`)];
        return evolved === undefined || base === undefined
          ? []
          : [...evolved].map(
              ([group, tasks]) => mean(attemptMeans(tasks)) - mean(attemptMeans(base.get(group) ?? tasks)),
            );
      });
      return both.length === 24 ? [mean(both)] : [];
    });
    assert.equal(lifts.length, 2);
    const found = setting(mode, "gdpevo-all");
    assert.deepEqual([found.counted.length, found.lifts.length, found.basis?.kind], [2, 6, "complete"]);
    near(found.pooled?.contrast.lift.value ?? null, mean(lifts));
    assert.ok(found.against.every(({ configurations, partial }) => configurations === 2 && partial === 4));
  }
});

test("algorithm against algorithm: the shared baseline cancels", () => {
  const against = setting("fewshot", "gdpevo-v1").against.find(({ other }) => other === "gdpevo-self");
  assert.ok(against);
  assert.equal(against.configurations, 6);
  const gaps = configs.map((config) => plainLift("v1", config, "fewshot").lift - plainLift("v1", config, "self").lift);
  near(against.contrast.lift.value, mean(gaps));
  const spread = configs.flatMap((config) =>
    ["fewshot", "self"].flatMap((mode) =>
      [...groupsOf("v1", config, mode).values()].map((tasks) => variance(attemptMeans(tasks))),
    ),
  );
  near(against.contrast.lift.std, Math.sqrt(spread.reduce((sum, value) => sum + value, 0)) / 12 / 6);
  const back = setting("self", "gdpevo-v1").against.find(({ other }) => other === "gdpevo-fewshot");
  near(back?.contrast.lift.value ?? null, -mean(gaps));
  assert.equal(against.contrast.comparison.verdict, "better");
  assert.equal(back?.contrast.comparison.verdict, "worse");
});

test("what evolving cost is published for groups 013-024 alone", () => {
  for (const mode of modes) {
    const own = evolve.filter((row) => row.config_id === "codex_gpt5_5_xhigh" && row.mode?.replace("_", "-") === mode);
    const byGroup = Map.groupBy(own, ({ task_group_id }) => task_group_id);
    const expected = [...byGroup.values()].reduce(
      (sum, attempts) => sum + mean(attempts.map(({ cost_usd_published }) => Number(cost_usd_published))),
      0,
    );
    const cell = liftOf(mode, "gdpevo-v2", "codex_gpt5_5_xhigh").measures.get("evolution-cost");
    near(cell?.kind === "figure" ? cell.value : null, expected, 1e-4);
    const missing = liftOf(mode, "gdpevo-v1", "codex_gpt5_5_xhigh").measures.get("evolution-cost");
    assert.equal(missing?.kind, "missing");
  }
});

test("groups that one side was not run on are left out and named", () => {
  const { contrast, leftOut } = liftOf("self", "gdpevo-all", "claude_code_opus_4_8_xhigh");
  assert.equal(contrast.matches.length, 12);
  assert.deepEqual(
    leftOut.map(({ group, side, code }) => `${group} ${side} ${code}`),
    Array.from({ length: 12 }, (_, index) => `tg0${index + 13} both no-experiment`),
  );
});
