/** The area in which a pointer means a mark, checked place by place against the distances. */
import assert from "node:assert/strict";
import test from "node:test";
import { nearestArea } from "../../../../src/views/charts/nearest-area.ts";

type Point = { readonly x: number; readonly y: number };

function corners(path: string): readonly Point[] {
  return path
    .slice(1, -1)
    .split("L")
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(" ").map(Number);
      return { x, y };
    });
}

/** By the winding of the sides around the place. */
function inside(area: readonly Point[], { x, y }: Point): boolean {
  return area.every((a, index) => {
    const b = area[(index + 1) % area.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= -1;
  });
}

test("a place belongs to the mark that is nearest, within reach", () => {
  const marks = [
    { x: 100, y: 100 },
    { x: 104, y: 103 },
    { x: 96, y: 112 },
    { x: 300, y: 100 },
  ];
  const reach = 14;
  for (const mark of marks) {
    const area = corners(nearestArea(mark, marks, reach));
    for (let x = 80; x < 320; x += 3) {
      for (let y = 80; y < 130; y += 3) {
        const own = Math.hypot(x - mark.x, y - mark.y);
        const nearest = Math.min(...marks.map((other) => Math.hypot(x - other.x, y - other.y)));
        // The sides are rounded to a tenth, and the polygon lies a little within the circle.
        if (own > nearest + 0.5 || own > reach + 0.5) assert.ok(!inside(area, { x, y }), `${x} ${y}`);
        if (own < nearest + 1e-9 && own < reach - 1) assert.ok(inside(area, { x, y }), `${x} ${y}`);
      }
    }
  }
});

test("marks at one place share their area", () => {
  const mark = { x: 10, y: 10 };
  assert.equal(nearestArea(mark, [mark, { x: 10, y: 10 }], 14), nearestArea(mark, [], 14));
});
