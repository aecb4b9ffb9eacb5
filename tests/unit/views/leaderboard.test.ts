import assert from "node:assert/strict";
import { test } from "node:test";
import type { Experiment, Leaderboard } from "../../../content-loaders/repository.ts";
import { buildBoard } from "../../../src/leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../../src/leaderboard/catalog.ts";
import { markShapesOf } from "../../../src/views/algorithm.ts";
import { algorithmPairs } from "../../../src/views/algorithm-pairs.ts";
import { boardNames } from "../../../src/views/board-identity.ts";
import { leaderboardView } from "../../../src/views/leaderboard.ts";
import { liftChart } from "../../../src/views/lift-chart.ts";
import { benchmark, experiment, testPhase } from "../../support/records.ts";

/** Two agents with and without one algorithm on two groups; `m2` was never run on group b. */
const runs: readonly Experiment[] = [
  run("m1-a", "a", 40, 3),
  run("m1-b", "b", 50, 4),
  run("m1-a-grow", "a", 60, 3, "grow"),
  run("m1-b-grow", "b", 70.5, 4, "grow"),
  experiment("m2-a", ["a"], testPhase(90, 1), { model_name: "m2" }),
];

function run(id: string, group: string, mean: number, std: number, algorithm?: string): Experiment {
  return experiment(id, [group], testPhase(mean, std), {
    model_name: "m1",
    ...(algorithm === undefined ? {} : { algorithm }),
  });
}

function item(
  extra: Partial<Leaderboard["definition"]["fields"]> = {},
  experiments: readonly Experiment[] = runs,
): LeaderboardWithBoard {
  const leaderboard: Leaderboard = {
    id: "board",
    definition: {
      file: "leaderboards/board.yaml",
      marks: { "": 1025 },
      written: {},
      fields: {
        leaderboard_id: "board",
        status: "published",
        title: "Board",
        description: "d",
        last_update: "2026-11-01T00:00:00Z",
        author: { name: "a" },
        groups: ["a", "b"].map((id) => ({ id, title: `Group ${id}`, test_data: [id] })),
        display: {
          model_name: { m1: { en: "Model 1", zh: "模型 1" } },
          algorithm: { grow: { en: "growing", zh: "成长" } },
        },
        ...extra,
      },
    },
  };
  const benchmarks = new Map(["a", "b"].map((id) => [id, benchmark(id)]));
  return { leaderboard, defined: true, board: buildBoard({ leaderboard, experiments, benchmarks }) };
}

const view = (extra = {}, locale: "en" | "zh" = "en") =>
  leaderboardView(item(extra), { experiments: new Map(runs.map((entry) => [entry.key, entry])) }, locale);
const sentences = (locale: "en" | "zh") =>
  view({}, locale).findings.map((segments) => segments.map(({ text }) => text).join(""));

test("the first sentences are worked out from the figures", () => {
  // (60 + 70.5) / 2 = 65.25, (40 + 50) / 2 = 45, both with a standard deviation of sqrt(9 + 16) / 2 = 2.5.
  assert.deepEqual(sentences("en"), [
    "growing · Model 1 leads with 65.25 ± 2.50, 20.25 points ahead of no algorithm · Model 1.",
    "With growing the same agent scores +20.3 points against no algorithm.",
  ]);
  assert.deepEqual(sentences("zh"), [
    "成长 · 模型 1 以 65.25 ± 2.50 居首，比第二位的不用算法 · 模型 1 高 20.25 分。",
    "同一个 Agent 用成长后，得分与不用算法时相差 +20.3 分。",
  ]);
});

test("ranked rows hold text and marks, unranked ones what they lack", () => {
  const { ranking, unranked } = view();
  assert.deepEqual(
    ranking?.rows.map(({ rank, name, score, coverage }) => [rank.text, name.line, score.value, score.spread, coverage]),
    [
      ["1", "growing · Model 1", "65.25", "± 2.50", "2/2"],
      ["2", "no algorithm · Model 1", "45.00", "± 2.50", "2/2"],
    ],
  );
  assert.equal(ranking?.attempts, "n = 3");
  assert.deepEqual(
    unranked.map(({ name, coverage, missing, partialMean }) => [name.line, coverage, missing, partialMean]),
    [["no algorithm · m2", "1/2", ["b: no experiment"], "90.00"]],
  );
});

