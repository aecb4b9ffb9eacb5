/** The matrix of runs by packs: rows, columns, cells, what is said of them, over figures worked out by hand. */
import assert from "node:assert/strict";
import test from "node:test";
import { buildCatalog, type Catalog } from "../../../../src/leaderboard/catalog.ts";
import { evaluateRuns } from "../../../../src/leaderboard/packs/evaluate-runs.ts";
import { matrixPage } from "../../../../src/views/packs/matrix.ts";
import { matrixPacks } from "../../../../src/views/packs/matrix-columns.ts";
import { countChanges, matrixFinding } from "../../../../src/views/packs/matrix-finding.ts";
import { runFamilies } from "../../../../src/views/packs/run-families.ts";
import { packRunsFile } from "../../../../src/views/packs/runs-file.ts";
import { pack, run, statedFigures } from "../../../support/run-records.ts";

const strict = { key: "exact_match,strict-match", label: "Strict", primary: true };
const flexible = { key: "exact_match,flexible-extract", label: "Flexible" };
const packs = [
  pack("toxic", [{ key: "rate", direction: "lower" }], { category: "safety", runner: "safety", rubric: "team/policy" }),
  pack("gsm8k", [strict, flexible], { category: "math" }),
  pack("idle", [{ key: "acc" }], { category: "code" }),
];
const runs = [
  run("base", null, ["gsm8k", "toxic"], { finished_at: "2026-11-01T00:00:00Z" }),
  run("tuned", "base", ["gsm8k", "toxic"], { finished_at: "2026-11-02T00:00:00Z", algorithm: "greedy" }),
  run("rig", "base", ["gsm8k"], { finished_at: "2026-11-03T00:00:00Z" }),
  run("other", null, [], { finished_at: "2026-11-04T00:00:00Z" }),
  run("gone", null, ["gsm8k"], { status: "withdrawn", withdrawn_reason: "wrong" }),
];
const place = { file: "runs/tuned/gsm8k/results.json", line: 3, path: "n-shot.gsm8k" };
// Of the differences: gsm8k sqrt(0.01^2 + 0.01^2) = 0.0141, so that 0.05 is 3.5 of them; toxic the same, so that 0.01 is 0.7.
const figuresOf = statedFigures({
  "base/gsm8k": { metrics: { [strict.key]: [0.5, 0.01], [flexible.key]: [0.6, 0.01] } },
  "tuned/gsm8k": { metrics: { [strict.key]: [0.55, 0.01], [flexible.key]: [0.6234, 0.01] } },
  "base/toxic": { metrics: { rate: [0.2, 0.01] }, source: "platform" },
  "tuned/toxic": { metrics: { rate: [0.25, 0.01] }, source: "platform" },
  "rig/gsm8k": { metrics: { [strict.key]: [0.7] }, source: "external" },
});

function catalogOf(given: typeof runs, figures = figuresOf): Catalog {
  const read = buildCatalog({ benchmarks: [], experiments: [], leaderboards: [], packs, runs: given, problems: [] });
  return { ...read, ...evaluateRuns(read.packs, read.runs, figures) };
}

const catalog = catalogOf(runs);
const page = matrixPage(catalog, "en");
const table = page.table ?? assert.fail();
const cellsOf = (id: string) => {
  const row = table.data.runs.indexOf(id);
  return table.columns.map(({ cells }) => cells[row] ?? null);
};

test("each base run is followed by what was derived from it, new families first; withdrawn runs are none", () => {
  assert.deepEqual(
    table.rows.map(({ id, depth }) => [id, depth]),
    [
      ["other", 0],
      ["base", 0],
      ["tuned", 1],
      ["rig", 1],
    ],
  );
});

test("chains, circles and runs that name themselves are all there, once", () => {
  const given = [
    run("c", "b", []),
    run("b", "a", []),
    run("a", null, []),
    run("x", "y", []),
    run("y", "x", []),
    run("z", "z", []),
  ];
  const rows = runFamilies(given).map(({ run: { id }, depth }) => `${id}${depth}`);
  assert.deepEqual(rows, ["a0", "b1", "c2", "x0", "y1", "z0"]);
});

test("packs stand by category with their primary metric; one that no run was evaluated on is named below", () => {
  assert.deepEqual(
    table.columns.map(({ head }) => [head.pack, head.metric.text, head.runner, head.rubric]),
    [
      ["gsm8k", "Strict", "lm-eval", null],
      ["toxic", "rate", "safety", "team/policy"],
    ],
  );
  assert.deepEqual(table.columns[1]?.head.units, ["%", "lower is better"]);
  assert.deepEqual(
    table.categories.map(({ name, columns }) => [name, columns]),
    [
      ["math", 1],
      ["safety", 1],
    ],
  );
  assert.deepEqual(page.unused, [{ id: "idle", path: "/packs/idle/" }]);
  assert.deepEqual(table.diagnostic, [{ id: "gsm8k", path: "/packs/gsm8k/" }]);
});

