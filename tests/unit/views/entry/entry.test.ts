/** The page of an entry: every number down to its lines, and the tests against the others. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Experiment } from "../../../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../../../content-loaders/schema/leaderboard.ts";
import { buildBoard } from "../../../../src/leaderboard/board.ts";
import { coefficientText, sourceLine } from "../../../../src/views/entry/derivation.ts";
import { entryView } from "../../../../src/views/entry/entry.ts";
import { deviationFormula } from "../../../../src/views/entry/propagation.ts";
import { benchmark, definition, experiment, type PhaseInput } from "../../../support/board-records.ts";

const benchmarks = ["a", "b"].map((id) => benchmark(id));

/** Eight tasks that all score alike; attempt by attempt. */
const flat = (...means: readonly number[]): PhaseInput => ({ scores: means.map((mean) => Array(8).fill(mean)) });

function run(id: string, group: string, phase: PhaseInput, meta: Parameters<typeof experiment>[1] = {}): Experiment {
  return experiment(
    `lb/${id}`,
    { test_data: [group], harness_version: null, ...meta },
    { test: { cost: 0.25, ...phase } },
  );
}

const runs: readonly Experiment[] = [
  run("base-a", "a", flat(37, 40, 43)),
  run("base-b", "b", flat(46, 50, 54)),
  run("grow-a", "a", flat(57, 60, 63), { algorithm: "grow" }),
  run("grow-b", "b", flat(66, 70, 74), { algorithm: "grow" }),
  run("part-a", "a", flat(10, 11, 12), { model_name: "M2" }),
];

const columns: LeaderboardDefinition["columns"] = [
  { id: "score", title: "Score", value: "mean(test.score)" },
  { id: "lift", title: "Lift", value: "mean(test.score - baseline.test.score)", unit: "points" },
  { id: "pooled", title: "Pooled", value: "mean(test.score)", std: "pooled_std(test.score_std, test.n_attempt)" },
  { id: "cost", title: "Cost", value: "sum(test.cost)" },
];

const place = { url: "https://host.example/data", prefix: "bench/", commit: "abc" };

function view(entryId: string, locale: "en" | "zh" = "en", experiments = runs, repository = place) {
  const fields = definition({
    columns,
    groups: ["a", "b"].map((id) => ({ id, title: `Group ${id}`, test_data: [id] })),
  });
  const board = buildBoard({ definition: fields, experiments, benchmarks });
  const leaderboard = { id: "lb", definition: { file: "leaderboards/lb.yaml", marks: {}, written: {}, fields } };
  const entry = board.entries.find(({ id }) => id.includes(entryId));
  assert.ok(entry, entryId);
  const catalog = {
    experiments: new Map(experiments.map((item) => [item.key, item])),
    benchmarks: new Map(benchmarks.map((item) => [item.id, item])),
  };
  return entryView({ leaderboard, board, defined: true }, entry, catalog, repository, locale);
}

const text = (segments: readonly { readonly text: string }[]) => segments.map((segment) => segment.text).join("");

test("it says where the entry stands, what the tests say, and what the algorithm adds", () => {
  assert.deepEqual(view("grow").findings.map(text), [
    "Rank 1 of 2; its interval holds no other place.",
    "Significantly better: 0 others. Significantly worse: 1 other. Not told apart: 0 others.",
    "It scores 20.00 above no algorithm · M (45.00 ± 2.50), and the paired test over tasks confirms it (p < 0.001).",
  ]);
  assert.deepEqual(view("m2", "zh").findings.map(text), ["因数据不全未排名（b：没有实验）。"]);
});

test("a number is derived from the lines that state its parts", () => {
  const [score] = view("grow").derivations;
  assert.deepEqual([score?.expression, score?.open, score?.facts[0]], ["mean(test.score)", true, "complete (2/2)"]);
  assert.match(score?.mathml ?? "", /^<math .*<\/math>$/);
  assert.deepEqual(
    score?.operands.rows.map(({ group, value, std, n, coefficient, phase, origin: of, source }) => [
      group?.text,
      value,
      std,
      n,
      coefficient,
      phase,
      of?.path,
      source?.path,
      source?.host,
    ]),
    ["a", "b"].map((group) => [
      `Group ${group}`,
      group === "a" ? "60.00" : "70.00",
      group === "a" ? "3.00" : "4.00",
      "3",
      "1/2",
      "test",
      `/experiments/lb/grow-${group}/`,
      `/experiments/lb/grow-${group}/source/#test/summary.yaml:2`,
      `https://host.example/data/blob/abc/bench/experiments/lb/grow-${group}/test/summary.yaml#L2`,
    ]),
  );
  // sqrt((3/2)^2 + (4/2)^2) = 2.5, and with n = 3 the standard error 2.5 / sqrt(3) = 1.44.
  assert.equal(score?.spread?.kind === "propagated" && score.spread.std, deviationFormula("2.50"));
  assert.match((score?.spread?.kind === "propagated" && score.spread.se) || "", /<mn>1\.44<\/mn>/);
});

