import assert from "node:assert/strict";
import { test } from "node:test";
import type { Experiment, Leaderboard } from "../../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { buildBoard, buildFolderBoard } from "../../../src/leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../../src/leaderboard/catalog.ts";
import { algorithmPairs } from "../../../src/views/algorithm-pairs.ts";
import { boardNames, namingOf } from "../../../src/views/board-identity.ts";
import { leaderboardView } from "../../../src/views/leaderboard.ts";
import { benchmark, experiment, type PhaseInput } from "../../support/board-records.ts";

/** Eight tasks an attempt; an attempt's mean is its first number, the tasks lie 4 to both sides of it. */
const attempts = (...means: readonly number[]): PhaseInput => ({
  scores: means.map((mean) => [mean - 4, mean + 4, mean - 4, mean + 4, mean - 4, mean + 4, mean - 4, mean + 4]),
});

function run(id: string, group: string, test_: PhaseInput, meta: Parameters<typeof experiment>[1] = {}): Experiment {
  return experiment(
    `board/${id}`,
    { test_data: [group], model_name: "m1", ...meta },
    { test: { cost: 0.5, ...test_ } },
  );
}

/** Two agents with and without one algorithm on two groups; `m2` was never run on group b. */
const runs: readonly Experiment[] = [
  run("m1-a", "a", attempts(37, 40, 43)),
  run("m1-b", "b", attempts(46, 50, 54)),
  run("m1-a-grow", "a", attempts(57, 60, 63), { algorithm: "grow" }),
  run("m1-b-grow", "b", attempts(66.5, 70.5, 74.5), { algorithm: "grow" }),
  run("m2-a", "a", attempts(89, 90, 91), { model_name: "m2" }),
];

const benchmarks = ["a", "b"].map((id) => benchmark(id, { title: `Title of ${id}` }));

const fields: LeaderboardDefinition = {
  leaderboard_id: "board",
  status: "published",
  title: "Board",
  description: "d",
  last_update: "2026-11-01T00:00:00Z",
  author: { name: "a" },
  groups: ["a", "b"].map((id) => ({ id, title: `Group ${id}`, test_data: [id] })),
  columns: [
    { id: "score", title: "Score", title_zh: "得分", value: "mean(test.score)", primary: true },
    { id: "lift", title: "Lift", value: "mean(test.score - baseline.test.score)", unit: "points" },
    { id: "cost", title: "Cost", value: "sum(test.cost)" },
  ],
  display: {
    model_name: { m1: { en: "Model 1", zh: "模型 1" } },
    algorithm: { grow: { en: "growing", zh: "成长" } },
  },
};

function item(
  extra: Partial<LeaderboardDefinition> = {},
  experiments: readonly Experiment[] = runs,
): LeaderboardWithBoard {
  const definition = { ...fields, ...extra };
  const leaderboard: Leaderboard = {
    id: "board",
    definition: { file: "leaderboards/board.yaml", marks: {}, written: {}, fields: definition },
  };
  return { leaderboard, defined: true, board: buildBoard({ definition, experiments, benchmarks }) };
}

const catalogOf = (experiments: readonly Experiment[]) => ({
  experiments: new Map(experiments.map((entry) => [entry.key, entry])),
  benchmarks: new Map(benchmarks.map((entry) => [entry.id, entry])),
});

const view = (extra: Partial<LeaderboardDefinition> = {}, locale: "en" | "zh" = "en", experiments = runs) =>
  leaderboardView(item(extra, experiments), catalogOf(experiments), locale);
const sentences = (shown: ReturnType<typeof view>) =>
  shown.findings.map((segments) => segments.map(({ text }) => text).join(""));
const rowsOf = (shown: ReturnType<typeof view>) => shown.table?.sets.flatMap(({ rows }) => rows) ?? [];

