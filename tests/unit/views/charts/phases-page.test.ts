/** The page of phase curves: which entries are drawn, which are named without a curve and why, what is chosen. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Experiment } from "../../../../content-loaders/repository.ts";
import { buildCatalog, type Catalog } from "../../../../src/leaderboard/catalog.ts";
import { phasesView } from "../../../../src/views/charts/phases-page.ts";
import { benchmark, definition, experiment, type PhaseInput } from "../../../support/board-records.ts";

const scored = (score_mean: number | null, more: PhaseInput = {}): PhaseInput => ({
  score_mean,
  score_std: 1,
  ...more,
});

/** One agent on two groups; `by` moves its scores. */
function runs(algorithm: string | null, phases: Readonly<Record<string, PhaseInput>>): readonly Experiment[] {
  return ["a", "b"].map((group) =>
    experiment(
      `lb/${algorithm ?? "base"}-${group}`,
      { test_data: [group], ...(algorithm ? { algorithm } : {}) },
      phases,
    ),
  );
}

const all: readonly Experiment[] = [
  ...runs("grow", {
    "train-1": scored(40, { cost: 2 }),
    "val-1": scored(38, { cost: 1 }),
    "train-2": scored(50, { cost: 2 }),
    "val-2": scored(30, { cost: 1 }),
    test: scored(52),
  }),
  ...runs("silent", { "train-1": scored(null, { cost: 5 }), test: scored(51) }),
  ...runs("unpublished", { test: scored(50) }),
  ...runs(null, { test: scored(45) }),
];

function catalogOf(experiments: readonly Experiment[], defined = true): Catalog {
  const fields = definition({
    leaderboard_id: "lb",
    groups: ["a", "b"].map((id) => ({ id, title: `Group ${id}`, test_data: [id] })),
  });
  return buildCatalog({
    benchmarks: [benchmark("a"), benchmark("b")],
    experiments,
    leaderboards: defined
      ? [{ id: "lb", definition: { file: "leaderboards/lb.yaml", marks: {}, written: {}, fields } }]
      : [],
    problems: [],
  });
}

function view(experiments: readonly Experiment[] = all, group: string | null = null, defined = true) {
  const catalog = catalogOf(experiments, defined);
  const item = catalog.leaderboards.get("lb");
  assert.ok(item);
  return phasesView(item, catalog, "en", group);
}

test("entries with scored rounds are drawn over each other, their baseline across", () => {
  const { overlay, scopes, findings, empty } = view();
  assert.equal(empty, null);
  assert.equal(overlay?.key.length, 1);
  assert.deepEqual(
    overlay?.drawings.map(({ along }) => along),
    ["round", "cost"],
  );
  assert.equal(overlay?.drawings[0]?.wide.panels[0]?.baselines.length, 1);
  assert.deepEqual(
    scopes.map(({ id, title, path }) => [id, title.text, path]),
    [
      [null, "Mean over 2 groups", "/leaderboards/lb/phases/"],
      ["a", "Group a", "/leaderboards/lb/phases/a/"],
      ["b", "Group b", "/leaderboards/lb/phases/b/"],
    ],
  );
  assert.equal(findings.length, 1);
});

test("the table behind the overlay has each group's score with its line, and the sums over the groups", () => {
  const rows = view().overlay?.table[0]?.points.rows ?? [];
  const last = rows.find(({ phase }) => phase === "val-2");
  assert.deepEqual(
    last?.parts.map(({ text }) => text),
    ["30.00", "30.00"],
  );
  assert.ok(last?.parts[1]?.href?.includes("lb/grow-b/source/#val-2/summary.yaml:"));
  assert.equal(last?.used.cost.text, "$12.00");
});

test("entries without a curve are named with the reason and what is known of their evolution", () => {
  const rows = view().absent?.rows ?? [];
  assert.deepEqual(
    rows.map(({ name, reason, rounds, used }) => [name.algorithm?.id ?? null, reason, rounds, used.cost.text]),
    [
      ["silent", "not stated", "1", "$10.00"],
      ["unpublished", "no rounds published", "0", "—"],
      [null, "not evolved", "0", "—"],
    ],
  );
});

test("without any scored round the page says so and still shows what evolving cost", () => {
  const shown = view(all.filter(({ id }) => !id.startsWith("grow")));
  assert.equal(shown.overlay, null);
  assert.deepEqual(shown.scopes, []);
  assert.ok(shown.empty?.text.includes("no experiment of this leaderboard states any"));
  assert.ok(shown.empty?.text.includes("table below"));
  // Two of the three evolved; the same agent before it was evolved scored 45.
  assert.ok(shown.findings[0]?.some(({ text }) => text.includes("2 were evolved")));
  assert.deepEqual(
    shown.absent?.rows.map(({ baseline }) => baseline?.text ?? null),
    ["45.00", "45.00", null],
  );
  assert.deepEqual(shown.absent?.resources, ["cost"]);
});

test("a page of one group has its curves alone, with the amounts of that group", () => {
  const shown = view(
    [
      ...runs("grow", { "val-1": scored(38, { cost: 1 }), test: scored(52) }),
      experiment("lb/other-b", { test_data: ["b"], algorithm: "other" }, { "val-1": scored(60), test: scored(61) }),
    ],
    "b",
  );
  assert.deepEqual([shown.group?.id, shown.path], ["b", "/leaderboards/lb/phases/b/"]);
  const [first, second] = shown.overlay?.table ?? [];
  assert.equal(first?.points.rows.find(({ phase }) => phase === "val-1")?.used.cost.text, "$1.00");
  // The mean lacks a group of the other one, the group does not.
  assert.equal(second?.points.rows.find(({ phase }) => phase === "val-1")?.score.text, "60.00");
  assert.equal(shown.compare?.split(",").length, 2);
});

test("entries beyond those that are drawn are listed, not dropped", () => {
  const many = Array.from({ length: 26 }, (_, index) =>
    runs(`grow-${index}`, { "val-1": scored(40 + index), "val-2": scored(45), test: scored(50 + index) }),
  ).flat();
  const shown = view(many);
  assert.equal(shown.overlay?.key.length, 24);
  assert.equal(shown.limited, "The first 24 of 26 by rank are drawn.");
  // The two with the lowest test scores.
  assert.deepEqual(
    shown.absent?.rows.map(({ name, reason }) => [name.algorithm?.id, reason.includes("not among the first")]),
    [
      ["grow-1", true],
      ["grow-0", true],
    ],
  );
});

test("entries measured on different data are not drawn over each other", () => {
  const shown = view(all, null, false);
  assert.equal(shown.overlay, null);
  assert.equal(shown.empty?.title, "Not drawn over each other");
  assert.equal(shown.scopes.length, 3);
});

test("more than four entries: one in blue, drawn last, the rest gray", () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    runs(`grow-${index}`, { "val-1": scored(40 + index), "val-2": scored(45 + index), test: scored(50 + index) }),
  ).flat();
  const { overlay } = view(many);
  assert.equal(overlay?.many, true);
  const series = overlay?.drawings[0]?.wide.panels[0]?.series ?? [];
  assert.deepEqual(
    series.map(({ tone }) => tone),
    [...Array.from({ length: 5 }, () => "rest"), "accent"],
  );
});
