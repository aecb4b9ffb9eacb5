/** Cells: what expressions yield over groups, and what missing parts do. */
import assert from "node:assert/strict";
import test from "node:test";
import { buildBoard } from "../../../../src/leaderboard/board.ts";
import { benchmark, definition, experiment, type PhaseInput } from "../../../support/board-records.ts";
import { boardOf, closeTo, figure, type Groups, reasons, score } from "../../../support/one-cell.ts";

const stds = [1.8, 2.4, 0, 3.1, 1.2, 2];
const six: Groups = Object.fromEntries(stds.map((std, i) => [`g${i + 1}`, { test: score(60 + i, std) }]));

test("six parts: the std of their mean is 0.82, by propagation and by combined_std alike", () => {
  const propagated = figure("mean(test.score)", six);
  closeTo(propagated.value, 62.5);
  closeTo(propagated.std, 0.8173466556826153);
  assert.equal(propagated.firstOrder, false);
  closeTo(figure("mean(test.score)", six, { std: "combined_std(test.score_std)" }).std, 0.8173466556826153);
  assert.deepEqual(propagated.coverage, { present: 6, of: 6 });
  assert.equal(propagated.n, 3);
});

test("one part missing: no value, 5/6, unranked", () => {
  const groups = { ...six, g4: null };
  assert.deepEqual(reasons("mean(test.score)", groups), ["no-experiment g4 test.score"]);
  const board = boardOf("mean(test.score)", groups);
  assert.deepEqual(board.entries[0]?.cells.get("x")?.coverage, { present: 5, of: 6 });
  assert.equal(board.entries[0]?.rank, null);
});

test("available leaves it out on purpose, and the cell still says 5/6", () => {
  const cell = figure("mean(available(test.score))", { ...six, g4: null });
  closeTo(cell.value, (60 + 61 + 62 + 64 + 65) / 5);
  assert.deepEqual(cell.coverage, { present: 5, of: 6 });
  assert.deepEqual(
    cell.missing.map(({ group }) => group),
    ["g4"],
  );
  closeTo(figure("count(test.score)", { ...six, g4: null }).value, 5);
  assert.deepEqual(reasons("sum(available(test.score))", { g1: { test: score(null) } }), [
    "not-stated g1 test.score",
    "not-defined null null",
  ]);
});

test("a true 0 is a number, null is not", () => {
  closeTo(figure("mean(test.score)", { g1: { test: score(0, 0) }, g2: { test: score(50, 1) } }).value, 25);
  assert.deepEqual(reasons("mean(test.score)", { g1: { test: score(null) }, g2: { test: score(50, 1) } }), [
    "not-stated g1 test.score",
  ]);
  closeTo(figure("sum(test.cost)", { g1: { test: { cost: 0 } } }).value, 0);
  assert.equal(figure("sum(test.cost)", { g1: { test: { cost: 0 } } }).std, null);
});

test("macro over groups, whatever the number of tasks", () => {
  const tasks = (count: number, mean: number): PhaseInput => ({ scores: [Array.from({ length: count }, () => mean)] });
  closeTo(figure("mean(test.score)", { a: { test: tasks(10, 80) }, b: { test: tasks(90, 20) } }).value, 50);
});

test("a negative number is no std, whatever expression gives it", () => {
  assert.equal(figure("mean(test.score)", six, { std: "0 - 5" }).std, null);
  assert.equal(figure("mean(test.score)", six, { std: "5 - 5" }).std, 0);
});

test("one attempt has no std, whatever the file says", () => {
  const cell = figure("mean(test.score)", { g1: { test: score(70, 0, 1) } });
  assert.deepEqual([cell.value, cell.std, cell.n, cell.stdUnknown], [70, null, 1, { count: 1, of: 1 }]);
  const mixed = figure("mean(test.score)", { ...six, g2: { test: score(61, 0, 1) } });
  assert.deepEqual([mixed.std, mixed.se, mixed.stdUnknown], [null, null, { count: 1, of: 6 }]);
  assert.deepEqual(reasons("mean(test.score_std)", { g1: { test: score(70, 0, 1) } }), [
    "single-attempt g1 test.score_std",
  ]);
  assert.equal(
    figure("mean(test.score)", { g1: { test: score(70, 0, 1) } }, { std: "combined_std(test.score_std)" }).std,
    null,
  );
});

