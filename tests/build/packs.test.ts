/** Packs and runs of the bundled site: every number from elsewhere is marked wherever it stands. Held against the repository's own files. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { csvParse } from "d3-dsv";
import { parse } from "yaml";
import { project } from "../support/modules.ts";
import { readSite } from "../support/site.ts";

const site = readSite(join(project, "dist"));
const repository = join(project, "repository");

interface RunText {
  readonly status: string;
  readonly results?: Readonly<Record<string, { readonly source?: string }>>;
}

/** Every `scores.json` of a published run, as the repository's files have it. */
const scores = globSync("runs/*/*/scores.json", { cwd: repository })
  .map((file) => {
    const [, run = "", pack = ""] = file.replaceAll("\\", "/").split("/");
    const text: RunText = parse(readFileSync(join(repository, `runs/${run}/run.yaml`), "utf8"));
    const values: Readonly<Record<string, number | null>> = JSON.parse(readFileSync(join(repository, file), "utf8"));
    return {
      run,
      pack,
      values,
      published: text.status === "published",
      external: text.results?.[pack]?.source !== "platform",
    };
  })
  .filter(({ published }) => published);
const external = scores.filter((score) => score.external);

/** The rows of a CSV file of the site. */
function table(file: string) {
  return csvParse(site.read(file).replace("\ufeff", ""));
}

const long = table("api/v1/pack-results.csv");
const wide = new Map(table("api/v1/matrix.csv").map((row) => [row.run, row]));

test("there are numbers of both kinds", () => {
  assert.ok(external.length > 0 && external.length < scores.length);
});

test("every number from elsewhere is marked in both tables, in both JSON files and in its badge; no other is", () => {
  for (const { run, pack, external: elsewhere } of scores) {
    const rows = long.filter((row) => row.run === run && row.pack === pack);
    assert.ok(rows.length > 0, `${run} ${pack}`);
    for (const row of rows) assert.equal(row.external, String(elsewhere), `${run} ${pack} ${row.metric_key}`);
    assert.equal(wide.get(run)?.[`${pack} scored by`], elsewhere ? "external" : "platform");
    const files: readonly { readonly external: boolean }[] = [
      JSON.parse(site.read(`api/v1/runs/${run}.json`)).packs[pack],
      JSON.parse(site.read(`api/v1/packs/${pack}.json`)).runs[run],
    ];
    for (const file of files) assert.equal(file.external, elsewhere, `${run} ${pack}`);
    const badge: { readonly message: string } = JSON.parse(site.read(`badges/runs/${run}/${pack}.json`));
    assert.equal(badge.message.includes("external"), elsewhere, badge.message);
    assert.equal(site.read(`badges/runs/${run}/${pack}.svg`).includes("external"), elsewhere);
  }
});

test("a run's page and a pack's page mark the numbers from elsewhere in both languages", () => {
  for (const { run, pack } of external) {
    for (const [prefix, word] of [
      ["", "external"],
      ["/zh", "外部评分"],
    ]) {
      for (const path of [`${prefix}/runs/${run}/`, `${prefix}/packs/${pack}/`]) {
        assert.ok(site.pages.get(path)?.text.includes(word ?? ""), path);
      }
    }
  }
});

test("the tables hold the numbers as the files have them", () => {
  for (const { run, pack, values } of scores) {
    for (const row of long.filter((one) => one.run === run && one.pack === pack && one.suite === "")) {
      const written = values[row.metric_key ?? ""] ?? null;
      assert.equal(row.value, written === null ? "" : String(written), `${run} ${pack} ${row.metric_key}`);
      assert.equal(wide.get(run)?.[`${pack}/${row.metric_key}`], row.value);
      if (written === null) continue;
      const line = readFileSync(join(repository, row.file ?? ""), "utf8").split("\n")[Number(row.line) - 1] ?? "";
      assert.ok(line.includes(row.metric_key ?? "?") && line.includes(String(written)), `${row.file}:${row.line}`);
    }
  }
});

test("the index lists packs and runs with their files and pages", () => {
  const index: Readonly<
    Record<"packs" | "runs", { readonly count: number; readonly items: readonly { readonly path: string }[] }>
  > = JSON.parse(site.read("api/v1/index.json"));
  for (const kind of ["packs", "runs"] as const) {
    const { count, items } = index[kind];
    const files = site.files.filter((file) => file.startsWith(`api/v1/${kind}/`)).map((file) => `/${file}`);
    assert.deepEqual(items.map(({ path }) => path).sort(), files);
    assert.equal(count, items.length);
    for (const { path } of items) {
      const page = `${path.replace("/api/v1", "").replace(/\.json$/, "")}/`;
      assert.ok(site.pages.has(page) && site.pages.has(`${page}source/`), page);
    }
  }
});

test("a source page leaves out what was not read, and says so", () => {
  const pages = [...site.pages.values()].filter(({ path }) => /^\/runs\/[^/]+\/source\/$/.test(path));
  assert.ok(pages.some(({ text }) => /Lines [\d,]+–[\d,]+ were not read and are left out/.test(text)));
});
