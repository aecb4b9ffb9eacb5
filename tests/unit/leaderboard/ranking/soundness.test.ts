/** Comparisons seen by a statistician: what is tested is what is claimed, and what cannot be tested says so. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Experiment } from "../../../../content-loaders/repository.ts";
import { type Board, buildBoard } from "../../../../src/leaderboard/board.ts";
import { benchmark, definition, experiment, type PhaseInput, seeded } from "../../../support/board-records.ts";

type Column = NonNullable<Parameters<typeof definition>[0]["columns"]>[number];
type Scores = readonly (readonly number[])[];

/** A run of an agent (`model`, or `model+algorithm`) on a group. */
function run(agent: string, group: string, test: PhaseInput): Experiment {
  const [model = agent, algorithm] = agent.split("+");
  const meta = { test_data: [group], model_name: model, ...(algorithm === undefined ? {} : { algorithm }) };
  return experiment(`lb/${agent.replace("+", "-")}-${group}`, meta, { test });
}

function boardOf(experiments: readonly Experiment[], column: Partial<Column>, weights: readonly number[] = []): Board {
  const groups = [...new Set(experiments.map(({ meta }) => meta.fields.test_data[0] ?? ""))];
  return buildBoard({
    definition: definition({
      entries: { identity: ["model_name", "algorithm"] },
      groups: groups.map((id, g) => ({ id, test_data: [id], weight: weights[g] ?? 1 })),
      columns: [{ id: "x", title: "X", value: "mean(test.score)", direction: "higher", ...column }],
    }),
    experiments,
    benchmarks: groups.map((id) => benchmark(id)),
  });
}

/** P(|sum of ± d| >= |sum of d|), every arrangement of signs. */
function enumerated(d: readonly number[]): number {
  const observed = Math.abs(d.reduce((sum, x) => sum + x, 0));
  let extreme = 0;
  for (let signs = 0; signs < 2 ** d.length; signs++) {
    let sum = 0;
    d.forEach((x, i) => {
      sum += (signs >> i) & 1 ? x : -x;
    });
    if (Math.abs(sum) >= observed - 1e-9) extreme += 1;
  }
  return extreme / 2 ** d.length;
}

function closeTo(actual: number | null | undefined, expected: number): void {
  assert.ok(actual != null && Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);
}

const random = seeded(21);
const draw = (tasks: number, shift = 0): Scores => [
  Array.from({ length: tasks }, () => Math.round(random() * 600 + shift) / 10),
];

test("weights of the groups are those of the test", () => {
  const [a1, a2, b1, b2] = [draw(8, 100), draw(4), draw(8), draw(4)];
  const experiments = [
    run("a", "g1", { scores: a1 }),
    run("a", "g2", { scores: a2 }),
    run("b", "g1", { scores: b1 }),
    run("b", "g2", { scores: b2 }),
  ];
  const board = boardOf(experiments, { value: "weighted_mean(test.score)" }, [3, 1]);
  const d = [
    ...(a1[0] ?? []).map((x, i) => (0.75 * (x - (b1[0]?.[i] ?? 0))) / 8),
    ...(a2[0] ?? []).map((x, i) => (0.25 * (x - (b2[0]?.[i] ?? 0))) / 4),
  ];
  closeTo(board.compare("a", "b")?.p, enumerated(d));
});

test("lifts over two different baselines are tested with both of them", () => {
  const [a, m, b, n] = [draw(10, 150), draw(10), draw(10, 50), draw(10)];
  const experiments = [
    run("m+x", "g", { scores: a }),
    run("m", "g", { scores: m }),
    run("n+x", "g", { scores: b }),
    run("n", "g", { scores: n }),
  ];
  const board = boardOf(experiments, { value: "mean(test.score - baseline.test.score)" });
  const at = (scores: Scores, i: number): number => scores[0]?.[i] ?? 0;
  const d = Array.from({ length: 10 }, (_, i) => (at(a, i) - at(m, i) - at(b, i) + at(n, i)) / 10);
  const comparison = board.compare("m-x", "n-x");
  closeTo(comparison?.p, enumerated(d));
  closeTo(
    comparison?.difference,
    d.reduce((sum, x) => sum + x, 0),
  );
});

test("a column whose tasks do not make up its difference is not tested: logarithms, ratios of scores, costs beside scores", () => {
  const good = { scores: [[90, 91, 92, 93, 94, 95, 96, 97]], cost: 9 };
  const poor = { scores: [[10, 11, 12, 13, 14, 15, 16, 17]], cost: 1 };
  const base = { scores: [[5, 6, 7, 8, 9, 10, 11, 12]], cost: 1 };
  for (const value of [
    "log(mean(test.score))",
    "mean(test.score / baseline.test.score)",
    "mean(test.score) - 20 * sum(test.cost)",
    "sqrt(mean(test.score) - 5)",
  ]) {
    const experiments = [run("m+a", "g", good), run("m+b", "g", poor), run("m", "g", base)];
    const board = boardOf(experiments, { value });
    const comparison = board.compare("m-a", "m-b");
    assert.ok(comparison === null || (comparison.verdict === null && comparison.p === null), value);
    assert.equal(board.entries.find(({ id }) => id === "m-a")?.rankInterval ?? null, null, value);
  }
});

