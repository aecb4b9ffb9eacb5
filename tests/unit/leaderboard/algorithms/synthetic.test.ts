/** The synthetic example, held against plain loops over its YAML: curves, gap, and every way of flipping the signs. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { parse } from "yaml";
import { algorithmsOf } from "../../../../src/leaderboard/algorithms/algorithms.ts";
import { project } from "../../../support/modules.ts";
import { bundledCatalog } from "../../../support/repository-catalog.ts";

const algorithms = algorithmsOf(await bundledCatalog());
const folder = join(project, "repository/experiments/example-rsi");
const groups = ["ledger", "tickets"] as const;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function summary(experiment: string, phase: string): { readonly score_mean: number; readonly score_std: number } {
  return parse(readFileSync(join(folder, experiment, phase, "summary.yaml"), "utf8"));
}

/** Attempt means by task. */
function taskMeans(experiment: string): ReadonlyMap<string, number> {
  const scores = new Map<string, number[]>();
  for (const file of readdirSync(join(folder, experiment, "test")).filter((name) => name.startsWith("attempt-"))) {
    for (const record of parse(readFileSync(join(folder, experiment, "test", file), "utf8"))) {
      const task = record.source[0].task_id;
      scores.set(task, [...(scores.get(task) ?? []), record.score]);
    }
  }
  return new Map([...scores].map(([task, values]) => [task, mean(values)]));
}

/** Two-sided p of the sign-flip test: the share of all 2^n sign patterns with a sum as far from 0 as this one. */
function enumerated(mine: string, theirs: string): number {
  const differences = groups.flatMap((group) => {
    const [own, other] = [taskMeans(`${group}-${mine}`), taskMeans(`${group}-${theirs}`)];
    return [...own].map(([task, value]) => (value - (other.get(task) ?? Number.NaN)) / own.size);
  });
  const observed = Math.abs(differences.reduce((sum, value) => sum + value, 0));
  let extreme = 0;
  for (let pattern = 0; pattern < 2 ** differences.length; pattern++) {
    const sum = differences.reduce((total, value, bit) => total + ((pattern >> bit) & 1 ? value : -value), 0);
    if (Math.abs(sum) >= observed - 1e-9) extreme += 1;
  }
  return extreme / 2 ** differences.length;
}

function only(id: string) {
  const results = algorithms.get(id);
  const [setting] = results?.settings ?? [];
  const [lift] = setting?.lifts ?? [];
  assert.ok(results && setting && lift);
  assert.equal(results.settings.length, 1);
  assert.equal(setting.lifts.length, 1);
  return { results, setting, lift };
}

for (const name of ["steady", "greedy"] as const) {
  const { results, setting, lift } = only(`example-${name}`);

  test(`${name}: lift and exact p-value`, () => {
    const expected = mean(
      groups.map(
        (group) => summary(`${group}-${name}`, "test").score_mean - summary(`${group}-baseline`, "test").score_mean,
      ),
    );
    assert.ok(Math.abs(lift.contrast.lift.value - expected) < 1e-9);
    assert.equal(lift.contrast.comparison.method, "sign-flip-exact");
    assert.ok(Math.abs((lift.contrast.comparison.p ?? 1) - enumerated(name, "baseline")) < 1e-12);
  });

  test(`${name}: mean curves with their spread, and the gap`, () => {
    const drawn = lift.curve?.series ?? [];
    assert.deepEqual(
      drawn.map(({ kind, points }) => `${kind} ${points.map(({ round }) => round).join(" ")}`),
      ["train 1 2 3 4", "val 1 2 3 4"],
    );
    for (const { kind, points } of drawn) {
      for (const { round, cell } of points) {
        const own = groups.map((group) => summary(`${group}-${name}`, `${kind}-${round}`));
        assert.ok(Math.abs(cell.value - mean(own.map(({ score_mean }) => score_mean))) < 1e-9);
        const std = Math.hypot(...own.map(({ score_std }) => score_std)) / groups.length;
        assert.ok(Math.abs((cell.std ?? Number.NaN) - std) < 1e-9);
      }
    }
    const gap = lift.measures.get("gap");
    const expected = mean(
      groups.map(
        (group) => summary(`${group}-${name}`, "train-4").score_mean - summary(`${group}-${name}`, "test").score_mean,
      ),
    );
    assert.ok(gap?.kind === "figure" && Math.abs(gap.value - expected) < 1e-9);
  });

  test(`${name}: marked as made up, and held against made-up algorithms alone`, () => {
    assert.ok(results.synthetic && setting.synthetic && lift.configuration.synthetic);
    assert.deepEqual(
      setting.against.map(({ other }) => other),
      [name === "steady" ? "example-greedy" : "example-steady"],
    );
  });
}

test("steady against greedy: exact p-value", () => {
  const [against] = only("example-steady").setting.against;
  assert.ok(Math.abs((against?.contrast.comparison.p ?? 1) - enumerated("steady", "greedy")) < 1e-12);
});

test("no measured algorithm has a made-up part", () => {
  for (const { id, synthetic, settings } of algorithms.values()) {
    if (synthetic) continue;
    assert.ok(id.startsWith("gdpevo-"));
    for (const setting of settings) {
      assert.ok(!setting.synthetic && setting.lifts.every(({ configuration }) => !configuration.synthetic));
      assert.ok(setting.against.every(({ other }) => other.startsWith("gdpevo-")));
    }
  }
});
