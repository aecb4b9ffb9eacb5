/** The matrix of runs by packs: sorted, filtered and extended, with the address as its only memory. */
import { globSync, readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, localeCases, test } from "./site-test.ts";

const path = "/runs/";
const strict = "gsm8k/exact_match,strict-match";
const flexible = "gsm8k/exact_match,flexible-extract";

/** What the files of the bundled repository say of GSM8K, read without the site's own reader: run, strict, flexible. */
const gsm8k = new Map(
  globSync("repository/runs/*/gsm8k/**/*.json")
    .sort()
    .map((file) => {
      const text = JSON.parse(readFileSync(file, "utf8"));
      const values = text.results?.gsm8k ?? text;
      const of = (key: string): number | null => values[key] ?? null;
      return [
        file.split("/")[2] ?? "",
        { strict: of("exact_match,strict-match"), flexible: of("exact_match,flexible-extract") },
      ];
    }),
);

/** A key as a list in an address holds it. */
const inList = (key: string) => encodeURIComponent(key.replace(",", "\\,"));
const query = (page: Page) => new URL(page.url()).searchParams;
const rows = (page: Page) => page.locator(".runs-table tbody tr:visible");
const row = (page: Page, run: string) => page.locator(`#run-${run}`);
const names = (page: Page) => rows(page).locator(".run-name").allTextContents();
const head = (page: Page, column: string) => page.locator(`.runs-table th[data-column="${column}"]:not([data-by])`);
const heads = (page: Page) => page.locator(".runs-table th[data-column]:visible");
const count = (page: Page) => page.locator("[data-count]");
const notes = (page: Page) => page.locator("[data-doubts] p");

async function open(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await expect(page.locator(".runs-table button.head").first()).toBeAttached();
}

async function menu(page: Page, key: string) {
  await page.locator(`[popovertarget="menu-${key}"]`).click();
  return page.locator(`#menu-${key}`);
}

test("a column sorts by its numbers as the files have them, and the families come back", async ({ page }) => {
  await open(page);
  const families = await names(page);
  expect(families.indexOf("example-steady-4")).toBeGreaterThan(families.indexOf("example-base"));
  await head(page, strict).locator('[data-by="value"]').click();
  await expect(head(page, strict)).toHaveAttribute("aria-sort", "descending");
  const expected = [...gsm8k]
    .filter(([, value]) => value.strict !== null)
    .sort(([, a], [, b]) => (b.strict ?? 0) - (a.strict ?? 0));
  const shown = await names(page);
  expect(shown.slice(0, expected.length)).toEqual(expected.map(([run]) => run));
  await expect(row(page, "example-steady-4")).toContainText("against example-base");
  await expect(count(page)).toContainText("sorted by gsm8k: Exact match (strict), descending");
  await page.reload();
  expect(await names(page)).toEqual(shown);
  await page.goBack();
  expect(await names(page)).toEqual(families);
  await page.goForward();
  await page.getByRole("button", { name: "Reset order" }).click();
  expect(await names(page)).toEqual(families);
  expect(new URL(page.url()).search).toBe("");
});

test("sorted by change the greatest loss comes to the top, and what has no change stands last", async ({ page }) => {
  await open(page);
  const change = page.getByRole("button", { name: "Sort by change: ifeval" });
  await change.click();
  await change.click();
  expect(query(page).get("by")).toBe("change");
  await expect(rows(page).first()).toHaveId("run-example-greedy-4");
  await expect(rows(page).first().locator(".change.worse.significant").last()).toBeVisible();
  await expect(rows(page).last().locator("td").nth(6).locator(".change")).toHaveCount(0);
});

test("a text finds runs, a category and a runner choose packs, and all of it is said and taken back", async ({
  page,
}) => {
  await open(page);
  await page.locator("[data-text]").fill("greedy");
  await expect(count(page)).toHaveText("3 of 14 runs, 11 of 11 packs");
  await (await menu(page, "category")).getByLabel("hardware").check();
  await expect(count(page)).toHaveText("3 of 14 runs, 5 of 11 packs");
  await expect(page.locator(".category:visible")).toHaveText(["hardware"]);
  await expect(page.locator(".category:visible")).toHaveAttribute("colspan", "5");
  await page.keyboard.press("Escape");
  await (await menu(page, "runner")).getByLabel("lm-eval").check();
  await expect(page.getByText("No column is left.")).toBeVisible();
  await page.locator(".empty-state button").click();
  await expect(count(page)).toHaveText("14 of 14 runs, 11 of 11 packs");
  await expect(page.locator("[data-text]")).toBeFocused();
});

