/** Steps of the blue scale, and ids for the heads of its columns. */
import assert from "node:assert/strict";
import test from "node:test";
import { heatStep, scoreRange } from "../../../src/views/heat.ts";
import { shortIds } from "../../../src/views/short-ids.ts";

test("eight equal steps from 0 to 100; the top belongs to the last", () => {
  const range = scoreRange([0, 55, 100]);
  assert.deepEqual(
    [0, 12.4, 12.5, 49.9, 50, 87.4, 87.5, 100].map((score) => heatStep(score, range)),
    [0, 0, 1, 3, 4, 6, 7, 7],
  );
});

test("scores of 0 to 1 have their own scale; all zeros do not; scores beyond 100 or below 0 widen it", () => {
  assert.deepEqual(scoreRange([0, 1, 0.4]), { low: 0, high: 1 });
  assert.deepEqual(scoreRange([0, 0]), { low: 0, high: 100 });
  assert.deepEqual(scoreRange([-20, 130]), { low: -20, high: 130 });
  assert.deepEqual(scoreRange([]), { low: 0, high: 100 });
});

test("ids are cut to their number where that tells them apart", () => {
  assert.deepEqual([...shortIds(["CASE-001-a", "CASE-002-a"], 3).values()], ["001", "002"]);
  assert.deepEqual([...shortIds(["a-1-x", "b-1-y"], 3).values()], ["a-1-x", "b-1-y"]);
  assert.deepEqual([...shortIds(["test_001", "test_002"], 8).values()], ["test_001", "test_002"]);
});
