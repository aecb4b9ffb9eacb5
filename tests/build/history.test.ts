/** A repository with a past: what its site says of what was changed, and what stands where experiments are gone. */
import assert from "node:assert/strict";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { build, edit, Scratch } from "../support/fixture.ts";
import { digestFolder, readSite } from "../support/site.ts";
import { brokenLinks, brokenTwins, emailAddresses, strayScripts, unclearPages } from "../support/site-rules.ts";
import { baseEntry, evolvedEntry, taggedRepository } from "../support/tagged-repository.ts";

const scratch = new Scratch();
const { git, root, tags } = taggedRepository("trunk");
after(() => {
  scratch.remove();
  git.remove();
});
const experiments = join(root, "experiments/demo");
renameSync(join(experiments, "agent-evolved"), join(experiments, "agent-opro"));
edit(join(experiments, "agent-opro/meta_info.yaml"), "agent-evolved", "agent-opro");
git.commit("Rename");
rmSync(join(experiments, "agent-base"), { recursive: true });
const last = git.commit("Delete");

const place = { origin: "https://club.example", base: "/boards/" };
const settings = { SITE_URL: place.origin, BASE_PATH: place.base };

test("two builds, one that works the history out and one that has it from the cache, are the same in every byte", async () => {
  const elsewhere = { TZ: "Pacific/Auckland", LANG: "zh_CN.UTF-8", LC_ALL: "zh_CN.UTF-8" };
  for (const [out, env] of [
    ["one", {}],
    ["two", elsewhere],
  ] as const) {
    const cache = { CACHE_FOLDER: join(scratch.folder, "cache") };
    const { status, output } = await build(root, join(scratch.folder, out), { ...settings, ...cache, ...env });
    assert.equal(status, 0, output);
  }
  assert.deepEqual(digestFolder(join(scratch.folder, "two")), digestFolder(join(scratch.folder, "one")));
});

test("the old addresses answer in both languages, and everything leads somewhere", () => {
  const site = readSite(join(scratch.folder, "one"));
  for (const id of ["agent-evolved", "agent-base"]) {
    for (const prefix of ["", "/zh"]) {
      const page = site.pages.get(`${prefix}/experiments/demo/${id}/`);
      assert.ok(page !== undefined, id);
      assert.ok(!page.html.includes("noindex"));
    }
  }
  assert.match(
    site.pages.get("/experiments/demo/agent-evolved/")?.text ?? "",
    /renamed on 2026-01-01.*demo\/agent-opro/s,
  );
  assert.match(site.pages.get("/zh/experiments/demo/agent-base/")?.text ?? "", /已于 2026-01-01 删除/);
  for (const path of ["/leaderboards/demo/", "/benchmarks/court-test/", "/changes/", "/leaderboards/demo/changes/"]) {
    assert.ok(site.pages.get(path)?.html.includes("/experiments/demo/agent-base/"), path);
  }
  assert.deepEqual(brokenTwins(site, place), []);
  assert.deepEqual(brokenLinks(site, place), []);
  assert.deepEqual(strayScripts(site, place, 3072), []);
  // The tasks of the fixture have the same names in both of its benchmarks.
  assert.deepEqual(
    unclearPages(site).filter((told) => !told.includes("/benchmarks/")),
    [],
  );
  assert.deepEqual(emailAddresses(site), []);
});

test("a link taken at the first tag finds the numbers that changed, and those that are gone", () => {
  const site = readSite(join(scratch.folder, "one"));
  interface History {
    readonly commits: readonly string[];
    readonly changes: readonly { at: number; entry: string; column: string; old: string | null; new: string | null }[];
  }
  const history: History = JSON.parse(site.read("leaderboards/demo/history.json"));
  assert.equal(history.commits[0], last.slice(0, 12));
  const at = history.commits.indexOf(tags[0].slice(0, 12));
  const since = history.changes.filter((change) => change.at < at);
  assert.deepEqual(
    since.map(({ entry, column, old, new: now }) => [entry, column, old, now]),
    [
      [baseEntry, "cost", "0.30", null],
      [baseEntry, "score", "50.00 ± 0.00", null],
      [evolvedEntry, "cost", "0.40", "0.55"],
      [baseEntry, "score", "33.33 ± 28.87", "50.00 ± 0.00"],
    ],
  );
});

test("feeds stand where pages say, and are well-formed", () => {
  const site = readSite(join(scratch.folder, "one"));
  for (const file of ["feed.xml", "zh/feed.xml", "leaderboards/demo/feed.xml", "zh/leaderboards/demo/feed.xml"]) {
    const text = site.read(file);
    const open = [...text.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)].filter(([, , , closed]) => closed === "");
    const stack: string[] = [];
    for (const [, end, name = ""] of open) {
      if (end === "") stack.push(name);
      else assert.equal(stack.pop(), name, file);
    }
    assert.deepEqual(stack, [], file);
    assert.ok(text.includes(`href="https://club.example/boards/${file}"`), file);
    assert.ok((text.match(/<entry>/g) ?? []).length >= 3, file);
  }
});
