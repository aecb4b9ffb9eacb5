import assert from "node:assert/strict";
import { test } from "node:test";
import { noSpread, scoreLine, scoreText } from "../../../src/views/score.ts";

test("a score stands with its spread, rounded once and half away from zero", () => {
  assert.equal(scoreLine(scoreText({ value: 72.345, std: 1.005, n: 3 }, "en")), "72.35 ± 1.01");
  assert.equal(scoreLine(scoreText({ value: 0, std: 0, n: 3 }, "en")), "0.00 ± 0.00");
});

test("one attempt has no spread, whatever is written", () => {
  assert.equal(scoreLine(scoreText({ value: 72.5, std: 1.8, n: 1 }, "en")), "72.50 n = 1");
  assert.equal(noSpread(1, { count: 6, of: 6 }, "zh"), "n = 1");
});

test("an unknown spread is named and counted, never 0", () => {
  assert.equal(scoreLine(scoreText({ value: 72.5, std: null, n: 3 }, "en")), "72.50 std unknown");
  assert.equal(noSpread(1, { count: 1, of: 6 }, "en"), "std unknown (1 of 6)");
  assert.equal(noSpread(3, { count: 1, of: 6 }, "zh"), "标准差未知（1 / 6）");
});

test("a missing score is a dash without a spread", () => {
  assert.deepEqual(scoreText({ value: null, std: 3, n: 3 }, "en"), { value: "—", missing: true, spread: null });
});
