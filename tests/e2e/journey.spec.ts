/** From the home page down to the line of YAML that a number comes from. */
import { expect, localeCases, test } from "./site-test.ts";

const experiment = "/experiments/penguinharness-0-2-13/sec-a/";
/** The mean of 80, 70, 80 and its sample standard deviation, as published. */
const published = /76\.67\s*±\s*5\.77/;

for (const { name, prefix, tag } of localeCases) {
  test(`${name}: home, leaderboard, experiment, source line`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);

    await page.locator(`main a[href$="${prefix}/leaderboards/penguinharness-0-2-13/"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/leaderboards/penguinharness-0-2-13/$`));
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("main table").first()).toBeVisible();

    await page.locator(`main a[href$="${prefix}${experiment}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}${experiment}$`));
    await expect(page.locator("main")).toContainText(published);

    await page.locator(`main a[href*="${experiment}source/#test/summary.yaml:"]`).first().click();
    await expect(page).toHaveURL(/\/source\/#test\/summary\.yaml:\d+$/);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    const line = page.locator(`[id="${id}"]`);
    await expect(line).toBeInViewport();
    await expect(line).toContainText(/score_mean: 76\.6/);
  });

  test(`${name}: the leaderboard shows the published score`, async ({ page }) => {
    await page.goto(`${prefix}/leaderboards/gdpevo-v1/`);
    await expect(page.locator("main table").first()).toContainText("46.72");
  });

  test(`${name}: a page that is not there says so and leads on`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? "" });
    const response = await page.goto(`${prefix}/leaderboards/no-such-board/`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator('main a[href="/"], main a[href="/zh/"]').first()).toBeVisible();
    await page.close();
  });
}

test("the language switch keeps the page, the query and the fragment, there and back", async ({ page }) => {
  const view = "?agents=A%2C+v2&sort=%E6%B7%B1%E5%BA%A6-1#main";
  await page.goto(`/leaderboards/gdpevo-v1/${view}`);
  await page.locator('header a[hreflang="zh-CN"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(page.url().endsWith(`/zh/leaderboards/gdpevo-v1/${view}`)).toBe(true);
  await page.locator('header a[hreflang="en"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(new URL(page.url()).pathname).toBe("/leaderboards/gdpevo-v1/");
  expect(page.url().endsWith(view)).toBe(true);
});
