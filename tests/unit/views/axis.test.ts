import assert from "node:assert/strict";
import { test } from "node:test";
import { coordinate, linearAxis } from "../../../src/views/axis.ts";

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
