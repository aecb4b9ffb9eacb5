/** The phase curve: which phases it draws, along which axes, and where. */
import assert from "node:assert/strict";
import test from "node:test";
import { buildCatalog } from "../../../src/leaderboard/catalog.ts";
import { phaseCurve } from "../../../src/views/phase-curve.ts";
import { experiment, type PhaseInput } from "../../support/attempts.ts";
import { benchmark, definition, experiment as run } from "../../support/board-records.ts";

const scored = (mean: number | null, std: number | null = null, n = 3, cost: number | null = null): PhaseInput => ({
  summary: { score_mean: mean, score_std: std, n_attempt: n, cost },
});

function curve(phases: Readonly<Record<string, PhaseInput>>) {
  return phaseCurve(experiment("one", { phases }), new Map(), "en");
}

/** The drawing along an axis for wide screens. */
function along(drawn: ReturnType<typeof curve>, kind: string) {
  return drawn?.drawings.find((drawing) => drawing.along === kind)?.wide;
}

const seriesOf = (drawn: ReturnType<typeof curve>, kind: "train" | "val", axis = "round") =>
  along(drawn, axis)?.series.find((series) => series.kind === kind);

test("there is no curve without a scored round beside the test", () => {
  assert.equal(curve({ test: scored(50) }), null);
  assert.equal(curve({ "train-1": scored(null), test: scored(50) }), null);
  assert.notEqual(curve({ "train-1": scored(40), test: scored(50) }), null);
});

test("rounds share one axis, the test stands right of them, higher scores stand higher", () => {
  const phases = {
    "train-1": scored(40),
    "val-1": scored(30),
    "train-2": scored(60),
    "val-2": scored(50),
    test: scored(45),
  };
  const drawn = along(curve(phases), "round");
  assert.ok(drawn);
  const { series, test: apart, separatorX, progress } = drawn;
  const [train, val] = series;
  assert.deepEqual(
    progress.ticks.map(({ text }) => text),
    ["1", "2"],
  );
  assert.deepEqual(
    train?.points.map(({ x }) => x),
    val?.points.map(({ x }) => x),
  );
  assert.ok(separatorX !== null && apart && train?.points.every(({ x }) => x < separatorX) && separatorX < apart.x);
  // 60 above 50 above 40 above 30, at equal distances.
  const [forty = 0, sixty = 0] = train?.points.map(({ y }) => y) ?? [];
  const [thirty = 0, fifty = 0] = val?.points.map(({ y }) => y) ?? [];
  assert.ok(sixty < fifty && fifty < forty && forty < thirty);
  assert.ok(Math.abs(fifty - sixty - (thirty - forty)) < 0.15);
});

test("where marks would cover each other the two lines step aside, along all rounds", () => {
  const drawn = curve({
    "train-1": scored(50),
    "val-1": scored(50),
    "train-2": scored(90),
    "val-2": scored(20),
    test: scored(45),
  });
  const [train, val] = (["train", "val"] as const).map((kind) => seriesOf(drawn, kind)?.points.map(({ x }) => x) ?? []);
  assert.deepEqual(
    train?.map((x, index) => Math.round((val?.[index] ?? 0) - x)),
    [10, 10],
  );
});

test("a band spans one standard deviation either way; a lone round has a bar; one attempt has neither", () => {
  const heights = (path = "") => [...path.matchAll(/[,V](-?[\d.]+)/g)].map(([, y]) => Number(y));
  const lone = curve({ "val-1": scored(50, 10), test: scored(70, 0, 1) });
  const [point] = seriesOf(lone, "val")?.points ?? [];
  const unit = ((point?.y ?? 0) - (along(lone, "round")?.test?.y ?? 0)) / 20;
  const ys = heights(seriesOf(lone, "val")?.band);
  assert.ok(unit > 0 && Math.abs(Math.max(...ys) - Math.min(...ys) - 20 * unit) < 0.3);
  assert.equal(along(lone, "round")?.test?.bar, "");
  assert.equal(seriesOf(curve({ "val-1": scored(50, 0, 1), test: scored(70) }), "val")?.band, "");
});

test("a round without a score interrupts the line", () => {
  const whole = curve({ "val-1": scored(50), "val-2": scored(52), "val-3": scored(55), test: scored(50) });
  assert.equal(seriesOf(whole, "val")?.line.match(/M/g)?.length, 1);
  const broken = curve({
    "val-1": scored(50),
    "val-2": scored(52),
    "val-3": scored(null),
    "train-3": scored(60),
    "val-4": scored(55),
    "val-5": scored(56),
    test: scored(50),
  });
  assert.equal(seriesOf(broken, "val")?.line.match(/M/g)?.length, 2);
});