test("only an entry with an algorithm has a reference, and it starts at its baseline", () => {
  const { ranking } = view();
  const [first, second] = ranking?.rows ?? [];
  const from = ranking?.wideAxis.axis.at(45);
  const to = ranking?.wideAxis.axis.at(65.25);
  assert.equal(first?.wide?.reference?.line, `M${from} 18H${to}`);
  assert.equal(second?.wide?.reference, null);
});

test("every cell of the group table leads to its experiment, a missing one is hatched with the reason", () => {
  const rows = view({}, "zh").groupHeat?.rows ?? [];
  assert.deepEqual(
    rows.map(({ rank, cells, mean }) => [rank, mean, cells.map(({ step, text, path }) => [step, text, path])]),
    [
      [
        "1",
        "65.3",
        [
          [4, "60.0", "/zh/experiments/board/m1-a-grow/"],
          [5, "70.5", "/zh/experiments/board/m1-b-grow/"],
        ],
      ],
      [
        "2",
        "45.0",
        [
          [3, "40.0", "/zh/experiments/board/m1-a/"],
          [4, "50.0", "/zh/experiments/board/m1-b/"],
        ],
      ],
      [
        "—",
        "—",
        [
          [7, "90.0", "/zh/experiments/board/m2-a/"],
          [null, "—", null],
        ],
      ],
    ],
  );
  assert.equal(rows[2]?.cells[1]?.title, "b：没有实验");
});

test("the first score is derived from the lines that state its parts", () => {
  const derivation = view().derivation;
  assert.equal(derivation?.coefficient, "1/2");
  assert.deepEqual(
    derivation?.parts.map(({ title, value, std, n, source }) => [title.text, value, std, n, source.text, source.path]),
    [
      [
        "Group a",
        "60.00",
        "3.00",
        "3",
        "test/summary.yaml:4",
        "/experiments/board/m1-a-grow/source/#test/summary.yaml:4",
      ],
      [
        "Group b",
        "70.50",
        "4.00",
        "3",
        "test/summary.yaml:4",
        "/experiments/board/m1-b-grow/source/#test/summary.yaml:4",
      ],
    ],
  );
});

test("a withdrawn leaderboard says why and ranks nothing", () => {
  const withdrawn = view({ status: "withdrawn", withdrawn_reason: "wrong tasks" }, "zh");
  assert.deepEqual(withdrawn.withdrawn, { text: "wrong tasks", lang: "en" });
  assert.deepEqual(
    [withdrawn.ranking, withdrawn.groupHeat, withdrawn.derivation, withdrawn.unranked, withdrawn.findings],
    [null, null, null, [], []],
  );
});

test("a board of one entry says so and does not name the algorithm it has not", () => {
  const alone = item({}, runs.slice(0, 2));
  const [sentence] = leaderboardView(alone, { experiments: new Map() }, "en").findings;
  assert.equal(
    sentence?.map(({ text }) => text).join(""),
    "One entry so far: Model 1 scores 45.00 ± 2.50, the mean of 2 groups.",
  );
});

test("an identity field gets a column only where entries would look alike without it", () => {
  const names = (experiments: readonly Experiment[]) => {
    const board = item({}, experiments);
    return boardNames(board, markShapesOf(experiments), "en").columns.map(({ field }) => field);
  };
  assert.deepEqual(names(runs), ["model_name", "harness_name", "thinking_level"]);
  const twice = [...runs, experiment("other", ["a"], testPhase(1, 1), { model_name: "m2", model_provider: "p" })];
  assert.deepEqual(names(twice), ["model_name", "harness_name", "thinking_level", "model_provider"]);
});

test("an algorithm is paired with the same agent without one, null equal to null", () => {
  const { board } = item();
  assert.deepEqual(
    algorithmPairs(board).map(({ algorithm, score, baselineScore, lift }) => [algorithm, score, baselineScore, lift]),
    [["grow", 65.25, 45, 20.25]],
  );
});

test("the lift chart draws one row an agent, the pair told in words", () => {
  const it = item();
  const chart = liftChart(it.board, boardNames(it, markShapesOf(runs), "en"), "en");
  const [panel] = chart?.wide.panels ?? [];
  assert.equal(panel?.name, "growing");
  assert.deepEqual(
    panel?.rows.map(({ text, title }) => [text.text, title]),
    [["+20.3", "growing · Model 1: 45.00 ± 2.50 → 65.25 ± 2.50 (+20.3)"]],
  );
  const baselines = runs.slice(0, 2);
  const without = item({}, baselines);
  assert.equal(liftChart(without.board, boardNames(without, markShapesOf(baselines), "en"), "en"), null);
});
