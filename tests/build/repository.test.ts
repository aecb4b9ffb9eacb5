/** Builds of a repository that the project has never seen: what is published, what never is, and what a fault leaves. */
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { addSecrets, build, edit, placeIn, Scratch } from "../support/fixture.ts";
import { project } from "../support/modules.ts";
import { digestFolder, listFiles, readSite } from "../support/site.ts";
import { brokenLinks, brokenTwins, emailAddresses, foreignResources, strayScripts } from "../support/site-rules.ts";

const scratch = new Scratch();
after(() => scratch.remove());

const place = { origin: "https://club.example", base: "/boards/" };
const settings = { SITE_URL: place.origin, BASE_PATH: place.base };
const out = join(scratch.folder, "site");
const repository = scratch.copyFixture("repository");
const { secrets } = addSecrets(repository);

/** What killed or failed builds would leave behind. */
function workshops(): readonly string[] {
  try {
    return readdirSync(join(project, ".build")).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

test("another repository is built below another path, whole and in both languages", async () => {
  const { status, output } = await build(repository, out, settings);
  assert.equal(status, 0, output);
  const site = readSite(out);
  const english = [...site.pages.keys()].filter((path) => !path.startsWith("/zh/"));
  for (const path of [
    "/",
    "/leaderboards/demo/",
    "/experiments/demo/agent-base/",
    "/experiments/demo/agent-evolved/source/",
    "/benchmarks/court-test/CASE-002-filing_fee/",
  ]) {
    assert.ok(english.includes(path), path);
  }
  assert.match(output, new RegExp(`\\b${site.pages.size} pages in [\\d.]+ s`));
  assert.deepEqual(brokenTwins(site, place), []);
  assert.deepEqual(brokenLinks(site, place), []);
  assert.deepEqual(foreignResources(site, place), []);
  assert.deepEqual(strayScripts(site, place, 3072), []);
  assert.deepEqual(emailAddresses(site), []);
});

test("its numbers are those of its attempts", () => {
  // Attempt scores 50, 50, 0: mean 100/3, sample variance (2 * (50/3)^2 + (100/3)^2) / 2 = 2500/3.
  const file = JSON.parse(readFileSync(join(out, "api/v1/leaderboards/demo.json"), "utf8"));
  const entries: readonly { identity: { algorithm: string | null }; cells: { score: Record<string, unknown> } }[] =
    file.entries;
  const base = entries.find(({ identity }) => identity.algorithm === null);
  assert.equal(base?.cells.score.text, "33.33");
  assert.equal(base?.cells.score.std_text, "28.87");
});

test("drafts, rubrics and addresses are nowhere in it, what can be searched included", () => {
  const site = readSite(out);
  for (const records of ["search/records/1.json", "zh/search/records/1.json"]) {
    const text = site.read(records);
    for (const published of ["agent-evolved", "CASE-001-docket", "court-test"]) assert.ok(text.includes(published));
  }
  const found = site.files.flatMap((file) => {
    const text = `${file}\n${site.read(file)}`;
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`);
  });
  assert.deepEqual(found, []);
});

test("the same input gives the same bytes, whatever the folder of the project, the machine's zone, language and user", async () => {
  const again = join(scratch.folder, "again");
  const checkout = scratch.copyProject("another checkout");
  const elsewhere = {
    TZ: "Pacific/Auckland",
    LANG: "zh_CN.UTF-8",
    LC_ALL: "zh_CN.UTF-8",
    HOME: checkout,
    USER: "other",
  };
  const { status, output } = await build(repository, again, { ...settings, ...elsewhere }, checkout);
  assert.equal(status, 0, output);
  const [there, here] = [digestFolder(again), digestFolder(out)];
  const names = new Set([...Object.keys(there), ...Object.keys(here)]);
  assert.deepEqual(
    [...names].filter((name) => there[name] !== here[name]),
    [],
  );
});

test("a broken repository fails the build with every fault and its line, and the earlier site stays as it was", async () => {
  const broken = scratch.copyFixture("broken");
  const summary = "experiments/demo/agent-base/test/summary.yaml";
  const meta = "experiments/demo/agent-evolved/meta_info.yaml";
  const manifest = "packages/court-train/benchmark_config.toml";
  edit(join(broken, summary), "cost: 0.30", 'cost: "plenty"');
  edit(join(broken, meta), '- "court-train"', '- "court-trian"');
  edit(join(broken, manifest), 'version = "0.1.0"', 'version = "0.1.0');
  const places = [
    placeIn(broken, summary, "plenty"),
    placeIn(broken, meta, "court-trian"),
    placeIn(broken, manifest, "version ="),
  ];
  const before = digestFolder(out);
  const leftBefore = workshops();
  const { status, output } = await build(broken, out, settings);
  assert.equal(status, 1, output);
  for (const where of places) assert.ok(output.includes(where), `${where} is not in:\n${output}`);
  assert.deepEqual(digestFolder(out), before);
  assert.deepEqual(workshops(), leftBefore);
  assert.deepEqual(
    readdirSync(scratch.folder).filter((name) => name.startsWith("site.")),
    [],
  );
});

test("with ON_PROBLEM=exclude the faulty item is left out and the others are built", async () => {
  const broken = scratch.copyFixture("partly-broken");
  edit(join(broken, "experiments/demo/agent-base/test/summary.yaml"), "cost: 0.30", 'cost: "plenty"');
  const partly = join(scratch.folder, "partly");
  const { status, output } = await build(broken, partly, { ON_PROBLEM: "exclude" });
  assert.equal(status, 0, output);
  const files = listFiles(partly);
  assert.ok(files.includes("experiments/demo/agent-evolved/index.html"));
  assert.ok(!files.some((file) => file.includes("agent-base")));
});

test("a folder that holds other things is not replaced", async () => {
  const folder = join(scratch.folder, "letters");
  mkdirSync(folder);
  writeFileSync(join(folder, "letter.txt"), "Dear reader");
  const { status, output } = await build(repository, folder, settings);
  assert.equal(status, 2, output);
  assert.equal(readFileSync(join(folder, "letter.txt"), "utf8"), "Dear reader");
});
