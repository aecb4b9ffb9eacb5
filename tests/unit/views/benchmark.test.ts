/** Data sets: who belongs together, what is hard, whose results count. */
import assert from "node:assert/strict";
import test from "node:test";
import { buildCatalog } from "../../../src/leaderboard/catalog.ts";
import { benchmarkView } from "../../../src/views/benchmark.ts";
import { partnersOf } from "../../../src/views/benchmark-partners.ts";
import { benchmarksView } from "../../../src/views/benchmarks.ts";
import { experimentsView } from "../../../src/views/experiments.ts";
import { taskView } from "../../../src/views/task.ts";
import { benchmark, type ExperimentInput, experiment, type Scores } from "../../support/attempts.ts";

const tested = (mean: number | null, scores: readonly Scores[], input: ExperimentInput = {}): ExperimentInput => ({
  ...input,
  phases: { test: { scores, summary: { score_mean: mean, score_std: 1 } } },
});

function catalogOf(
  benchmarks: Parameters<typeof buildCatalog>[0]["benchmarks"],
  experiments: Parameters<typeof buildCatalog>[0]["experiments"],
) {
  return buildCatalog({ benchmarks, experiments, leaderboards: [], problems: [] });
}

const data = benchmark("data-test", ["easy", "hard"]);
const catalog = catalogOf(
  [data, benchmark("data-train", ["t"]), benchmark("other-test", ["o"])],
  [
    experiment("low", tested(40, [{ easy: 70, hard: 10 }])),
    experiment(
      "high",
      tested(
        60,
        [
          { easy: 100, hard: 20 },
          { easy: 90, hard: 30 },
        ],
        { meta: { algorithm: "self" } },
      ),
    ),
    experiment(
      "gone",
      tested(99, [{ easy: 99, hard: 99 }], { meta: { status: "withdrawn", withdrawn_reason: "Wrong." } }),
    ),
    experiment("both", tested(80, [{ easy: 80, hard: 80 }], { meta: { test_data: ["data-test", "other-test"] } })),
    experiment("silent", tested(null, [{ easy: null, hard: null }])),
  ],
);

test("experiments stand from high to low, joint ones after them, withdrawn ones in no row", () => {
  const { matrix, withdrawnExperiments } = benchmarkView(data, catalog, "en");
  assert.deepEqual(
    matrix?.rows.map(({ id }) => id),
    ["high", "low", "silent", "both"],
  );
  assert.deepEqual(
    matrix?.rows.map(({ jointWith }) => jointWith.length),
    [0, 0, 0, 1],
  );
  assert.deepEqual(
    withdrawnExperiments.map(({ id }) => id),
    ["gone"],
  );
});

test("tasks stand from easy to hard; a cell is the mean over the attempts", () => {
  const { matrix, finding } = benchmarkView(data, catalog, "en");
  assert.deepEqual(
    matrix?.columns.map(({ id }) => id),
    ["easy", "hard"],
  );
  assert.deepEqual(
    matrix?.rows[0]?.cells.map(({ text }) => text),
    ["95", "25"],
  );
  // easy: 70, 95, 80; hard: 10, 25, 80.
  assert.match(
    finding.map(({ text }) => text).join(""),
    /^hard is the hardest: .* 38\.3 points on it, against 81\.7 on easy\.$/,
  );
});

test("a score that is not stated leaves a hatched cell and a dash, never a 0", () => {
  const row = benchmarkView(data, catalog, "en").matrix?.rows.find(({ id }) => id === "silent");
  assert.deepEqual(
    row?.cells.map(({ step, text }) => [step, text]),
    [
      [null, "—"],
      [null, "—"],
    ],
  );
  assert.deepEqual([row?.score.text, row?.score.missing, row?.plot], ["—", true, null]);
});

test("equally hard tasks are not called the hardest one", () => {
  const tie = benchmark("data-test", ["a", "b", "c"]);
  const with0 = catalogOf([tie], [experiment("one", tested(20, [{ a: 0, b: 0, c: 60 }]))]);
  const { finding } = benchmarkView(tie, with0, "en");
  assert.match(
    finding.map(({ text }) => text).join(""),
    /^The one experiment scores 0\.0 points on 2 of 3 tasks, and up to 60\.0 on the others\.$/,
  );
});

test("a task's page has its place among the tasks and every attempt's score", () => {
  const [, hard] = data.tasks;
  assert.ok(hard);
  const { finding, results, previous, next } = taskView(data, hard, catalog, "en");
  assert.equal(
    finding.map(({ text }) => text).join(""),
    "3 experiments average 38.3 points on it: the hardest of 2 tasks.",
  );
  const high = results?.rows.find(({ id }) => id === "high");
  assert.deepEqual(
    [high?.mean, high?.n, [...(high?.scores ?? [])].map(([number, { text }]) => [number, text])],
    [
      "25.00",
      "2",
      [
        [1, "20.0"],
        [2, "30.0"],
      ],
    ],
  );
  assert.deepEqual([previous?.id, next], ["easy", null]);
});

test("partners are named by an experiment that uses both, or by their suffix", () => {
  const suffix = catalogOf([benchmark("x-test", []), benchmark("x-train", []), benchmark("x-val", [])], []);
  assert.deepEqual(partnersOf("x-test", suffix), { train: ["x-train"], val: ["x-val"], test: [] });
  assert.deepEqual(partnersOf("x-train", suffix).test, ["x-test"]);
  const meta = { training_data: ["drills"], test_data: ["exam"] };
  const named = catalogOf([benchmark("exam", []), benchmark("drills", [])], [experiment("one", { meta })]);
  assert.deepEqual(partnersOf("exam", named), { train: ["drills"], val: [], test: [] });
  assert.deepEqual(partnersOf("drills", named), { train: [], val: [], test: ["exam"] });
});

test("a training set stands in the row of its test set", () => {
  const { families, count } = benchmarksView(catalog, "en");
  assert.equal(count, "3");
  const rows = families.flatMap(({ rows: members }) => members);
  assert.deepEqual(
    rows.map(({ id }) => id),
    ["data-test", "other-test"],
  );
  assert.deepEqual(
    rows[0]?.partners.train.map(({ id, tasks }) => [id, tasks]),
    [["data-train", "1 task"]],
  );
});

test("the list groups by test data, from high to low, withdrawn last", () => {
  const [folder] = experimentsView(catalog, "en").folders;
  assert.deepEqual(
    folder?.sets.map(({ anchor, rows }) => [anchor, rows.map(({ id }) => id)]),
    [
      ["set-board/data-test", ["high", "low", "silent", "gone"]],
      ["set-board/data-test+other-test", ["both"]],
    ],
  );
  assert.equal(folder?.missingNote, "—: the source does not say.");
});
