/** Student's t against values of SciPy 1.17 (stats.t.sf, stats.t.ppf). */
import assert from "node:assert/strict";
import test from "node:test";
import { studentQuantile, studentTwoSided } from "../../../../src/leaderboard/statistics/student-t.ts";

function closeTo(actual: number, expected: number, relative = 1e-10): void {
  assert.ok(Math.abs(actual - expected) <= relative * Math.abs(expected), `${actual} is not ${expected}`);
}

test("two-sided tails, whole and broken degrees of freedom, near and far", () => {
  closeTo(studentTwoSided(1.46, 3.85), 0.22073967277789247);
  closeTo(studentTwoSided(-1.46, 3.85), 0.22073967277789247);
  closeTo(studentTwoSided(2, 1), 0.2951672353008665);
  closeTo(studentTwoSided(0.5, 2.5), 0.6576979198697148);
  closeTo(studentTwoSided(4.3, 10), 0.0015614400925553671);
  closeTo(studentTwoSided(30, 3), 8.135280427163958e-5);
  closeTo(studentTwoSided(1e-8, 5), 0.9999999924078662);
  closeTo(studentTwoSided(2.5, 137.5), 0.013594798220570616);
  closeTo(studentTwoSided(1.96, 1e6), 0.04999606758526985, 1e-8);
  assert.equal(studentTwoSided(0, 4), 1);
  assert.equal(studentTwoSided(Number.POSITIVE_INFINITY, 4), 0);
});

test("quantiles", () => {
  closeTo(studentQuantile(0.975, 1), 12.706204736174694);
  closeTo(studentQuantile(0.975, 2), 4.302652729749462);
  closeTo(studentQuantile(0.975, 3.85), 2.8196312366646135);
  closeTo(studentQuantile(0.8, 10), 0.8790578285505889);
  closeTo(studentQuantile(0.975, 30), 2.0422724563012378);
  closeTo(studentQuantile(0.6, 4.2), 0.26987694425308945);
  closeTo(studentQuantile(0.9995, 2), 31.599054576445365);
  closeTo(studentQuantile(0.975, 1e5), 1.9599877075346095, 1e-8);
  closeTo(studentQuantile(0.025, 2), -4.302652729749462);
  assert.equal(studentQuantile(0.5, 7), 0);
});

test("a quantile undoes the two-sided probability", () => {
  for (const dof of [1, 2.7, 9, 60]) {
    for (const p of [0.01, 0.2, 0.55, 0.99]) {
      closeTo(studentTwoSided(studentQuantile(p, dof), dof), 2 * Math.min(p, 1 - p), 1e-12);
    }
  }
});

test("what is no probability and no degrees of freedom throws", () => {
  assert.throws(() => studentQuantile(1, 3), RangeError);
  assert.throws(() => studentTwoSided(1, 0), RangeError);
  assert.throws(() => studentTwoSided(Number.NaN, 3), RangeError);
});
