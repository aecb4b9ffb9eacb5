/** What has changed since a revision, and which problems that makes. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import { HistoryError } from "../../../content-loaders/history/git.ts";
import { baseOf, changedFiles, withRevision } from "../../../content-loaders/history/revision.ts";
import { readRepository } from "../../../content-loaders/read-repository.ts";
import { isInside } from "../../../src/commands/inside.ts";
import { problemsSince } from "../../../src/commands/problems-since.ts";
import { Progress } from "../../../src/commands/progress.ts";

const valid = fileURLToPath(new URL("../../fixtures/valid/", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "since-"));
after(() => rmSync(scratch, { recursive: true }));

/** A git repository with the sound fixture in `data/`, committed. */
function gitRepository(): { readonly top: string; readonly root: string; git(...args: readonly string[]): string } {
  const top = mkdtempSync(join(scratch, "git-"));
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-C", top, "-c", "user.name=t", "-c", "user.email=t@t", ...args], { encoding: "utf8" });
  git("init", "--quiet", "--initial-branch=main");
  const root = join(top, "data");
  cpSync(valid, root, { recursive: true });
  git("add", ".");
  git("commit", "--quiet", "-m", "first");
  return { top, root, git };
}

const { root, git } = gitRepository();
const summary = "experiments/demo/agent-base/test/summary.yaml";

test("changed, added and deleted files are found below the repository, also those git does not know yet", async () => {
  const base = await baseOf(root, "HEAD");
  assert.deepEqual([base.prefix, await changedFiles(root, base)], ["data/", []]);
  appendFileSync(join(root, summary), "# a remark\n");
  writeFileSync(join(root, "leaderboards/成绩.yaml"), "title: x\n");
  writeFileSync(join(root, "../elsewhere.txt"), "no part of the repository\n");
  rmSync(join(root, "packages/court-train"), { recursive: true });
  const files = await changedFiles(root, base);
  assert.ok(files.includes(summary) && files.includes("leaderboards/成绩.yaml"), files.join());
  assert.ok(files.includes("packages/court-train/benchmark_config.toml"));
  assert.ok(!files.some((file) => file.includes("elsewhere")));
});

test("all problems of what changed, and errors that it causes elsewhere, but none that stood there before", async () => {
  const { problems } = await readRepository(root);
  const since = await problemsSince(root, await baseOf(root, "HEAD"), problems);
  const codes = since.filter(({ severity }) => severity === "error").map(({ code, file }) => [code, file]);
  assert.ok(codes.some(([, file]) => file === "leaderboards/成绩.yaml"));
  // agent-evolved did not change, but was trained on what is gone.
  assert.ok(
    codes.some(([, file]) => file === "experiments/demo/agent-evolved/meta_info.yaml"),
    codes.join(" "),
  );
  git("add", ".");
  git("commit", "--quiet", "-m", "second");
  assert.deepEqual(await problemsSince(root, await baseOf(root, "HEAD"), problems), []);
  appendFileSync(join(root, summary), "unknown_key: 1\n");
  const { problems: later } = await readRepository(root);
  assert.deepEqual(
    (await problemsSince(root, await baseOf(root, "HEAD"), later)).map(({ code, file }) => [code, file]),
    later.filter(({ file }) => file.startsWith("experiments/demo/agent-base/")).map(({ code, file }) => [code, file]),
  );
});

test("what others did on the branch since is no change of ours", async () => {
  const { root: own, git: run } = gitRepository();
  run("checkout", "--quiet", "-b", "ours");
  run("checkout", "--quiet", "main");
  appendFileSync(join(own, summary), "# theirs\n");
  run("commit", "--quiet", "-am", "theirs");
  run("checkout", "--quiet", "ours");
  assert.deepEqual(await changedFiles(own, await baseOf(own, "main")), []);
});

test("a revision is read without touching the working tree or the index, and leaves nothing behind", async () => {
  const { root: own, git: run } = gitRepository();
  const before = readFileSync(join(own, summary), "utf8");
  writeFileSync(join(own, summary), "score_mean: 1\n");
  const base = await baseOf(own, "HEAD");
  const kept = await withRevision(own, base, async (folder) => {
    assert.equal(readFileSync(join(folder, summary), "utf8"), before);
    return folder;
  });
  assert.throws(() => readdirSync(kept));
  assert.equal(readFileSync(join(own, summary), "utf8"), "score_mean: 1\n");
  assert.match(run("status", "--porcelain"), /^ M data\/experiments\S+summary\.yaml\n$/);
});

test("without history, or without such a revision, it is said so", async () => {
  const plain = mkdtempSync(join(scratch, "plain-"));
  await assert.rejects(baseOf(plain, "HEAD"), HistoryError);
  await assert.rejects(baseOf(root, "no-such-branch"), /"no-such-branch" is no revision/);
  await assert.rejects(baseOf(root, "--help"), HistoryError);
});

test("a benchmark's folder stands for its data folder too; a name is not taken for the start of another", () => {
  assert.ok(isInside("data/a/README.md", "packages/a"));
  assert.ok(isInside("packages/a/t/task_config.toml", "data/a"));
  assert.ok(!isInside("packages/ab/x", "packages/a"));
  assert.ok(isInside("experiments/f/x/meta_info.yaml", "experiments/f"));
  assert.ok(!isInside("experiments/fx/y", "experiments/f"));
  assert.ok(isInside("anything", ""));
});

test("a pack's folder stands for what runs report of it, a run's folder for its own files", () => {
  const report = "runs/base-run/gsm8k/results.json";
  assert.ok(isInside(report, "packs/gsm8k") && isInside("runs/base-run/gsm8k", "packs/gsm8k/"));
  assert.ok(isInside("packs/gsm8k/benchmark.yaml", "packs/gsm8k") && isInside(report, "runs/base-run"));
  assert.ok(!isInside(report, "packs/gsm8") && !isInside("runs/base-run/run.yaml", "packs/gsm8k"));
  assert.ok(!isInside(report, "packs/gsm8k/benchmark.yaml") && !isInside(report, "runs/base"));
});

test("a metric that a pack declares otherwise is told at the reports that lack it, though these did not change", async () => {
  const { root: folder } = gitRepository();
  const file = join(folder, "packs/gsm8k/benchmark.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("exact_match,flexible-extract", "acc,none"));
  const { problems } = await readRepository(folder);
  const since = await problemsSince(folder, await baseOf(folder, "HEAD"), problems);
  assert.deepEqual(
    since.map(({ code, file: at }) => [code, at.split("/").slice(0, 3).join("/")]),
    [
      ["E-METRIC-MISSING", "runs/base-run/gsm8k"],
      ["E-METRIC-MISSING", "runs/tuned-run/gsm8k"],
    ],
  );
});

test("progress shows after a second, on a terminal only, and is taken away", () => {
  for (const isTTY of [true, false]) {
    let time = 0;
    let text = "";
    const progress = new Progress("en", { isTTY, write: (part) => (text += part) }, () => time);
    for (; time < 990; time += 10) progress.step();
    assert.equal(text, "");
    for (; time < 1300; time += 10) progress.step();
    progress.end();
    const line = "\r\u001b[2K";
    if (isTTY) assert.ok(/Reading … 1\d\d files/.test(text) && text.endsWith(line), text);
    else assert.equal(text, "");
  }
});
