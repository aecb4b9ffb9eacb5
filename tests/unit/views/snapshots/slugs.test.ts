/** The addresses of tags. */
import assert from "node:assert/strict";
import test from "node:test";
import { snapshotSlugs } from "../../../../src/views/snapshots/slugs.ts";

/** Any digest does, as long as names have their own. */
const digest = (name: string) => Buffer.from(name).toString("hex").padEnd(12, "0").slice(-12);

function slugs(...tags: readonly (readonly [name: string, day: number])[]): readonly (string | undefined)[] {
  const named = tags.map(([name, day]) => ({ name, committedAt: `2026-01-0${day}T00:00:00Z` }));
  const found = snapshotSlugs(named, digest);
  return tags.map(([name]) => found.get(name));
}

test("names of tags are parts of addresses, whatever they hold", () => {
  assert.deepEqual(slugs(["v1.0", 1], ["v2026-11-30", 1], ["release/1", 1], ["v1.0+build#3", 1], ["V2_rc.1", 1]), [
    "v1.0",
    "v2026-11-30",
    "release-1",
    "v1.0-build-3",
    "V2_rc.1",
  ]);
  const [chinese = "", dots = ""] = slugs(["快照", 1], ["+.+", 1]);
  assert.match(chinese, /^tag-[0-9a-f]{6}$/);
  assert.match(dots, /^tag-[0-9a-f]{6}$/);
  assert.notEqual(chinese, dots);
});

test("of two that come to the same address the one on the earlier commit keeps it, whatever is added", () => {
  assert.deepEqual(slugs(["release/1", 2]), ["release-1"]);
  const [first, second] = slugs(["release/1", 2], ["release-1", 3]);
  assert.equal(first, "release-1");
  assert.match(second ?? "", /^release-1-[0-9a-f]{6}$/);
  assert.deepEqual(slugs(["release-1", 3], ["release/1", 2]), [second, first]);
  // On some disks the two would be one folder.
  const [small, capital = ""] = slugs(["v1", 1], ["V1", 2]);
  assert.equal(small, "v1");
  assert.match(capital, /^V1-[0-9a-f]{6}$/);
});
