/** Notes on experiments: told once, with the entries, groups or experiments that they are about. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Experiment } from "../../../content-loaders/repository.ts";
import { buildBoard } from "../../../src/leaderboard/board.ts";
import { boardNames, namingOf } from "../../../src/views/board-identity.ts";
import { type CaveatView, caveatList } from "../../../src/views/caveats.ts";
import { entryCaveatViews } from "../../../src/views/entry-caveats.ts";
import { benchmark, definition, experiment } from "../../support/board-records.ts";

const note = (text: string) => ({ text, text_zh: `${text}（中文）` });

function run(model: string, group: string, notes: readonly string[]): Experiment {
  return experiment(
    `lb/${model}-${group}`,
    { model_name: model, test_data: [group], caveats: notes.map(note) },
    { test: { score_mean: 50, score_std: 1 } },
  );
}

const experiments = [
  run("m1", "a", ["everywhere", "of m1", "of group a", "odd"]),
  run("m1", "b", ["everywhere", "of m1"]),
  run("m2", "a", ["everywhere", "of group a"]),
  run("m2", "b", ["everywhere", "told above"]),
];

function views(locale: "en" | "zh", of: (entry: string) => boolean = () => true): readonly CaveatView[] {
  const benchmarks = new Map(["a", "b"].map((id) => [id, benchmark(id)]));
  const fields = definition({
    leaderboard_id: "lb",
    groups: ["a", "b"].map((id) => ({ id, title: `Group ${id}`, test_data: [id] })),
  });
  const board = buildBoard({ definition: fields, experiments, benchmarks: [...benchmarks.values()] });
  const leaderboard = { id: "lb", definition: { file: "leaderboards/lb.yaml", marks: {}, written: {}, fields } };
  const catalog = { experiments: new Map(experiments.map((at) => [at.key, at])), benchmarks };
  const names = boardNames({ leaderboard, board, defined: true }, namingOf(catalog), locale);
  const entries = board.entries.filter(({ id }) => of(id));
  return entryCaveatViews({ entries, board, names, locale }, benchmarks, new Set(["told above"]));
}

const told = (list: readonly CaveatView[]) =>
  list.map(({ text, concerns, parts }) => [text.text, concerns, parts.map((part) => part.text).join(" | ")]);

test("a note is told once, with the entries, groups or experiments that it is about, the widest first", () => {
  assert.deepEqual(told(views("en")), [
    ["everywhere", null, ""],
    ["of m1", "(1 of 2 entries)", "m1"],
    ["of group a", "(1 of 2 groups)", "Group a"],
    ["odd", "(1 experiment)", "m1, Group a"],
  ]);
  assert.equal(views("zh")[1]?.text.text, "of m1（中文）");
});

test("on the page of one entry a note on a group leads to the experiment there", () => {
  const [, , group] = views("en", (id) => id.includes("m1"));
  assert.deepEqual(group?.parts, [{ text: "Group a", path: "/experiments/lb/m1-a/" }]);
});

test("many notes on single parts are read on request, a few at once", () => {
  const single = (text: string): CaveatView => ({
    text: { text, lang: undefined },
    concerns: null,
    parts: [{ text: "part", path: null }],
  });
  const shared: CaveatView = { ...single("shared"), parts: [] };
  const few = ["1", "2", "3", "4"].map(single);
  assert.deepEqual(caveatList([...few, shared]), { shown: [shared, ...few], folded: [] });
  assert.deepEqual(caveatList([...few, single("5"), shared]), { shown: [shared], folded: [...few, single("5")] });
});
