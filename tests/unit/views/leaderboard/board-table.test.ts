/** What the page hands to the table's script, checked against the records of a small board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LeaderboardDefinition } from "../../../../content-loaders/schema/leaderboard.ts";
import { buildBoard } from "../../../../src/leaderboard/board.ts";
import { boardNames, namingOf } from "../../../../src/views/board-identity.ts";
import { boardTable, scriptJson } from "../../../../src/views/leaderboard/board-table.ts";
import { groupColumn } from "../../../../src/views/leaderboard/group-column.ts";
import { benchmark, experiment, type PhaseInput } from "../../../support/board-records.ts";

const attempts = (...means: readonly number[]): PhaseInput => ({
  scores: means.map((mean) => [mean - 4, mean + 4]),
  cost: 0.5,
});
const run = (id: string, group: string, phase: PhaseInput, meta: Parameters<typeof experiment>[1] = {}) =>
  experiment(`board/${id}`, { test_data: [group], model_name: "run-2", ...meta }, { test: phase });

const experiments = [
  run("a", "a", attempts(40, 41, 43)),
  run("b", "b", attempts(50, 52, 54)),
  run("a-10", "a", attempts(70, 71, 72), { model_name: "run-10", thinking_level: "xhigh" }),
  run("b-10", "b", { ...attempts(60, 61, 62), cost: null }, { model_name: "run-10", thinking_level: "xhigh" }),
  run("a-low", "a", attempts(10, 11, 12), { model_name: "run-3", thinking_level: "low", algorithm: "grow" }),
];
const benchmarks = ["a", "b"].map((id) => benchmark(id));
const definition: LeaderboardDefinition = {
  leaderboard_id: "board",
  status: "published",
  title: "Board",
  description: "d",
  last_update: "2026-11-01T00:00:00Z",
  author: { name: "a" },
  groups: ["a", "b"].map((id) => ({ id, title: `Group ${id}`, test_data: [id] })),
  columns: [
    { id: "score", title: "Score", value: "mean(test.score)", primary: true },
    { id: "model", title: "Not the model", value: "sum(test.cost)" },
  ],
  display: { model_name: { "run-10": { en: "Tenth", zh: "第十" } } },
};
const board = buildBoard({ definition, experiments, benchmarks });
const catalog = {
  experiments: new Map(experiments.map((item) => [item.key, item])),
  benchmarks: new Map(benchmarks.map((item) => [item.id, item])),
};
const leaderboard = {
  id: "board",
  definition: { file: "leaderboards/board.yaml", marks: {}, written: {}, fields: definition },
};
const tableIn = (locale: "en" | "zh") => {
  const names = boardNames({ leaderboard, board, defined: true }, namingOf(catalog), locale);
  const table = boardTable(board, names, definition.display, locale);
  assert.ok(table);
  return table;
};

test("ranked entries first, with every number as it was worked out and null where there is none", () => {
  const table = tableIn("en");
  assert.equal(table.placed, 2);
  assert.equal(table.ids.length, 3);
  const values = Object.fromEntries(table.columns.map(({ key, values: own }) => [key, own]));
  // (71 + 61) / 2 and (124 / 3 + 52) / 2.
  assert.equal(values.score?.[0], 66);
  assert.ok(Math.abs((values.score?.[1] ?? 0) - (124 / 3 + 52) / 2) < 1e-12);
  assert.deepEqual(values["column.model"], [null, 1]);
  assert.deepEqual(values.rank, [1, 2]);
  // By name, "run-2" before "Tenth"; by level, not by letter, and last where none is stated.
  assert.deepEqual(values.model, [1, 0]);
  assert.equal(table.ranking, "score");
  assert.deepEqual(
    table.columns.map(({ key, first }) => `${key} ${first}`).filter((line) => /score|column/.test(line)),
    ["score desc", "column.model asc"],
  );
});

test("fields hold what the experiments state, in both languages the same values behind other names", () => {
  const [english, chinese] = [tableIn("en"), tableIn("zh")];
  const model = (table: typeof english) => table.fields.find(({ key }) => key === "model")?.values;
  assert.deepEqual(new Set(model(english)?.map(({ value }) => value)), new Set(["run-2", "run-3", "run-10"]));
  assert.equal(model(chinese)?.find(({ value }) => value === "run-10")?.label, "第十");
  const algorithm = english.fields.find(({ key }) => key === "algorithm");
  assert.deepEqual(algorithm?.values, [
    { value: null, label: "no algorithm" },
    { value: "grow", label: "grow" },
  ]);
  assert.deepEqual(algorithm?.of, [[0], [0], [1]]);
  assert.equal(english.fields.find(({ key }) => key === "author")?.facet, false);
});

test("a group's column gives value, spread, experiment or reason, of the unranked too", () => {
  const column = groupColumn(board, "a", "en");
  assert.deepEqual(column.values, [71, 124 / 3, 11]);
  // The sample standard deviations of 70, 71, 72 and of 40, 41, 43.
  assert.deepEqual(
    column.texts.map((text, i) => `${text} ${column.spreads[i]}`),
    ["71.00 ± 1.00", "41.33 ± 1.53", "11.00 ± 1.00"],
  );
  assert.deepEqual(column.stds[0], 1);
  assert.deepEqual(column.counts, [3, 3, 3]);
  assert.deepEqual(column.paths, ["/experiments/board/a-10/", "/experiments/board/a/", "/experiments/board/a-low/"]);
  assert.deepEqual(column.reasons, [null, null, null]);
});

test("nothing in the data can end the element that holds it", () => {
  assert.equal(scriptJson({ a: "</script>" }), '{"a":"\\u003c/script>"}');
});
