/** Data sets: who belongs together, what is hard, whose results count. */
import assert from "node:assert/strict";
import test from "node:test";
import { buildCatalog } from "../../../src/leaderboard/catalog.ts";
import { benchmarkView } from "../../../src/views/benchmark.ts";
import { partnersOf } from "../../../src/views/benchmark-partners.ts";
import { benchmarksView } from "../../../src/views/benchmarks.ts";
import { paged } from "../../../src/views/experiment-folder.ts";
import { experimentListView } from "../../../src/views/experiment-list.ts";
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

test("the list names each test set with its best experiment and leads to the folder's page", () => {
  const [folder] = experimentsView(catalog, "en").folders;
  assert.deepEqual(
    folder?.sets.map(({ path, count, best }) => [path, count, best?.label.id, best?.score.text]),
    [
      ["/experiments/board/#set-board/data-test", "4", "high", "60.00"],
      ["/experiments/board/#set-board/data-test+other-test", "1", "both", "80.00"],
    ],
  );
});

test("the page of a folder groups by test data, from high to low, withdrawn last", () => {
  const { sets, missingNote, count } = experimentListView("board", 1, catalog, "en");
  assert.deepEqual(
    sets.map(({ anchor, rows }) => [anchor, rows.map(({ id }) => id)]),
    [
      ["set-board/data-test", ["high", "low", "silent", "gone"]],
      ["set-board/data-test+other-test", ["both"]],
    ],
  );
  assert.deepEqual([missingNote, count], ["—: the source does not say.", "5"]);
});

test("pages of a folder: a set that fits stays whole, one that does not goes on, none is lost", () => {
  const set = (id: string, size: number) => ({
    folder: "board",
    ids: [id],
    anchor: id,
    experiments: Array.from({ length: size }, (_, index) => experiment(`${id}-${index}`)),
  });
  const pages = paged([set("a", 3), set("b", 4), set("c", 11), set("d", 1)], 5);
  assert.deepEqual(
    pages.map(({ number, sets }) =>
      [
        number,
        ...sets.map(({ anchor, before, experiments, of }) => `${anchor} ${before}+${experiments.length}/${of}`),
      ].join(" "),
    ),
    ["1 a 0+3/3", "2 b 0+4/4", "3 c 0+5/11", "4 c 5+5/11", "5 c 10+1/11 d 0+1/1"],
  );
});

test("a task has its difficulty, and its discrimination from ten experiments on", () => {
  const [easy] = benchmarkView(data, catalog, "en").tasks.rows;
  assert.deepEqual([easy?.mean, easy?.discrimination.text], ["81.7", "—"]);
  assert.equal(easy?.discrimination.title, "too few: 3 of at least 10 experiments");
  // Twice the five points with r = 0.8 (deviations -2 -1 0 1 2 and -1 -2 1 0 2); z 1.0986 ± 1.96 / sqrt(7).
  const points = [
    [1, 2],
    [2, 1],
    [3, 4],
    [4, 3],
    [5, 5],
  ];
  const ten = [...points, ...points].map(([a = 0, b = 0], index) =>
    experiment(`e${index}`, tested(a, [{ easy: a, hard: b }])),
  );
  const [row] = benchmarkView(data, catalogOf([data], ten), "en").tasks.rows;
  assert.deepEqual([row?.discrimination.text, row?.discrimination.spread], ["0.80", "[0.34, 0.95]"]);
});

test("results from before the benchmark's last update are flagged in their row", () => {
  const moved = benchmark("data-test", ["easy"], { last_update: "2026-11-15T00:00:00Z" });
  const { matrix } = benchmarkView(moved, catalogOf([moved], [experiment("old", tested(40, [{ easy: 40 }]))]), "en");
  assert.equal(matrix?.rows[0]?.version?.title, "measured before the last update of data-test, now 1.0.0");
  assert.equal(benchmarkView(data, catalog, "en").matrix?.rows[0]?.version, null);
});
