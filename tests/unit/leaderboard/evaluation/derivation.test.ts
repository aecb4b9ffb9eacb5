/** Derivations: they name every figure with its line, and give value and std again. */
import assert from "node:assert/strict";
import test from "node:test";
import { buildBoard } from "../../../../src/leaderboard/board.ts";
import type { Cell, FigureCell } from "../../../../src/leaderboard/evaluation/cell.ts";
import { derivationRecord } from "../../../../src/views/json/cell-record.ts";
import { benchmark, definition, experiment, type PhaseInput, seeded } from "../../../support/board-records.ts";
import { type FileDerivation, respread, revalue } from "../../../support/derivation.ts";
import { cellOf, closeTo, figure, type Groups, score } from "../../../support/one-cell.ts";

/** The derivation as an entry's file has it; the groups weigh 1, 2, 3, …. */
function inFile(cell: Cell, groups: Groups): FileDerivation {
  const weights = Object.keys(groups).map((id, g) => ({ id, weight: g + 1 }));
  return JSON.parse(JSON.stringify(derivationRecord(cell.derivation, weights))) as FileDerivation;
}

test("every function gives the cell again to a reader of its own", () => {
  const random = seeded(31);
  const phase = (): PhaseInput => ({
    ...score(20 + 60 * random(), 1 + 4 * random(), 2 + Math.floor(3 * random())),
    cost: 1 + random(),
  });
  for (const text of [
    "mean(test.score)",
    "mean(available(test.score))",
    "weighted_mean(available(test.score)) - min(available(test.score))",
    "sum(test.score * test.cost) / sum(test.cost)",
    "median(test.score) + max(test.score)",
    "mean(last(train.score) - first(train.score))",
    "mean(best(train.score) - test.score)",
    'mean(train(2).score) / 3 - group("g1").val(1).score',
    "mean(test.score - baseline.test.score)",
    "mean(test.score > 50 ? test.score : baseline.test.score)",
    "sqrt(mean(test.score ^ 2)) - exp(mean(log(test.score)))",
    "sum(train.cost) + sum(val.cost) + mean(train.n_rounds)",
    'group("g1").test.score - 2 * baseline.group("g2").test.score',
    'mean(available(test.score)) - experiment("lb/g1-base").test.score / experiment("g2-base").test.score',
    "count(available(test.score)) * 2 ^ -1",
    "value(mean(test.score)) * mean(test.score)",
    "combined_std(test.score_std) + pooled_std(test.score_std, test.n_attempt)",
    "abs(-mean(test.score)) + pow(mean(test.cost), 2)",
    "max(group('g1').test.score, group('g2').test.score, 40)",
  ]) {
    for (const complete of [true, false]) {
      const run = (): Readonly<Record<string, PhaseInput>> => ({
        "train-1": phase(),
        "train-2": phase(),
        "val-1": phase(),
        test: phase(),
      });
      const groups: Groups = { g1: run(), g2: run(), g3: complete ? run() : null };
      const baseline: Groups = Object.fromEntries(Object.keys(groups).map((id) => [id, { test: phase() }]));
      const cell = cellOf(text, groups, { baseline });
      const derivation = inFile(cell, groups);
      const value = revalue(derivation);
      if (cell.kind === "missing") {
        assert.equal(complete, false, text);
        assert.equal(value, null, text);
        continue;
      }
      closeTo(value, cell.value, 1e-9 * Math.abs(cell.value));
      if (!cell.quantity.measured) {
        assert.equal(cell.std, null, text);
        continue;
      }
      const spread = respread(derivation);
      for (const key of ["std", "se", "dof"] as const) {
        if (cell[key] === null || spread[key] === null) assert.equal(spread[key], cell[key], `${key} of ${text}`);
        else closeTo(spread[key], cell[key], 1e-9 * cell[key]);
      }
    }
  }
});

