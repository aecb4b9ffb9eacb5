/** The Pareto front, against pairwise dominance looked at by hand and by brute force. */
import assert from "node:assert/strict";
import test from "node:test";
import { paretoFront } from "../../../../src/views/charts/pareto.ts";

const point = (cost: number, score: number) => ({ cost, score });

test("what another beats in one figure without losing in the other is off the front", () => {
  const cheap = point(1, 40);
  const good = point(9, 70);
  assert.deepEqual(paretoFront([good, point(2, 40), point(9, 69), point(10, 70), cheap], "higher"), [cheap, good]);
});

test("points that are equal in both are all on the front", () => {
  const twins = [point(3, 50), point(3, 50)];
  assert.equal(paretoFront(twins, "higher").length, 2);
});

test("a direction of lower turns the scores around", () => {
  assert.deepEqual(paretoFront([point(1, 40), point(2, 30), point(3, 35)], "lower"), [point(1, 40), point(2, 30)]);
});

test("costs of 0 count like any other", () => {
  assert.deepEqual(paretoFront([point(0, 10), point(0, 5), point(1, 10)], "higher"), [point(0, 10)]);
});

test("along the front from cheap to dear the score rises, and nothing off it is missing from some dominator", () => {
  const points = Array.from({ length: 60 }, (_, index) => point((index * 37) % 53, (index * 29) % 47));
  const front = paretoFront(points, "higher");
  for (const [index, at] of front.entries()) {
    const before = front[index - 1];
    if (before) assert.ok(at.cost > before.cost && at.score > before.score);
  }
  for (const at of points) {
    const beaten = front.some(
      (other) => other.cost <= at.cost && other.score >= at.score && (other.cost < at.cost || other.score > at.score),
    );
    assert.equal(beaten, !front.includes(at));
  }
});
