import assert from "node:assert/strict";
import { test } from "node:test";
import { formatDelta, formatNumber, formatPrecise, formatUsd } from "../../../src/i18n/format.ts";

test("numbers have fixed digits, grouped thousands and a true minus", () => {
  assert.equal(formatNumber(1234567.895, 2), "1,234,567.90");
  assert.equal(formatNumber(-0.004, 2), "0.00");
  assert.equal(formatNumber(-1234, 0), "−1,234");
});

test("a difference carries its sign unless it rounds to nothing", () => {
  assert.equal(formatDelta(12.389, 2), "+12.39");
  assert.equal(formatDelta(-3, 1), "−3.0");
  assert.equal(formatDelta(0.001, 1), "0.0");
});

test("the number behind a rounded one has six decimals at most and no zeros at the end", () => {
  assert.equal(formatPrecise(50.40026500000834), "50.400265");
  assert.equal(formatPrecise(2.623333333334), "2.623333");
  assert.equal(formatPrecise(-1234.5), "−1,234.5");
  assert.equal(formatPrecise(0.1 + 0.2), "0.3");
  assert.deepEqual([100, 0, 1e-17].map(formatPrecise), ["100", "0", "0"]);
});

test("a small cost is not nothing, and nothing is not small", () => {
  assert.equal(formatUsd(0), "$0.00");
  assert.equal(formatUsd(0.004), "<$0.01");
  assert.equal(formatUsd(0.005), "$0.01");
  assert.equal(formatUsd(4.484079425), "$4.48");
});
