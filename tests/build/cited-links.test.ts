/** A site of a repository with a past, in a browser: what a link to an earlier state says, and what it says without script. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { type Browser, chromium, type Page } from "playwright";
import { type StaticServer, serveFolder } from "../../src/commands/static-server.ts";
import { permalink } from "../../src/views/permalink.ts";
import { ensureBrowser, launchArguments } from "../support/browser.ts";
import { build, Scratch } from "../support/fixture.ts";
import { baseEntry, evolvedEntry, taggedRepository } from "../support/tagged-repository.ts";

const scratch = new Scratch();
const { git, root, tags } = taggedRepository();
// A commit that leaves the data as they were.
writeFileSync(join(git.top, "notes.txt"), "Not data.\n");
const untouched = git.commit("Take notes");
const base = "/boards/";
const repository = "https://git.example/data";
let server: StaticServer;
let browser: Browser;

before(async () => {
  const out = join(scratch.folder, "out");
  const cache = { CACHE_FOLDER: join(scratch.folder, "cache") };
  const settings = { SITE_URL: "https://club.example", BASE_PATH: base, REPOSITORY_URL: repository, ...cache };
  const { status, output } = await build(root, out, settings);
  assert.equal(status, 0, output);
  server = await serveFolder(out, { base });
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...launchArguments] });
});
after(async () => {
  await browser?.close();
  await server?.close();
  scratch.remove();
  git.remove();
});

const address = (path: string, search = "", commit: string | null = tags[0]) =>
  permalink(`${server.origin}${base}${path}`, search, commit);

/** A page that complains is a fault. */
async function open(url: string): Promise<Page> {
  const page = await browser.newPage({ locale: "en-US" });
  page.on("pageerror", (error) => assert.fail(error.message));
  await page.goto(url);
  return page;
}

async function note(page: Page): Promise<string> {
  await page.locator(".since .since-links").waitFor();
  return (await page.locator(".since p").first().textContent()) ?? "";
}

/** Row, column, then, now, commit. */
async function table(page: Page): Promise<readonly (readonly string[])[]> {
  const rows = await page.locator(".since tbody tr").all();
  return Promise.all(
    rows.map(async (row) => {
      const name = await row.locator("th").evaluate((cell) => cell.firstChild?.textContent ?? "");
      return [name, ...(await row.locator("td").allTextContents())];
    }),
  );
}

const cost = ["rsi-opro · deepseek-flash-1017", "Cost (USD)", "0.40", "0.55", tags[2].slice(0, 7)];
const score = [
  "no algorithm · deepseek-flash-1017",
  "Score (of 100)",
  "33.33 ± 28.87",
  "50.00 ± 0.00",
  tags[1].slice(0, 7),
];

test("a link taken at the first tag reports exactly the two numbers that changed by the third", async () => {
  const page = await open(address("leaderboards/demo/"));
  assert.match(
    await note(page),
    new RegExp(`link to the state of ${tags[0].slice(0, 12)}, 2026-01-01\\. Since then 2 num`),
  );
  assert.deepEqual(await table(page), [cost, score]);
  assert.equal(await page.locator(".since li").count(), 0);
  await page.locator(".since td a").first().click();
  assert.equal(new URL(page.url()).hash, `#${tags[2].slice(0, 12)}`);
  assert.ok(await page.locator(`[id="${tags[2].slice(0, 12)}"]`).isVisible());
  await page.goto(address("leaderboards/demo/", "", tags[1]));
  assert.match(await note(page), /one number/);
  assert.deepEqual(await table(page), [cost]);
  await page.goto(address("leaderboards/demo/", "", tags[2]));
  assert.match(await note(page), /That is the present state\.$/);
  await page.close();
});