test("it is drawn along what is known, says what is not, and starts amounts at nothing", () => {
  const drawn = curve({
    "train-1": scored(40, 1, 3, 1),
    "val-1": scored(30, 1, 3, 1),
    "train-2": scored(60, 1, 3, 2),
    test: scored(45),
  });
  assert.deepEqual(
    drawn?.drawings.map((drawing) => drawing.along),
    ["round", "cost"],
  );
  assert.equal(drawn?.undrawn, "Not drawn by tokens, time: the source does not state it.");
  const [start = 0] = along(drawn, "cost")?.progress.ticks.map(({ x }) => x) ?? [];
  const [one = 0, four = 0] = seriesOf(drawn, "train", "cost")?.points.map(({ x }) => x) ?? [];
  const [two = 0] = seriesOf(drawn, "val", "cost")?.points.map(({ x }) => x) ?? [];
  // Costs of 1, 1 and 2, one after the other: the phases end at 1, 2 and 4.
  assert.ok(Math.abs(two - start - 2 * (one - start)) < 0.3 && Math.abs(four - start - 4 * (one - start)) < 0.4);
});

test("a phase after an unknown amount has no place on its axis, and that is said", () => {
  const drawn = curve({
    "train-1": scored(40, 1, 3, 1),
    "train-2": scored(50),
    "train-3": scored(60, 1, 3, 1),
    test: scored(45),
  });
  assert.equal(seriesOf(drawn, "train", "cost")?.points.length, 1);
  assert.ok(
    drawn?.drawings.find((drawing) => drawing.along === "cost")?.left?.startsWith("2 phases are not on this axis"),
  );
  assert.equal(drawn?.drawings[0]?.left, null);
});

test("the baseline of the leaderboard is drawn across, at its own test score", () => {
  const phases = { "train-1": { score_mean: 55, score_std: 1 }, test: { score_mean: 60, score_std: 1 } };
  const grown = run("lb/grown", { algorithm: "grow" }, phases);
  const base = run("lb/base", {}, { test: { score_mean: 42, score_std: 2 } });
  const fields = definition({ leaderboard_id: "lb" });
  const { standings } = buildCatalog({
    benchmarks: [benchmark("b1")],
    experiments: [grown, base],
    leaderboards: [{ id: "lb", definition: { file: "leaderboards/lb.yaml", marks: {}, written: {}, fields } }],
    problems: [],
  });
  const drawn = phaseCurve(grown, standings, "en");
  assert.deepEqual(
    [drawn?.baseline?.mean, drawn?.baseline?.text, drawn?.baseline?.experiment],
    [42, "42.00 ± 2.00", "base"],
  );
  const { baselineY = null, test: apart, plot } = along(drawn, "round") ?? {};
  assert.ok(baselineY !== null && apart && plot && baselineY > apart.y && baselineY < plot.bottom);
  assert.equal(phaseCurve(grown, new Map(), "en")?.baseline, null);
});

test("it says where validation peaked", () => {
  const early = curve({ "val-1": scored(50), "val-2": scored(61.333), "val-3": scored(52), test: scored(50) });
  assert.equal(early?.finding, "Validation peaks in round 2 at 61.33 and ends at 52.00 in round 3.");
  const late = curve({ "val-1": scored(50), "val-2": scored(61), test: scored(50) });
  assert.equal(late?.finding, "Validation goes from 50.00 to its highest score, 61.00, in round 2.");
});

test("three attempts are drawn one by one, more are not", () => {
  const phases = (attempts: number) => ({
    "val-1": {
      scores: Array.from({ length: attempts }, (_, index) => ({ a: 50 + index })),
      summary: { score_mean: 51 },
    },
    test: scored(50),
  });
  const ticks = (attempts: number) =>
    seriesOf(curve(phases(attempts)), "val")?.points[0]?.attempts.match(/M/g)?.length ?? 0;
  assert.equal(ticks(3), 3);
  assert.equal(ticks(4), 0);
});

test("every number of the curve is in its table, with its line", () => {
  const drawn = curve({ "train-1": scored(40, 1, 3, 1), "val-1": scored(30, 1, 3, 1), test: scored(45, 2) });
  assert.deepEqual(
    drawn?.points.rows.map(({ phase, score, used }) => [phase, score.text, score.spread, used.cost.text]),
    [
      ["train-1", "40.00", "± 1.00", "$1.00"],
      ["val-1", "30.00", "± 1.00", "$2.00"],
      ["test", "45.00", "± 2.00", "$2.00"],
    ],
  );
  assert.ok(drawn?.points.rows[0]?.score.href?.endsWith("#train-1/summary.yaml:2"));
});
