/** Cells: what expressions yield over groups, what missing parts do, and that a derivation gives the cell again. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Board, buildBoard } from "../../../../src/leaderboard/board.ts";
import type { Cell, FigureCell } from "../../../../src/leaderboard/evaluation/cell.ts";
import { benchmark, definition, experiment, type PhaseInput, seeded } from "../../../support/board-records.ts";

type Groups = Readonly<Record<string, Readonly<Record<string, PhaseInput>> | null>>;

/** One entry (model M) with an experiment for each group that is not null, and its baseline where given. */
function boardOf(
  value: string,
  groups: Groups,
  options: { baseline?: Groups; algorithm?: string; direction?: "higher" | "lower"; std?: string } = {},
): Board {
  const ids = Object.keys(groups);
  const algorithm = options.algorithm ?? (options.baseline === undefined ? undefined : "evolve");
  const experiments = [
    ...ids.flatMap((id) => {
      const phases = groups[id];
      if (phases == null) return [];
      return [
        experiment(`lb/${id}-run`, { test_data: [id], ...(algorithm === undefined ? {} : { algorithm }) }, phases),
      ];
    }),
    ...Object.entries(options.baseline ?? {}).flatMap(([id, phases]) =>
      phases === null ? [] : [experiment(`lb/${id}-base`, { test_data: [id] }, phases)],
    ),
  ];
  const column = {
    id: "x",
    title: "X",
    value,
    direction: options.direction ?? "higher",
    ...(options.std === undefined ? {} : { std: options.std }),
  } as const;
  return buildBoard({
    definition: definition({ groups: ids.map((id, i) => ({ id, test_data: [id], weight: i + 1 })), columns: [column] }),
    experiments,
    benchmarks: ids.map((id) => benchmark(id)),
  });
}

/** The cell of the entry with the algorithm, else of the only one. */
function cellOf(...inputs: Parameters<typeof boardOf>): Cell {
  const board = boardOf(...inputs);
  const entry = board.entries.find(({ identity }) => identity?.algorithm != null) ?? board.entries[0];
  const cell = entry?.cells.get("x");
  assert.ok(cell !== undefined);
  return cell;
}

function figure(...inputs: Parameters<typeof boardOf>): FigureCell {
  const cell = cellOf(...inputs);
  if (cell.kind !== "figure") assert.fail(JSON.stringify(cell.missing));
  return cell;
}

function reasons(...inputs: Parameters<typeof boardOf>): readonly string[] {
  const cell = cellOf(...inputs);
  if (cell.kind !== "missing") assert.fail(`a value of ${cell.value}`);
  return cell.missing.map(({ code, group, operand }) => `${code} ${group} ${operand}`);
}

function closeTo(actual: number | null, expected: number, tolerance = 1e-9): void {
  assert.ok(actual !== null && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
}

const score = (score_mean: number | null, score_std: number | null = null, n_attempt = 3): PhaseInput => ({
  score_mean,
  score_std,
  n_attempt,
});

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
    for (const { field, group, value, coefficient } of cell.derivation.operands) {
      const key = field === "score" ? "score_mean" : (field as "cost" | "score_std" | "n_attempt");
      const step = 1e-5 * (value ?? 1);
      const moved = (sign: number): number =>
        run(inputs.map((phase, i) => (`g${i}` === group ? { ...phase, [key]: phase[key] + sign * step } : phase)))
          .value;
      const slope = (moved(1) - moved(-1)) / (2 * step);
      assert.ok(
        Math.abs(slope - (coefficient ?? Number.NaN)) <= 1e-5 * Math.max(1, Math.abs(slope)),
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