test("a difference names its references, and a baseline counts against it", () => {
  const lift = view("grow").derivations[1];
  assert.equal(lift?.operands.withReferences, true);
  assert.deepEqual(
    lift?.operands.rows.map(({ reference, coefficient }) => [reference, coefficient]),
    [
      ["test.score", "1/2"],
      ["test.score", "1/2"],
      ["baseline.test.score", "−1/2"],
      ["baseline.test.score", "−1/2"],
    ],
  );
});

test("a column's own expression for the std is shown with its figures; a plain figure has none", () => {
  const [, , pooled, cost] = view("grow").derivations;
  // sqrt((2 x 9 + 2 x 16) / 4) = 3.54
  assert.equal(pooled?.spread?.kind === "stated" && pooled.spread.std, "3.54");
  assert.equal(pooled?.spread?.kind === "stated" && pooled.spread.operands.rows.length, 4);
  assert.deepEqual([cost?.spread, cost?.operands.withSpread, cost?.cell.value], [null, false, "0.50"]);
});

test("an incomplete entry shows a dash, what is missing, and nothing to compare", () => {
  const shown = view("m2");
  const [score] = shown.derivations;
  assert.deepEqual([score?.cell.value, score?.cell.coverage, score?.missing], ["—", "1/2", ["b: no experiment"]]);
  assert.deepEqual(
    score?.operands.rows.map(({ value, missing, origin: of }) => [value, missing, of?.id]),
    [
      ["11.00", null, "part-a"],
      ["—", "no experiment", undefined],
    ],
  );
  assert.deepEqual([shown.pairs, shown.rank], [null, null]);
  assert.match(shown.pairsNone ?? "", /no value/);
});

test("each pair has its difference, interval, p and verdict, from this entry's side", () => {
  const pair = view("grow").pairs;
  assert.deepEqual(pair?.counts, { better: 0, worse: 1, undecided: 0, untested: 0 });
  const [row] = pair?.rows ?? [];
  assert.deepEqual(
    [row?.difference, row?.tone, row?.arrow, row?.p, row?.tasks, row?.differing, row?.verdict, row?.path],
    ["+20.00", "better", "▲", "< 0.001", "16", "16", "better", "/leaderboards/lb/entries/h-m-p-high-a/"],
  );
  // Every task of a group differs by the same: no spread, no interval, no detectable difference.
  assert.deepEqual([row?.interval, row?.detectable, row?.plot?.bar], ["—", "—", null]);
  const other = view("h-m-p-high-a").pairs?.rows[0];
  assert.deepEqual([other?.difference, other?.verdict, other?.arrow], ["−20.00", "worse", "▼"]);
});

test("replaced submissions stand with the one that counts, groups without an experiment say so", () => {
  const again = run("grow-a-2", "a", flat(58, 60, 62), { algorithm: "grow", submit_time: "2026-11-02T00:00:00Z" });
  assert.deepEqual(
    view("grow", "en", [...runs, again]).experiments.map(({ group, experiment: of }) => [
      group.title.text,
      of?.id,
      of?.earlier,
    ]),
    [
      ["Group a", "grow-a-2", false],
      ["Group a", "grow-a", true],
      ["Group b", "grow-b", false],
    ],
  );
  assert.deepEqual(
    view("m2").experiments.map(({ experiment: of }) => of?.id ?? null),
    ["part-a", null],
  );
});

test("settings are those of the identity, with the entry that it is measured against", () => {
  const { settings } = view("grow");
  const of = (term: string) => settings.find((setting) => setting.term === term);
  assert.deepEqual([of("Harness version")?.values, of("Harness version")?.missing], [[], "not stated"]);
  assert.deepEqual(of("Its baseline")?.values, [
    { text: "no algorithm · M", link: "/leaderboards/lb/entries/h-m-p-high-a/" },
  ]);
});

