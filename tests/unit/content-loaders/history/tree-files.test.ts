/** A commit that is read through git's objects gives what the same checkout gives from disk. */
import assert from "node:assert/strict";
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { HistoryError } from "../../../../content-loaders/history/git.ts";
import { withObjects } from "../../../../content-loaders/history/objects.ts";
import { TreeFiles } from "../../../../content-loaders/history/tree-files.ts";
import { readFiles, readRepository } from "../../../../content-loaders/read-repository.ts";
import type { Repository } from "../../../../content-loaders/repository.ts";
import { checkExpressions } from "../../../../src/leaderboard/check-leaderboard.ts";
import { GitRepository } from "../../../support/git-repository.ts";
import { project } from "../../../support/modules.ts";

const made: GitRepository[] = [];
after(() => {
  for (const repository of made) repository.remove();
});

function repositoryOf(fixture: string, folder: string): { readonly git: GitRepository; readonly root: string } {
  const git = new GitRepository();
  made.push(git);
  const root = join(git.top, folder);
  cpSync(join(project, "tests/fixtures", fixture), root, { recursive: true });
  return { git, root };
}

function readAt(root: string, revision: string): Promise<Repository> {
  return withObjects(root, async (objects) =>
    readFiles(await TreeFiles.open(root, revision, objects), root, { checkExpression: checkExpressions }),
  );
}

for (const [fixture, folder] of [
  ["gdpevo-essential", "data/of board"],
  ["valid", "."],
] as const) {
  test(`${fixture} at a commit is what lies on disk`, async () => {
    const { git, root } = repositoryOf(fixture, folder);
    git.commit("first");
    const onDisk = await readRepository(root, { checkExpression: checkExpressions });
    assert.ok(onDisk.experiments.length > 0);
    assert.deepEqual(await readAt(root, "HEAD"), onDisk);
  });
}

test("links, hidden names, submodules and what is no text are taken as on disk", async () => {
  const { git, root } = repositoryOf("valid", "data");
  const at = (path: string) => join(root, path);
  const experiment = "experiments/demo/agent-base";
  const link = (target: string, path: string) => symlinkSync(target, at(path));
  // Sound: a file and a folder of the same experiment, and a link over a link.
  cpSync(at(`${experiment}/test/attempt-1.yaml`), at(`${experiment}/kept.yaml`));
  rmSync(at(`${experiment}/test/attempt-1.yaml`));
  link("../kept.yaml", `${experiment}/over.yaml`);
  rmSync(at(`${experiment}/over.yaml`));
  link("kept.yaml", `${experiment}/over.yaml`);
  link("../over.yaml", `${experiment}/test/attempt-1.yaml`);
  cpSync(at("experiments/demo/agent-evolved/train-1"), at("experiments/demo/agent-evolved/rounds/first"), {
    recursive: true,
  });
  rmSync(at("experiments/demo/agent-evolved/train-1"), { recursive: true });
  link("rounds/first", "experiments/demo/agent-evolved/train-1");
  // Not followed: into another item, out of the repository, into nothing, in a circle, to what is hidden, to a rubric.
  link("../agent-evolved/test", `${experiment}/val-1`);
  link("../../../../elsewhere", `${experiment}/outside`);
  writeFileSync(join(git.top, "elsewhere"), "x\n");
  link("no-such-file", `${experiment}/broken`);
  link("kept.yaml/below", `${experiment}/through-a-file`);
  link("circle", `${experiment}/circle`);
  link("../../../packages", "experiments/demo/agent-base/packages");
  mkdirSync(at("packages/court-test/.secret"));
  writeFileSync(at("packages/court-test/.secret/README.md"), "hidden\n");
  link(".secret", "packages/court-test/open");
  mkdirSync(at("packages/court-test/rubric"));
  writeFileSync(at("packages/court-test/rubric/README.md"), "for evaluators\n");
  link("../rubric/README.md", "packages/court-test/CASE-001-docket/rubric-link");
  link("experiments", "top-link");
  // Not text, or none that is read.
  writeFileSync(at("leaderboards/bytes.yaml"), Buffer.from([0x74, 0x3a, 0xff, 0xfe]));
  writeFileSync(at("leaderboards/large.yaml"), Buffer.alloc(6 * 2 ** 20, "# much\n"));
  writeFileSync(at("leaderboards/.hidden.yaml"), "x: 1\n");
  writeFileSync(at("leaderboards/成绩.yaml"), "title: x\n");
  writeFileSync(at("leaderboards/empty.yaml"), "");
  mkdirSync(at("experiments/demo/as-submodule"));
  const head = git.commit("first");
  git.git("update-index", "--add", "--cacheinfo", `160000,${head},data/experiments/demo/as-submodule`);
  git.git("commit", "--quiet", "-m", "second");
  const onDisk = await readRepository(root, { checkExpression: checkExpressions });
  const faults = onDisk.problems.filter(({ code }) => code === "E-SYMLINK").length;
  assert.ok(faults >= 8, String(faults));
  const atCommit = await readAt(root, "HEAD");
  assert.deepEqual(atCommit, onDisk);
  assert.ok(atCommit.leftOut.some(({ id }) => id === "demo/as-submodule"));
});

test("what is changed later, and not committed, is not seen", async () => {
  const { git, root } = repositoryOf("valid", "data");
  const first = git.commit("first");
  const before = await readRepository(root);
  appendFileSync(join(root, "experiments/demo/agent-base/test/summary.yaml"), "unknown: 1\n");
  rmSync(join(root, "leaderboards"), { recursive: true });
  assert.deepEqual(await withObjects(root, async (o) => readFiles(await TreeFiles.open(root, first, o), root)), before);
  git.commit("second");
  assert.equal((await readAt(root, "HEAD")).leaderboards.length, 0);
  assert.equal((await readAt(root, "HEAD^")).leaderboards.length, before.leaderboards.length);
});

test("a folder that was not there yet is empty; a revision that is not there is told", async () => {
  const { git, root } = repositoryOf("valid", "data");
  writeFileSync(join(git.top, "README.md"), "first\n");
  rmSync(root, { recursive: true });
  const first = git.commit("first");
  cpSync(join(project, "tests/fixtures/valid"), root, { recursive: true });
  git.commit("second");
  const files = await withObjects(root, async (objects) => (await TreeFiles.open(root, first, objects)).top);
  assert.deepEqual(files, { folders: [], files: [] });
  await assert.rejects(readAt(root, "no-such-branch"), HistoryError);
  await assert.rejects(readAt(git.top.replace(/[^/]*$/, ""), "HEAD"), HistoryError);
});
