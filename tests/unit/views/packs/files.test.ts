/** The data files of packs and runs, read back by another reader. */
import assert from "node:assert/strict";
import test from "node:test";
import { csvParse } from "d3-dsv";
import { buildCatalog, type Catalog } from "../../../../src/leaderboard/catalog.ts";
import { evaluateRuns } from "../../../../src/leaderboard/packs/evaluate-runs.ts";
import { matrixFile } from "../../../../src/views/json/matrix-file.ts";
import { packFile } from "../../../../src/views/json/pack-file.ts";
import { runFile } from "../../../../src/views/json/run-file.ts";
import { matrixCsv } from "../../../../src/views/packs/matrix-csv.ts";
import { packResultsCsv } from "../../../../src/views/packs/results-csv.ts";
import { pack, run, statedFigures } from "../../../support/run-records.ts";

const key = "exact_match,strict-match";
const packs = [
  pack("gsm8k", [{ key, label: "=Strict" }]),
  pack("mmlu", [{ key: "acc" }], { suites: ["a", "b"] }),
  pack("toxic", [{ key: "rate", direction: "lower" }], { runner: "safety", rubric: "team/policy" }),
];
const runs = [
  run("base", null, ["gsm8k", "mmlu", "toxic"]),
  run("next", "base", ["gsm8k", "toxic"], { synthetic: true }),
  run("old", "base", ["gsm8k"]),
  run("rig", "base", ["gsm8k"]),
  run("gone", "base", ["gsm8k"], { status: "withdrawn", withdrawn_reason: "wrong" }),
];
const figuresOf = statedFigures({
  "base/gsm8k": { metrics: { [key]: [0.5, 0.01, 1319] }, versions: [{ suite: "gsm8k", version: "3.0" }] },
  "next/gsm8k": {
    metrics: { [key]: [0.123456789012345, 0.01, 1319] },
    versions: [{ suite: "gsm8k", version: "3.0" }],
  },
  "old/gsm8k": { metrics: { [key]: [0.4, 0.01, 1319] }, versions: [{ suite: "gsm8k", version: "2.0" }] },
  "rig/gsm8k": { metrics: { [key]: [0.7] }, source: "external" },
  "gone/gsm8k": { metrics: { [key]: [0.99] } },
  "base/mmlu": {
    metrics: { acc: [0.6] },
    made: "mean",
    versions: [
      { suite: "a", version: "1" },
      { suite: "b", version: "2" },
    ],
  },
  "base/toxic": { metrics: { rate: [0.2, 0.02] }, source: "platform" },
  "next/toxic": { metrics: { rate: [0.19, 0.02] }, source: "platform" },
});
const empty = buildCatalog({ benchmarks: [], experiments: [], leaderboards: [], packs, runs, problems: [] });
const catalog: Catalog = { ...empty, ...evaluateRuns(empty.packs, empty.runs, figuresOf) };

function rowsOf(text: string) {
  assert.ok(text.startsWith("\ufeff") && text.endsWith("\r\n"));
  return csvParse(text.slice(1));
}

test("the matrix has a row for each published run; a number that is not there is empty, one from elsewhere says so", () => {
  const rows = rowsOf(matrixCsv(catalog));
  assert.deepEqual(
    rows.map((row) => [
      row.run,
      row[`gsm8k/${key}`],
      row[`gsm8k/${key} stderr`],
      row["gsm8k scored by"],
      row["gsm8k as declared"],
      row["gsm8k suite version"],
      row["mmlu/acc"],
      row["mmlu scored by"],
    ]),
    [
      ["base", "0.5", "0.01", "lm-eval", "true", "3.0", "0.6", "lm-eval"],
      ["next", "0.123456789012345", "0.01", "lm-eval", "true", "3.0", "", ""],
      ["old", "0.4", "0.01", "lm-eval", "true", "2.0", "", ""],
      ["rig", "0.7", "", "external", "true", "", "", ""],
    ],
  );
  assert.equal(rows.columns.length, 7 + 3 * 5);
});

