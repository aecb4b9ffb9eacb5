/** What is made up is said of everything that stands on it. */
import assert from "node:assert/strict";
import test from "node:test";
import { isSyntheticExperiment } from "../../../src/views/synthetic.ts";
import { benchmark, experiment } from "../../support/attempts.ts";

const phases = { test: { scores: [{ a: 50 }], summary: { score_mean: 50 } } };

test("an experiment is synthetic by itself or by its test data", () => {
  const measured = new Map([["data-test", benchmark("data-test", ["a"])]]);
  const made = new Map([["data-test", benchmark("data-test", ["a"], { synthetic: true })]]);
  assert.equal(isSyntheticExperiment(experiment("one", { phases }), measured), false);
  assert.equal(isSyntheticExperiment(experiment("one", { phases }), made), true);
  assert.equal(isSyntheticExperiment(experiment("one", { phases, meta: { synthetic: true } }), measured), true);
});
