/** What a change does, for states whose ranks are plain to see. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Experiment, Leaderboard } from "../../../../content-loaders/repository.ts";
import { buildCatalog, type Catalog } from "../../../../src/leaderboard/catalog.ts";
import { changesBetween } from "../../../../src/views/impact/changes.ts";
import { impactMarkdown } from "../../../../src/views/impact/markdown.ts";
import { benchmark, definition, experiment } from "../../../support/board-records.ts";
import { pack, run as packRun } from "../../../support/run-records.ts";

const base = "0123456789abcdef0123456789abcdef01234567";

function run(id: string, score: number, meta: Parameters<typeof experiment>[1] = {}): Experiment {
  return experiment(
    `lb/${id}`,
    { model_name: `model-${id}`, ...meta },
    { test: { score_mean: score, score_std: 1, n_attempt: 3 } },
  );
}

function catalogOf(experiments: readonly Experiment[], title = "Board"): Catalog {
  const fields = definition({ leaderboard_id: "lb", title });
  const leaderboard: Leaderboard = {
    id: "lb",
    definition: { file: "leaderboards/lb.yaml", fields, marks: {}, written: {} },
  };
  return buildCatalog({ benchmarks: [benchmark("b1")], experiments, leaderboards: [leaderboard], problems: [] });
}

const before = catalogOf([run("a", 80), run("b", 70), run("c", 60), run("d", 10)]);

test("nothing changes: it is said in one line, and no table stands", () => {
  const text = impactMarkdown(
    { before, after: catalogOf([run("a", 80), run("b", 70), run("c", 60), run("d", 10)]), base },
    "en",
  );
  assert.match(text, /`0123456`/);
  assert.match(text, /Nothing that is published changes\./);
  assert.doesNotMatch(text, /\|/);
});

test("experiments by what happened to them; a draft is nothing", () => {
  const after = catalogOf([
    run("a", 80),
    run("b", 75),
    run("c", 60, { status: "withdrawn", withdrawn_reason: "wrong data" }),
    run("new", 90),
    run("draft", 99, { status: "draft" }),
  ]);
  assert.deepEqual(changesBetween(before, after).experiments, {
    added: ["lb/new"],
    changed: ["lb/b"],
    withdrawn: ["lb/c"],
    back: [],
    removed: ["lb/d"],
    leftOut: [],
  });
  assert.deepEqual(changesBetween(after, before).experiments.back, ["lb/c"]);
  const text = impactMarkdown({ before, after, base }, "en");
  assert.match(text, /- 1 added: `lb\/new`\n- 1 changed: `lb\/b`\n- 1 withdrawn: `lb\/c`\n- 1 removed: `lb\/d`/);
  assert.doesNotMatch(text, /draft`/);
  // a goes from first to second place behind the new one, b from second to third with another score; c and d are gone.
  const rows = text.split("\n").filter((line) => /^\| [^:]*model|^\| model/.test(line));
  assert.equal(rows.length, 5, text);
  assert.match(rows[0] ?? "", /model-new \| new \| 1 .*\| {2}\| 90\.00 ± 1\.00 \|$/);
  assert.match(rows[1] ?? "", /model-a \| 1 .*\| 2 .*80\.00 ± 1\.00 \| 80\.00 ± 1\.00 \|$/);
  assert.match(rows[2] ?? "", /model-b \| 2 .*\| 3 .*70\.00 ± 1\.00 \| 75\.00 ± 1\.00 \|$/);
  assert.match(rows[3] ?? "", /model-c \| 3 .*\| gone \| 60\.00 ± 1\.00 \| {2}\|$/);
});

test("what errors keep out is no removal, and the board of a folder no definition", () => {
  const experiments = [run("a", 80), run("b", 70), run("c", 60)];
  const input = { benchmarks: [benchmark("b1")], experiments, problems: [] };
  const leftOut = [
    { kind: "experiment", id: "lb/d", path: "experiments/lb/d", meta: null },
    { kind: "leaderboard", id: "lb", path: "leaderboards/lb.yaml", meta: null },
  ] as const;
  // Without its definition the folder still has a board of the same name.
  const after = buildCatalog({ ...input, leaderboards: [], leftOut });
  assert.ok(after.leaderboards.has("lb"));
  const changes = changesBetween(before, after);
  assert.deepEqual([changes.experiments.removed, changes.experiments.leftOut], [[], ["lb/d"]]);
  assert.deepEqual([changes.leaderboards.removed, changes.leaderboards.leftOut], [[], ["lb"]]);
  assert.deepEqual(changesBetween(after, after).experiments.leftOut, []);
  const text = impactMarkdown({ before, after, base }, "en");
  assert.match(text, /### Experiments\n\n- 1 left out because of errors: `lb\/d`\n/);
  const undefinedBoard = buildCatalog({ ...input, leaderboards: [] });
  assert.deepEqual(
    changesBetween(buildCatalog({ ...input, experiments: [], leaderboards: [] }), undefinedBoard).leaderboards.added,
    [],
  );
});

test("titles of the data become no markup in the report", () => {
  const title = "A | B <img src=x> @everyone [x](http://y) `c` #1 **z**";
  const text = impactMarkdown({ before, after: catalogOf([run("a", 81)], title), base }, "zh");
  const [head = ""] = text.split("\n").filter((line) => line.startsWith("### A"));
  assert.match(head, /A \\\| B \\<img src=x\\> @\u200beveryone \\\[x\\\]\\\(http:/);
  assert.match(text, /此次改动的影响/);
});

test("packs and runs by what happened to them", () => {
  const stateOf = (packs: readonly string[], runs: readonly (readonly [id: string, model: string])[]) =>
    buildCatalog({
      benchmarks: [],
      experiments: [],
      leaderboards: [],
      packs: packs.map((id) => pack(id, [{ key: "k" }])),
      runs: runs.map(([id, model]) => packRun(id, null, packs, { model })),
      problems: [],
    });
  const [was, is] = [
    stateOf(
      ["p1", "p2"],
      [
        ["a", "m"],
        ["b", "m"],
      ],
    ),
    stateOf(
      ["p1", "p2", "p3"],
      [
        ["a", "m"],
        ["b", "m-2"],
        ["c", "m"],
      ],
    ),
  ];
  const { packs, runs } = changesBetween(was, is);
  assert.deepEqual([packs.added, packs.changed], [["p3"], []]);
  // What runs a is evaluated by is part of it too.
  assert.deepEqual([runs.added, runs.changed], [["c"], ["a", "b"]]);
  const text = impactMarkdown({ before: was, after: is, base }, "en");
  assert.match(text, /### Benchmark packs\n\n- 1 added: `p3`\n\n### Runs\n\n- 1 added: `c`\n- 2 changed: `a`, `b`/);
  assert.match(impactMarkdown({ before: was, after: is, base }, "zh"), /### 评测包\n\n- 新增 1 个：`p3`/);
});
