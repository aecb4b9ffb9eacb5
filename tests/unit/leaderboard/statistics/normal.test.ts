import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { normalTwoSided } from "../../../../src/leaderboard/statistics/normal.ts";

/** Two-sided probabilities, from the complementary error function in arithmetic of 50 digits. */
const table: readonly (readonly [z: number, p: number])[] = [
  [0, 1.0],
  [0.5, 0.6170750774519738],
  [1, 0.3173105078629141],
  [1.5, 0.13361440253771614],
  [1.96, 0.04999579029644087],
  [2.5, 0.01241933065155227],
  [2.8284271247461903, 0.004677734981047263],
  [3, 0.002699796063260189],
  [4, 6.334248366623985e-5],
  [6, 1.973175290075396e-9],
  [8, 1.2441921148543568e-15],
];

describe("the two-sided probability of the normal distribution", () => {
  for (const [z, p] of table) {
    it(`is ${p} at ${z}`, () => {
      assert.ok(Math.abs(normalTwoSided(z) - p) <= 1e-12 * p);
      assert.equal(normalTwoSided(-z), normalTwoSided(z));
    });
  }

  it("is 0 at infinity and refuses what is no number", () => {
    assert.equal(normalTwoSided(Number.POSITIVE_INFINITY), 0);
    assert.throws(() => normalTwoSided(Number.NaN), RangeError);
  });

  it("agrees with its integral, by Simpson's rule", () => {
    const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
    for (const z of [0.3, 1.1, 2.7, 2.9, 3.4]) {
      const steps = 2000;
      const h = z / steps;
      let sum = density(0) + density(z);
      for (let i = 1; i < steps; i++) sum += density(i * h) * (i % 2 === 1 ? 4 : 2);
      assert.ok(Math.abs(1 - (2 * sum * h) / 3 - normalTwoSided(z)) < 1e-12);
    }
  });
});
