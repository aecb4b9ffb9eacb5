/** The generated packs and runs that measures and browser tests share are sound, and the same every time. */
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { readRepository } from "../../../content-loaders/read-repository.ts";
import { Scratch } from "../../support/fixture.ts";
import { writeGeneratedRuns } from "../../support/generated-runs.ts";

const scratch = new Scratch();
after(() => scratch.remove());

/** A folder with twelve runs by three packs. */
function generated(name: string): string {
  const folder = join(scratch.folder, name);
  mkdirSync(folder);
  writeGeneratedRuns(folder, { runs: 12, packs: 3, metrics: 2 });
  return folder;
}

test("generated runs have no problem, and a base for each but the first of a family", async () => {
  const { problems, packs, runs } = await readRepository(generated("one"), { checkExpression: () => [] });
  assert.deepEqual(problems, []);
  assert.equal(packs.length, 3);
  assert.equal(runs.length, 12);
  const bases = new Map(runs.map(({ id, manifest }) => [id, manifest.fields.base]));
  assert.deepEqual(
    [bases.get("run-0"), bases.get("run-9"), bases.get("run-10"), bases.get("run-11")],
    [null, "run-0", null, "run-10"],
  );
  const reports = runs.flatMap(({ results }) => results.flatMap((result) => result.reports));
  assert.equal(reports.length, 12 * 3);
  assert.deepEqual(new Set(reports.map(({ format }) => format)), new Set(["lm-eval"]));
});

test("the same numbers give the same files", () => {
  const report = "runs/run-7/pack-2/results.json";
  const [first, second] = ["two", "three"].map((name) => readFileSync(join(generated(name), report), "utf8"));
  assert.equal(first, second);
});
