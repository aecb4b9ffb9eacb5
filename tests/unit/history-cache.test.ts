/** The ledger where the history is not all there, and where a part of it is known already. */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { Cache } from "../../src/cache.ts";
import { readLedger } from "../../src/history.ts";
import type { GitRepository } from "../support/git-repository.ts";
import { taggedRepository } from "../support/tagged-repository.ts";

const scratch = mkdtempSync(join(tmpdir(), "ledger-"));
const made: GitRepository[] = [];
after(() => {
  rmSync(scratch, { recursive: true });
  for (const repository of made) repository.remove();
});

function tagged() {
  const repository = taggedRepository();
  made.push(repository.git);
  return repository;
}

function freshCache(): Cache {
  return new Cache("ledger", mkdtempSync(join(scratch, "cache-")));
}

test("without git there is no ledger; a clone that is cut off says so and tells only what came later", async () => {
  const plain = mkdtempSync(join(scratch, "plain-"));
  const none = { extent: "none", commits: [], boards: {}, tombstones: [] };
  assert.deepEqual(await readLedger(plain, freshCache()), none);
  const { git, root, tags } = tagged();
  const clone = join(scratch, "clone");
  git.git("clone", "--quiet", "--depth", "2", `file://${git.top}`, clone);
  const ledger = await readLedger(join(clone, "data"), freshCache());
  const whole = await readLedger(root, freshCache());
  assert.equal(ledger.extent, "shallow");
  assert.deepEqual(
    ledger.commits.map(({ changes }) => changes),
    [[], whole.commits.at(-1)?.changes],
  );
  assert.equal(ledger.commits.at(-1)?.commit, tags[2]);
  assert.deepEqual(ledger.boards.demo?.changes, [{ ...whole.boards.demo?.changes[1], at: 1 }]);
  // A repository before its first commit.
  git.git("checkout", "--quiet", "--orphan", "empty");
  assert.equal((await readLedger(root, freshCache())).extent, "none");
});

test("a cache is believed only where it is whole, and a commit made anew with the same files is known again", async () => {
  const { git, root } = tagged();
  const folder = mkdtempSync(join(scratch, "cache-"));
  const first = await readLedger(root, new Cache("ledger", folder));
  const [name = ""] = readdirSync(folder);
  const file = join(folder, name);
  const kept = readFileSync(file, "utf8");
  for (const broken of ["", "{", kept.slice(0, -20), kept.replace("33.33", "44.44")]) {
    writeFileSync(file, broken);
    assert.deepEqual(await readLedger(root, new Cache("ledger", folder)), first);
    assert.equal(readFileSync(file, "utf8"), kept);
  }
  git.git("commit", "--quiet", "--amend", "-m", "In other words");
  const amended = await readLedger(root, new Cache("ledger", folder));
  assert.deepEqual(readdirSync(folder), [name]);
  assert.equal(amended.commits.at(-1)?.commit, git.head());
  assert.deepEqual({ ...amended, commits: [] }, { ...first, commits: [] });
  const [one, other] = await Promise.all([1, 2].map(() => readLedger(root, new Cache("ledger", join(folder, "new")))));
  assert.deepEqual(one, other);
});
