/** What a reader takes away of a leaderboard is what stands on the page; without script the whole of it. */
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { csvRecords, readCsv } from "../support/rfc4180.ts";
import { expect, localeCases, test } from "./site-test.ts";

const path = "/leaderboards/gdpevo-v1/";
const view = "?sort=cost&order=asc&algorithm=gdpevo-fewshot,none&columns=provider,-tokens&groups=tg002";

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('.ranking-table th[data-column="score"] button')).toBeVisible();
  const part = page.locator("details.export");
  await part.locator("summary").click();
  return part;
}

async function saved(page: Page, format: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(`details.export [data-action="save"][data-format="${format}"]`).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

/** The visible rows of the main table: the text of each shown number and name, by the key of its column. */
function seen(page: Page) {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLTableElement>("table.ranking-table");
    const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
    const shown = (cell: Element) => cell.getClientRects().length > 0;
    const rows = [...(table?.tBodies ?? [])].flatMap((body) => [...body.rows]).filter(shown);
    return {
      columns: heads.filter((head) => head.localName === "th" && shown(head)).map((head) => head.dataset.column ?? ""),
      rows: rows.map((row) => ({
        id: row.id.replace("entry-", ""),
        values: heads.flatMap((head, index) => {
          const value = row.cells[index]?.querySelector(".figure .value");
          return head.localName === "th" && shown(head) && value
            ? [value.textContent?.replace(/[▲▼]/g, "").trim() ?? ""]
            : [];
        }),
      })),
    };
  });
}

for (const { name, prefix } of localeCases) {
  test(`${name}: a filtered, sorted view with other columns is saved as it is seen`, async ({ page }) => {
    await open(page, prefix + path + view);
    await expect(page.locator('.ranking-table th[data-column="group.tg002"]')).toBeVisible();
    const { columns, rows } = await seen(page);
    expect(rows.length).toBe(12);
    const { name: file, text } = await saved(page, "csv");
    expect(file).toMatch(/^gdpevo-v1(-[0-9a-f]{12})?\.csv$/);
    const records = csvRecords(text);
    expect(records.map(({ entry_id }) => entry_id)).toEqual(rows.map(({ id }) => id));
    const [heads = []] = readCsv(text.slice(1));
    const keys = heads.map((head) => (head === "groups_scored" ? "coverage" : head));
    expect(keys.filter((key) => columns.includes(key))).toEqual(columns);
    const figures = columns.filter((key) => heads.includes(`${key}_note`) && key !== "rank");
    for (const [index, { values }] of rows.entries())
      expect(figures.map((key) => records[index]?.[`${key}_text`] || "—")).toEqual(values);
    const { searchParams, pathname } = new URL(records[0]?.permalink ?? "");
    expect(pathname.endsWith(prefix + path)).toBe(true);
    expect(searchParams.get("sort")).toBe("cost");
    expect(searchParams.get("algorithm")).toBe("gdpevo-fewshot,none");
    await expect(page.locator("[data-told]")).not.toBeEmpty();
  });
}

test("what is filtered afterwards is exported too, and copied as text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const part = await open(page, path);
  await page.locator("[data-text]").fill("kimi");
  await expect(page.locator("[data-count]")).toHaveText("4 of 24 entries");
  await part.getByRole("button", { name: "Copy this view as Markdown" }).click();
  await expect(part.locator("[data-told]")).toHaveText("Copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n").filter((line) => line.startsWith("| 2"))).toHaveLength(4);
  expect(text).toContain("4 of 24 entries.");
  expect(text).toContain("?q=kimi");
});

test("no barrier in the open part, light and dark, with a text to be copied", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const part = await open(page, path);
  await part.getByRole("button", { name: "Copy this view as CSV" }).click();
  await expect(part.locator("textarea")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .include("details.export")
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test("LaTeX and JSON of a view come from the same rows", async ({ page }) => {
  await open(page, `${path}?algorithm=gdpevo-self`);
  const { text: tex } = await saved(page, "tex");
  expect(tex.match(/ \\\\$/gm)?.length).toBe(2 + 6);
  const { text: json } = await saved(page, "json");
  const file = JSON.parse(json) as { readonly entries: readonly { readonly id: string }[] };
  const { rows } = await seen(page);
  expect(file.entries.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test("a browser that forbids copying shows the text to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const part = await open(page, path);
  await part.getByRole("button", { name: "Copy this view as CSV" }).click();
  await expect(part.locator("textarea")).toBeFocused();
  await expect(part.locator("textarea")).toHaveValue(/^entry_id,rank,/);
});

test.describe("where the table's data cannot be read", () => {
  test.use({ expectedMessages: /./ });
  test("it is said, and the next press tries again", async ({ page }) => {
    await page.route("**/export.json", (route) => route.abort());
    const part = await open(page, path);
    const press = () => part.getByRole("button", { name: "Copy this view as CSV" }).click();
    await press();
    await expect(part.locator("[data-told]")).toContainText("Try again");
    await page.unroute("**/export.json");
    await press();
    await expect(part.locator("[data-told]")).not.toContainText("Try again");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the whole table and every record can be had, and the part opens by its link", async ({ page, request }) => {
    await page.goto(path);
    await page.locator('.actions a[href="#export"]').click();
    const part = page.locator("details.export");
    await expect(part.locator("[data-view]")).toBeHidden();
    const links = part.locator("a[download]");
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const response = await request.get((await link.getAttribute("href")) ?? "");
      expect(response.ok()).toBe(true);
    }
    // Four formats of the table; the records, their dictionary, and what describes all of these.
    await expect(links).toHaveCount(7);
  });
});
