/** The adapter to Astro's content layer, with a store and a log of the test's own. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { collectionNames, repositoryLoaders } from "../../../content-loaders/loaders.ts";

const valid = fileURLToPath(new URL("../../fixtures/valid/", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "loaders-"));
after(() => rmSync(scratch, { recursive: true }));

/** Loads all collections of a repository as a build does; the ids of each, or the first error. */
async function build(root: string, onProblem: "fail" | "exclude") {
  const loaders = repositoryLoaders({ root, onProblem, locale: "en" });
  const ids: Record<string, string[]> = {};
  for (const name of collectionNames) {
    const own: string[] = [];
    ids[name] = own;
    const context = {
      store: { clear: () => undefined, set: ({ id }: { id: string }) => own.push(id) },
      logger: { error: () => undefined, warn: () => undefined },
    };
    await loaders[name].load(context as unknown as LoaderContext);
  }
  return ids;
}

test("all collections are filled from one repository", async () => {
  const ids = await build(valid, "fail");
  assert.deepEqual(ids.benchmarks, ["court-test", "court-train"]);
  assert.deepEqual(ids.leaderboards, ["demo"]);
  assert.deepEqual(ids.packs, ["acme.rig", "gsm8k"]);
  assert.deepEqual(ids.runs, ["base-run", "tuned-run"]);
  assert.deepEqual(ids.problems, ["all"]);
});

test("without a repository a build ends, also where faulty items may be left out", async () => {
  const empty = join(scratch, "empty");
  mkdirSync(empty);
  for (const root of [empty, join(scratch, "nowhere")]) {
    for (const onProblem of ["fail", "exclude"] as const) {
      await assert.rejects(build(root, onProblem), /no benchmark repository/i);
    }
  }
});

test("an item with an error ends the build or is left out, as the setting says", async () => {
  const root = join(scratch, "faulty");
  cpSync(valid, root, { recursive: true });
  writeFileSync(join(root, "leaderboards/demo.yaml"), "title: [\n");
  await assert.rejects(build(root, "fail"), /1 error/);
  const ids = await build(root, "exclude");
  assert.deepEqual(ids.leaderboards, []);
  assert.deepEqual(ids.benchmarks, ["court-test", "court-train"]);
});
