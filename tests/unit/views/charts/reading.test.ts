/** The words of a mark stay inside the drawing. */
import assert from "node:assert/strict";
import test from "node:test";
import { readingPlace } from "../../../../src/views/charts/reading.ts";

test("the words stand above the mark, below it at the upper edge, and grow inwards at the sides", () => {
  const at = (x: number, y: number) => {
    const place = readingPlace({ x, y }, 600, 30);
    return [place.anchor, Math.sign(place.y - y)];
  };
  assert.deepEqual(at(300, 200), ["middle", -1]);
  assert.deepEqual(at(300, 36), ["middle", 1]);
  assert.deepEqual(at(50, 200), ["start", -1]);
  assert.deepEqual(at(580, 200), ["end", -1]);
});
