/** Tags: which ones, of which commit, in which order. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { withObjects } from "../../../../content-loaders/history/objects.ts";
import { compareTags, tagsOf } from "../../../../content-loaders/history/tags.ts";
import { GitRepository } from "../../../support/git-repository.ts";

test("tags come with their commit, its time and the folder's tree, whatever they were put on", async () => {
  const repository = new GitRepository();
  try {
    const root = join(repository.top, "data");
    repository.commit("nothing yet");
    repository.git("tag", "v0.1");
    mkdirSync(root);
    writeFileSync(join(root, "a"), "1\n");
    const first = repository.commit("first");
    repository.git("tag", "v1.0");
    writeFileSync(join(root, "a"), "2\n");
    const second = repository.commit("second");
    repository.git("tag", "-a", "v1.10", "-m", "annotated");
    repository.git("tag", "-a", "v1.9", "-m", "a tag of a tag", "v1.10");
    repository.git("tag", "paper-2026");
    repository.git("tag", "v-tree", "HEAD^{tree}");
    repository.git("tag", "v2/nested");
    const tree = (commit: string) => repository.git("rev-parse", `${commit}:data`).trim();
    const tags = await withObjects(root, (objects) => tagsOf(root, "v*", objects));
    assert.deepEqual(tags, [
      { name: "v1.0", commit: first, committedAt: "2026-01-01T02:00:00Z", tree: tree(first) },
      { name: "v1.9", commit: second, committedAt: "2026-01-01T03:00:00Z", tree: tree(second) },
      { name: "v1.10", commit: second, committedAt: "2026-01-01T03:00:00Z", tree: tree(second) },
    ]);
    const papers = await withObjects(root, (objects) => tagsOf(root, "paper-*", objects));
    assert.deepEqual(
      papers.map(({ name }) => name),
      ["paper-2026"],
    );
    assert.deepEqual(await withObjects(root, (objects) => tagsOf(root, "w*", objects)), []);
  } finally {
    repository.remove();
  }
});

test("without git there are no tags", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plain-"));
  assert.deepEqual(await withObjects(folder, (objects) => tagsOf(folder, "v*", objects)), []);
  rmSync(folder, { recursive: true });
});

test("versions are ordered as numbers, what leads to a version before it, other names by date", () => {
  const ordered = [
    "v1",
    "v1.0-rc1",
    "v1.0-rc10",
    "v1.0",
    "v1.2b",
    "v1.9",
    "v1.10",
    "v2.0.1",
    "paper-2026-01",
    "paper-2026-02",
  ];
  const tags = ordered.map((name) => ({ name, committedAt: "2026-01-01T00:00:00Z" }));
  assert.deepEqual(
    tags
      .toReversed()
      .sort(compareTags)
      .map(({ name }) => name),
    ordered,
  );
  const dated = [
    { name: "b-first", committedAt: "2026-01-01T00:00:00Z" },
    { name: "a-second", committedAt: "2026-02-01T00:00:00Z" },
  ];
  assert.deepEqual(dated.toReversed().sort(compareTags), dated);
});