test("a derivation names file, line and coefficient, and gives value and std again", () => {
  const cell = figure(
    "mean(test.score - baseline.test.score) + 3 * sum(test.cost)",
    { g1: { test: { ...score(70, 3), cost: 2 } }, g2: { test: { ...score(60, 1), cost: 4 } } },
    { baseline: { g1: { test: score(50, 4) }, g2: { test: score(55, 2) } } },
  );
  const { operands } = cell.derivation;
  assert.deepEqual(
    operands.map(({ reference, group, experiment: key, phase, field, value, std, n, coefficient, place }) => [
      reference,
      group,
      key,
      phase,
      field,
      value,
      std,
      n,
      coefficient,
      place?.file,
      place?.line,
      place?.path,
    ]),
    [
      [
        "test.score",
        "g1",
        "lb/g1-run",
        "test",
        "score",
        70,
        3,
        3,
        0.5,
        "experiments/lb/g1-run/test/summary.yaml",
        2,
        "score_mean",
      ],
      [
        "test.score",
        "g2",
        "lb/g2-run",
        "test",
        "score",
        60,
        1,
        3,
        0.5,
        "experiments/lb/g2-run/test/summary.yaml",
        2,
        "score_mean",
      ],
      [
        "baseline.test.score",
        "g1",
        "lb/g1-base",
        "test",
        "score",
        50,
        4,
        3,
        -0.5,
        "experiments/lb/g1-base/test/summary.yaml",
        2,
        "score_mean",
      ],
      [
        "baseline.test.score",
        "g2",
        "lb/g2-base",
        "test",
        "score",
        55,
        2,
        3,
        -0.5,
        "experiments/lb/g2-base/test/summary.yaml",
        2,
        "score_mean",
      ],
      [
        "test.cost",
        "g1",
        "lb/g1-run",
        "test",
        "cost",
        2,
        null,
        null,
        3,
        "experiments/lb/g1-run/test/summary.yaml",
        6,
        "cost",
      ],
      [
        "test.cost",
        "g2",
        "lb/g2-run",
        "test",
        "cost",
        4,
        null,
        null,
        3,
        "experiments/lb/g2-run/test/summary.yaml",
        6,
        "cost",
      ],
    ],
  );
  closeTo(
    operands.reduce((sum, { value, coefficient }) => sum + (value ?? 0) * (coefficient ?? 0), 0),
    cell.value,
  );
  closeTo(
    Math.sqrt(operands.reduce((sum, { std, coefficient }) => sum + ((std ?? 0) * (coefficient ?? 0)) ** 2, 0)),
    cell.std ?? 0,
  );
});

test("sensitivities are the derivatives: checked by moving each operand a little", () => {
  const random = seeded(11);
  const expressions = [
    "mean(test.score ^ 2) / sum(test.cost)",
    "sqrt(weighted_mean(test.score)) * log(mean(test.cost))",
    "median(test.score) - min(test.score) / max(test.score)",
    "exp(mean(test.score) / 100) + mean(pow(test.cost, test.score / 50))",
    "mean(test.score > 40 ? test.score * test.cost : -test.score)",
    "combined_std(test.score_std) + pooled_std(test.score_std, test.n_attempt)",
    "value(mean(test.score)) * mean(test.score)",
  ];
  for (const text of expressions) {
    const inputs = [0, 1, 2].map((i) => ({
      score_mean: 20 + 25 * i + random(),
      score_std: 1 + random(),
      n_attempt: 3 + i,
      cost: 1 + 3 * random(),
    }));
    const run = (list: typeof inputs): FigureCell =>
      figure(text, Object.fromEntries(list.map((phase, i) => [`g${i}`, { test: phase }])));
    const cell = run(inputs);
    for (const { field, group, value } of cell.derivation.operands) {
      // One figure may have a second operand, for the way through value().
      const coefficient = cell.derivation.operands
        .filter((operand) => operand.field === field && operand.group === group)
        .reduce((sum, operand) => sum + (operand.coefficient ?? Number.NaN), 0);
      const key = field === "score" ? "score_mean" : (field as "cost" | "score_std" | "n_attempt");
      const step = 1e-5 * (value ?? 1);
      const moved = (sign: number): number =>
        run(inputs.map((phase, i) => (`g${i}` === group ? { ...phase, [key]: phase[key] + sign * step } : phase)))
          .value;
      const slope = (moved(1) - moved(-1)) / (2 * step);
      assert.ok(
        Math.abs(slope - coefficient) <= 1e-5 * Math.max(1, Math.abs(slope)),
        `${text} ${field} ${group}: ${coefficient} for ${slope}`,
      );
    }
  }
});

