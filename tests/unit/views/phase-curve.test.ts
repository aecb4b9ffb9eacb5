/** The phase curve: which phases it draws, and where. */
import assert from "node:assert/strict";
import test from "node:test";
import { phaseCurve } from "../../../src/views/phase-curve.ts";
import { experiment, type PhaseInput } from "../../support/attempts.ts";

const scored = (mean: number | null, std: number | null = null, n = 3): PhaseInput => ({
  summary: { score_mean: mean, score_std: std, n_attempt: n },
});

function curve(phases: Readonly<Record<string, PhaseInput>>) {
  return phaseCurve(experiment("one", { phases }), "en");
}

test("there is no curve without a scored round beside the test", () => {
  assert.equal(curve({ test: scored(50) }), null);
  assert.equal(curve({ "train-1": scored(null), test: scored(50) }), null);
  assert.notEqual(curve({ "train-1": scored(40), test: scored(50) }), null);
});

test("rounds share one axis, the test stands right of them, higher scores stand higher", () => {
  const drawn = curve({
    "train-1": scored(40),
    "val-1": scored(30),
    "train-2": scored(60),
    "val-2": scored(50),
    test: scored(45),
  });
  assert.ok(drawn);
  const { series, test: apart, separatorX, rounds } = drawn.wide;
  const [train, val] = series;
  assert.deepEqual(
    rounds.map(({ text }) => text),
    ["1", "2"],
  );
  assert.deepEqual(
    train?.points.map(({ x }) => x),
    val?.points.map(({ x }) => x),
  );
  assert.ok(separatorX !== null && apart && train?.points.every(({ x }) => x < separatorX) && separatorX < apart.x);
  const heights = [...(train?.points ?? []), ...(val?.points ?? [])].map(({ y }) => y);
  // 60 above 50 above 40 above 30, at equal distances.
  const [forty = 0, sixty = 0, thirty = 0, fifty = 0] = heights;
  assert.ok(sixty < fifty && fifty < forty && forty < thirty);
  assert.ok(Math.abs(fifty - sixty - (thirty - forty)) < 0.15);
});

test("a band spans one standard deviation either way, and one attempt has none", () => {
  const drawn = curve({ "val-1": scored(50, 10), "val-2": scored(60, 0, 1), test: scored(55, 5) });
  const [first, second] = drawn?.wide.series[0]?.points ?? [];
  const unit = ((first?.y ?? 0) - (second?.y ?? 0)) / 10;
  assert.ok(first?.band && Math.abs(first.band.bottom - first.band.top - 20 * unit) < 0.5);
  assert.equal(second?.band, null);
});

test("a round without a score interrupts the line", () => {
  const drawn = curve({
    "val-1": scored(50),
    "val-2": scored(null),
    "val-3": scored(55),
    "train-2": scored(60),
    test: scored(50),
  });
  const val = drawn?.wide.series.find(({ kind }) => kind === "val");
  assert.deepEqual(
    val?.lines.map((line) => line.split(" ").length),
    [1, 1],
  );
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
  assert.equal(curve(phases(3))?.wide.series[0]?.points[0]?.attempts.length, 3);
  assert.equal(curve(phases(4))?.wide.series[0]?.points[0]?.attempts.length, 0);
});
