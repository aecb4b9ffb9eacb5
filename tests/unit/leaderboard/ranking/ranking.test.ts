/** Ranks, intervals and paired comparisons of whole boards, calculated by hand or by SciPy. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Board, buildBoard } from "../../../../src/leaderboard/board.ts";
import { rankValues } from "../../../../src/leaderboard/ranking/rank.ts";
import { benchmark, definition, experiment, type PhaseInput, seeded } from "../../../support/board-records.ts";

type Scores = Readonly<Record<string, PhaseInput>>;
type Column = NonNullable<Parameters<typeof definition>[0]["columns"]>[number];

/** Entries by model name; of each the test phase in each group. */
function boardOf(
  entries: Readonly<Record<string, Scores>>,
  column: Partial<Column> = {},
  algorithms: Readonly<Record<string, string>> = {},
): Board {
  const groups = [...new Set(Object.values(entries).flatMap((phases) => Object.keys(phases)))];
  const experiments = Object.entries(entries).flatMap(([name, phases]) =>
    Object.entries(phases).map(([group, phase]) => {
      const [model = name] = name.split("/");
      const algorithm = algorithms[name];
      const meta = { test_data: [group], model_name: model, ...(algorithm === undefined ? {} : { algorithm }) };
      return experiment(`lb/${name.replace("/", "-")}-${group}`, meta, { test: phase });
    }),
  );
  return buildBoard({
    definition: definition({
      entries: { identity: ["model_name", "algorithm"] },
      groups: groups.map((id) => ({ id, test_data: [id] })),
      columns: [{ id: "score", title: "Score", value: "mean(test.score)", direction: "higher", ...column }],
    }),
    experiments,
    benchmarks: groups.map((id) => benchmark(id)),
  });
}

function ranks(board: Board): readonly (readonly [string, number | null, readonly [number, number] | null])[] {
  return board.entries.map(({ id, rank, rankInterval }) => [id, rank, rankInterval]);
}

const constant = (score_mean: number): Scores => ({ b1: { score_mean, score_std: 1 } });

/** One attempt of 0/1 scores, one character a task. */
const passes = (line: string): PhaseInput => ({ scores: [[...line].map((mark) => (mark === "1" ? 100 : 0))] });