test("the long form has every number with its line, its change and its marks, suites included", () => {
  const rows = rowsOf(packResultsCsv(catalog));
  assert.equal(rows.length, 4 + 3 + 2);
  const [base, next, old, rig] = rows;
  // 0.123456789012345 - 0.5, over sqrt(2) / 100: 26.6 errors.
  assert.equal(Number(next?.difference), 0.123456789012345 - 0.5);
  assert.ok(Math.abs(Number(next?.difference_se) - Math.SQRT2 / 100) < 1e-15);
  assert.deepEqual([next?.decision, next?.value_text, next?.synthetic], ["regressed", "12.3\u00a0%", "true"]);
  assert.deepEqual([next?.file, next?.line], ["runs/next/gsm8k/results.json", "10"]);
  assert.equal(base?.label, "'=Strict");
  assert.deepEqual([base?.not_compared, base?.difference, base?.decision], ["no-base", "", ""]);
  assert.deepEqual(
    [old?.suite_version, old?.not_compared, old?.difference, old?.value],
    ["2.0", "different-versions", "", "0.4"],
  );
  assert.deepEqual([rig?.external, rig?.scored_by, rig?.not_compared], ["true", "external", "different-source"]);
  assert.deepEqual(
    rows.filter((row) => row.pack === "mmlu").map((row) => [row.suite, row.made, row.value, row.suite_version]),
    [
      ["", "mean", "0.6", "1 (a), 2 (b)"],
      ["a", "suite", "0.6", "1"],
      ["b", "suite", "0.6", "2"],
    ],
  );
  const toxic = rows.filter((row) => row.pack === "toxic");
  // A third of an error decides nothing, although less is better.
  assert.deepEqual(
    toxic.map((row) => [row.run, row.rubric, row.decision]),
    [
      ["base", "team/policy", ""],
      ["next", "team/policy", "undecided"],
    ],
  );
});

test("JSON says of each number what the pages say", () => {
  const { packs: declared, runs: listed } = matrixFile(catalog);
  assert.deepEqual(
    declared.map(({ pack_id, metrics }) => [pack_id, metrics.filter(({ primary }) => primary).length]),
    [
      ["gsm8k", 1],
      ["mmlu", 1],
      ["toxic", 1],
    ],
  );
  assert.deepEqual(
    listed.map(({ run_id, results }) => [run_id, Object.keys(results)]),
    [
      ["base", ["gsm8k", "mmlu", "toxic"]],
      ["next", ["gsm8k", "toxic"]],
      ["old", ["gsm8k"]],
      ["rig", ["gsm8k"]],
    ],
  );
  const old = listed[2]?.results.gsm8k;
  assert.deepEqual([old?.versions, old?.metrics[key]?.change], [{ gsm8k: "2.0" }, null]);
  assert.deepEqual(old?.metrics[key]?.not_compared, {
    code: "different-versions",
    en: "not compared: the base run base was evaluated on another version of the suite",
    zh: "未作比较：对照运行 base 所用评测集的版本不同",
  });
  const rig = listed[3]?.results.gsm8k;
  assert.deepEqual([rig?.external, rig?.scored_by, rig?.metrics[key]?.change], [true, "external", null]);
  assert.equal(rig?.metrics[key]?.not_compared?.code, "different-source");
  assert.ok(listed[0]?.results.mmlu?.metrics.acc && !("suites" in listed[0].results.mmlu.metrics.acc));
  assert.deepEqual(
    runFile(runs[0] ?? assert.fail(), catalog).packs.mmlu?.metrics.acc?.suites.map(({ suite }) => suite),
    ["a", "b"],
  );
  const own = runFile(runs[1] ?? assert.fail(), catalog).packs.gsm8k?.metrics[key];
  assert.deepEqual([own?.value, own?.text, own?.change?.decision], [0.123456789012345, "12.3\u00a0%", "regressed"]);
  assert.deepEqual(own?.source, { file: "runs/next/gsm8k/results.json", line: 10, field: `results.gsm8k.${key}` });
});

test("a withdrawn run keeps its own file and is in no other", () => {
  assert.equal(runFile(runs[4] ?? assert.fail(), catalog).packs.gsm8k?.metrics[key]?.value, 0.99);
  const [gsm8k] = packs;
  const others = [JSON.stringify(matrixFile(catalog)), packResultsCsv(catalog), matrixCsv(catalog)];
  for (const text of [...others, JSON.stringify(packFile(gsm8k ?? assert.fail(), catalog))]) {
    assert.doesNotMatch(text, /gone|0\.99/);
  }
});
