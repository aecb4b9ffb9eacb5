/** Citing and taking away, with and without script; and what a link says whose commit is not known. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, localeCases, test } from "./site-test.ts";

const board = "/leaderboards/gdpevo-v1/";
const cited: readonly string[] = [
  board,
  `${board}compare/`,
  `${board}entries/codex-gpt-5-5-xhigh-prism-shadow/`,
  "/experiments/gdpevo/codex-gpt5-5-xhigh-tg001-base/",
  "/benchmarks/gdpevo-tg001-test/",
  "/algorithms/gdpevo-fewshot/",
  "/packs/gsm8k/",
  "/runs/example-greedy-4/",
];

for (const { name, prefix } of localeCases) {
  test.describe(`without script, ${name}`, () => {
    test.use({ javaScriptEnabled: false });

    test("every page can be cited, and its links be followed", async ({ page }) => {
      for (const path of cited) {
        await page.goto(prefix + path);
        await page.locator("details.cite summary").click();
        await expect(page.locator("#cite-entry")).toContainText(`${prefix}${path}`);
        await expect(page.locator("#cite-text")).toContainText((await page.locator("#cite-link").textContent()) ?? "");
        await expect(page.locator("details.cite button:visible")).toHaveCount(0);
        await page.locator("#cite .links a").first().click();
        await expect(page).toHaveURL(/\/changes\/$/);
        await expect(page.locator("h1")).toBeVisible();
      }
    });

    test("tables can be downloaded", async ({ page }) => {
      await page.goto(prefix + board);
      await page.locator("details.export summary").click();
      const links = page.locator("#export a");
      for (const link of await links.all()) {
        const response = await page.request.get((await link.getAttribute("href")) ?? "");
        expect(response.ok()).toBe(true);
        expect((await response.text()).length).toBeGreaterThan(100);
      }
      expect(await links.count()).toBeGreaterThanOrEqual(3);
    });
  });

  test(`a citation is copied, ${name}`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${prefix}${board}?sort=cost&order=desc`);
    await page.locator("details.cite summary").click();
    await expect(page.locator("#cite-link a")).toHaveAttribute("href", /\?sort=cost&order=desc/);
    const copy = page.locator('[data-copy="cite-entry"]');
    await copy.click();
    await expect(copy).toHaveText(name === "Chinese" ? "已复制" : "Copied");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await page.locator("#cite-entry").textContent());
    expect(text).toContain("sort=cost&order=desc");
  });

  test(`a commit that is not known is named, without barriers, ${name}`, async ({ page }) => {
    await page.goto(`${prefix}${board}?at=0000000`);
    await expect(page.locator(".since [role=status]")).toContainText("0000000");
    await expect(page.locator("[data-doubts]")).toBeEmpty();
    await page.locator("details.cite summary").click();
    const { violations } = await new AxeBuilder({ page }).include(".since").include("details.cite").analyze();
    expect(violations).toEqual([]);
  });
}
