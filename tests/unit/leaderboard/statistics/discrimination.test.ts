/** Discrimination of tasks: worked by hand, and against values that a textbook prints. */
import assert from "node:assert/strict";
import test from "node:test";
import { discriminations, fisherInterval, pearson } from "../../../../src/leaderboard/statistics/discrimination.ts";

const close = (actual: number | undefined | null, expected: number, within = 1e-9) =>
  assert.ok(typeof actual === "number" && Math.abs(actual - expected) <= within, `${actual} is not ${expected}`);

test("Pearson's r by hand: deviations (-2, -1, 0, 1, 2) and (-1, -2, 1, 0, 2) give 8 / 10", () => {
  close(pearson([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]), 0.8);
  close(pearson([1, 2, 3], [30, 20, 10]), -1);
  assert.equal(pearson([1, 2, 3], [5, 5, 5]), null);
});

test("Anscombe's first set has the r that he printed, 0.816", () => {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
  close(pearson(x, y), 0.816, 0.0005);
});

test("Fisher's interval: r 0.5 of 28 has z 0.5493 ± 0.3920, so 0.156 to 0.736", () => {
  const [low, high] = fisherInterval(0.5, 28);
  close(low, 0.156, 0.0005);
  close(high, 0.736, 0.0005);
  assert.deepEqual(fisherInterval(1, 10), [1, 1]);
});

test("a task is held against the mean of the others, itself left out", () => {
  // Two tasks: the rest of each is the other one, so both have its r: 0.8 over twice the five points worked out above.
  const five = [
    [1, 2],
    [2, 1],
    [3, 4],
    [4, 3],
    [5, 5],
  ];
  const [first, second] = discriminations([...five, ...five]);
  assert.deepEqual([first?.kind, second?.kind], ["correlation", "correlation"]);
  close(first?.kind === "correlation" ? first.r : null, 0.8);
  close(second?.kind === "correlation" ? second.r : null, 0.8);
  // With itself among the total, a task of noise would still correlate; against the rest of opposite sign it is -1.
  const opposed = Array.from({ length: 10 }, (_, index) => [index, 9 - index]);
  close(discriminations(opposed).map((at) => (at.kind === "correlation" ? at.r : null))[0], -1);
});

test("too few experiments, a task that all score alike, and a task alone have none, each for its own reason", () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => [index, 2 * index, 7]);
  assert.deepEqual(discriminations(rows(9)), Array(3).fill({ kind: "too-few", n: 9 }));
  assert.deepEqual(
    discriminations(rows(10)).map(({ kind }) => kind),
    ["correlation", "correlation", "constant"],
  );
  assert.deepEqual(discriminations(rows(12).map(([score = 0]) => [score])), [{ kind: "only-task", n: 12 }]);
  assert.deepEqual(discriminations([]), []);
});

test("what rounding leaves of equal scores is no variation", () => {
  const third = (0.1 + 0.2) * 100;
  const rows = Array.from({ length: 10 }, (_, index) => [index % 2 ? 30 : third, index]);
  assert.equal(discriminations(rows)[0]?.kind, "constant");
});

test("only experiments with a score of every task count", () => {
  const rows = Array.from({ length: 11 }, (_, index) => [index, index + 1]);
  const [first] = discriminations([...rows, [null, 50]]);
  assert.equal(first?.n, 11);
});
