/** Attempts against tasks: which way round, what is missing, what ended in an error, where each score stands. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Phase } from "../../../content-loaders/repository.ts";
import { matrixOrientation, phaseMatrix } from "../../../src/views/matrix.ts";
import type { Measure } from "../../../src/views/matrix-measures.ts";
import { experimentRecords, phaseRecords, shownOf } from "../../../src/views/phase-records.ts";
import type { RepositoryPlace } from "../../../src/views/source.ts";
import { traceUrl } from "../../../src/views/traces.ts";
import { benchmark, experiment, type PhaseInput } from "../../support/attempts.ts";

const none = new Map();

const nowhere = { url: null, prefix: "", commit: null };

function recordsOf(input: PhaseInput, repository: RepositoryPlace = nowhere) {
  const subject = experiment("one", { phases: { test: input } });
  return phaseRecords(subject, subject.phases[0] as Phase, { benchmarks: new Map(), repository, locale: "en" });
}

function matrix(input: PhaseInput, tasks: readonly string[] = [], measure: Measure = "score") {
  const subject = experiment("one", { phases: { test: input } });
  const benchmarks = new Map([["data-test", benchmark("data-test", tasks)]]);
  const built = phaseMatrix(subject, subject.phases[0] as Phase, benchmarks, "en", measure);
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
    rows.map(({ value }) => value),
    ["30.00", "70.00"],
  );
  assert.deepEqual([foot.cells, foot.value], [["40.0", "60.0"], "50.00"]);
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
    rows.map(({ value }) => value),
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
    rows.map(({ value }) => value),
    ["—", "50.00"],
  );
  assert.equal(foot.value, "—");
});

test("an error keeps its score, is marked with its reason, is counted, and is listed with the line of the reason", () => {
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
  const shown = recordsOf({ records });
  assert.equal(
    shown.errors,
    "3 of 4 records ended in an error (timeout: 2, sandbox died: 1). They count with their scores.",
  );
  assert.deepEqual(
    shown.errored.map(({ task, attempt, reason, score }) => [task.id, attempt, reason, score]),
    [
      ["a", "attempt-1", "timeout", "100.00"],
      ["a", "attempt-2", "sandbox died", "0.00"],
      ["b", "attempt-2", "timeout", "0.00"],
    ],
  );
  assert.equal(shown.errored[2]?.path, "/experiments/board/one/source/#test/attempt-2.yaml:11");
  const [row] = matrix({ records }).rows;
  assert.deepEqual(
    row?.cells.map(({ error, text }) => [error, text]),
    [
      ["timeout", "100"],
      [null, "0"],
    ],
  );
  assert.equal(row?.value, "50.00");
  assert.equal(row?.cells[0]?.title, "100.00; ended in an error: timeout");
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
  assert.equal(rows[0]?.value, "50.00");
  assert.equal(matrix({ records }, [], "cost").rows[0]?.value, "$0.75");
});

test("a phase without records has no table", () => {
  const subject = experiment("one", { phases: { test: {} } });
  assert.equal(phaseMatrix(subject, subject.phases[0] as Phase, none, "en"), null);
});

test("cost, time and tokens are summed over the tasks of an attempt and averaged over the attempts of a task", () => {
  const source = (task_id: string) => [{ benchmark_id: "data-test", task_id }];
  const used = (task: string, cost: number | null, seconds: number, input: number, output: number) => ({
    source: source(task),
    score: 50,
    cost,
    duration_ms: seconds * 1000,
    n_input_tokens: input,
    n_cache_tokens: 0,
    n_output_tokens: output,
  });
  const records = [
    [used("a", 0.1, 30, 900, 100), used("b", 0.3, 60, 1800, 200)],
    [used("a", 0.2, 50, 1900, 100), used("b", null, 90, 2700, 300)],
  ];
  const shown = (measure: Measure) => {
    const { rows, foot, unit } = matrix({ records }, ["a", "b"], measure);
    return [rows.map(({ cells }) => cells.map(({ text }) => text)), rows.map(({ value }) => value), foot, unit];
  };
  assert.deepEqual(shown("time"), [
    [
      ["30.0", "60.0"],
      ["50.0", "90.0"],
    ],
    ["90.0", "140.0"],
    { head: "mean", cells: ["40.0", "75.0"], value: "115.0" },
    "s",
  ]);
  assert.deepEqual(shown("tokens"), [
    [
      ["1,000", "2,000"],
      ["2,000", "3,000"],
    ],
    ["3,000", "5,000"],
    { head: "mean", cells: ["1,500", "2,500"], value: "4,000" },
    "tokens",
  ]);
  // What is not stated makes every sum it enters unknown, and is no 0.
  assert.deepEqual(shown("cost"), [
    [
      ["$0.10", "$0.30"],
      ["$0.20", "—"],
    ],
    ["$0.40", "—"],
    { head: "mean", cells: ["$0.15", "—"], value: "—" },
    "USD",
  ]);
});

test("a measure that no record states has no table", () => {
  assert.deepEqual(
    recordsOf({ scores: [{ a: 1 }] }).matrices.map(({ measure }) => measure),
    ["score"],
  );
});

test("a trace is a link only where it leads somewhere", () => {
  const place = { url: "https://host.example/repo", prefix: "data/", commit: "abc" };
  const url = (trace: string, repository: RepositoryPlace = place) => traceUrl(trace, { key: "board/one" }, repository);
  assert.equal(
    url("traces/attempt-1/CASE 1#a.jsonl"),
    "https://host.example/repo/blob/abc/data/experiments/board/one/traces/attempt-1/CASE%201%23a.jsonl",
  );
  assert.equal(
    url("experiments/board/one/traces/a.jsonl"),
    "https://host.example/repo/blob/abc/data/experiments/board/one/traces/a.jsonl",
  );
  assert.equal(url("traces/a.jsonl", nowhere), null);
  assert.equal(url("https://traces.example/a.jsonl", nowhere), "https://traces.example/a.jsonl");
  for (const trace of ["/etc/passwd", "../../other", "javascript:alert(1)", "ftp://host/a", "a\\b", "%2e%2e/x"]) {
    assert.equal(url(trace), null, trace);
  }
});

test("a page holds what there is room for, the test first; the rest has a page of its own and nothing is left out", () => {
  const scores = (tasks: number, attempts: number) =>
    Array.from({ length: attempts }, () =>
      Object.fromEntries(Array.from({ length: tasks }, (_, index) => [`t${index}`, 50])),
    );
  const shown = (phases: Readonly<Record<string, PhaseInput>>) => {
    const subject = experiment("one", { phases });
    const context = { benchmarks: new Map(), repository: nowhere, locale: "en" } as const;
    return [
      [...shownOf(subject)].map(([{ name }, kind]) => [name, kind]),
      experimentRecords(subject, context).map(({ page, matrices }) => [page, matrices.length]),
    ];
  };
  const small = { scores: scores(5, 3) };
  assert.deepEqual(shown({ "train-1": small, test: small }), [
    [
      ["test", "all"],
      ["train-1", "all"],
    ],
    [
      [null, 1],
      [null, 1],
    ],
  ]);
  const phases = "/experiments/board/one/phases";
  assert.deepEqual(
    shown({ "train-1": { scores: scores(100, 10) }, "val-1": small, test: { scores: scores(100, 10) } }),
    [
      [
        ["test", "score"],
        ["train-1", "link"],
        ["val-1", "all"],
      ],
      [
        [`${phases}/test/`, 1],
        [`${phases}/train-1/`, 0],
        [null, 1],
      ],
    ],
  );
  assert.deepEqual(shown({ test: { scores: scores(300, 10) } }), [[["test", "link"]], [[`${phases}/test/`, 0]]]);
});
