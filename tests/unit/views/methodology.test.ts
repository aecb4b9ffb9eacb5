/** The methodology page's examples: chosen by rule, calculated right, left out where the data have none. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Experiment, Leaderboard } from "../../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { locales } from "../../../src/i18n/index.ts";
import { buildCatalog, type Catalog } from "../../../src/leaderboard/catalog.ts";
import { methodologyView } from "../../../src/views/methodology.ts";
import { benchmark, definition, experiment } from "../../support/board-records.ts";

const columns: LeaderboardDefinition["columns"] = [
  { id: "score", title: "Score", value: "mean(test.score)" },
  { id: "lift", title: "Lift", value: "mean(test.score - baseline.test.score)" },
];

function board(id: string, fields: Partial<LeaderboardDefinition> = {}): Leaderboard {
  const document = definition({ leaderboard_id: id, title: id, columns, ...fields });
  return { id, definition: { file: `leaderboards/${id}.yaml`, fields: document, marks: {}, written: {} } };
}

function catalog(experiments: readonly Experiment[], leaderboards: readonly Leaderboard[] = []): Catalog {
  const benchmarks = ["b1", "b2"].map((id) => benchmark(id));
  return buildCatalog({ experiments, leaderboards, benchmarks, problems: [] });
}

/** Three attempts whose scores are these, at one task each. */
function run(key: string, group: string, scores: readonly number[], algorithm?: string): Experiment {
  return experiment(
    key,
    { test_data: [group], ...(algorithm === undefined ? {} : { algorithm }) },
    { test: { scores: scores.map((score) => [score]) } },
  );
}

/** A base and two algorithms on two groups. */
const runs = [
  run("lb/base-1", "b1", [40, 50, 60]),
  run("lb/base-2", "b2", [30, 30, 30]),
  run("lb/a-1", "b1", [70, 72, 74], "a"),
  run("lb/a-2", "b2", [50, 56, 62], "a"),
  run("lb/b-1", "b1", [60, 61, 62], "b"),
  run("lb/b-2", "b2", [40, 40, 40], "b"),
];

test("an empty repository has a page without examples", () => {
  for (const locale of locales) {
    const view = methodologyView(catalog([]), locale);
    assert.deepEqual(
      [view.subject, view.score, view.missing, view.cell, view.lift, view.pairedAttempts, view.comparison],
      [null, null, null, null, null, null, null],
    );
    assert.equal(view.notTransitive, null);
    assert.ok(view.reference.functions.length > 0);
  }
});

test("the examples follow the leader, from its attempts to its cell", () => {
  const { subject, score, cell } = methodologyView(catalog(runs, [board("lb")]), "en");
  assert.equal(subject?.entry.startsWith("a"), true);
  assert.deepEqual([subject?.places, subject?.pairs, subject?.synthetic], [3, 3, false]);
  // 70, 72, 74: mean 72, deviations -2, 0, 2, so s = sqrt(8 / 2) = 2.
  assert.deepEqual(
    [score?.experiment.id, score?.mean, score?.std, score?.attempts.map((attempt) => attempt.score)],
    ["a-1", "72.00", "2.00", ["70.0000", "72.0000", "74.0000"]],
  );
  // One task: its population standard deviation is sqrt(8 / 3) = 1.633.
  assert.equal(score?.taskStd, "1.63");
  // (72 + 56) / 2 = 64; stds 2 and 6 give sqrt(1 + 9) = 3.1623.
  assert.deepEqual([cell?.value, cell?.std], ["64.00", "3.16"]);
  assert.deepEqual(
    cell?.parts.map(({ coefficient, contribution }) => [coefficient, contribution]),
    [
      ["0.5000", "1.0000"],
      ["0.5000", "3.0000"],
    ],
  );
  assert.equal(cell?.parts[0]?.path, "/experiments/lb/a-1/source/#test/summary.yaml:2");
});

