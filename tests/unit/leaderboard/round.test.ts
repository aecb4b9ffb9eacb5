import assert from "node:assert/strict";
import { test } from "node:test";
import { roundToText } from "../../../src/leaderboard/round.ts";

// Expected texts: rounding the written decimal by hand, half away from zero.
const cases: readonly (readonly [number, number, string])[] = [
  [56.72375, 2, "56.72"],
  [72.345, 2, "72.35"],
  [-72.345, 2, "-72.35"],
  [1.005, 2, "1.01"],
  [2.5, 0, "3"],
  [-2.5, 0, "-3"],
  [0.5, 0, "1"],
  [0.49999999999999994, 0, "0"],
  [9.995, 2, "10.00"],
  [0, 2, "0.00"],
  [-0, 2, "0.00"],
  [-0.001, 2, "0.00"],
  [1e21, 1, "1000000000000000000000.0"],
  [1.5e-7, 7, "0.0000002"],
  [1.5e-7, 2, "0.00"],
  [5e-324, 2, "0.00"],
  [123456789.125, 2, "123456789.13"],
];

for (const [value, digits, text] of cases) {
  test(`${value} to ${digits} digits is ${text}`, () => assert.equal(roundToText(value, digits), text));
}

test("what is not finite has no text", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) assert.throws(() => roundToText(value, 2), RangeError);
});
