/** Numbers of runs in the ranking column: what cancels leaves the tests as they are, what does not leaves nothing to test. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Board, buildBoard } from "../../../../src/leaderboard/board.ts";
import { evaluateRuns } from "../../../../src/leaderboard/packs/evaluate-runs.ts";
import { benchmark, definition, experiment } from "../../../support/board-records.ts";
import { pack, run, statedFigures } from "../../../support/run-records.ts";

const { evaluations } = evaluateRuns(
  new Map([["p", pack("p", [{ key: "acc" }])]]),
  new Map([["r", run("r", null, ["p"])]]),
  statedFigures({ "r/p": { metrics: { acc: [0.5, 0.01] } } }),
);
const figure = 'run("r").pack("p").primary';

function boardOf(value: string): Board {
  const scores = (base: number) =>
    [0, 2, 4].map((shift) => [1, 2, 3, 4, 5, 6, 7, 8].map((task) => base + shift + task));
  return buildBoard({
    definition: definition({ columns: [{ id: "score", title: "Score", value }] }),
    experiments: [
      experiment("lb/low", { model_name: "low" }, { test: { scores: scores(40) } }),
      experiment("lb/high", { model_name: "high" }, { test: { scores: scores(60) } }),
    ],
    benchmarks: [benchmark("b1")],
    evaluations,
  });
}

function compared(value: string) {
  const board = boardOf(value);
  const [first, second] = board.entries;
  assert.ok(first && second);
  return board.compare(first.id, second.id);
}

test("a run's number that all entries share leaves ranks, p-values and intervals as they are", () => {
  const [plain, shifted] = [compared("mean(test.score)"), compared(`mean(test.score) - 100 * ${figure}`)];
  // Eight tasks that all differ in one direction: 2 of 2^8 arrangements of signs.
  assert.equal(plain?.p, 2 / 256);
  assert.deepEqual([shifted?.p, shifted?.verdict, shifted?.difference], [plain?.p, plain?.verdict, plain?.difference]);
  assert.deepEqual(shifted?.interval, plain?.interval);
});

test("a run's number that only one entry draws on leaves nothing to test", () => {
  const comparison = compared(`mean(test.score) > 60 ? mean(test.score) + 10 * ${figure} : mean(test.score)`);
  assert.deepEqual([comparison?.p, comparison?.method, comparison?.verdict], [null, null, null]);
});

test("a column of runs alone ranks all entries alike and has no test", () => {
  const board = boardOf(figure);
  assert.deepEqual(
    board.entries.map(({ rank }) => rank),
    [1, 1],
  );
  assert.equal(compared(figure)?.p, null);
  assert.equal(board.tests, "none");
});
