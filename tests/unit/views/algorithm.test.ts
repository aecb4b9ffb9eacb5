import assert from "node:assert/strict";
import { test } from "node:test";
import { algorithmView, markPath, markShapes, markShapesOf } from "../../../src/views/algorithm.ts";
import { experiment, testPhase } from "../../support/records.ts";

const run = (algorithm: string | undefined, time: string) =>
  experiment(`${algorithm}-${time}`, ["a"], testPhase(1, 0), {
    submit_time: `2026-${time}T00:00:00Z`,
    ...(algorithm === undefined ? {} : { algorithm }),
  });

test("marks follow the order of first submission, and a newcomer changes none of them", () => {
  const early = [run("zeta", "01-02"), run("alpha", "01-03"), run(undefined, "01-01")];
  const before = markShapesOf(early);
  const after = markShapesOf([...early, run("aardvark", "02-01"), run("zeta", "03-01")]);
  assert.equal(before("zeta"), "disc");
  assert.equal(before("alpha"), "square");
  assert.equal(after("zeta"), "disc");
  assert.equal(after("alpha"), "square");
  assert.equal(after("aardvark"), "triangle");
});

test("no algorithm is a gray ring with a name in each language", () => {
  const shapes = markShapesOf([run("zeta", "01-02")]);
  const none = algorithmView(null, shapes, "en");
  assert.deepEqual([none.shape, none.tone, none.name], ["ring", "ring", "no algorithm"]);
  assert.equal(algorithmView(null, shapes, "zh").name, "不用算法");
  assert.equal(algorithmView("zeta", shapes, "en").name, "zeta");
  assert.equal(algorithmView("zeta", shapes, "en", "Zeta").name, "Zeta");
});

test("every shape draws its own closed path", () => {
  const paths = markShapes.map((shape) => markPath(shape, 6, 6));
  assert.equal(new Set(paths).size, markShapes.length);
  for (const path of paths) assert.match(path, /^M[\d. ]+.*Z$/);
});