test("coefficients are fractions where they are", () => {
  assert.deepEqual([1, -1, 1 / 12, -1 / 24, 0, 0.4, 2, 123.456].map(coefficientText), [
    "1",
    "−1",
    "1/12",
    "−1/24",
    "0",
    "0.4000",
    "2.000",
    "123.5",
  ]);
});

test("a line leads to the host only where its address and commit are known", () => {
  const file = "experiments/lb/grow-a/test/summary.yaml";
  assert.equal(sourceLine(file, 4, { ...place, commit: null }).host, null);
  assert.equal(sourceLine(file, 4, place).text, "test/summary.yaml:4");
});

test("where the interval and the test disagree, the pair says so", () => {
  // Two groups whose tasks hardly vary within: the interval keeps to that, the test counts the groups' own difference too.
  const tasks = (level: number) => [0, 1, 2].map(() => [0, 0.1, 0.2, 0.3, 0.4, 0.5].map((by) => level + by));
  const scored = (id: string, group: string, scores: readonly (readonly number[])[], model: string) =>
    run(id, group, { scores }, { model_name: model });
  const ramp = [0, 1, 2].map(() => [3, 1, 2, 3, 1, 2]);
  const apart = [
    scored("x-a", "a", tasks(60), "X"),
    scored("x-b", "b", tasks(40), "X"),
    scored("y-a", "a", tasks(40), "Y"),
    scored(
      "y-b",
      "b",
      ramp.map((attempt) => attempt.map((by) => 48 + by)),
      "Y",
    ),
  ];
  const { pairs } = view("x-", "en", apart);
  const [pair] = pairs?.rows ?? [];
  assert.equal(pair?.verdict, "not separated");
  assert.equal(pair?.disagreement, "interval without 0");
  assert.equal(pairs?.disagreeing, 1);
  const agreeing = view("grow").pairs;
  assert.deepEqual([agreeing?.disagreeing, agreeing?.rows[0]?.disagreement], [0, null]);
});

test("a cost says that it is the mean of its runs and has no spread; a single attempt says so", () => {
  const cost = view("grow").derivations[3];
  assert.equal(cost?.cell.basis, "one run, mean over 3 attempts");
  assert.match(cost?.noSpread ?? "", /one run, mean over 3 attempts, and the source states no spread/);
  assert.equal(view("grow").derivations[0]?.noSpread, null);
  assert.equal(
    view(
      "m2",
      "zh",
      [run("m2-a", "a", flat(10)), run("m2-b", "b", flat(12))].map((item) => ({
        ...item,
        meta: { ...item.meta, fields: { ...item.meta.fields, model_name: "M2" } },
      })),
    ).derivations[3]?.cell.basis,
    "单次运行（只试验一次）",
  );
});

test("what was measured before the last update of its benchmark says so above the numbers and at its experiment", () => {
  const early = runs.map((item) =>
    item.id === "grow-a"
      ? { ...item, meta: { ...item.meta, fields: { ...item.meta.fields, submit_time: "2000-01-01T00:00:00Z" } } }
      : item,
  );
  const told = [
    /^measured before the last update of a, now \d+\.\d+\.\d+$/,
    /^测于 a 最近一次更新之前；现为 \d/,
  ] as const;
  for (const [index, locale] of (["en", "zh"] as const).entries()) {
    const { versions, experiments } = view("grow", locale, early);
    assert.match(versions.join(), told[index] ?? /^$/);
    assert.deepEqual(
      experiments.map(({ experiment: at }) => at?.versions.length),
      [1, 0],
    );
  }
});

// t = 20 / sqrt(9/3 + 9/3) = 8.16 with 4 degrees of freedom, two-sided p = 0.0012.
test("a test over attempts is said to be about the tasks at hand", () => {
  const two = (id: string, group: string, middle: number, meta = {}) =>
    run(id, group, { scores: [-3, 0, 3].map((noise) => [middle + noise]) }, meta);
  const grow = { algorithm: "grow" };
  const experiments = [two("p", "a", 40), two("q", "b", 40), two("r", "a", 60, grow), two("s", "b", 60, grow)];
  const shown = view("grow", "en", experiments);
  assert.match(shown.findings.map(text).join(" "), /the test over attempts on these 2 tasks confirms it/);
  assert.deepEqual([shown.pairs?.tests, shown.pairs?.sharedTasks], ["attempts", 2]);
  assert.match(view("grow", "zh", experiments).findings.map(text).join(""), /在这 2 道题目上按试验检验，差异得到证实/);
});
