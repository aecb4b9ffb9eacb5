/** Attempts against tasks: which way round, what is missing, what ended in an error, where each score stands. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Phase } from "../../../content-loaders/repository.ts";
import { matrixOrientation, phaseMatrix } from "../../../src/views/matrix.ts";
import { benchmark, experiment, type PhaseInput } from "../../support/attempts.ts";

const none = new Map();

function matrix(input: PhaseInput, tasks: readonly string[] = []) {
  const subject = experiment("one", { phases: { test: input } });
  const benchmarks = new Map([["data-test", benchmark("data-test", tasks)]]);
  const built = phaseMatrix(subject, subject.phases[0] as Phase, benchmarks, "en");
  assert.ok(built);
  return built;
}

test("few tasks stand beside each other, many below each other unless there are more attempts", () => {
  assert.equal(matrixOrientation(5, 3), "attempts");
  assert.equal(matrixOrientation(6, 3), "attempts");
  assert.equal(matrixOrientation(10, 3), "tasks");
  assert.equal(matrixOrientation(10, 12), "attempts");
  assert.equal(matrixOrientation(1, 1), "attempts");
});

test("attempts as rows: cells in the order of the tasks, the attempt's mean at the end, task means below", () => {
  const { orientation, columns, rows, foot } = matrix(
    {
      scores: [
        { b: 40, a: 20 },
        { a: 60, b: 80 },
      ],
    },
    ["a", "b"],
  );
  assert.equal(orientation, "attempts");
  assert.deepEqual(
    columns.map(({ id }) => id),
    ["a", "b"],
  );
  assert.deepEqual(
    rows.map(({ cells }) => cells.map(({ text }) => text)),
    [
      ["20", "40"],
      ["60", "80"],
    ],
  );
  assert.deepEqual(
    rows.map(({ score }) => score),
    ["30.00", "70.00"],
  );
  assert.deepEqual([foot.cells, foot.score], [["40.0", "60.0"], "50.00"]);
});

test("tasks as rows: the same numbers the other way round", () => {
  const ids = ["t1", "t2", "t3", "t4", "t5", "t6", "t7"];
  const scores = [0, 100].map((score) => Object.fromEntries(ids.map((id) => [id, score])));
  const { orientation, columns, rows, foot } = matrix({ scores }, ids);
  assert.equal(orientation, "tasks");
  assert.deepEqual(
    columns.map(({ id }) => id),
    ["attempt-1", "attempt-2"],
  );
  assert.deepEqual(
    rows[6]?.cells.map(({ text, step }) => [text, step]),
    [
      ["0", 0],
      ["100", 7],
    ],
  );
  assert.deepEqual(
    rows.map(({ score }) => score),
    Array(7).fill("50.0"),
  );
  assert.deepEqual(foot.cells, ["0.00", "100.00"]);
});

test("a score leads to its own line", () => {
  const { rows } = matrix({ scores: [{ a: 20, b: 40 }] });
  assert.deepEqual(
    rows[0]?.cells.map(({ path }) => path),
    ["/experiments/board/one/source/#test/attempt-1.yaml:6", "/experiments/board/one/source/#test/attempt-1.yaml:16"],
  );
  assert.equal(rows[0]?.path, "/experiments/board/one/source/#test/attempt-1.yaml:1");
});

test("a stated null and an absent record are both missing, each with its reason, and a true 0 is a number", () => {
  const { rows, foot } = matrix({ scores: [{ a: 0, b: null }, { a: 50 }] });
  const [first, second] = rows.map(({ cells }) => cells.map(({ text, step, title }) => [text, step, title]));
  assert.deepEqual(first, [
    ["0", 0, "0.00"],
    ["—", null, "the source does not say"],
  ]);
  assert.deepEqual(second, [
    ["50", 4, "50.00"],
    ["—", null, "no record"],
  ]);
  assert.deepEqual(
    rows.map(({ score }) => score),
    ["—", "50.00"],
  );
  assert.equal(foot.score, "—");
});

test("an error keeps its score, is marked with its reason, and is counted", () => {
  const source = (task_id: string) => [{ benchmark_id: "data-test", task_id }];
  const records = [
    [
      { source: source("a"), score: 100, error_reason: "timeout" },
      { source: source("b"), score: 0, error_reason: "" },
    ],
    [
      { source: source("a"), score: 0, error_reason: "sandbox died" },
      { source: source("b"), score: 0, error_reason: "timeout" },
    ],
  ];
  const { rows, errors, errorCount } = matrix({ records });
  assert.equal(errorCount, 3);
  assert.equal(errors, "3 of 4 records ended in an error (timeout: 2, sandbox died: 1). They count with their scores.");
  assert.deepEqual(
    rows[0]?.cells.map(({ error, text }) => [error, text]),
    [
      ["timeout", "100"],
      [null, "0"],
    ],
  );
  assert.equal(rows[0]?.score, "50.00");
  assert.equal(rows[0]?.cells[0]?.title, "100.00; ended in an error: timeout");
});

test("a record of several tasks is one column and weighs as many tasks as it names", () => {
  const source = (...ids: readonly string[]) => ids.map((task_id) => ({ benchmark_id: "data-test", task_id }));
  const records = [
    [
      { source: source("a", "b", "c"), score: 40, cost: 0.5 },
      { source: source("d"), score: 80, cost: 0.25 },
    ],
  ];
  const { columns, rows } = matrix({ records }, ["a", "b", "c", "d"]);
  assert.deepEqual(
    columns.map(({ id, title }) => [id, title]),
    [
      ["3 tasks as one", "a, b, c"],
      ["d", "Title of d"],
    ],
  );
  assert.equal(rows[0]?.score, "50.00");
  assert.equal(rows[0]?.cost, "$0.75");
});

test("a phase without records has no table", () => {
  const subject = experiment("one", { phases: { test: {} } });
  assert.equal(phaseMatrix(subject, subject.phases[0] as Phase, none, "en"), null);
});