test("a made-up figure marks the cells it goes into, and no others", () => {
  const experiments = [
    experiment("lb/a", { test_data: ["g1"], algorithm: "evolve" }, { test: { ...score(60, 1), cost: 1 } }),
    experiment("lb/b", { test_data: ["g1"], synthetic: true }, { test: score(50, 1) }),
  ];
  const columns = [
    { id: "lift", title: "Lift", value: "mean(test.score - baseline.test.score)" },
    { id: "cost", title: "Cost", value: "sum(test.cost)" },
  ];
  const board = buildBoard({ definition: definition({ columns }), experiments, benchmarks: [benchmark("g1")] });
  const entry = board.entries.find(({ identity }) => identity?.algorithm === "evolve");
  assert.equal(entry?.cells.get("lift")?.synthetic, true);
  assert.equal(entry?.cells.get("cost")?.synthetic, false);
  assert.equal(entry?.synthetic, true);
});

test("a disagreement of an operand with its attempts is at the cell", () => {
  const problem = {
    code: "W-X",
    severity: "warning",
    file: "experiments/lb/a/test/summary.yaml",
    line: 6,
    column: 7,
    path: "cost",
    message: { en: "", zh: "" },
    fix: { en: "", zh: "" },
  } as const;
  const board = buildBoard({
    definition: definition({}),
    experiments: [experiment("lb/a", { test_data: ["g1"] }, { test: { ...score(60, 1), cost: 1 } })],
    benchmarks: [benchmark("g1")],
    discrepancies: [problem],
  });
  const cells = board.entries[0]?.cells;
  assert.deepEqual(cells?.get("cost")?.discrepancies, [problem]);
  assert.deepEqual(cells?.get("score")?.discrepancies, []);
});

test("a disagreement of a figure that goes in twice is told once", () => {
  const problem = {
    code: "E-X",
    severity: "warning",
    file: "experiments/lb/a/test/summary.yaml",
    line: 2,
    column: 1,
    path: "score_mean",
    message: { en: "", zh: "" },
    fix: { en: "", zh: "" },
  } as const;
  const board = buildBoard({
    definition: definition({
      columns: [{ id: "lift", title: "Lift", value: "mean(test.score - baseline.test.score)" }],
    }),
    experiments: [experiment("lb/a", { test_data: ["g1"] }, { test: score(60, 1) })],
    benchmarks: [benchmark("g1")],
    discrepancies: [problem],
  });
  assert.deepEqual(board.entries[0]?.cells.get("lift")?.discrepancies, [problem]);
});

test("what goes through value() is an operand without a spread, so that the operands give the std again", () => {
  const cell = figure("value(mean(test.score)) * mean(test.score) / 10", {
    g1: { test: score(70, 3) },
    g2: { test: score(50, 4) },
  });
  assert.deepEqual(
    cell.derivation.operands.map(({ reference, group, std, coefficient }) => [reference, group, std, coefficient]),
    [
      ["test.score", "g1", 3, 3],
      ["value(test.score)", "g1", null, 3],
      ["test.score", "g2", 4, 3],
      ["value(test.score)", "g2", null, 3],
    ],
  );
  closeTo(cell.std, 15);
  const plain = figure("value(mean(test.score)) + sum(test.cost)", { g1: { test: { ...score(70, 3), cost: 2 } } });
  assert.deepEqual(
    plain.derivation.operands.map(({ reference, coefficient }) => [reference, coefficient]),
    [
      ["value(test.score)", 1],
      ["test.cost", 1],
    ],
  );
});
