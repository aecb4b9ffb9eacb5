import assert from "node:assert/strict";
import test from "node:test";
import { roundToText } from "../../../src/leaderboard/rounding.ts";
import { seeded } from "../../support/board-records.ts";

test("half away from zero on the shortest decimal form", () => {
  for (const [value, digits, text] of [
    [72.345, 2, "72.35"],
    [-72.345, 2, "-72.35"],
    [56.72375, 2, "56.72"],
    [1.005, 2, "1.01"],
    [0.5, 0, "1"],
    [2.5, 0, "3"],
    [-0.5, 0, "-1"],
    [0.49999999999999994, 0, "0"],
    [9.995, 2, "10.00"],
    [999.5, 0, "1000"],
    [0, 2, "0.00"],
    [-0, 2, "0.00"],
    [-0.001, 2, "0.00"],
    [0.004, 2, "0.00"],
    [0.005, 2, "0.01"],
    [0.0049, 2, "0.00"],
    [5e-324, 2, "0.00"],
    [1e21, 2, "1000000000000000000000.00"],
    [1.5e21, 0, "1500000000000000000000"],
    [123456789.125, 2, "123456789.13"],
    [1e-7, 7, "0.0000001"],
    [1.25e-7, 8, "0.00000013"],
    [0.1, 5, "0.10000"],
    [46.72, 2, "46.72"],
  ] as const) {
    assert.equal(roundToText(value, digits), text, `${value} to ${digits}`);
  }
});

test("agrees with a decimal calculation in whole numbers", () => {
  const random = seeded(1);
  for (let run = 0; run < 2000; run++) {
    const thousandths = Math.floor(random() * 2e6) - 1e6;
    const magnitude = Math.floor((Math.abs(thousandths) + 5) / 10);
    const sign = thousandths < 0 && magnitude > 0 ? "-" : "";
    const expected = `${sign}${Math.floor(magnitude / 100)}.${String(magnitude % 100).padStart(2, "0")}`;
    assert.equal(roundToText(Number(`${thousandths}e-3`), 2), expected);
  }
});

test("what is no finite number or no number of digits throws", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) assert.throws(() => roundToText(value, 2), RangeError);
  for (const digits of [-1, 1.5, Number.NaN]) assert.throws(() => roundToText(1, digits), RangeError);
});
