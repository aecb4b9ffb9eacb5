/** A gap that errors have left says so wherever the experiment would have stood, and an empty place says that it is empty. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { buildBoard } from "../../../src/leaderboard/board.ts";
import { entryCurves } from "../../../src/leaderboard/phase-curves.ts";
import { boardNames } from "../../../src/views/board-identity.ts";
import { entryExperiments } from "../../../src/views/entry/experiments.ts";
import { groupHeat } from "../../../src/views/group-heat.ts";
import { groupColumn } from "../../../src/views/leaderboard/group-column.ts";
import { benchmark, definition, experiment } from "../../support/board-records.ts";

const run = (id: string, group: string) =>
  experiment(`lb/${id}`, { test_data: [group] }, { test: { scores: [[50, 60]] } });
const groups = ["a", "b", "c", "d"];
const fields = definition({
  groups: groups.map((id) => ({ id, test_data: [id] })),
  columns: [{ id: "score", title: "Score", value: "mean(available(test.score))" }],
});
const board = buildBoard({
  definition: fields,
  experiments: [
    run("run-a", "a"),
    experiment("lb/run-d", { test_data: ["d"], status: "withdrawn" }, { test: { scores: [[50, 60]] } }),
  ],
  benchmarks: groups.map((id) => benchmark(id)),
  leftOut: [{ kind: "experiment", id: "lb/run-b", path: "experiments/lb/run-b", meta: run("run-b", "b").meta.fields }],
});
const leaderboard = { id: "lb", definition: { file: "leaderboards/lb.yaml", marks: {}, written: {}, fields } };
const names = boardNames({ leaderboard, board, defined: true }, { shapes: () => "ring", benchmarks: new Map() }, "en");
const told = ["left out: errors in its data", "no experiment", "experiment does not count"];

test("by group, in an added column, and among the experiments of the entry", () => {
  const [entry] = board.entries;
  assert.ok(entry);
  assert.deepEqual(
    groupHeat(board, names, "en")
      ?.rows[0]?.cells.slice(1)
      .map(({ title }) => title),
    ["b", "c", "d"].map((group, index) => `${group}: ${told[index]}`),
  );
  assert.deepEqual(
    groups.slice(1).flatMap((group) => groupColumn(board, group, "en").reasons),
    told,
  );
  assert.deepEqual(
    entryExperiments(entry, names, "en").map(({ gap }) => gap),
    [null, ...told],
  );
});

test("on the page of phase curves", () => {
  const codes = (group: string) => entryCurves(board, { group })[0]?.reasons.map(({ code }) => code);
  assert.deepEqual([codes("b"), codes("c"), codes("d")], [["left-out"], ["no-experiment"], ["excluded"]]);
});
