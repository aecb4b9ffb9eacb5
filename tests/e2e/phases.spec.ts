/** Phase curves: what is chosen is the address, by mouse, keyboard and history; without script everything is there to read. */
import type { Page } from "playwright/test";
import { expect, localeCases, test } from "./site-test.ts";

const path = "/leaderboards/example-rsi/phases/";
const agent = "exampleharness-1-0-0-example-model-1-example-high";
const steady = `${agent}-example-steady-synthetic-example`;
const greedy = `${agent}-example-greedy-synthetic-example`;
const plain = `${agent}-synthetic-example`;

/** The drawing that is seen: of the chosen axis, wide or narrow. */
function drawing(page: Page) {
  return page.locator("svg.overlay:visible");
}

function series(page: Page, entry: string) {
  return drawing(page).locator(`.overlay-series[data-entry="${entry}"]`).first();
}

for (const { name, prefix } of localeCases) {
  test(`${name}: a choice goes into the address and comes back by reload, Back and Forward`, async ({ page }) => {
    await page.goto(prefix + path);
    await expect(series(page, steady)).toHaveClass(/cat-1/);
    await page.locator(`.overlay-key input[value="${greedy}"]`).check();
    await expect(series(page, greedy)).toHaveClass(/accent/);
    await expect(series(page, steady)).toHaveClass(/rest/);
    await page.locator('input[data-choice="axis"][value="cost"]').check({ force: true });
    await page.locator('input[data-choice="phase"][value="val"]').check({ force: true });
    await page.locator('a[data-group="ledger"]').click();
    // Validation of the greedy one on the ledger group alone ends at 52.67.
    await expect(page.locator("main .lede")).toContainText("52.67");
    const search = `?entries=${greedy}&axis=cost&phase=val&group=ledger`;
    expect(new URL(page.url()).search).toBe(search);
    await page.reload();
    await expect(page.locator("main .lede")).toContainText("52.67");
    await expect(page.locator('a[data-group="ledger"]')).toHaveAttribute("aria-current", "page");
    await expect(series(page, greedy)).toHaveClass(/accent/);
    await expect(page.locator('.panel[data-along="cost"]')).toBeVisible();
    await expect(drawing(page).locator('[data-kind="train"]')).toBeHidden();
    await page.goBack();
    await expect(page.locator("main .lede")).toContainText("54.17");
    await expect(drawing(page).locator('[data-kind="train"]')).toBeHidden();
    await page.goBack();
    await expect(drawing(page).locator('[data-kind="train"]')).toBeVisible();
    await page.goForward();
    await expect(drawing(page).locator('[data-kind="train"]')).toBeHidden();
  });

  test(`${name}: what does not exist, or has no curve, is named, and the rest is shown`, async ({ page }) => {
    const search = `?entries=${steady},gone,${plain}&axis=colour&group=nowhere`;
    await page.goto(prefix + path + search);
    const notes = page.locator("[data-notes]");
    await expect(notes).toContainText("gone");
    await expect(notes).toContainText("axis=colour");
    await expect(notes).toContainText("group=nowhere");
    await expect(notes).toContainText(prefix === "" ? "no algorithm" : "不用算法");
    await expect(series(page, steady)).toHaveClass(/accent/);
    expect(new URL(page.url()).search).toBe(search);
  });
}

test("the points are read by keyboard, from series to series", async ({ page }) => {
  await page.goto(`${path}?entries=${greedy}`);
  const readout = page.locator("figure .point-readout");
  await expect(readout).toContainText("arrow keys");
  await drawing(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(readout).toContainText("greedy (synthetic) · Example model train-1: 54.33");
  await page.keyboard.press("ArrowRight");
  await expect(readout).toContainText("train-2");
  await page.keyboard.press("End");
  await expect(readout).toContainText("test: 54.17 ± 2.14");
  // Of the entry in the background only the test is shown.
  await page.keyboard.press("ArrowDown");
  await expect(readout).toContainText("steady (synthetic) · Example model test: 60.83 ± 3.72");
  await expect(page.locator(".point-ring")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".point-ring")).toHaveCount(0);
  await expect(readout).toContainText("arrow keys");
});

test("the chosen entries lead to their comparison, and the language switch keeps them", async ({ page }) => {
  await page.goto(`${path}?entries=${greedy},${steady}&axis=tokens`);
  await expect(page.locator("a[data-compare]")).toHaveAttribute("href", new RegExp(`entries=${greedy},${steady}$`));
  await page.locator('header a[hreflang="zh-CN"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.locator('.panel[data-along="tokens"]')).toBeVisible();
  await expect(series(page, greedy)).toHaveClass(/cat-1/);
});

test("at 360 px everything is reached without the page scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/zh${path}?entries=${greedy}&phase=train`);
  await expect(drawing(page)).toHaveCount(1);
  await expect(drawing(page).locator('[data-kind="val"]')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both phases, all entries and every group are there, and the axis can still be chosen", async ({ page }) => {
    await page.goto(path);
    await expect(drawing(page).locator(".overlay-series .overlay-line[d]")).toHaveCount(4);
    await expect(page.locator("[data-with-script]:visible")).toHaveCount(0);
    await page.locator('input[data-choice="axis"][value="cost"]').check({ force: true });
    await expect(page.locator('.panel[data-along="cost"]')).toBeVisible();
    await page.locator('a[data-group="ledger"]').click();
    await expect(page).toHaveURL(`${path}ledger/`);
    await expect(page.locator("main .lede")).toContainText("52.67");
    await expect(page.locator('a[data-group="ledger"]')).toHaveAttribute("aria-current", "page");
  });

  test("a leaderboard without scored rounds says so and still tells before and after", async ({ page }) => {
    await page.goto("/leaderboards/gdpevo-v1/phases/");
    await expect(page.locator("main .lede")).toContainText("Of 24 entries 18 were evolved");
    await expect(page.locator("tbody tr").first()).toContainText("50.40");
    await page.locator(".ways a", { hasText: "with phase curves" }).click();
    await expect(page).toHaveURL(path);
  });
});