test("a column that is linear in its scores is tested, whatever stands beside them", () => {
  const good = { scores: [[90, 91, 92, 93, 94, 95, 96, 97]], cost: 3 };
  const poor = { scores: [[10, 11, 12, 13, 14, 15, 16, 17]], cost: 3 };
  for (const value of [
    "100 - mean(test.score)",
    "mean(test.score) / 2 + 7",
    "mean(test.score / test.cost)",
    "abs(mean(test.score))",
  ]) {
    const comparison = boardOf([run("a", "g", good), run("b", "g", poor)], { value }).compare("a", "b");
    closeTo(comparison?.p, 2 / 2 ** 8);
  }
});

test("attempts speak for entries that answered the same tasks only", () => {
  const three = (scores: readonly number[]): Scores => [scores, scores.map((x) => x + 1), scores.map((x) => x - 1)];
  const tasks = (...names: readonly string[]): string[][] => names.map((name) => [name]);
  const a = { scores: three([90, 90]), tasks: tasks("t1", "t2") };
  const same = { scores: three([10, 10]), tasks: tasks("t1", "t2") };
  const other = { scores: three([10, 10]), tasks: tasks("t1", "t3") };
  assert.deepEqual(
    [same, other].map((b) => {
      const comparison = boardOf([run("a", "g", a), run("b", "g", b)], {}).compare("a", "b");
      return [comparison?.method, comparison?.verdict, comparison?.tasks];
    }),
    [
      ["welch", "better", 2],
      [null, "too-few", 1],
    ],
  );
});

test("a neutral column has a p-value, but nobody is better by it", () => {
  const experiments = [
    run("a", "g", { scores: [[9, 9, 9, 9, 9, 9]] }),
    run("b", "g", { scores: [[1, 1, 1, 1, 1, 1]] }),
  ];
  const comparison = boardOf(experiments, { direction: "neutral" }).compare("a", "b");
  closeTo(comparison?.p, 1 / 32);
  assert.equal(comparison?.verdict, null);
});

test("a comparison reads the same from either side", () => {
  const board = boardOf([run("a", "g", { scores: draw(9, 200) }), run("b", "g", { scores: draw(9) })], {});
  const [there, back] = [board.compare("a", "b"), board.compare("b", "a")];
  assert.ok(there !== null && back !== null);
  assert.deepEqual(back, {
    ...there,
    entry: "b",
    other: "a",
    difference: -there.difference,
    interval: there.interval === null ? null : [-there.interval[1], -there.interval[0]],
    verdict: there.verdict === "better" ? "worse" : there.verdict === "worse" ? "better" : there.verdict,
  });
});

test("where nothing differs in truth, one test in twenty at most says better or worse", () => {
  const draws = seeded(22);
  let significant = 0;
  const runs = 2000;
  for (let i = 0; i < runs; i++) {
    const scores = (): Scores => [Array.from({ length: 15 }, () => draws() * 100)];
    const experiments = [run("a", "g", { scores: scores() }), run("b", "g", { scores: scores() })];
    const verdict = boardOf(experiments, {}).compare("a", "b")?.verdict;
    if (verdict === "better" || verdict === "worse") significant += 1;
  }
  // Binomial: 100 expected, standard deviation 9.7.
  assert.ok(significant > 60 && significant <= 140, String(significant));
});

test("the interval of a difference holds the true one in about 95 of 100 cases", () => {
  const draws = seeded(23);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - draws())) * Math.cos(2 * Math.PI * draws());
  let held = 0;
  const runs = 2000;
  for (let i = 0; i < runs; i++) {
    const scores = (level: number, tasks: number): Scores => [
      Array.from({ length: tasks }, () => level + 5 * normal()),
    ];
    const experiments = [
      run("a", "g1", { scores: scores(53, 8) }),
      run("a", "g2", { scores: scores(51, 5) }),
      run("b", "g1", { scores: scores(50, 8) }),
      run("b", "g2", { scores: scores(50, 5) }),
    ];
    const [low = 0, high = 0] = boardOf(experiments, {}).compare("a", "b")?.interval ?? [];
    if (low <= 2 && 2 <= high) held += 1;
  }
  assert.ok(held / runs > 0.935 && held / runs < 0.965, String(held / runs));
});

test("a withdrawn leaderboard ranks nothing", () => {
  const board = buildBoard({
    definition: definition({ status: "withdrawn", withdrawn_reason: "wrong tasks" }),
    experiments: [experiment("lb/a", { test_data: ["g"] }, { test: { scores: [[1, 2]] } })],
    benchmarks: [benchmark("g")],
  });
  assert.deepEqual(
    [board.ranked, board.entries.map(({ rank, rankInterval }) => [rank, rankInterval])],
    [false, [[null, null]]],
  );
});
