/** A repository with a past: what its site says of what was changed, what stands where experiments are gone, and its snapshots. */
import assert from "node:assert/strict";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright";
import { serveFolder } from "../../src/commands/static-server.ts";
import { ensureBrowser, launchArguments } from "../support/browser.ts";
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
git.git("checkout", "--quiet", "-b", "side");
edit(join(experiments, "agent-base/test/summary.yaml"), "cost: 0.30", 'cost: "plenty"');
git.commit("Break");
git.git("tag", "v2.1");
git.git("checkout", "--quiet", "trunk");
renameSync(join(experiments, "agent-evolved"), join(experiments, "agent-opro"));
edit(join(experiments, "agent-opro/meta_info.yaml"), "agent-evolved", "agent-opro");
git.commit("Rename");
rmSync(join(experiments, "agent-base"), { recursive: true });
const last = git.commit("Delete");

const place = { origin: "https://club.example", base: "/boards/" };
const settings = { SITE_URL: place.origin, BASE_PATH: place.base };
/** WCAG 2.2 A and AA, as far as a machine can tell. */
const barriers = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

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
      [baseEntry, "score", "50.00 ± 0.00", null],
      [baseEntry, "cost", "0.30", null],
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

test("each tag has its leaderboard as it stood, in both languages, with files and without ways into other states", () => {
  const site = readSite(join(scratch.folder, "one"));
  const cells: Readonly<Record<string, readonly string[]>> = {
    "v1.0": ["33.33 ± 28.87", "70.00 ± 5.00", "0.30", "0.40"],
    "v1.1": ["50.00 ± 0.00", "70.00 ± 5.00", "0.30", "0.40"],
    "v2.0": ["50.00 ± 0.00", "70.00 ± 5.00", "0.30", "0.55"],
  };
  const all = [...new Set(Object.values(cells).flat())];
  for (const [tag, shown] of Object.entries(cells)) {
    for (const prefix of ["", "/zh"]) {
      const page = site.pages.get(`${prefix}/snapshots/${tag}/leaderboards/demo/`);
      assert.ok(page !== undefined, tag);
      const rows = page.text.replace(/\s+/g, " ");
      assert.deepEqual(
        all.filter((text) => rows.includes(text)),
        all.filter((text) => shown.includes(text)),
        tag,
      );
      // The present commit, as the foot of today's pages has it.
      assert.ok(!page.html.includes(last.slice(0, 7)), tag);
      const links = page.elements.flatMap(({ name, attributes }) => (name === "a" ? (attributes.href ?? []) : []));
      assert.deepEqual(
        links.filter((link) => /\/(entries|experiments)\/./.test(link)),
        [],
      );
      assert.ok(links.includes(`${place.base.slice(0, -1)}${prefix}/leaderboards/demo/`), "today's page");
    }
    const index: { readonly leaderboards: { readonly items: readonly { readonly path: string }[] } } = JSON.parse(
      site.read(`snapshots/${tag}/api/v1/index.json`),
    );
    for (const { path } of index.leaderboards.items) assert.ok(site.files.includes(path.slice(1)), path);
  }
  const broken = site.pages.get("/snapshots/v2.1/")?.text ?? "";
  assert.match(broken, /Left out.*demo\/agent-base.*"plenty" is not a finite number.*E-NUMBER/s);
  const list = site.pages.get("/snapshots/")?.text.replace(/\s+/g, " ") ?? "";
  assert.match(list, /Since v1\.0: ?1 experiment corrected ?1 leaderboard number corrected/);
});

test("the pages of a snapshot put no barrier up", async () => {
  const server = await serveFolder(join(scratch.folder, "one"), { base: place.base });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...launchArguments] });
  try {
    const page = await (await browser.newContext()).newPage();
    for (const path of ["snapshots/", "snapshots/v2.1/", "zh/snapshots/v1.0/leaderboards/demo/"]) {
      await page.goto(`${server.origin}${place.base}${path}`);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(barriers).analyze();
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html}`),
        [],
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