test("a shared baseline cancels in the difference of two lifts", () => {
  const { lift } = methodologyView(catalog(runs, [board("lb")]), "en");
  // Base: stds 10 and 0; a: 2 and 6; b: 1 and 0. Lifts: 64 - 40 = 24 and 50.5 - 40 = 10.5.
  assert.deepEqual([lift?.first.value, lift?.second.value, lift?.difference], ["+24.00", "+10.50", "13.50"]);
  // sqrt(100 + 4 + 36) / 2 = 5.916, sqrt(100 + 1) / 2 = 5.025; together 7.762.
  assert.deepEqual([lift?.first.std, lift?.second.std, lift?.naive], ["5.92", "5.02", "7.76"]);
  // Without the baseline sqrt(4 + 36 + 1) / 2 = 3.2016.
  assert.equal(lift?.std, "3.20");
});

test("attempts paired by number give another standard deviation", () => {
  const { pairedAttempts } = methodologyView(catalog(runs, [board("lb")]), "en");
  // (70 + 50) / 2, (72 + 56) / 2, (74 + 62) / 2 = 60, 64, 68: s = 4, against 3.16 by propagation.
  assert.deepEqual([pairedAttempts?.std, pairedAttempts?.paired], ["3.16", "4.00"]);
});

test("a single attempt has no standard deviation, and no formula for one", () => {
  const { score, cell } = methodologyView(catalog([run("lb/one", "b1", [70])], [board("lb")]), "en");
  assert.deepEqual([score?.std, score?.formulas.std, score?.taskStd], [null, null, null]);
  assert.deepEqual([cell?.std, cell?.formula], [null, null]);
});

test("a missing group is shown as such", () => {
  const { missing } = methodologyView(catalog([...runs, run("lb/c-1", "b1", [99, 99, 99], "c")], [board("lb")]), "en");
  assert.deepEqual([missing?.present, missing?.of], [1, 2]);
});

test("real figures come before made-up ones, the larger ranking before the smaller", () => {
  const twin = (folder: string, synthetic: boolean, count: number): readonly Experiment[] =>
    runs.slice(0, count).map(({ id, meta, phases }) => ({
      ...experiment(`${folder}/${id}`, { ...meta.fields, synthetic }, {}),
      phases,
    }));
  const all = [...twin("one", true, 6), ...twin("two", false, 2), ...twin("zoo", false, 4)];
  const boards = [board("one", { synthetic: true }), board("two"), board("zoo")];
  assert.equal(methodologyView(catalog(all, boards), "en").subject?.board, "zoo");
  const { subject } = methodologyView(catalog(twin("one", true, 6), boards.slice(0, 1)), "en");
  assert.deepEqual([subject?.board, subject?.synthetic], ["one", true]);
});

test("what cannot be tested has no comparison", () => {
  assert.equal(methodologyView(catalog([run("lb/one", "b1", [70, 71, 72])], [board("lb")]), "en").comparison, null);
});

test("the comparison names the nearest entries and the baseline", () => {
  const many = (key: string, gain: number, algorithm?: string): Experiment => {
    const attempt = Array.from({ length: 12 }, (_, task) => 20 + 5 * task + gain);
    return experiment(
      key,
      { ...(algorithm === undefined ? {} : { algorithm }) },
      { test: { scores: [attempt, attempt, attempt] } },
    );
  };
  const { comparison } = methodologyView(
    catalog([many("lb/base", 0), many("lb/a", 10, "a"), many("lb/b", 4, "b")], [board("lb")]),
    "en",
  );
  assert.deepEqual([comparison?.rank, comparison?.places, comparison?.better, comparison?.worse], [1, 3, 0, 2]);
  // Twelve differences of one sign: p = 2 / 2^12 = 0.0005.
  assert.deepEqual(
    comparison?.pairs.map(({ difference, tasks, differing, p, isBaseline }) => [
      difference,
      tasks,
      differing,
      p,
      isBaseline,
    ]),
    [
      ["+6.00", 12, 12, "< 0.001", false],
      ["+10.00", 12, 12, "< 0.001", true],
    ],
  );
});

test("the sign-flip test in small and the rounding rule give known numbers", () => {
  const { signFlip, rounding } = methodologyView(catalog([]), "en");
  // McNemar's exact test, binomial: 2 x P(X <= 2 of 12) = 158 / 4096, 2 x P(X <= 2 of 10) = 112 / 1024.
  assert.deepEqual(
    signFlip.discordant.map(({ first, second, p }) => [first, second, p]),
    [
      [10, 2, "p = 0.039"],
      [8, 2, "p = 0.109"],
    ],
  );
  assert.deepEqual(signFlip.tooFew, { count: 5, p: "0.0625" });
  assert.deepEqual(
    rounding.map(({ held, shown }) => `${held} ${shown}`),
    ["56.72375 56.72", "72.345 72.35", "1.005 1.01", "−0.125 −0.13", "−0.004 0.00"],
  );
});

