/** How experiments become entries, under which ids, and which of them count. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import type { Experiment, LeftOut } from "../../../../content-loaders/repository.ts";
import { type Board, buildBoard, buildFolderBoard } from "../../../../src/leaderboard/board.ts";
import { slugOf } from "../../../../src/leaderboard/entries/identity.ts";
import { benchmark, definition, experiment } from "../../../support/board-records.ts";

type Definition = Parameters<typeof definition>[0];
type Meta = Parameters<typeof experiment>[1];

const phase = {
  test: { score_mean: 50, score_std: 1, cost: 1, n_input_tokens: 10, n_output_tokens: 5, duration_ms: 100 },
};

function run(key: string, meta: Meta = {}): Experiment {
  return experiment(key, meta, phase);
}

function boardOf(
  experiments: readonly Experiment[],
  fields: Definition = {},
  benchmarks = ["b1", "b2", "b3"].map((id) => benchmark(id)),
): Board {
  return buildBoard({ definition: definition(fields), experiments, benchmarks });
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 6);

test("slugs: lower case, one hyphen for the rest, empty values left out, a hash for what leaves nothing", () => {
  assert.equal(
    slugOf({ harness_name: "Penguin Harness", harness_version: "0.2.13", model_provider: null, thinking_level: "" }),
    "penguin-harness-0-2-13",
  );
  assert.equal(slugOf({ model_name: "claude-opus-4-8[1m]" }), "claude-opus-4-8-1m");
  assert.equal(slugOf({ model_name: "m", "author.name": "普林" }), "m-1973f5");
  assert.equal(slugOf({ "author.name": "普林" }), hash("普林"));
  assert.equal(slugOf({ algorithm: null }), "baseline");
  // Too long for the name of a file: cut, and told apart by the hash of all of it.
  const long = "w".repeat(300);
  assert.equal(slugOf({ model_name: long }), `${"w".repeat(160)}-${hash(long)}`);
});

test("experiments that agree on the identity are one entry; null equals null", () => {
  const board = boardOf([
    run("lb/a", { test_data: ["b1"], harness_version: null }),
    run("lb/b", { test_data: ["b2"], harness_version: null }),
    run("lb/c", { test_data: ["b2"], harness_version: "1.0.0" }),
  ]);
  assert.deepEqual(
    board.entries.map(({ id, experiments }) => [
      id,
      [...experiments].map(([group, { id: found }]) => `${group}:${found}`),
    ]),
    [
      ["h-m-p-high-a", ["b1:a", "b2:b"]],
      ["h-1-0-0-m-p-high-a", ["b2:c"]],
    ],
  );
  assert.equal(board.entries[0]?.identity?.harness_version, null);
});

test("slugs that collide: the entry submitted later gets a hash, and keeps it whatever the order of the files", () => {
  const experiments = [
    run("lb/late", { model_name: "GPT 5", submit_time: "2026-11-02T00:00:00Z" }),
    run("lb/early", { model_name: "gpt-5", submit_time: "2026-11-01T00:00:00Z" }),
  ];
  const fields: Definition = { entries: { identity: ["model_name"] } };
  const ids = (list: readonly Experiment[]): readonly string[] =>
    boardOf(list, fields)
      .entries.map(({ id, experiments: found }) => `${id}=${[...found.values()][0]?.id}`)
      .sort();
  assert.deepEqual(ids(experiments), [`gpt-5-${hash('[["model_name","GPT 5"]]')}=late`, "gpt-5=early"]);
  assert.deepEqual(ids([...experiments].reverse()), ids(experiments));
});

test("the latest submission counts, at the same time the larger id; the others are listed, and a note says so", () => {
  const board = boardOf([
    run("lb/z-old", { submit_time: "2026-10-01T00:00:00Z" }),
    run("lb/a", { submit_time: "2026-11-01T00:00:00Z" }),
    run("lb/b", { submit_time: "2026-11-01T00:00:00Z" }),
  ]);
  const [entry] = board.entries;
  assert.equal(entry?.experiments.get("b1")?.id, "b");
  assert.deepEqual(
    entry?.earlier.map(({ group, experiment: { id } }) => `${group}:${id}`),
    ["b1:z-old", "b1:a"],
  );
  assert.deepEqual(board.notes, [
    { code: "earlier-submissions", entry: entry?.id, group: "b1", counted: "lb/b", earlier: ["lb/z-old", "lb/a"] },
  ]);
});

test("named entries win over identity, reach other folders by key, and find their baseline by a shared identity", () => {
  const experiments = [
    run("lb/base", { test_data: ["b1"] }),
    run("lb/evolved", { test_data: ["b1"], algorithm: "x" }),
    run("other/evolved", { test_data: ["b2"], model_name: "N" }),
  ];
  const named = [
    { id: "reference", title: "Reference", experiments: ["base"] },
    { id: "mixed", experiments: ["evolved", "other/evolved"] },
  ];
  const groups = ["b1", "b2"].map((id) => ({ id, test_data: [id] }));
  const columns = [{ id: "lift", title: "Lift", value: 'group("b1").test.score - baseline.group("b1").test.score' }];
  const board = boardOf(experiments, { entries: { named }, groups, columns });
  assert.deepEqual(
    board.entries.map(({ id, baseline, identity }) => [id, baseline, identity === null]),
    [
      ["reference", "reference", false],
      ["mixed", null, true],
    ],
  );
  assert.deepEqual(
    board.entries[1]?.cells.get("lift")?.missing.map(({ code }) => code),
    ["no-baseline"],
  );
  assert.deepEqual(board.entries[0]?.title, { en: "Reference", zh: "Reference" });
  assert.deepEqual(board.notes, [{ code: "mixed-identity", entry: "mixed" }]);

  const other = boardOf(experiments.slice(0, 2), {
    entries: { named: named.slice(0, 1) },
    groups: groups.slice(0, 1),
    columns,
  });
  assert.equal(other.entries.find(({ identity }) => identity?.algorithm === "x")?.baseline, "reference");
});

test("groups and joint data sets compare as sets; what fits no group is told", () => {
  const board = boardOf([run("lb/a", { test_data: ["b2", "b1"] }), run("lb/b", { test_data: ["b3"] })], {
    groups: [{ id: "joint", title: "Joint", title_zh: "联合", test_data: ["b1", "b2", "b1"] }],
  });
  assert.deepEqual(
    board.entries.map(({ experiments }) => [...experiments.keys()]),
    [["joint"]],
  );
  assert.deepEqual(board.groups[0]?.title, { en: "Joint", zh: "联合" });
  assert.deepEqual(board.notes, [{ code: "outside-groups", experiments: ["lb/b"] }]);
});

test("without groups there is one per distinct test data", () => {
  const board = boardOf([
    run("lb/a", { test_data: ["b2", "b1"] }),
    run("lb/b", { test_data: ["b1", "b2"], model_name: "N" }),
    run("lb/c", { test_data: ["b3"] }),
  ]);
  assert.deepEqual(
    board.groups.map(({ id, testData }) => [id, testData]),
    [
      ["b1--b2", ["b1", "b2"]],
      ["b3", ["b3"]],
    ],
  );
});

test("drafts leave no trace; withdrawn ones, and those on draft or withdrawn test data, are told and do not count", () => {
  const board = boardOf(
    [
      run("lb/ok", { training_data: ["d"] }),
      run("lb/draft", { status: "draft", model_name: "D" }),
      run("lb/gone", { status: "withdrawn", model_name: "W" }),
      run("lb/on-draft", { test_data: ["b1", "d"], model_name: "X" }),
      run("lb/on-gone", { test_data: ["w"], model_name: "Y" }),
      run("lb/on-nothing", { test_data: ["u"], model_name: "Z" }),
      run("other/elsewhere", { model_name: "E" }),
    ],
    {},
    [benchmark("b1"), benchmark("d", { status: "draft" }), benchmark("w", { status: "withdrawn" })],
  );
  assert.deepEqual(
    board.entries.map(({ id }) => id),
    ["h-1-0-0-m-p-high-a"],
  );
  assert.deepEqual(board.notes, [
    { code: "excluded", experiment: "lb/gone", reason: "withdrawn" },
    { code: "excluded", experiment: "lb/on-draft", reason: "test-data-draft" },
    { code: "excluded", experiment: "lb/on-gone", reason: "test-data-withdrawn" },
    { code: "excluded", experiment: "lb/on-nothing", reason: "test-data-unknown" },
  ]);
});

test("what errors keep out leaves a gap that says so, in its cell and in a note; elsewhere there is none", () => {
  const sound = run("lb/a", { test_data: ["b1"] });
  const faulty = (key: string, meta: Meta): LeftOut => ({
    kind: "experiment",
    id: key,
    path: `experiments/${key}`,
    meta: run(key, meta).meta.fields,
  });
  const board = buildBoard({
    definition: definition({
      groups: ["b1", "b2", "b3", "b4"].map((id) => ({ id, test_data: [id] })),
      columns: [{ id: "all", title: "All", value: "mean(test.score)" }],
    }),
    experiments: [
      sound,
      run("lb/on-faulty", { test_data: ["b3"] }),
      run("lb/gone", { test_data: ["b4"], status: "withdrawn" }),
    ],
    benchmarks: ["b1", "b2", "b4"].map((id) => benchmark(id)),
    leftOut: [
      faulty("lb/b", { test_data: ["b2"] }),
      // Another agent: no gap of this one.
      faulty("lb/c", { test_data: ["b1"], model_name: "other" }),
      // Tested on something that this leaderboard does not show.
      faulty("lb/d", { test_data: ["elsewhere"] }),
      faulty("far/e", { test_data: ["b2"] }),
      { kind: "experiment", id: "lb/unreadable", path: "experiments/lb/unreadable", meta: null },
      { kind: "benchmark", id: "b3", path: "packages/b3", meta: null },
    ],
  });
  const cell = board.entries[0]?.cells.get("all");
  assert.equal(board.entries.length, 1);
  assert.equal(cell?.kind, "missing");
  assert.deepEqual(cell?.kind === "missing" ? cell.missing.map(({ code, group }) => [group, code]) : null, [
    ["b2", "left-out"],
    ["b3", "left-out"],
    ["b4", "excluded"],
  ]);
  assert.deepEqual(board.notes, [
    { code: "excluded", experiment: "lb/on-faulty", reason: "test-data-faulty" },
    { code: "excluded", experiment: "lb/gone", reason: "withdrawn" },
    { code: "excluded", experiment: "lb/b", reason: "faulty" },
    { code: "excluded", experiment: "lb/c", reason: "faulty" },
    { code: "excluded", experiment: "lb/unreadable", reason: "faulty" },
  ]);
});

test("benchmark versions: stated, present, or from before the last update", () => {
  const board = boardOf(
    [
      run("lb/a", { model_name: "A", benchmark_versions: { b1: "0.9.0" } }),
      run("lb/b", { model_name: "B", submit_time: "2025-12-31T23:59:59Z" }),
      run("lb/c", { model_name: "C" }),
      run("lb/d", { model_name: "D", submit_time: "2025-12-31T23:59:59Z", benchmark_versions: { b1: "1.0.0" } }),
    ],
    { entries: { identity: ["model_name"] } },
  );
  const flags = Object.fromEntries(
    board.entries.map(({ id, versionFlags }) => [
      id,
      versionFlags.map(({ code, version, current }) => [code, version, current]),
    ]),
  );
  assert.deepEqual(flags, {
    a: [["other-version", "0.9.0", "1.0.0"]],
    b: [["before-last-update", null, "1.0.0"]],
    c: [],
    d: [],
  });
  assert.deepEqual(board.compare("a", "c")?.versionsDiffer, ["b1"]);
  assert.deepEqual(board.compare("b", "c")?.versionsDiffer, ["b1"]);
  assert.deepEqual(board.compare("c", "d")?.versionsDiffer, []);
  assert.deepEqual(board.notes, [{ code: "mixed-versions", benchmark: "b1", versions: ["0.9.0", null, "1.0.0"] }]);
});

test("default columns, in their units and directions", () => {
  const board = boardOf([run("lb/a")]);
  assert.deepEqual(
    board.columns.map(({ id, expression, unit, direction, primary }) => [id, expression, unit, direction, primary]),
    [
      ["score", "mean(test.score)", "score", "higher", true],
      ["cost", "sum(test.cost)", "usd", "lower", false],
      ["tokens", "sum(test.n_input_tokens + test.n_output_tokens)", "tokens", "lower", false],
      ["duration", "sum(test.duration_ms)", "ms", "lower", false],
    ],
  );
  const values = [...(board.entries[0]?.cells.values() ?? [])].map((cell) =>
    cell.kind === "figure" ? cell.value : null,
  );
  assert.deepEqual(values, [50, 1, 15, 100]);
});

test("the primary column is the one that says so, else the first", () => {
  const columns = [
    { id: "cost", title: "Cost", value: "sum(test.cost)" },
    { id: "score", title: "Score", value: "mean(test.score)", primary: true },
  ];
  assert.equal(boardOf([run("lb/a")], { columns }).primary.id, "score");
  assert.equal(boardOf([run("lb/a")], { columns: columns.slice(0, 1) }).primary.id, "cost");
});

test("a folder without a definition: an entry per experiment, ranked only on one test set", () => {
  const benchmarks = ["b1", "b2"].map((id) => benchmark(id));
  const one = buildFolderBoard({ folder: "new", experiments: [run("new/a"), run("new/b"), run("lb/x")], benchmarks });
  assert.deepEqual(
    one.entries.map(({ id, rank }) => [id, rank]),
    [
      ["a", 1],
      ["b", 1],
    ],
  );
  assert.deepEqual([one.id, one.definition, one.ranked, one.notes], ["new", null, true, []]);
  const two = buildFolderBoard({
    folder: "new",
    experiments: [run("new/a"), run("new/b", { test_data: ["b2"] })],
    benchmarks,
  });
  assert.deepEqual(
    two.entries.map(({ id, rank, cells }) => [id, rank, cells.get("score")?.coverage]),
    [
      ["a", null, { present: 1, of: 1 }],
      ["b", null, { present: 1, of: 1 }],
    ],
  );
  assert.deepEqual(two.notes, [{ code: "several-test-sets", sets: 2 }]);
});

test("caveats come from the experiments and their test benchmarks, each once", () => {
  const board = boardOf(
    [
      run("lb/a", { caveats: [{ text: "one" }] }),
      run("lb/b", { test_data: ["b2"], caveats: [{ text: "one" }, { text: "two", text_zh: "二" }] }),
    ],
    {},
    [benchmark("b1", { caveats: [{ text: "three" }], synthetic: true }), benchmark("b2")],
  );
  assert.deepEqual(
    board.entries[0]?.caveats.map(({ text }) => text),
    ["one", "two", "three"],
  );
  assert.equal(board.entries[0]?.synthetic, true);
});

test("an id that a withdrawn experiment of another folder has too means the published one", () => {
  const columns = [{ id: "x", title: "X", value: 'experiment("ref").test.score' }];
  const board = boardOf([run("a-old/ref", { status: "withdrawn" }), run("lb/ref")], { columns });
  const cell = board.entries[0]?.cells.get("x");
  assert.equal(cell?.kind === "figure" ? cell.derivation.operands[0]?.experiment : null, "lb/ref");
});

test("a version that only the baseline was measured on is flagged at the entry, and where the two are compared", () => {
  const columns = [{ id: "lift", title: "Lift", value: "mean(test.score - baseline.test.score)" }];
  const experiments = [
    run("lb/base", { benchmark_versions: { b1: "0.9.0" } }),
    run("lb/x", { algorithm: "x" }),
    run("lb/y", { algorithm: "y" }),
  ];
  const board = boardOf(experiments, { entries: { identity: ["algorithm"] }, columns });
  const flags = board.entries.map(({ id, versionFlags }) => [id, versionFlags.map(({ experiment: key }) => key)]);
  assert.deepEqual(Object.fromEntries(flags), { baseline: ["lb/base"], x: ["lb/base"], y: ["lb/base"] });
  assert.deepEqual(board.compare("x", "y")?.versionsDiffer, ["b1"]);
});
