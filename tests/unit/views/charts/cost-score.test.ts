/** Cost against score: who is drawn where, who is not, and what is said of it. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Experiment } from "../../../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../../../content-loaders/schema/leaderboard.ts";
import { buildBoard } from "../../../../src/leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../../../src/leaderboard/catalog.ts";
import { costScoreChart } from "../../../../src/views/charts/cost-score.ts";
import { benchmark, definition, experiment, type PhaseInput } from "../../../support/board-records.ts";

const benchmarks = [benchmark("b1")];

function run(
  model: string,
  score: number | null,
  cost: number | null,
  more: Readonly<Record<string, PhaseInput>> = {},
  algorithm?: string,
): Experiment {
  const phases = { ...more, test: { score_mean: score, score_std: score === null ? null : 1, cost } };
  return experiment(
    `lb/${model}-${algorithm ?? "base"}`,
    { model_name: model, ...(algorithm ? { algorithm } : {}) },
    phases,
  );
}

function chart(
  experiments: readonly Experiment[],
  columns: LeaderboardDefinition["columns"],
  locale: "en" | "zh" = "en",
) {
  const fields = definition({ leaderboard_id: "lb", columns });
  const leaderboard = { id: "lb", definition: { file: "leaderboards/lb.yaml", marks: {}, written: {}, fields } };
  const item: LeaderboardWithBoard = {
    leaderboard,
    defined: true,
    board: buildBoard({ definition: fields, experiments, benchmarks }),
  };
  const catalog = {
    experiments: new Map(experiments.map((at) => [at.key, at])),
    benchmarks: new Map([["b1", benchmarks[0] ?? benchmark("b1")]]),
  };
  return costScoreChart(item, catalog, locale);
}

const score = { id: "score", title: "Score", value: "mean(test.score)", primary: true };
const cost = { id: "cost", title: "Cost", value: "sum(test.cost)" };

test("entries without a cost, and the unranked, are counted and named, not drawn", () => {
  const view = chart([run("a", 50, 1), run("b", 60, 2), run("c", 70, null), run("d", null, 3)], [score, cost]);
  assert.equal(view?.wide.marks.length, 2);
  assert.deepEqual(
    view?.front.map((row) => [row.cost, row.score]),
    [
      ["1.00", "50.00"],
      ["2.00", "60.00"],
    ],
  );
  assert.ok(view?.notes.includes("1 entry has no cost and is not drawn: c."), view?.notes.join("\n"));
  assert.ok(view?.notes.includes("1 entry without a complete score is not drawn."));
});

test("a cost of 0 stands left of the log axis and is said to", () => {
  const view = chart([run("a", 50, 0), run("b", 60, 2), run("c", 55, 4)], [score, cost]);
  assert.deepEqual(view?.wide.xTicks[0]?.text, "$0");
  assert.ok(view && view.wide.breakX !== null && (view.wide.xTicks[0]?.x ?? 0) < view.wide.breakX);
  assert.ok(view?.notes.some((note) => note.includes("drawn left of it, at $0")));
  assert.equal(chart([run("a", 50, 1), run("b", 60, 2)], [score, cost])?.wide.breakX, null);
});

test("one decade on the axis is as long as another", () => {
  const view = chart([run("a", 50, 1), run("b", 60, 10), run("c", 70, 100)], [score, cost]);
  const [one = 0, ten = 0, hundred = 0] = ["$1", "$10", "$100"].map(
    (text) => view?.wide.xTicks.find((tick) => tick.text === text)?.x,
  );
  assert.ok(ten > one && Math.abs(hundred - ten - (ten - one)) < 0.3);
});

test("it says what the cost is the cost of, and counts as 0 what had nothing to evolve", () => {
  const rounds = { "train-1": { score_mean: 40, score_std: 1, cost: 8 } };
  const runs = [run("a", 50, 1), run("a", 60, 2, rounds, "grow")];
  assert.ok(chart(runs, [score, cost])?.notes[0]?.includes("What evolving cost is left out"));
  const both = chart(runs, [score, { id: "all", title: "Total", value: "sum(test.cost) + sum(train.cost)" }]);
  assert.deepEqual(
    both?.front.map((row) => row.cost),
    ["1.00", "10.00"],
  );
  assert.equal(both?.notes[0], "Cost is that of evolving and of the test together.");
  assert.ok(both?.notes[1]?.startsWith("1 entry without an algorithm had nothing to evolve"));
});

test("a cost that is missing for another reason is never counted as 0", () => {
  const silent = { "train-1": { score_mean: 40, score_std: 1, cost: null } };
  const runs = [run("a", 50, 1), run("a", 60, 2, silent, "grow"), run("b", 55, 3)];
  const view = chart(runs, [score, { id: "all", title: "Total", value: "sum(test.cost) + sum(train.cost)" }]);
  assert.equal(view?.wide.marks.length, 2);
  assert.ok(view?.notes.some((note) => note.includes("has no cost")));
});

test("there is no chart without a cost column, two entries and a cost above 0", () => {
  assert.equal(chart([run("a", 50, 1), run("b", 60, 2)], [score]), null);
  assert.equal(chart([run("a", 50, 1)], [score, cost]), null);
  assert.equal(chart([run("a", 50, 0), run("b", 60, 0)], [score, cost]), null);
});

test("the axis says that it is logarithmic, in both languages", () => {
  const runs = [run("a", 50, 1), run("b", 60, 2)];
  assert.equal(chart(runs, [score, cost])?.costAxis, "Cost, USD, log scale");
  assert.equal(chart(runs, [score, { ...cost, title_zh: "费用" }], "zh")?.costAxis, "费用（美元，对数刻度）");
});

test("what had nothing to evolve has a dash for its cost, what was stated as 0 says so, what has none comes last", () => {
  const rounds = { "train-1": { score_mean: 40, score_std: 1, cost: 8 } };
  const silent = { "train-1": { score_mean: 40, score_std: 1, cost: null } };
  const evolving = { id: "evolving", title: "Evolution cost", value: "sum(train.cost)" };
  const view = chart(
    [run("a", 50, 1), run("a", 60, 2, rounds, "grow"), run("b", 55, 3), run("b", 58, 3, silent, "grow")],
    [score, evolving],
  );
  const row = ({ cost: amount, costNote }: { readonly cost: string; readonly costNote: string | null }) => [
    amount,
    costNote,
  ];
  assert.deepEqual(view?.front.map(row), [
    ["—", "drawn at 0"],
    ["8.00", null],
  ]);
  assert.deepEqual(view?.others.map(row), [
    ["—", "drawn at 0"],
    ["—", "not stated"],
  ]);
  assert.match(view?.description ?? "", /no algorithm · b \(— \(drawn at 0\), 55\.00\); /);
  const stated = chart([run("a", 50, 0), run("b", 60, 2)], [score, cost]);
  assert.deepEqual(stated?.front.map(row), [
    ["0.00", "reported"],
    ["2.00", null],
  ]);
});

test("every mark is a link that says the whole of it; on a large board those of the front alone", () => {
  const view = chart([run("a", 50, 1), run("b", 60, 2), run("c", 55, 4)], [score, cost]);
  assert.deepEqual(
    view?.wide.readings.map(({ label, path }) => [label, path.startsWith("/leaderboards/lb/entries/")]),
    [
      ["a: $1.00, 50.00 ± 1.00", true],
      ["b: $2.00, 60.00 ± 1.00", true],
      ["c: $4.00, 55.00 ± 1.00", true],
    ],
  );
  const many = Array.from({ length: 201 }, (_, index) => run(`m${index}`, index === 0 ? 60 : 50, index + 1));
  assert.equal(chart(many, [score, cost])?.wide.readings.length, 1);
});

test("what is read at a mark stays within the drawing", () => {
  const view = chart([run("a-model-with-a-long-name", 50, 1), run("b", 60, 2), run("c", 55, 4)], [score, cost]);
  for (const drawing of view ? [view.wide, view.narrow] : []) {
    for (const { box } of drawing.readings) {
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= drawing.width && box.y + box.height <= drawing.height);
    }
  }
});