test("the front names the cheapest entry that is off it, with what beats it", () => {
  const priced = (model: string, score: number, cost: number) =>
    experiment(`lb/${model}`, { model_name: model, test_data: ["b1"] }, { test: { scores: [[score], [score]], cost } });
  const cost = { id: "cost", title: "Cost", value: "sum(test.cost)" };
  const boards = [board("lb", { columns: [...(columns ?? []), cost] })];
  const all = [priced("m1", 50, 1), priced("m2", 48, 2), priced("m3", 70, 3), priced("m4", 60, 9)];
  const { front } = methodologyView(catalog(all, boards), "en");
  assert.deepEqual([front?.entries, front?.front], [4, 2]);
  assert.deepEqual(front?.beaten, { entry: "m2", cost: "2.00", score: "48.00" });
  assert.deepEqual(front?.by, { entry: "m1", cost: "1.00", score: "50.00" });
  assert.equal(methodologyView(catalog(runs, [board("lb")]), "en").front, null);
});

test("a task's difficulty is its mean over experiments, each by its mean over attempts", () => {
  const answers = (model: string, ...attempts: readonly (readonly number[])[]) =>
    experiment(`lb/${model}`, { model_name: model, test_data: ["b1"] }, { test: { scores: attempts } });
  // The first task: (20 + 40) / 2 and 60 make 45; the second: 90 and (70 + 80) / 2 make 82.5.
  const all = [answers("m1", [20, 90], [40, 90]), answers("m2", [60, 70], [60, 80])];
  const { task } = methodologyView(catalog(all, [board("lb")]), "en");
  assert.deepEqual(
    [task?.experiments, task?.hardest.mean, task?.easiest.mean, task?.path],
    [2, "45.00", "82.50", "/benchmarks/b1/"],
  );
});

test("the gap is taken from the last round of training, figure by figure", () => {
  const evolved = experiment(
    "lb/g",
    { algorithm: "grow", test_data: ["b1"] },
    {
      "train-1": { score_mean: 40, score_std: 1 },
      "train-2": { score_mean: 75, score_std: 4 },
      test: { score_mean: 60, score_std: 3 },
    },
  );
  const gap = { id: "gap", title: "Gap", value: "mean(last(train.score) - test.score)", unit: "points" } as const;
  const view = methodologyView(catalog([evolved], [board("lb", { columns: [...(columns ?? []), gap] })]), "en");
  assert.deepEqual([view.gap?.cell.value, view.gap?.cell.std, view.gap?.column], ["+15.00", "5.00", "Gap"]);
  assert.deepEqual(
    view.gap?.cell.parts.map(({ reference, value }) => [reference, value]),
    [
      ["last(train.score)", "75.00"],
      ["test.score", "60.00"],
    ],
  );
});

test("an algorithm is told over all agents that ran both ways", () => {
  const six = (first: number) => [0, 1, 2].map((by) => [0, 1, 2, 3, 4, 5].map((task) => first + by + task));
  const agent = (model: string, first: number, algorithm?: string) =>
    experiment(
      `lb/${model}-${algorithm ?? "base"}`,
      { model_name: model, test_data: ["b1"], ...(algorithm === undefined ? {} : { algorithm }) },
      { test: { scores: six(first) } },
    );
  const all = [agent("m1", 20), agent("m1", 30, "grow"), agent("m2", 20), agent("m2", 40, "grow")];
  const { pooled } = methodologyView(catalog(all, [board("lb")]), "en");
  assert.deepEqual([pooled?.algorithm, pooled?.configurations, pooled?.tasks], ["grow", 2, 6]);
  // Lifts of 10 and 20; each of four stds is 1: sqrt(4) / 2 = 1. All six tasks on one side: p = 2 / 2^6.
  assert.equal(pooled?.lift.replaceAll("\u00a0", " "), "+15.00 ± 1.00");
  assert.equal(pooled?.p?.replaceAll("\u00a0", " "), "p = 0.031");
});
