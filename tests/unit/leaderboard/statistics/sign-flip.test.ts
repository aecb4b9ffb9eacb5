/** The sign-flip test against the binomial distribution, SciPy's permutation test, and plain enumeration. */
import assert from "node:assert/strict";
import test from "node:test";
import { isSignificant, signFlipTest } from "../../../../src/leaderboard/statistics/sign-flip.ts";
import { countTail } from "../../../../src/leaderboard/statistics/sign-flip-exact.ts";
import { gridTail } from "../../../../src/leaderboard/statistics/sign-flip-grid.ts";
import { seeded } from "../../../support/board-records.ts";

/** Every arrangement of signs, one after the other. */
function enumerate(differences: readonly number[]): number {
  const observed = Math.abs(differences.reduce((sum, d) => sum + d, 0));
  const tie = 1e-9 * differences.reduce((sum, d) => sum + Math.abs(d), 0);
  let extreme = 0;
  for (let signs = 0; signs < 2 ** differences.length; signs++) {
    let sum = 0;
    for (let i = 0; i < differences.length; i++)
      sum += (signs >> i) & 1 ? (differences[i] ?? 0) : -(differences[i] ?? 0);
    if (Math.abs(sum) >= observed - tie) extreme += 1;
  }
  return extreme / 2 ** differences.length;
}

function discordant(wins: number, losses: number): number[] {
  return [...Array.from({ length: wins }, () => 1 / 30), ...Array.from({ length: losses }, () => -1 / 30)];
}

test("one group of 0/1 scores is McNemar's exact test", () => {
  // SciPy: stats.binomtest(wins, wins + losses).pvalue
  for (const [wins, losses, p] of [
    [10, 2, 0.03857421875],
    [8, 2, 0.109375],
    [6, 0, 0.03125],
    [5, 0, 0.0625],
    [9, 1, 0.021484375],
  ] as const) {
    const found = signFlipTest([...discordant(wins, losses), 0, 0, 0]);
    assert.equal(found.method, "exact");
    assert.ok(Math.abs(found.p - p) < 1e-12, `${wins} : ${losses} gives ${found.p}`);
  }
});

test("McNemar with many tasks: 70 against 45 of 115", () => {
  let tail = 0;
  let binomial = 1;
  for (let k = 0; k <= 115; k++) {
    if (k >= 70) tail += binomial;
    binomial = (binomial * (115 - k)) / (k + 1);
  }
  const { p, method } = signFlipTest(discordant(70, 45));
  assert.equal(method, "exact");
  assert.ok(Math.abs(p - (2 * tail) / 2 ** 115) < 1e-10, String(p));
});

test("SciPy's permutation test over all samples", () => {
  const { p } = signFlipTest([3.1, -1.2, 4.4, 0.7, 2.2, -0.9, 5.1, 1.3, -2.6, 3.3]);
  assert.ok(Math.abs(p - 0.09375) < 1e-12, String(p));
});

test("counting is exact, whatever the differences", () => {
  const random = seeded(1);
  for (let run = 0; run < 60; run++) {
    const differences = Array.from({ length: 1 + Math.floor(random() * 13) }, () => {
      const value = random() * 2 - 0.8;
      return run % 3 === 0 ? Math.round(value * 4) / 4 : value;
    });
    const { p } = signFlipTest(differences);
    assert.ok(Math.abs(p - enumerate(differences)) < 1e-12, JSON.stringify(differences));
  }
});

test("nothing differs: p is 1; the sign of the whole does not matter", () => {
  assert.equal(signFlipTest([]).p, 1);
  assert.equal(signFlipTest([0, 0]).p, 1);
  assert.equal(signFlipTest([1, -1, 2, -2, 3, -3]).p, 1);
  const list = [0.3, 1.7, -0.2, 2.2, 0.9, 1.1, -1.4];
  assert.equal(signFlipTest(list).p, signFlipTest(list.map((d) => -d)).p);
});

test("a grid encloses the exact tail, and is as narrow as asked", () => {
  const random = seeded(2);
  for (let run = 0; run < 40; run++) {
    const sizes = Array.from({ length: 26 }, () => random() ** 2 + (run % 4 === 0 ? 0.5 : 0));
    const sigma = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0));
    const sum = sigma * (0.5 + 2.5 * random());
    const exact = countTail(sizes, sum);
    for (const error of [0.05, 0.01, 0.001]) {
      const { low, high } = gridTail(sizes, sum, error);
      assert.ok(low <= exact && exact <= high, `${low} <= ${exact} <= ${high}`);
      assert.ok(high - low <= 5 * error, `${high - low} for ${error}`);
    }
  }
});

test("by convolution p is within 0.001 of exact, and the same every time", () => {
  const random = seeded(3);
  for (let run = 0; run < 12; run++) {
    const differences = Array.from({ length: 30 }, () => random() - 0.35);
    const sizes = differences.map(Math.abs);
    const { p, method } = signFlipTest(differences);
    const exact = countTail(sizes, Math.abs(differences.reduce((sum, d) => sum + d, 0)));
    assert.equal(method, "grid");
    assert.ok(Math.abs(p - exact) <= 0.001, `${p} for ${exact}`);
    assert.equal(signFlipTest(differences).p, p);
  }
});

test("scores rounded to two decimals stay exact", () => {
  const random = seeded(4);
  const differences = Array.from(
    { length: 60 },
    () => [33.33, 66.67, 100, -33.33, -66.67, 33.34][Math.floor(random() * 6)] ?? 0,
  );
  const { p } = signFlipTest(differences);
  const { low, high } = gridTail(differences.map(Math.abs), Math.abs(differences.reduce((sum, d) => sum + d, 0)), 0.01);
  assert.ok(p >= low && p <= high, `${low} <= ${p} <= ${high}`);
});

test("ties that rounding has pulled apart count as ties at last", () => {
  const random = seeded(5);
  // 58 wins against 42 with noise of 1e-7: as McNemar, 2 P(X >= 58 | 100) = 0.1332 (stats.binomtest).
  const differences = Array.from({ length: 100 }, (_, i) => (i < 58 ? 1 : -1) * (1 + 1e-7 * random()));
  const { p } = signFlipTest(differences);
  assert.ok(p <= 0.1335 && p >= 0.09, String(p));
});

test("the quick answer is that of the test", () => {
  const random = seeded(6);
  let significant = 0;
  for (let run = 0; run < 400; run++) {
    const length = 5 + Math.floor(random() * 40);
    const shift = random() * 0.35;
    const differences = Float64Array.from({ length }, () =>
      run % 5 === 0 ? Math.sign(random() - 0.5 + shift) : random() - 0.5 + shift,
    );
    const exact = signFlipTest([...differences]).p <= 0.05;
    assert.equal(isSignificant(differences, length), exact, `run ${run}`);
    if (exact) significant += 1;
  }
  assert.ok(significant > 80 && significant < 320, String(significant));
});

test("the bounds behind the quick answer hold", () => {
  const random = seeded(7);
  for (let run = 0; run < 300; run++) {
    const sizes = Array.from({ length: 2 + Math.floor(random() * 12) }, () => random() ** (1 + 3 * random()));
    const sigma = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0));
    assert.ok(countTail(sizes, sigma) > 0.1);
    assert.ok(countTail(sizes, 2.43 * sigma) <= 0.048);
  }
});