function closeTo(actual: number | null | undefined, expected: number, tolerance = 1e-9): void {
  assert.ok(actual != null && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
}

test("80, 75, 75, 60 rank 1, 2, 2, 4; inside a tie the ids decide, whatever the order of the input", () => {
  const values = [
    { id: "d", value: 60 },
    { id: "c", value: 75 },
    { id: "a", value: 80 },
    { id: "b", value: 75 },
  ];
  const expected = [
    { id: "a", rank: 1 },
    { id: "b", rank: 2 },
    { id: "c", rank: 2 },
    { id: "d", rank: 4 },
  ];
  assert.deepEqual(rankValues(values, "higher"), expected);
  assert.deepEqual(rankValues([...values].reverse(), "higher"), expected);
  assert.deepEqual(
    rankValues(values, "lower").map(({ id, rank }) => `${id}${rank}`),
    ["d1", "b2", "c2", "a4"],
  );
});

test("values within 1e-9 of each other are equal; order among them is by id in code points", () => {
  const values = [
    { id: "b", value: 0.1 + 0.2 },
    { id: "B", value: 0.3 },
    { id: "a", value: 0.3 * (1 + 1e-8) },
  ];
  assert.deepEqual(
    rankValues(values, "higher").map(({ id, rank }) => `${id}${rank}`),
    ["a1", "B2", "b2"],
  );
});

test("a cell without a value is below the ranking, without a rank", () => {
  const board = boardOf({
    a: { b1: { score_mean: 10, score_std: 1 }, b2: { score_mean: 20, score_std: 1 } },
    b: constant(90),
  });
  assert.deepEqual(
    ranks(board).map(([id, rank]) => `${id} ${rank}`),
    ["a 1", "b null"],
  );
});

test("Welch: 72.5 +- 1.8 and 70.1 +- 2.2 at n = 3 are not separated, both 1-2", () => {
  const attempts = (mean: number, std: number): Scores => ({ b1: { scores: [[mean - std], [mean], [mean + std]] } });
  const board = boardOf({ a: attempts(72.5, 1.8), b: attempts(70.1, 2.2) });
  assert.deepEqual(ranks(board), [
    ["a", 1, [1, 2]],
    ["b", 2, [1, 2]],
  ]);
  const comparison = board.compare("a", "b");
  // SciPy: stats.ttest_ind(..., equal_var=False)
  closeTo(comparison?.p, 0.220140801465589, 1e-9);
  assert.deepEqual([comparison?.method, comparison?.verdict, comparison?.tasks], ["welch", "undecided", 1]);
});

test("discordant 10 against 2 is separated, 8 against 2 is not", () => {
  const a = "111111111100000111";
  const b = "000000000011000111";
  const separated = boardOf({ a: { b1: passes(a) }, b: { b1: passes(b) } });
  const first = separated.compare("a", "b");
  closeTo(first?.p, 0.03857421875);
  assert.deepEqual(
    [first?.method, first?.verdict, first?.tasks, first?.differing],
    ["sign-flip-exact", "better", 18, 12],
  );
  assert.equal(separated.compare("b", "a")?.verdict, "worse");
  assert.deepEqual(
    ranks(separated).map(([, , interval]) => interval),
    [
      [1, 1],
      [2, 2],
    ],
  );

  const close = boardOf({ a: { b1: passes(a.slice(2)) }, b: { b1: passes(b.slice(2)) } });
  closeTo(close.compare("a", "b")?.p, 0.109375);
  assert.equal(close.compare("a", "b")?.verdict, "undecided");
  assert.deepEqual(
    ranks(close).map(([, , interval]) => interval),
    [
      [1, 2],
      [1, 2],
    ],
  );
});

test("with a lower direction less is better, and the difference keeps its sign", () => {
  const board = boardOf({ a: { b1: passes("111111110") }, b: { b1: passes("000000000") } }, { direction: "lower" });
  const comparison = board.compare("a", "b");
  assert.equal(comparison?.verdict, "worse");
  closeTo(comparison?.difference, (8 * 100) / 9);
  assert.deepEqual(
    ranks(board).map(([id, rank]) => `${id}${rank}`),
    ["b1", "a2"],
  );
});

test("too few differences and too few attempts: a third answer, which widens the interval", () => {
  const board = boardOf({
    a: { b1: passes("11111000") },
    b: { b1: passes("00000000") },
    c: { b1: passes("11111111") },
  });
  const comparison = board.compare("a", "b");
  assert.deepEqual(
    [comparison?.p, comparison?.method, comparison?.verdict, comparison?.differing],
    [null, null, "too-few", 5],
  );
  assert.equal(board.compare("c", "b")?.verdict, "better");
  assert.deepEqual(ranks(board), [
    ["c", 1, [1, 2]],
    ["a", 2, [1, 3]],
    ["b", 3, [2, 3]],
  ]);
});

test("Welch without a spread is too few to test", () => {
  const flat = (score: number): Scores => ({ b1: { scores: [[score], [score], [score]] } });
  const comparison = boardOf({ a: flat(80), b: flat(10) }).compare("a", "b");
  assert.deepEqual([comparison?.p, comparison?.verdict], [null, "too-few"]);
});

test("difference, interval and smallest difference to be seen over two groups of unequal size", () => {
  // Differences by task: 4 -1 3 2 5 and 1 0 -2 6. SciPy: see the formula in leaderboard.md, section 9.
  const board = boardOf({
    a: { b1: { scores: [[54, 49, 53, 52, 55]] }, b2: { scores: [[31, 30, 28, 36]] } },
    b: { b1: { scores: [[50, 50, 50, 50, 50]] }, b2: { scores: [[30, 30, 30, 30]] } },
  });
  const comparison = board.compare("a", "b");
  closeTo(comparison?.difference, 1.925);
  closeTo(comparison?.interval?.[0], -0.6182531492856491);
  closeTo(comparison?.interval?.[1], 4.468253149285649);
  // The nine weighted differences 0.4 -0.1 0.3 0.2 0.5 0.125 0 -0.25 0.75 as one sample: (t.975 + t.8 at 8) x se, by quadrature.
  closeTo(comparison?.detectable, 2.9906832754219335);
  assert.equal(comparison?.tasks, 9);
});

test("only shared tasks are used and counted; without any there is no test at all", () => {
  const tasks = (from: number, scores: readonly number[]): PhaseInput => ({
    scores: [scores],
    tasks: scores.map((_, i) => [`t${from + i}`]),
  });
  const board = boardOf({
    a: { b1: tasks(0, [90, 80, 90, 80, 90, 80, 90, 80]) },
    b: { b1: tasks(2, [10, 10, 10, 10, 10, 10, 99, 99]) },
    c: { b1: { ...tasks(50, [1, 2, 3]), n_attempt: 3, score_std: 1 } },
  });
  const comparison = board.compare("a", "b");
  assert.deepEqual([comparison?.tasks, comparison?.verdict], [6, "better"]);
  closeTo(comparison?.p, 2 / 64);
  const none = board.compare("a", "c");
  assert.deepEqual(
    [none?.p, none?.interval, none?.method, none?.tasks, none?.verdict],
    [null, null, null, 0, "no-shared-tasks"],
  );
});

test("a record of several tasks is one unit that weighs as many tasks", () => {
  const joint = (score: number, rest: readonly number[]): PhaseInput => ({
    scores: [[score, ...rest]],
    tasks: [["t1", "t2", "t3"], ...rest.map((_, i) => [`s${i}`])],
    score_mean: (3 * score + rest.reduce((sum, value) => sum + value, 0)) / (3 + rest.length),
    score_std: null,
  });
  const board = boardOf({
    a: { b1: joint(60, [50, 50, 50, 50, 50, 50]) },
    b: { b1: joint(30, [40, 45, 41, 42, 43, 44]) },
  });
  const comparison = board.compare("a", "b");
  assert.deepEqual([comparison?.tasks, comparison?.differing], [9, 7]);
  closeTo(comparison?.p, 2 / 2 ** 7);
  const apart = boardOf({ a: { b1: joint(60, [50]) }, b: { b1: { scores: [[1, 2]], tasks: [["t1", "t2"], ["s0"]] } } });
  assert.equal(apart.compare("a", "b")?.tasks, 1);
});

test("weights: a task of a small group counts more, by enumeration of the signs", () => {
  const random = seeded(12);
  const draw = (count: number): readonly number[] =>
    Array.from({ length: count }, () => Math.round(random() * 1000) / 10);
  const [a1, a2, b1, b2] = [draw(7), draw(3), draw(7), draw(3)];
  const board = boardOf({
    a: { b1: { scores: [a1] }, b2: { scores: [a2] } },
    b: { b1: { scores: [b1] }, b2: { scores: [b2] } },
  });
  const d = [...a1.map((x, i) => (x - (b1[i] ?? 0)) / 14), ...a2.map((x, i) => (x - (b2[i] ?? 0)) / 6)];
  const observed = Math.abs(d.reduce((sum, x) => sum + x, 0));
  let extreme = 0;
  for (let signs = 0; signs < 1024; signs++) {
    const sum = d.reduce((total, x, i) => total + ((signs >> i) & 1 ? x : -x), 0);
    if (Math.abs(sum) >= observed - 1e-9) extreme += 1;
  }
  closeTo(board.compare("a", "b")?.p, extreme / 1024);
});

test("a shared baseline cancels: lifts are compared as the scores are", () => {
  const entries = {
    "m/x": { b1: passes("111111111100") },
    "m/y": { b1: passes("000000000011") },
    m: { b1: passes("101010101010") },
  };
  const algorithms = { "m/x": "x", "m/y": "y" };
  const scores = boardOf(entries, {}, algorithms);
  const lifts = boardOf(entries, { value: "mean(test.score - baseline.test.score)" }, algorithms);
  assert.equal(lifts.compare("m-x", "m-y")?.p, scores.compare("m-x", "m-y")?.p);
  closeTo(lifts.compare("m-x", "m-y")?.p, 0.03857421875);
  // Against the baseline's own lift of 0 it is the lift itself that is tested.
  assert.equal(lifts.compare("m-x", "m")?.p, scores.compare("m-x", "m")?.p);
  assert.equal(lifts.compare("m-x", "m")?.verdict === "different-parts", false);
});

test("two baselines, each without a lift, differ in nothing", () => {
  const board = boardOf(
    { m: { b1: passes("1010101") }, n: { b1: passes("0101010") } },
    { value: "mean(test.score - baseline.test.score)" },
  );
  const comparison = board.compare("m", "n");
  assert.deepEqual([comparison?.verdict, comparison?.p, comparison?.difference], ["too-few", null, 0]);
  assert.deepEqual(
    ranks(board).map(([, rank, interval]) => [rank, interval]),
    [
      [1, [1, 2]],
      [1, [1, 2]],
    ],
  );
});

test("cells of different parts are not tested", () => {
  const board = boardOf(
    { a: { b1: passes("1111111"), b2: passes("1111111") }, b: { b1: passes("0000000") } },
    { value: "mean(available(test.score))" },
  );
  assert.deepEqual([board.compare("a", "b")?.verdict, board.compare("a", "b")?.p], ["different-parts", null]);
  assert.deepEqual(
    ranks(board).map(([, , interval]) => interval),
    [
      [1, 2],
      [1, 2],
    ],
  );
  const chosen = boardOf(
    { a: { b1: passes("1111111"), b2: passes("0000000") }, b: { b1: passes("0000000"), b2: passes("1111110") } },
    { value: "max(test.score)" },
  );
  assert.equal(chosen.compare("a", "b")?.verdict, "different-parts");
});

test("nothing to test: no p, no verdict, no interval", () => {
  const cost = boardOf(
    { a: { b1: { cost: 1 } }, b: { b1: { cost: 2 } } },
    { value: "sum(test.cost)", direction: "lower" },
  );
  assert.deepEqual(ranks(cost), [
    ["a", 1, null],
    ["b", 2, null],
  ]);
  assert.equal(cost.compare("a", "b"), null);
  const neutral = boardOf({ a: constant(1), b: constant(2) }, { direction: "neutral" });
  assert.equal(neutral.ranked, false);
  assert.deepEqual(
    neutral.entries.map(({ rank }) => rank),
    [null, null],
  );
  assert.deepEqual(neutral.notes, [{ code: "neutral-primary" }]);
});

test("a training score that does not cancel is not tested", () => {
  const rounds = (name: string, train: number): ReturnType<typeof experiment> =>
    experiment(
      `lb/${name}`,
      { test_data: ["b1"], model_name: name },
      { "train-1": { score_mean: train, score_std: 1 }, test: passes("1111111") },
    );
  const board = buildBoard({
    definition: definition({ columns: [{ id: "gap", title: "Gap", value: "mean(last(train.score) - test.score)" }] }),
    experiments: [rounds("a", 90), rounds("b", 80)],
    benchmarks: [benchmark("b1")],
  });
  const [first, second] = board.entries;
  const comparison = board.compare(first?.id ?? "", second?.id ?? "");
  assert.deepEqual([comparison?.verdict, comparison?.p, comparison?.interval], [null, null, null]);
  assert.equal(first?.rankInterval, null);
});

test("the interval holds the rank, and intervals agree with the pairwise verdicts", () => {
  const random = seeded(13);
  const entries = Object.fromEntries(
    Array.from({ length: 14 }, (_, e) => [
      `m${String(e).padStart(2, "0")}`,
      Object.fromEntries(
        ["b1", "b2", "b3"].map((group) => [
          group,
          { scores: Array.from({ length: 3 }, () => Array.from({ length: 6 }, () => random() * 60 + 3 * e)) },
        ]),
      ),
    ]),
  );
  const board = boardOf(entries);
  let narrowed = 0;
  for (const { id, rank, rankInterval } of board.entries) {
    const verdicts = board.comparisons(id).map(({ verdict }) => verdict);
    const low = 1 + verdicts.filter((verdict) => verdict === "worse").length;
    const high = 14 - verdicts.filter((verdict) => verdict === "better").length;
    assert.deepEqual(rankInterval, [Math.min(low, rank ?? 0), Math.max(high, rank ?? 0)]);
    if (rankInterval !== null && rankInterval[1] - rankInterval[0] < 13) narrowed += 1;
  }
  assert.ok(narrowed > 5);
});

test("a score that the source does not state leaves its task out of the pairing", () => {
  const board = boardOf({
    a: { b1: { scores: [[90, null, 90, 90, 90, 90, 90]], score_mean: 90 } },
    b: { b1: { scores: [[10, 10, 20, 30, 40, 50, 60]], score_mean: 30 } },
  });
  assert.equal(board.compare("a", "b")?.tasks, 6);
});