test("not finite is missing: not defined", () => {
  const groups = { g1: { test: { ...score(50, 1), cost: 0 } } };
  for (const value of [
    "mean(test.score / test.cost)",
    "0 / 0",
    "log(-1)",
    "sqrt(-1)",
    "(-8) ^ (1 / 3)",
    "exp(1000)",
    "1e308 * 10",
  ]) {
    assert.deepEqual(reasons(value, groups), ["not-defined null null"], value);
  }
});

test("lift over the baseline, with the spread of both", () => {
  const cell = figure(
    "mean(test.score - baseline.test.score)",
    { g1: { test: score(70, 3) }, g2: { test: score(60, 1) } },
    { baseline: { g1: { test: score(50, 4) }, g2: { test: score(55, 2) } } },
  );
  closeTo(cell.value, 12.5);
  closeTo(cell.std, Math.sqrt(9 + 16 + 1 + 4) / 2);
  closeTo(cell.se, Math.sqrt((9 + 16 + 1 + 4) / 3) / 2);
});

test("the lift of a baseline over itself is 0 +- 0, also at n = 1", () => {
  for (const n of [1, 3]) {
    const board = boardOf("mean(test.score - baseline.test.score)", { g1: { test: score(70, 3, n) } });
    const cell = board.entries[0]?.cells.get("x");
    assert.ok(cell?.kind === "figure");
    assert.deepEqual([cell.value, cell.std, cell.stdUnknown.count], [0, 0, 0]);
  }
});

test("no baseline, and a baseline without the group", () => {
  const groups = { g1: { test: score(70, 3) }, g2: { test: score(60, 1) } };
  const lift = "mean(test.score - baseline.test.score)";
  assert.deepEqual(reasons(lift, groups, { algorithm: "evolve" }), [
    "no-baseline g1 baseline.test.score",
    "no-baseline g2 baseline.test.score",
  ]);
  assert.deepEqual(reasons(lift, groups, { baseline: { g1: { test: score(50, 4) }, g2: null } }), [
    "no-experiment g2 baseline.test.score",
  ]);
});

const evolved: Groups = {
  g1: {
    "train-1": { ...score(40, 1), cost: 1 },
    "train-2": { ...score(70, 2), cost: 2 },
    "train-10": { ...score(60, 3), cost: 4 },
    "val-1": { ...score(30, 1), cost: 0.5 },
    test: { ...score(50, 2), cost: 8 },
  },
};

test("rounds: by number, first, last, best, summed, counted", () => {
  const value = (text: string, direction: "higher" | "lower" = "higher"): number =>
    figure(text, evolved, { algorithm: "evolve", direction }).value;
  assert.equal(value("mean(train(2).score)"), 70);
  assert.equal(value("mean(first(train.score))"), 40);
  assert.equal(value("mean(last(train.score))"), 60);
  assert.equal(value("mean(best(train.score))"), 70);
  assert.equal(value("mean(best(train.score))", "lower"), 40);
  assert.equal(value("sum(train.cost) + sum(val.cost)"), 7.5);
  assert.equal(value("mean(train.n_rounds)"), 3);
  const gap = figure("mean(last(train.score) - test.score)", evolved, { algorithm: "evolve" });
  closeTo(gap.std, Math.sqrt(9 + 4));
  assert.equal(figure("mean(best(train.score))", evolved, { algorithm: "evolve" }).firstOrder, true);
  assert.equal(figure("mean(last(train.score))", evolved, { algorithm: "evolve" }).firstOrder, false);
});

test("the last round is the last even without a score; a phase that was not run is missing", () => {
  const groups: Groups = { g1: { "train-1": score(40, 1), "train-2": score(null), test: score(50, 2) } };
  assert.deepEqual(reasons("mean(last(train.score))", groups, { algorithm: "evolve" }), [
    "not-stated g1 last(train.score)",
  ]);
  assert.deepEqual(reasons("mean(train(3).score)", groups, { algorithm: "evolve" }), [
    "phase-not-run g1 train(3).score",
  ]);
  assert.deepEqual(reasons("sum(val.cost)", groups, { algorithm: "evolve" }), ["phase-not-run g1 val.cost"]);
  assert.deepEqual(reasons("sum(train.cost)", { g1: { test: score(50, 2) } }), ["not-evolved g1 train.cost"]);
});

