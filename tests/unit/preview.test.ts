/** Which pages the preview of a change has. */
import assert from "node:assert/strict";
import test from "node:test";
import { buildCatalog } from "../../src/leaderboard/catalog.ts";
import { buildScope, scopeOfChange } from "../../src/preview.ts";
import { benchmark, experiment } from "../support/board-records.ts";
import { run } from "../support/run-records.ts";

const phase = { test: { score_mean: 50, score_std: 1 } };
const catalog = buildCatalog({
  benchmarks: [benchmark("b1"), benchmark("b2")],
  experiments: [
    experiment("one/a", { model_name: "A" }, phase),
    experiment("one/b", { model_name: "B" }, phase),
    experiment("two/c", { test_data: ["b2"] }, phase),
  ],
  leaderboards: [],
  problems: [],
});

function pagesOf(...changed: readonly string[]) {
  const scope = scopeOfChange("abc", new Set(changed));
  return {
    experiments: [...catalog.experiments.values()].filter(scope.experiment).map(({ key }) => key),
    benchmarks: [...catalog.benchmarks.values()].filter(scope.benchmark).map(({ id }) => id),
    leaderboards: [...catalog.leaderboards.values()].filter(scope.leaderboard).map(({ leaderboard }) => leaderboard.id),
    entries: [...catalog.leaderboards.values()].flatMap(({ board }) =>
      board.entries.filter(scope.entry).map(({ id }) => id),
    ),
  };
}

test("a changed experiment brings its page, its leaderboard and its entry", () => {
  assert.deepEqual(pagesOf("experiments/one/a"), {
    experiments: ["one/a"],
    benchmarks: [],
    leaderboards: ["one"],
    entries: ["a"],
  });
});

test("a changed benchmark brings the leaderboards that test on it, a changed definition its own", () => {
  assert.deepEqual(pagesOf("packages/b2"), { experiments: [], benchmarks: ["b2"], leaderboards: ["two"], entries: [] });
  assert.deepEqual(pagesOf("leaderboards/one.yaml").leaderboards, ["one"]);
  assert.deepEqual(pagesOf("experiments/one"), { experiments: [], benchmarks: [], leaderboards: [], entries: [] });
});

test("a changed pack brings its runs, a changed run those that are compared with it", () => {
  const scope = scopeOfChange("abc", new Set(["packs/gsm8k", "runs/base"]));
  assert.deepEqual([scope.pack({ id: "gsm8k" }), scope.pack({ id: "mmlu" })], [true, false]);
  const changed = [run("base", null, []), run("next", "base", ["mmlu"]), run("other", null, ["gsm8k"])];
  assert.deepEqual([...changed, run("far", "next", ["mmlu"])].map(scope.run), [true, true, true, false]);
});

test("without a revision all is built", async () => {
  const scope = await buildScope();
  assert.equal(scope.since, null);
  assert.ok(scope.experiment({ key: "any/thing" }) && scope.benchmark({ id: "any" }));
});
