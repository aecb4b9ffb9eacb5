import assert from "node:assert/strict";
import { test } from "node:test";
import { coordinate, linearAxis, logAxis } from "../../../src/views/axis.ts";

test("ticks are round numbers that span the values", () => {
  assert.deepEqual(
    linearAxis(25.14, 71.47, 0, 300).ticks.map(({ value }) => value),
    [20, 40, 60, 80],
  );
  assert.deepEqual(
    linearAxis(0, 1, 0, 100).ticks.map(({ value }) => value),
    [0, 0.5, 1],
  );
  assert.deepEqual(
    linearAxis(-3, 2, 0, 100).ticks.map(({ value }) => value),
    [-4, -2, 0, 2],
  );
});

test("values fall between the pixels of the outer ticks", () => {
  const axis = linearAxis(20, 80, 10, 310);
  assert.equal(axis.at(20), 10);
  assert.equal(axis.at(80), 310);
  assert.equal(axis.at(50), 160);
});

test("equal values still get an axis with some length", () => {
  for (const value of [0, 50, -7]) {
    const { ticks, at } = linearAxis(value, value, 0, 100);
    assert.ok(ticks.length >= 2);
    assert.ok(Number.isFinite(at(value)) && at(value) >= 0 && at(value) <= 100);
  }
});

test("coordinates are rounded to a tenth", () => {
  assert.equal(coordinate(12.3456), 12.3);
  assert.equal(coordinate(-0.04), -0);
});

test("a logarithmic axis ends at 1, 2 or 5 times a power of ten and gives every decade the same length", () => {
  const axis = logAxis(1.85, 73, 0, 300);
  assert.deepEqual(
    axis.ticks.map(({ value }) => value),
    [1, 2, 5, 10, 20, 50, 100],
  );
  assert.deepEqual([1, 10, 100].map(axis.at), [0, 150, 300]);
});

test("a logarithmic axis has neither too many ticks nor too few", () => {
  assert.deepEqual(
    logAxis(0.001, 5000, 0, 300).ticks.map(({ value }) => value),
    [0.001, 0.01, 0.1, 1, 10, 100, 1000],
  );
  assert.deepEqual(
    logAxis(2.9, 4.1, 0, 300).ticks.map(({ value }) => value),
    [2, 3, 4, 5],
  );
  for (const value of [1, 2, 7, 0.003]) assert.ok(logAxis(value, value, 0, 100).ticks.length >= 2);
});
