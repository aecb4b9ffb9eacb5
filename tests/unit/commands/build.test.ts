/** What the build refuses before it begins. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import test from "node:test";

const command = resolve(import.meta.dirname, "../../../src/commands/build.ts");

test("a misspelt ON_PROBLEM is wrong usage: told in a sentence, exit 2, nothing built", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    encoding: "utf8",
    env: { ...process.env, ON_PROBLEM: "bogus", BENCHMARK_REPOSITORY: "nowhere" },
  });
  assert.equal(status, 2);
  assert.equal(stdout, "");
  const lines = stderr.trim().split("\n");
  assert.equal(lines[0], 'ON_PROBLEM is "bogus"; it can be fail or exclude.');
  assert.match(lines[1] ?? "", /^Usage: /);
  assert.equal(lines.length, 2);
});