test("only the numbers of the link's view are counted; sorting, a reload and the other language keep the commit", async () => {
  const page = await open(address("leaderboards/demo/", "?columns=-cost"));
  assert.match(
    await note(page),
    /one number of this view has changed\. The view has 2 entries and one column of numbers\.$/,
  );
  assert.deepEqual(await table(page), [score]);
  assert.equal((await page.locator("[data-doubts]").textContent())?.trim(), "");
  await page.locator('th[data-column="score"] button').click();
  await page.reload();
  await note(page);
  assert.deepEqual(await table(page), [score]);
  assert.equal(new URL(page.url()).searchParams.get("at"), tags[0].slice(0, 12));
  await page.locator("a[data-twin]").click();
  await page.waitForURL(/\/zh\//);
  assert.match(await note(page), /此后，该视图有 1 个数字发生了变化。/);
  await page.close();
});

test("the permalink and the texts follow the view, with the present commit", async () => {
  const page = await open(address("leaderboards/demo/", "?sort=cost&order=asc"));
  const link = `https://club.example${base}leaderboards/demo/?sort=cost&order=asc&at=${tags[2].slice(0, 12)}`;
  await page.locator("details.cite summary").click();
  await page.locator(`#cite-link a[href="${link}"]`).waitFor();
  for (const id of ["cite-text", "cite-entry"])
    assert.ok((await page.locator(`#${id}`).textContent())?.includes(link), id);
  await page.locator('th[data-column="cost"] button').click();
  await page.locator(`#cite-link a[href="${link.replace("asc", "desc")}"]`).waitFor();
  const keyed = await page.locator("#cite-entry").textContent();
  await page.goto(
    `${server.origin}${base}leaderboards/demo/compare/?entries=${baseEntry},${evolvedEntry}&at=${tags[0]}`,
  );
  await page.locator("#result").waitFor();
  assert.match(
    (await page.locator("#cite-entry").textContent()) ?? "",
    /title = \{\{no algorithm.* \/ rsi-opro.*Court clerk\}\}/,
  );
  assert.notEqual(keyed?.split(",")[0], (await page.locator("#cite-entry").textContent())?.split(",")[0]);
  assert.match(await note(page), /2 numbers of this view/);
  assert.deepEqual(await table(page), [cost, score]);
  await page.close();
});

test("the pages of an entry, an experiment and a benchmark count their own numbers; other pages say what they do not", async () => {
  const page = await open(address(`leaderboards/demo/entries/${evolvedEntry}/`));
  assert.match(await note(page), /one number/);
  assert.deepEqual(await table(page), [cost]);
  await page.goto(address("experiments/demo/agent-base/"));
  assert.match(await note(page), /2 numbers/);
  assert.deepEqual(
    (await table(page)).map((row) => row.slice(0, 4)),
    [
      ["test", "mean score", "33.33", "50.00"],
      ["test", "standard deviation", "28.87", "0.00"],
    ],
  );
  assert.match((await page.locator(".since li").textContent()) ?? "", /1 of 6 scores/);
  await page.goto(address("benchmarks/court-test/"));
  await note(page);
  assert.deepEqual(
    (await table(page)).map((row) => row[0]),
    ["demo/agent-base", "demo/agent-base"],
  );
  await page.goto(address("algorithms/rsi-opro/"));
  assert.match(await note(page), /not followed number by number/);
  await page.close();
});

test("any commit is resolved; one that is none is named and does nothing", async () => {
  const page = await open(`${server.origin}${base}leaderboards/demo/?at=${untouched.slice(0, 9).toUpperCase()}`);
  assert.match(
    await note(page),
    new RegExp(`${untouched.slice(0, 9)}, whose data are those of ${tags[2].slice(0, 12)}, .* present state`),
  );
  await page.goto(`${server.origin}${base}leaderboards/demo/?at=${"0".repeat(40)}`);
  assert.match(await note(page), /The commit 000000000000 is not known here/);
  assert.deepEqual(
    await page.locator(".since-links a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    [`${base}leaderboards/demo/changes/`, repository],
  );
  await page.goto(`${server.origin}${base}leaderboards/demo/?at=%3Cscript%3Ealert(1)%3C/script%3E`);
  assert.match(await note(page), /“<script>alert\(1\)<\/script>” is no commit/);
  assert.equal(await page.locator(".since script").count(), 0);
  await page.goto(`${server.origin}${base}leaderboards/demo/?at=`);
  await page.locator("th button").first().waitFor();
  assert.equal(await page.locator(".since").count(), 0);
  await page.close();
});

test("without script the citation is there, and leads to what has changed", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address("leaderboards/demo/"));
  await page.locator('.actions a[href="#cite"]').click();
  // What a fragment leads to is opened.
  assert.ok(await page.locator("#cite-text").isVisible());
  assert.equal(await page.locator("details.cite button:visible").count(), 0);
  await page.locator("#cite .links a").first().click();
  assert.ok(await page.locator(`[id="${tags[1].slice(0, 12)}"]`).isVisible());
  await context.close();
});
