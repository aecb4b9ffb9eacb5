/** What makes a comparison unfair is told; what one wants to compare is not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ExperimentMeta } from "../../../../content-loaders/schema/experiment.ts";
import { compareSettingRows, unfairness } from "../../../../src/views/compare/fairness.ts";
import { benchmark } from "../../../support/board-records.ts";
import { compareFiles } from "../../../support/compare-board.ts";

const phases = { test: { scores: [[1, 2, 3]] } };

function entries(...metas: readonly Partial<ExperimentMeta>[]) {
  const models = metas.map((_, index) => `m${index}`);
  const files = compareFiles(
    metas.map((meta, index) => ({ model: models[index] ?? "", meta, phases })),
    {},
    "en",
    [benchmark("b1", { last_update: "2026-06-01T00:00:00Z", version: "2.0.0" })],
  );
  return models.map(files.entry);
}

const warnings = (...metas: readonly Partial<ExperimentMeta>[]) => unfairness(entries(...metas));

test("model, provider and algorithm are what is compared", () => {
  assert.deepEqual(warnings({}, { model_provider: "other", algorithm: "grow" }), []);
});

test("harness, version, thinking level and settings of the harness make it unfair, each with who has what", () => {
  assert.deepEqual(warnings({ harness_name: "X" }, { harness_name: "Y" }, { harness_name: "X" }), [
    {
      kind: "setting",
      concern: "harness",
      term: "Harness",
      parties: [
        { text: "X", letters: ["A", "C"] },
        { text: "Y", letters: ["B"] },
      ],
    },
  ]);
  const concerns = (...metas: readonly Partial<ExperimentMeta>[]) =>
    warnings(...metas).map((warning) =>
      warning.kind === "setting" ? `${warning.concern} ${warning.term}` : warning.kind,
    );
  assert.deepEqual(concerns({ harness_version: "1.0.0" }, { harness_version: "1.0.1" }), [
    "harness-version Harness version",
  ]);
  assert.deepEqual(concerns({ harness_version: "1.0.0" }, { harness_version: null }), [
    "harness-version Harness version",
  ]);
  assert.deepEqual(concerns({ thinking_level: "high" }, { thinking_level: "max" }), ["thinking-level Thinking level"]);
  assert.deepEqual(
    concerns({ harness_setting: { budget: { usd: 5 } } }, { harness_setting: { budget: { usd: 10 } } }),
    ["harness-setting budget.usd"],
  );
});

test("made-up figures beside measured ones are told, among themselves they are not", () => {
  assert.deepEqual(warnings({ synthetic: true }, {}), [{ kind: "synthetic", letters: ["A"] }]);
  assert.deepEqual(warnings({ synthetic: true }, { synthetic: true }), []);
});

test("different versions of a benchmark are told, stated or known from the dates", () => {
  const [warning] = warnings(
    { benchmark_versions: { b1: "1.0.0" } },
    { benchmark_versions: { b1: "2.0.0" } },
    { submit_time: "2026-05-01T00:00:00Z" },
  );
  assert.deepEqual(warning, {
    kind: "versions",
    benchmarks: ["b1"],
    parties: [
      { text: "1.0.0", letters: ["A"] },
      { text: "2.0.0", letters: ["B"] },
      { text: null, letters: ["C"] },
    ],
  });
});

test("settings that differ, that agree, that nobody states", () => {
  const { differing, same, unstated } = compareSettingRows(
    entries({ harness_version: null, thinking_level: "low" }, { harness_version: null, thinking_level: "max" }),
  );
  assert.deepEqual(
    differing.map(({ term, values }) => [term, ...values.map(({ text, differs }) => [text, differs])]),
    [
      ["Model", ["m0", false], ["m1", true]],
      ["Thinking level", ["low", false], ["max", true]],
    ],
  );
  assert.ok(same.some(({ term, values }) => term === "Harness" && values[0]?.text === "H"));
  assert.ok(unstated.includes("Harness version"));
});

test("what differs from group to group is compared on the groups of both", () => {
  const run = (model: string, on: string, training: string) => ({
    model,
    on,
    meta: { algorithm: "grow", training_data: [training] },
    phases,
  });
  const files = compareFiles([
    run("m", "b1", "t1"),
    run("m", "b2", "t2"),
    run("like", "b1", "t1"),
    run("unlike", "b1", "t2"),
    run("unlike", "b2", "t2"),
  ]);
  const differs = (other: string) =>
    compareSettingRows([files.entry("m"), files.entry(other)])
      .differing.map(({ term }) => term)
      .includes("Training data");
  assert.deepEqual([differs("like"), differs("unlike")], [false, true]);
});

test("values have the leaderboard's own names, and are told apart by what the data says", () => {
  const run = (model: string, harness: string) => ({ model, meta: { harness_name: harness }, phases });
  const display = { harness_name: { h1: { en: "Harness One", zh: "一号" }, h2: { en: "Harness One", zh: "一号" } } };
  const files = compareFiles([run("a", "h1"), run("b", "h3"), run("c", "h2")], { display }, "zh");
  const of = (...models: readonly string[]) => compareSettingRows(models.map(files.entry)).differing[0]?.values;
  assert.deepEqual(
    of("a", "b")?.map(({ text, name, differs }) => [text, name, differs]),
    [
      ["h1", "一号", false],
      ["h3", null, true],
    ],
  );
  const parties = (...models: readonly string[]) =>
    unfairness(models.map(files.entry)).flatMap((warning) =>
      warning.kind === "setting" ? warning.parties.map(({ text }) => text) : [],
    );
  assert.deepEqual(parties("a", "b"), ["一号", "h3"]);
  // One name for two values would hide what differs.
  assert.deepEqual(parties("a", "c"), ["h1", "h2"]);
});
