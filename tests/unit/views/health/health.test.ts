/** What the pages on the state of the data say of a repository with known faults. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Problem } from "../../../../content-loaders/problem.ts";
import { buildCatalog } from "../../../../src/leaderboard/catalog.ts";
import { healthView } from "../../../../src/views/health/health.ts";
import { pageCount, pageSize, ruleProblemsView } from "../../../../src/views/health/rule-problems.ts";
import { problemsFile } from "../../../../src/views/json/problems-file.ts";
import { benchmark, experiment } from "../../../support/board-records.ts";
import { pack, run } from "../../../support/run-records.ts";

const nowhere = { url: null, prefix: "", commit: null };
const hosted = { url: "https://example.org/data", prefix: "sub/", commit: "abc" };

function found(file: string, code: string, severity: Problem["severity"], line = 3): Problem {
  const text = { en: `${code} in ${file}`, zh: `${file} 有 ${code}` };
  return { file, line, column: 1, path: "cost", code, severity, message: text, fix: text };
}

const phase = { test: { score_mean: 50, score_std: 1 } };

const catalog = buildCatalog({
  benchmarks: [benchmark("b1")],
  experiments: [experiment("lb/a", {}, phase), experiment("lb/on-out", { test_data: ["out"] }, phase)],
  leaderboards: [],
  leftOut: [
    { kind: "benchmark", id: "out", path: "packages/out", meta: null },
    { kind: "experiment", id: "lb/bad", path: "experiments/lb/bad", meta: experiment("lb/bad", {}, phase).meta.fields },
  ],
  drafts: ["experiments/lb/draft"],
  problems: [
    ...Array.from({ length: 7 }, (_, index) => found("experiments/lb/bad/meta_info.yaml", "E-X", "error", index + 1)),
    found("data/out/README.md", "E-Y", "error"),
    found("experiments/lb/a/test/summary.yaml", "W-SUMMARY-COST", "warning"),
    found("experiments/lb/a/meta_info.yaml", "W-NULL", "warning"),
    found("experiments/lb/draft/meta_info.yaml", "E-SECRET", "error"),
    found("experiments/lb/draftier/meta_info.yaml", "I-NOTE", "info"),
  ],
});

test("items left out: why, and what they are missing from", () => {
  const { leftOut } = healthView(catalog, nowhere, "en");
  const [data, run] = leftOut;
  assert.deepEqual(
    [data?.kind, data?.id, data?.reasons.map(({ place }) => place.text), data?.more],
    ["benchmark", "out", ["data/out/README.md:3"], 0],
  );
  assert.deepEqual(
    data?.dependents?.items.map(({ id }) => id),
    ["lb/on-out"],
  );
  assert.deepEqual([run?.id, run?.reasons.length, run?.more], ["lb/bad", 5, 2]);
  assert.deepEqual(
    run?.leaderboards.map(({ path }) => path),
    ["/leaderboards/lb/"],
  );
});

test("a pack that is left out is missing from the runs evaluated by it, a run from those that have it as their base", () => {
  const withPacks = buildCatalog({
    benchmarks: [],
    experiments: [],
    leaderboards: [],
    packs: [pack("here", [{ key: "k" }])],
    runs: [run("one", "gone", ["here", "out"]), run("two", null, ["here"])],
    leftOut: [
      { kind: "pack", id: "out", path: "packs/out", meta: null },
      { kind: "run", id: "gone", path: "runs/gone", meta: null },
    ],
    problems: [
      found("packs/here/benchmark.yaml", "W-A", "warning"),
      found("packs/out/benchmark.yaml", "E-A", "error"),
      found("runs/gone/here/scores.json", "E-B", "error"),
      found("runs/one/run.yaml", "W-B", "warning"),
      found("runs/one/here/notes.json", "W-C", "warning"),
    ],
  });
  const { leftOut } = healthView(withPacks, nowhere, "en");
  assert.deepEqual(
    leftOut.map(({ kind, id, reasons, dependents }) => [kind, id, reasons.map(({ code }) => code), dependents?.title]),
    [
      ["pack", "out", ["E-A"], "One run was evaluated by it"],
      ["run", "gone", ["E-B"], "It is the base of one run"],
    ],
  );
  assert.deepEqual(leftOut[0]?.dependents?.items, [{ id: "one", path: "/runs/one/" }]);
  const pathOf = (code: string) =>
    ruleProblemsView(
      withPacks.problems.filter((one) => one.code === code),
      1,
      withPacks,
      nowhere,
      "en",
    ).rows[0]?.place.path;
  assert.equal(pathOf("W-A"), "/packs/here/source/#benchmark.yaml:3");
  assert.equal(pathOf("W-B"), "/runs/one/source/#run.yaml:3");
  assert.equal(pathOf("W-C"), null);
  assert.equal(pathOf("E-A"), null);
});

test("rules by severity; a draft's problems are nowhere in the output", () => {
  const view = healthView(catalog, nowhere, "zh");
  assert.deepEqual(
    view.rules.map(({ code, count, files }) => [code, count, files]),
    [
      ["E-X", "7", "1"],
      ["E-Y", "1", "1"],
      ["W-NULL", "1", "1"],
      ["W-SUMMARY-COST", "1", "1"],
      ["I-NOTE", "1", "1"],
    ],
  );
  assert.doesNotMatch(JSON.stringify([view, problemsFile(catalog)]), /SECRET|lb\/draft\//);
  assert.deepEqual(
    catalog.draftProblems.map(({ code }) => code),
    ["E-SECRET"],
  );
});

test("discrepancies are told apart, with the line on the source page and at the commit", () => {
  const [one, ...others] = healthView(catalog, hosted, "en").discrepancies;
  assert.deepEqual(others, []);
  assert.deepEqual(one?.experiment, { key: "lb/a", path: "/experiments/lb/a/" });
  assert.deepEqual(one?.place, {
    text: "experiments/lb/a/test/summary.yaml:3",
    path: "/experiments/lb/a/source/#test/summary.yaml:3",
    url: "https://example.org/data/blob/abc/sub/experiments/lb/a/test/summary.yaml#L3",
  });
  const file = problemsFile(catalog);
  assert.deepEqual(
    file.problems.filter(({ discrepancy }) => discrepancy).map(({ code }) => code),
    ["W-SUMMARY-COST"],
  );
  assert.deepEqual(file.left_out[1], { kind: "experiment", id: "lb/bad", path: "experiments/lb/bad" });
});

test("a rule's problems come a page at a time, none twice and none left out", () => {
  const many = Array.from({ length: pageSize * 2 + 1 }, (_, index) =>
    found("leaderboards/x.yaml", "W-Z", "warning", index + 1),
  );
  assert.equal(pageCount(many), 3);
  const pages = [1, 2, 3].map((number) => ruleProblemsView(many, number, catalog, nowhere, "en"));
  assert.deepEqual(
    pages.flatMap(({ rows }) => rows.map(({ place }) => place.text)),
    many.map(({ file, line }) => `${file}:${line}`),
  );
  assert.deepEqual(
    pages[2]?.pages.map(({ path, current }) => [path, current]),
    [
      ["/data-health/w-z/", false],
      ["/data-health/w-z/2/", false],
      ["/data-health/w-z/3/", true],
    ],
  );
});