test("a cell holds value, standard error and change; more of what should be less is a loss", () => {
  const [gsm8k, toxic] = cellsOf("tuned");
  assert.deepEqual(gsm8k, {
    value: "55.0",
    spread: "± 1.0",
    change: { text: "▲ +5.0", tone: "better significant", told: "+5.0\u00a0pp, significant improvement" },
  });
  assert.deepEqual(toxic?.change, {
    text: "▲ +5.0",
    tone: "worse significant",
    told: "+5.0\u00a0pp, significant regression",
  });
});

test("what was scored elsewhere says so in the place of its ±, and is not set against the runner's", () => {
  const [gsm8k, toxic] = cellsOf("rig");
  assert.deepEqual([gsm8k?.value, gsm8k?.tag?.text, gsm8k?.external, gsm8k?.change], ["70.0", "ext.", true, undefined]);
  assert.equal(toxic, null);
  assert.equal(table.legend.external && table.legend.missing && !table.legend.notAsDeclared, true);
});

test("deviations, missing bases and other versions are told below the table, with their runs and packs", () => {
  const figures = statedFigures({
    "tuned/gsm8k": {
      metrics: { [strict.key]: [0.5] },
      deviations: [{ kind: "limit", suite: null, declared: null, reported: "100", place }],
    },
    "base/toxic": { metrics: { rate: [0.5] }, versions: [{ suite: "toxic", version: "1" }] },
    "tuned/toxic": { metrics: { rate: [0.5] }, versions: [{ suite: "toxic", version: "2" }] },
    "rig/gsm8k": { metrics: { [strict.key]: [0.5] } },
  });
  const notes = matrixPage(catalogOf(runs, figures), "en").table?.notes;
  assert.deepEqual(
    notes?.map(({ text, places }) => [text, places.map(({ run: id, packs: own }) => `${id}: ${own}`)]),
    [
      ["not as declared; limit 100, declared none", ["tuned: gsm8k"]],
      ["not compared: the base run base has no such number", ["rig: gsm8k"]],
      ["not compared: the base run base was evaluated on another version of the suite", ["tuned: toxic"]],
    ],
  );
});

test("the order of numbers and changes is that of the values at full precision", () => {
  const [gsm8k] = table.columns;
  // other, base, tuned, rig
  assert.deepEqual(gsm8k?.order, { values: [null, 0, 1, 2], changes: [null, null, 0, null] });
});

test("the file of a pack has all metrics, with what they differ from the primary one by", () => {
  const [shown] = matrixPacks(catalog.packs, catalog.evaluationsOf).shown;
  const file = packRunsFile(catalog, shown ?? assert.fail(), "en");
  assert.deepEqual(
    file.metrics.map(({ head, gap }) => [head.key, gap?.unit ?? null, gap?.texts ?? null]),
    [
      ["gsm8k/exact_match,strict-match", null, null],
      // 0.6 - 0.5 and 0.6234 - 0.55 = 0.0734.
      ["gsm8k/exact_match,flexible-extract", "pp", [null, "+10.0", "+7.3", null]],
    ],
  );
  assert.deepEqual(file.metrics[0]?.cells, table.columns[0]?.cells);
});

test("the finding counts runs that got better here and worse there, and leaves made-up ones out", () => {
  const counts = countChanges([...catalog.evaluations.values()].map((own) => own.values()));
  assert.deepEqual(counts, { tested: 1, improved: 1, mixed: 1, worsened: 0 });
  assert.equal(
    page.finding?.map(({ text }) => text).join(""),
    "The one run tested against its base run improves significantly on at least one pack, and gets significantly worse on another. Each pack is tested by itself at 5\u00a0%, unadjusted: up to one in twenty tests comes out significant where nothing differs.",
  );
  const made = matrixPage(
    catalogOf(
      runs.map((own) => ({
        ...own,
        manifest: { ...own.manifest, fields: { ...own.manifest.fields, synthetic: true } },
      })),
    ),
    "en",
  );
  assert.deepEqual([made.finding, made.synthetic], [null, "all"]);
  const told = (tested: number, improved: number, mixed: number, worsened = 0) =>
    matrixFinding({ tested, improved, mixed, worsened }, "en")
      ?.map(({ text }) => text)
      .join("")
      .replace(/ Each pack is tested by itself .*$/, "");
  assert.equal(
    told(9, 4, 3),
    "Of 9 runs tested against a base run, 4 improve significantly on at least one pack; 3 of these get significantly worse on another.",
  );
  assert.equal(
    told(9, 4, 0),
    "Of 9 runs tested against a base run, 4 improve significantly on at least one pack; none of these gets significantly worse on another.",
  );
  assert.equal(
    told(9, 1, 1),
    "Of 9 runs tested against a base run, 1 improves significantly on at least one pack; it gets significantly worse on another.",
  );
  assert.equal(
    told(9, 0, 0, 2),
    "Of 9 runs tested against a base run, none improves significantly on any pack, and 2 get significantly worse on one.",
  );
});

test("what there is none of is said", () => {
  assert.equal(matrixPage(catalogOf([]), "en").empty, "runs");
  assert.equal(matrixPage(catalogOf([run("bare", null, [])]), "en").empty, "figures");
  assert.equal(matrixPage({ ...catalog, packs: new Map(), evaluationsOf: new Map() }, "en").empty, "packs");
});