test("the first sentences are worked out from the figures and the tests", () => {
  // (60 + 70.5) / 2 = 65.25, (40 + 50) / 2 = 45, both with a standard deviation of sqrt(9 + 16) / 2 = 2.5. Of the 16
  // task differences all have the same sign: p = 2 / 2^16.
  assert.deepEqual(sentences(view()), [
    "growing · Model 1 leads with 65.25 ± 2.50; the test sets it apart from the other.",
    "With growing the same agent scores +20.25 points against no algorithm, which the test confirms.",
  ]);
  assert.deepEqual(sentences(view({}, "zh")), [
    "成长 · 模型 1 以 65.25 ± 2.50 居首；检验认定它优于另一个条目。",
    "同一个 Agent 用成长后，得分与不用算法时相差 +20.25 分，差异得到检验证实。",
  ]);
});

test("entries that the test cannot tell apart are not called first and second", () => {
  // The tasks differ by +9 and -8 in turn: the sums with random signs are mostly further out than the one observed.
  const even = attempts(50, 51, 52);
  const odd: PhaseInput = {
    scores: [50, 51, 52].map((mean) => [5, -4, 5, -4, 5, -4, 5, -4].map((d, i) => mean + (i % 2 ? 4 : -4) + d)),
  };
  const shown = view({}, "en", [
    run("one-a", "a", even),
    run("one-b", "b", even),
    run("two-a", "a", odd, { model_name: "m2" }),
    run("two-b", "b", odd, { model_name: "m2" }),
  ]);
  assert.equal(sentences(shown)[0], "The two entries cannot be told apart by the test.");
  assert.deepEqual(
    rowsOf(shown).map(({ rank, tierEnd }) => [rank?.text, rank?.interval, tierEnd]),
    [
      ["1", "1–2", false],
      ["2", "1–2", false],
    ],
  );
});

test("ranked rows hold every column as text, their page and their marks", () => {
  const shown = view();
  assert.deepEqual(
    rowsOf(shown).map(({ rank, name, cells, coverage, path }) => [
      `${rank?.text} [${rank?.interval}]`,
      name.line,
      coverage,
      path,
      ...cells.map(({ value, spread, delta }) => [value, spread, delta?.tone ?? null, delta?.arrow ?? null]),
    ]),
    [
      [
        "1 [1]",
        "growing · Model 1",
        "2/2",
        "/leaderboards/board/entries/h-1-0-0-m1-p-high-grow-a/",
        ["65.25", "± 2.50", null, null],
        ["+20.25", "± 3.54", "better", "▲"],
        ["1.00", null, null, null],
      ],
      [
        "2 [2]",
        "no algorithm · Model 1",
        "2/2",
        "/leaderboards/board/entries/h-1-0-0-m1-p-high-a/",
        ["45.00", "± 2.50", null, null],
        ["baseline", null, "plain", null],
        ["1.00", null, null, null],
      ],
    ],
  );
  assert.deepEqual(
    shown.table?.columns.map(({ title, unit, sort }) => [title.text, unit, sort]),
    [
      ["Score", "of 100, ± std", "descending"],
      ["Lift", "points, ± std", null],
      ["Cost", "USD", null],
    ],
  );
  assert.deepEqual(shown.table?.legend, {
    attempts: "n = 3",
    intervals: true,
    tests: "tasks",
    references: true,
    deltas: true,
    tiers: true,
    means: ["Cost"],
    errors: [],
  });
  assert.equal(rowsOf(shown)[0]?.tierEnd, true);
});

test("a cell says in full what it is a mean of, over how many attempts, and what the test said", () => {
  const [score, lift] = rowsOf(view())[0]?.cells ?? [];
  assert.equal(
    score?.title,
    "65.25 ± 2.50; mean over 2 groups of equal weight (macro mean); ±: sample standard deviation over 3 attempts, propagated",
  );
  assert.match(lift?.title ?? "", /test against its own baseline: better, p < 0\.001$/);
});

test("an entry that lacks a group is not ranked, and the mean of the rest compares with nothing", () => {
  assert.deepEqual(
    view().unranked?.rows.map(({ name, coverage, missing, partialMean }) => [
      name.line,
      coverage,
      missing,
      partialMean,
    ]),
    [["no algorithm · m2", "1/2", ["b: no experiment"], "90.00"]],
  );
  const lifts = view({ columns: [{ id: "lift", title: "Lift", value: "mean(test.score - baseline.test.score)" }] });
  assert.deepEqual(
    lifts.unranked?.rows.map(({ partialMean }) => partialMean),
    [null],
  );
});

