/** The commits that left the data of a repository as they were. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { readLine } from "../../content-loaders/history/log.ts";
import { Cache } from "../../src/cache.ts";
import { readLedger, untouchedCommits } from "../../src/history.ts";
import { edit } from "../support/fixture.ts";
import { taggedRepository } from "../support/tagged-repository.ts";

const scratch = mkdtempSync(join(tmpdir(), "line-"));
const { git, root, tags } = taggedRepository("trunk");
after(() => {
  rmSync(scratch, { recursive: true });
  git.remove();
});

test("commits that left the data as they were hold those of the one before; those of branches are no states", async () => {
  writeFileSync(join(git.top, "notes.txt"), "Not data.\n");
  const notes = git.commit("take notes");
  git.git("checkout", "--quiet", "-b", "side");
  edit(join(root, "experiments/demo/agent-evolved/test/summary.yaml"), "duration_ms: 120000", "duration_ms: 130000");
  const side = git.commit("on a branch");
  git.git("checkout", "--quiet", "trunk");
  const ledger = await readLedger(root, new Cache("ledger", scratch));
  const merge = git.merge("side");
  const untouched = untouchedCommits(ledger, await readLine(root));
  assert.deepEqual(
    [...untouched].slice(0, 1).map(([commit, at]) => [commit, ledger.commits[at]?.commit]),
    [[notes, tags[2]]],
  );
  assert.ok(!untouched.has(side) && !untouched.has(tags[0]));
  assert.ok(!untouchedCommits(await readLedger(root, new Cache("ledger", scratch)), await readLine(root)).has(merge));
  assert.deepEqual(untouchedCommits({ ...ledger, commits: [] }, [notes]), new Map());
});
