/** Combined uncertainty against the GUM's worked example, known cases and drawn samples. */
import assert from "node:assert/strict";
import test from "node:test";
import {
  constant,
  derive,
  difference,
  type Quantity,
  quantityOf,
} from "../../../../src/leaderboard/measure/quantity.ts";
import { combinedUncertainty } from "../../../../src/leaderboard/measure/uncertainty.ts";
import { seeded } from "../../../support/board-records.ts";

function measured(id: string, value: number, std: number | null, n: number): Quantity {
  return quantityOf({ id, value, spread: { over: "attempts", std, n } });
}

function quantity(result: ReturnType<typeof derive>): Quantity {
  assert.equal(result.kind, "quantity");
  return result as Quantity;
}

function closeTo(actual: number | null, expected: number, tolerance: number): void {
  assert.ok(actual !== null && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
}

test("end gauge, GUM (JCGM 100:2008) H.1: u_c = 32 nm with 16 degrees of freedom", () => {
  // Standard uncertainties of the estimates and their degrees of freedom, table H.1.
  const parts = [
    { u: 25, dof: 18 },
    { u: 9.7, dof: 25.6 },
    { u: 2.9, dof: 50 },
    { u: 16.6, dof: 2 },
  ];
  const inputs = parts.map(({ u, dof }, i) => ({
    quantity: measured(`x${i}`, 0, u * Math.sqrt(dof + 1), dof + 1),
    sensitivity: 1,
  }));
  const { se, dof } = combinedUncertainty(quantity(derive(50_000_838, inputs, false)));
  closeTo(se, 31.7, 0.05);
  // H.1.6 gives 16.7 from the rounded 32; from 31.67 it is 16.76 (SciPy session), cut to 16 in both.
  closeTo(dof, 16.76, 0.01);
});

test("std of the mean of six independent parts: 0.82, not 1.75", () => {
  const inputs = [1.8, 2.4, 0, 3.1, 1.2, 2].map((std, i) => ({
    quantity: measured(`x${i}`, 50, std, 3),
    sensitivity: 1 / 6,
  }));
  closeTo(combinedUncertainty(quantity(derive(50, inputs, false))).std, 0.8173466556826153, 1e-12);
});

test("Welch: 72.5 +- 1.8 against 70.1 +- 2.2, three attempts each", () => {
  const gap = quantity(difference(measured("a", 72.5, 1.8, 3), measured("b", 70.1, 2.2, 3)));
  const { se, dof } = combinedUncertainty(gap);
  closeTo(gap.value / (se ?? 0), 1.462400034664292, 1e-9);
  closeTo(dof, 3.8490708423733575, 1e-9);
});

test("a source on both sides cancels: x - x is 0 with a spread of 0", () => {
  const x = measured("x", 71.3, 2, 3);
  const nothing = quantity(difference(x, x));
  assert.equal(nothing.value, 0);
  assert.deepEqual(combinedUncertainty(nothing), {
    std: 0,
    se: 0,
    dof: null,
    n: null,
    unknown: { count: 0, of: 0 },
    over: [],
  });
  const thirds = [1, 2, 3].map(() => ({ quantity: x, sensitivity: 1 / 3 }));
  assert.equal(combinedUncertainty(quantity(difference(quantity(derive(71.3, thirds, false)), x))).std, 0);
});

test("an unknown std never enters as 0, and no spread is no std of 0", () => {
  const inputs = [
    { quantity: measured("a", 1, 2, 3), sensitivity: 0.5 },
    { quantity: measured("b", 1, null, 1), sensitivity: 0.5 },
  ];
  const { std, n, unknown } = combinedUncertainty(quantity(derive(1, inputs, false)));
  assert.deepEqual({ std, n, unknown }, { std: null, n: 1, unknown: { count: 1, of: 2 } });
  assert.equal(combinedUncertainty(constant(3)).std, null);
  assert.equal(combinedUncertainty(quantityOf({ id: "cost", value: 3, spread: null })).std, null);
});

test("a result that is not finite is missing, not defined", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
    const result = derive(value, [], false);
    assert.deepEqual(result, { kind: "missing", reasons: [{ code: "not-defined", group: null, operand: null }] });
  }
});

test("without a derivative there is a value but no std", () => {
  const root = quantity(derive(0, [{ quantity: measured("x", 0, 1, 3), sensitivity: Number.POSITIVE_INFINITY }], true));
  assert.equal(root.value, 0);
  assert.equal(combinedUncertainty(root).std, null);
});

test("first-order propagation agrees with drawn samples", () => {
  const random = seeded(8);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const [a, b, c] = [60, 45, 30];
  const f = (x: number, y: number, z: number): number => (x - y) / z + Math.log(x);
  const draws = Array.from({ length: 100_000 }, () => f(a + 0.6 * normal(), b + 0.4 * normal(), c + 0.3 * normal()));
  const mean = draws.reduce((sum, x) => sum + x, 0) / draws.length;
  const sampled = Math.sqrt(draws.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (draws.length - 1));
  const inputs = [
    { quantity: measured("a", a, 0.6, 3), sensitivity: 1 / c + 1 / a },
    { quantity: measured("b", b, 0.4, 3), sensitivity: -1 / c },
    { quantity: measured("c", c, 0.3, 3), sensitivity: -(a - b) / (c * c) },
  ];
  const propagated = combinedUncertainty(quantity(derive(f(a, b, c), inputs, true))).std ?? 0;
  assert.ok(Math.abs(propagated / sampled - 1) < 0.02, `${propagated} and ${sampled}`);
});

test("what rounding leaves of a difference of equal means is 0, and a small true difference stays", () => {
  const mean = (values: readonly number[]): Quantity =>
    quantity(
      derive(
        values.reduce((sum, value) => sum + value, 0) / values.length,
        values.map((value, index) => ({
          quantity: measured(`${value} ${index}`, value, 1, 3),
          sensitivity: 1 / values.length,
        })),
        false,
      ),
    );
  // The same three numbers in another order: their sums differ in the last bit, their means do not.
  const one = mean([99.48, 45.53, 48.88]);
  const other = mean([48.88, 99.48, 45.53]);
  assert.notEqual(99.48 + 45.53 + 48.88, 48.88 + 99.48 + 45.53);
  assert.equal(quantity(difference(other, one)).value, 0);
  assert.notEqual(quantity(difference(mean([50.000001]), mean([50]))).value, 0);
});