test("functions over groups", () => {
  const groups: Groups = {
    g1: { test: score(10, 1) },
    g2: { test: score(40, 2) },
    g3: { test: score(20, 3) },
    g4: { test: score(40, 4) },
  };
  for (const [text, value, std] of [
    ["mean(test.score)", 27.5, Math.sqrt(30) / 4],
    ["sum(test.score)", 110, Math.sqrt(30)],
    ["min(test.score)", 10, 1],
    ["max(test.score)", 40, 2],
    ["median(test.score)", 30, Math.sqrt(9 + 4) / 2],
    ["weighted_mean(test.score)", (10 + 80 + 60 + 160) / 10, Math.sqrt(1 + 16 + 81 + 256) / 10],
    ["weighted_mean(available(test.score))", 31, Math.sqrt(1 + 16 + 81 + 256) / 10],
    ["mean(abs(-test.score))", 27.5, Math.sqrt(30) / 4],
    ["sqrt(sum(test.score))", Math.sqrt(110), Math.sqrt(30) / (2 * Math.sqrt(110))],
    ['exp(log(group("g3").test.score))', 20, 3],
    ['pow(group("g1").test.score, 2)', 100, 20],
    ['group("g1").test.score ^ 2 / group("g1").test.score', 10, 1],
    ['group("g2").test.score * group("g3").test.score', 800, Math.sqrt((20 * 2) ** 2 + (40 * 3) ** 2)],
    ['group("g2").test.score / group("g3").test.score', 2, Math.sqrt(0.1 ** 2 + 0.3 ** 2)],
    ['max(group("g1").test.score, 15)', 15, 0],
    ["mean(test.score > 15 ? test.score : 0)", 25, Math.sqrt(29) / 4],
    ["mean(2 * test.score - 1)", 54, Math.sqrt(30) / 2],
    ["value(mean(test.score))", 27.5, null],
    ["std(mean(test.score))", Math.sqrt(30) / 4, null],
    ["se(mean(test.score))", Math.sqrt(10) / 4, null],
    ["combined_std(test.score_std)", Math.sqrt(30) / 4, null],
    ["pooled_std(test.score_std, test.n_attempt)", Math.sqrt(30 / 4), null],
    ["1 - 2 - 3 * 2 ^ 3 ^ 0", -7, null],
  ] as const) {
    const cell = figure(text, groups);
    closeTo(cell.value, value);
    if (std === null) assert.equal(cell.std, null, text);
    else closeTo(cell.std, std);
  }
});

test("equal within 1e-9 is equal in comparisons too", () => {
  const value = (text: string): number => figure(text, { g1: { test: score(1) } }).value;
  assert.equal(value("0.1 + 0.2 == 0.3 ? 1 : 0"), 1);
  assert.equal(value("0.1 + 0.2 > 0.3 ? 1 : 0"), 0);
  assert.equal(value("0.1 + 0.2 <= 0.3 ? 1 : 0"), 1);
  assert.equal(value("1 != 1.1 ? 1 : 0"), 1);
});

test("experiment() reaches any folder; what does not count is said to be excluded", () => {
  const experiments = [
    experiment("lb/a", { test_data: ["g1"] }, { test: score(60, 1) }),
    experiment("other/ref-1", { test_data: ["g9"] }, { test: score(50, 1) }),
    experiment("other/gone", { test_data: ["g9"], status: "withdrawn", withdrawn_reason: "x" }, { test: score(50, 1) }),
  ];
  const columns = [
    { id: "x", title: "X", value: 'mean(test.score) - experiment("ref-1").test.score' },
    { id: "y", title: "Y", value: 'experiment("other/gone").test.score' },
  ];
  const board = buildBoard({
    definition: definition({ columns }),
    experiments,
    benchmarks: [benchmark("g1"), benchmark("g9")],
  });
  const [entry] = board.entries;
  const [x, y] = ["x", "y"].map((id) => entry?.cells.get(id));
  assert.ok(x?.kind === "figure" && y?.kind === "missing");
  assert.equal(x.value, 10);
  assert.deepEqual(
    y.missing.map(({ code }) => code),
    ["excluded"],
  );
  assert.deepEqual(y.coverage, { present: 0, of: 1 });
});
