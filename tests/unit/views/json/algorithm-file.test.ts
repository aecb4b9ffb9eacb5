/** `/api/v1/algorithms/<id>.json`: what it states can be computed again from it. */
import assert from "node:assert/strict";
import test from "node:test";
import { algorithmsOf } from "../../../../src/leaderboard/algorithms/algorithms.ts";
import { algorithmFile } from "../../../../src/views/json/algorithm-file.ts";
import { bundledCatalog } from "../../../support/repository-catalog.ts";

const algorithms = algorithmsOf(await bundledCatalog());

function fileOf(id: string) {
  const results = algorithms.get(id);
  assert.ok(results);
  const file = algorithmFile(results);
  // Nothing is lost on the way into a file: no undefined, no NaN.
  assert.deepEqual(JSON.parse(JSON.stringify(file)), file);
  return file;
}

const near = (actual: number | null, expected: number) =>
  assert.ok(actual !== null && Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

for (const id of algorithms.keys()) {
  test(`${id}: lifts follow from their operands, means from their parts`, () => {
    for (const { configurations, pooled, leaderboard_id, groups } of fileOf(id).leaderboards) {
      for (const one of configurations) {
        const operands = one.derivation.operands;
        near(
          one.lift.value,
          operands.reduce(
            (sum, { coefficient, value }) => sum + (coefficient ?? Number.NaN) * (value ?? Number.NaN),
            0,
          ),
        );
        near(
          (one.lift.std ?? Number.NaN) ** 2,
          operands.reduce(
            (sum, { coefficient, std }) => sum + ((coefficient ?? Number.NaN) * (std ?? Number.NaN)) ** 2,
            0,
          ),
        );
        near(one.lift.value, (one.score.value ?? Number.NaN) - (one.baseline.value ?? Number.NaN));
        near(one.lift.value, one.by_group.reduce((sum, { lift }) => sum + lift, 0) / one.by_group.length);
        assert.ok(operands.every(({ source }) => source !== null && source.line > 0));
        assert.equal(one.by_group.length + one.left_out.length, groups.length);
        const { gained, lost, tied } = one.tasks;
        assert.equal(gained + lost + tied, one.test.n_tasks);
      }
      assert.ok(pooled, leaderboard_id);
      // Every leaderboard of the bundled repository has agents that cover all of its groups.
      const inMean = configurations.filter(({ in_mean }) => in_mean);
      assert.deepEqual(
        inMean,
        configurations.filter(({ coverage: [covered, of] }) => covered === of),
      );
      near(pooled.lift.value, inMean.reduce((sum, { lift }) => sum + (lift.value ?? Number.NaN), 0) / inMean.length);
      near(
        pooled.parts.reduce((sum, { weight }) => sum + weight, 0),
        inMean.length,
      );
      assert.equal(pooled.n_configurations, inMean.length);
    }
  });
}

test("null is missing, and the reason stands beside it in both languages", () => {
  const board = fileOf("gdpevo-self").leaderboards.find(({ leaderboard_id }) => leaderboard_id === "gdpevo-v1");
  const [first] = board?.configurations ?? [];
  assert.equal(first?.gap?.value, null);
  assert.deepEqual(first?.gap?.missing[0]?.reason, { code: "phase-not-run", en: "phase not run", zh: "未运行该阶段" });
  assert.equal(first?.curve, null);
});

test("text is what people see", () => {
  const board = fileOf("gdpevo-fewshot").leaderboards.find(({ leaderboard_id }) => leaderboard_id === "gdpevo-v1");
  const codex = board?.configurations.find(({ identity }) => identity.model_name === "gpt-5.5");
  assert.deepEqual([codex?.lift.text, codex?.lift.std_text, codex?.baseline.text], ["+18.19", "2.20", "46.72"]);
  assert.equal(codex?.test.verdict?.code, "better");
});