test("only an entry with an algorithm has a reference, and it starts at its baseline", () => {
  const shown = view();
  const [first, second] = rowsOf(shown);
  const axis = shown.table?.wideAxis?.axis;
  assert.equal(first?.wide?.reference?.line, `M${axis?.at(45)} 18H${axis?.at(65.25)}`);
  assert.equal(second?.wide?.reference, null);
});

test("every cell of the group table leads to its experiment, a missing one is hatched with the reason", () => {
  const rows = view({}, "zh").groupHeat?.rows ?? [];
  assert.deepEqual(
    rows.map(({ rank, cells, primary }) => [rank, primary, cells.map(({ step, text, path }) => [step, text, path])]),
    [
      [
        "1",
        "65.25",
        [
          [4, "60.0", "/zh/experiments/board/m1-a-grow/"],
          [5, "70.5", "/zh/experiments/board/m1-b-grow/"],
        ],
      ],
      [
        "2",
        "45.00",
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

test("a withdrawn leaderboard says why and ranks nothing", () => {
  const withdrawn = view({ status: "withdrawn", withdrawn_reason: "wrong tasks" }, "zh");
  assert.deepEqual(withdrawn.withdrawn, { text: "wrong tasks", lang: "en" });
  assert.deepEqual(
    [withdrawn.table, withdrawn.groupHeat, withdrawn.unranked, withdrawn.columns, withdrawn.findings],
    [null, null, null, [], []],
  );
});

test("a board of one entry says so and does not name the algorithm it has not", () => {
  assert.deepEqual(sentences(view({}, "en", runs.slice(0, 2))), [
    "One entry so far: Model 1 scores 45.00 ± 2.50, over 2 groups.",
  ]);
});

test("a folder without a definition lists each experiment under its test set, unranked", () => {
  const board = buildFolderBoard({ folder: "board", experiments: runs, benchmarks });
  const shown = leaderboardView({ ...item(), defined: false, board }, catalogOf(runs), "en");
  assert.deepEqual(
    shown.table?.sets.map(({ head, rows }) => [head?.text, rows.map(({ rank, name }) => [rank, name.id])]),
    [
      [
        "Title of a",
        [
          [null, "m1-a"],
          [null, "m1-a-grow"],
          [null, "m2-a"],
        ],
      ],
      [
        "Title of b",
        [
          [null, "m1-b"],
          [null, "m1-b-grow"],
        ],
      ],
    ],
  );
  assert.deepEqual([shown.table?.places, shown.unranked, shown.groupHeat, shown.findings], [null, null, null, []]);
  assert.equal(shown.notes.unrankable.length, 1);
  assert.deepEqual(
    shown.table?.columns.map(({ title }) => title.text),
    ["Score", "Cost", "Tokens", "Time"],
  );
});

test("the default columns speak the reader's language", () => {
  const { columns: _, ...plain } = fields;
  const heads = (locale: "en" | "zh") => {
    const leaderboard = { id: "board", definition: { file: "f", marks: {}, written: {}, fields: plain } };
    const board = buildBoard({ definition: plain, experiments: runs, benchmarks });
    return leaderboardView({ leaderboard, defined: true, board }, catalogOf(runs), locale).table?.columns.map(
      ({ title, unit }) => `${title.text} ${unit}`,
    );
  };
  assert.deepEqual(heads("zh"), ["得分 百分制，± 标准差", "费用 美元", "Token 千 Token", "耗时 分钟"]);
});

test("experiments outside the groups are counted in a note and linked one by one", () => {
  const outside = Array.from({ length: 4 }, (_, index) => run(`c-${index}`, "c", attempts(1, 2, 3)));
  const shown = leaderboardView(
    {
      ...item(),
      board: buildBoard({
        definition: fields,
        experiments: [...runs, ...outside],
        benchmarks: [...benchmarks, benchmark("c")],
      }),
    },
    catalogOf(runs),
    "en",
  );
  const [note] = shown.notes.others;
  assert.match(note?.text ?? "", /^4 experiments /);
  assert.equal(note?.experiments[0]?.path, "/experiments/board/c-0/");
});

test("experiments that the same thing keeps out are told in one sentence, with the way to what is wrong", () => {
  const runs5 = Array.from({ length: 5 }, (_, index) => run(`c-${index}`, "gone", attempts(1, 2, 3)));
  const leftOut = [
    { kind: "benchmark", id: "gone", path: "packages/gone", meta: null },
    { kind: "experiment", id: "board/bad", path: "experiments/board/bad", meta: null },
  ] as const;
  const board = buildBoard({
    definition: { ...fields, groups: [{ id: "gone", test_data: ["gone"] }] },
    experiments: runs5,
    benchmarks,
    leftOut,
  });
  const { others } = leaderboardView({ ...item(), board }, catalogOf(runs5), "en").notes;
  assert.deepEqual(
    others.map(({ text, experiments, more }) => [text.slice(0, 32), experiments.length, more?.path]),
    [
      ["5 experiments do not count: test", 5, "/data-health/"],
      ["board/bad does not count: errors", 0, "/data-health/"],
    ],
  );
});

test("entries on different versions of a benchmark are announced before the numbers", () => {
  const later = run("m2-b", "b", attempts(1, 2, 3), { model_name: "m2", benchmark_versions: { b: "0.9.0" } });
  const shown = view({}, "en", [...runs, later]);
  assert.deepEqual(shown.notes.versions, ["b was measured in different versions: 1.0.0, 0.9.0."]);
  assert.deepEqual(rowsOf(shown).find(({ name }) => name.line.endsWith("m2"))?.versions, {
    label: "other version",
    title: "measured on b 0.9.0; it is now 1.0.0",
  });
});

test("a named entry of several agents has no algorithm, setting or baseline of its own", () => {
  const named = [{ id: "mix", title: "Mixture", experiments: ["m1-a-grow", "m1-b"] }];
  const row = rowsOf(view({ entries: { named } })).find(({ name }) => name.id === "mix");
  assert.deepEqual(
    [row?.name.line, row?.name.algorithm, row?.name.settings, row?.cells[1]?.reason],
    ["Mixture", null, ["—", "—", "—"], "no baseline"],
  );
});

test("an identity field gets a column only where entries would look alike without it", () => {
  const names = (experiments: readonly Experiment[]) =>
    boardNames(item({}, experiments), namingOf(catalogOf(experiments)), "en").columns.map(({ field }) => field);
  assert.deepEqual(names(runs), ["model_name", "harness_name", "thinking_level"]);
  const twice = [...runs, run("other", "a", attempts(1, 1, 1), { model_name: "m2", model_provider: "q" })];
  assert.deepEqual(names(twice), ["model_name", "harness_name", "thinking_level", "model_provider"]);
});

test("an algorithm is paired with the same agent without one", () => {
  assert.deepEqual(
    algorithmPairs(item().board).map(({ algorithm, cell, baselineCell, lift, comparison }) => [
      algorithm,
      cell.value,
      baselineCell.value,
      lift,
      comparison?.verdict,
    ]),
    [["grow", 65.25, 45, 20.25, "better"]],
  );
});

test("a lift that the test does not confirm stays gray", () => {
  // Two tasks that differ cannot reach 5 %, and single attempts have no spread for Welch's t.
  const tasks = (...scores: readonly number[]): PhaseInput => ({ scores: [scores] });
  const single = [
    run("one", "a", tasks(10, 20)),
    run("two", "b", tasks(10, 20)),
    run("one-grow", "a", tasks(12, 20), { algorithm: "grow" }),
    run("two-grow", "b", tasks(12, 20), { algorithm: "grow" }),
  ];
  const [row] = rowsOf(view({}, "en", single));
  assert.deepEqual(
    [row?.cells[0]?.spread, row?.cells[1]?.value, row?.cells[1]?.delta?.tone],
    ["n = 1", "+1.00", "plain"],
  );
  assert.match(row?.cells[1]?.title ?? "", /too few to test/);
  assert.equal(row?.untested, "untested 1");
});