test("a second metric stands beside the first with the gap between them, also from the address and in Chinese", async ({
  page,
}) => {
  await open(page);
  const metrics = await menu(page, "metrics");
  await metrics.getByLabel("Exact match (flexible)").check();
  await metrics.getByLabel("Differences between a pack's metrics").check();
  await expect(head(page, flexible)).toBeVisible();
  expect(
    await heads(page).evaluateAll((all) => all.slice(0, 3).map((one) => (one as HTMLElement).dataset.column)),
  ).toEqual([strict, flexible, flexible]);
  const { strict: low, flexible: high } = gsm8k.get("example-greedy-4") ?? { strict: 0, flexible: 0 };
  const points = ((high ?? 0) - (low ?? 0)) * 100;
  await expect(row(page, "example-greedy-4").locator("td.gap").first()).toHaveText(`+${points.toFixed(1)}`);
  await expect(count(page)).toContainText("13 columns");
  await page.reload();
  await expect(row(page, "example-greedy-4").locator("td.gap").first()).toHaveText(`+${points.toFixed(1)}`);
  await page.locator('header a[hreflang="zh-CN"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(head(page, flexible)).toBeVisible();
});

test("all metrics can be shown at once, and one of them hidden again takes its order with it", async ({ page }) => {
  await open(page);
  const metrics = await menu(page, "metrics");
  await metrics.getByRole("button", { name: "All metrics" }).click();
  await expect(head(page, flexible)).toBeVisible();
  await page.keyboard.press("Escape");
  await head(page, flexible).locator('[data-by="value"]').click();
  await expect(count(page)).toContainText("sorted by gsm8k: Exact match (flexible)");
  await menu(page, "metrics");
  await metrics.getByLabel("Exact match (flexible)").uncheck();
  await expect(head(page, flexible)).toBeHidden();
  await expect(count(page)).not.toContainText("sorted");
  await metrics.getByRole("button", { name: "Primary metrics only" }).click();
  await expect(heads(page)).toHaveCount(11);
});

test("external numbers can be hidden, and values or changes shown alone", async ({ page }) => {
  await open(page);
  const external = row(page, "deepseek-v2").locator("td.external").first();
  await expect(external.locator("a")).toBeVisible();
  await page.getByText("Hide external").click();
  await expect(external.locator("a")).toBeHidden();
  await expect(external).toContainText("ext.");
  const changed = row(page, "example-greedy-4").locator("td.changed").first();
  await page.getByText("changes", { exact: true }).click();
  await expect(changed.locator("a")).toBeHidden();
  await expect(changed.locator(".change")).toBeVisible();
  await page.getByText("values", { exact: true }).click();
  await expect(changed.locator("a")).toBeVisible();
  await expect(changed.locator(".change")).toBeHidden();
  expect(new URL(page.url()).search).toBe("?external=hidden&show=values");
});

for (const { name, prefix } of localeCases) {
  test(`${name}: what the address asks for in vain is named, and 360 px are enough`, async ({ page }) => {
    const search = "?sort=nonsense&category=xx&metrics=gsm8k%2Fgone&show=yy&by=gap";
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, prefix + path + search);
    await expect(notes(page)).toHaveCount(5);
    await expect(rows(page)).toHaveCount(14);
    await expect(heads(page)).toHaveCount(11);
    expect(new URL(page.url()).search).toBe(search);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const box = await head(page, strict).boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });
}

test("the keyboard alone sorts, chooses a metric and comes back", async ({ page }) => {
  await open(page);
  const sort = head(page, strict).locator('[data-by="value"]');
  await sort.focus();
  await page.keyboard.press("Enter");
  await expect(head(page, strict)).toHaveAttribute("aria-sort", "descending");
  await expect(sort).toBeFocused();
  const opener = page.locator('[popovertarget="menu-metrics"]');
  await opener.focus();
  for (const key of ["Enter", "Tab", "Tab", "Tab", "Tab", "Tab", "Space"]) await page.keyboard.press(key);
  await expect(head(page, flexible)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.locator('input[value="both"]').focus();
  await page.keyboard.press("ArrowRight");
  expect(query(page).get("show")).toBe("values");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`${colorScheme}: no barrier with a menu, notes and further metrics`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, `${path}?sort=foo&gaps=shown&metrics=${inList(flexible)}`);
    await expect(head(page, flexible)).toBeVisible();
    await menu(page, "metrics");
    const axe = new AxeBuilder({ page }).setLegacyMode().include(".table-tools").include(".runs-matrix");
    if (colorScheme === "dark") axe.withRules("color-contrast");
    else axe.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the matrix is whole, and nothing pretends to do something", async ({ page }) => {
    await page.goto(`${path}?sort=nonsense&category=math`);
    await expect(rows(page)).toHaveCount(14);
    await expect(heads(page)).toHaveCount(11);
    await expect(page.locator("main :is(button, input, select):visible")).toHaveCount(0);
    await expect(page.locator(".matrix-legend")).toContainText("significant at 5 %");
  });
});

test.describe("when a file cannot be read", () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test("it says so, and can be tried again", async ({ page }) => {
    await page.route("**/gsm8k/runs.json", (route) => route.abort());
    await open(page, `${path}?metrics=${inList(flexible)}`);
    await expect(notes(page)).toContainText("gsm8k");
    await page.unroute("**/gsm8k/runs.json");
    await notes(page).getByRole("button").click();
    await expect(head(page, flexible)).toBeVisible();
    await expect(notes(page)).toHaveCount(0);
  });
});

test("on a narrow page a run shows each change beside its number, and a badge's snippet stays within the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["/runs/example-greedy-4/", "/zh/runs/example-greedy-4/"]) {
    await page.goto(address);
    for (const change of await page.locator(".run-figures .change").all()) {
      const box = await change.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(344);
    }
    await page.locator(".badges summary").first().click();
    await expect(page.locator(".badges pre").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect((await page.locator(".badges pre").first().boundingBox())?.width).toBeLessThanOrEqual(328);
  }
});
