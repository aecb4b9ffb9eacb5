/** The search: by key and by button, by keyboard alone, by address, on a narrow screen, and without script. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, localeCases, test } from "./site-test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const { name, prefix } of localeCases) {
  test(`${name}: the key / opens the search, the arrows lead to a result, Enter opens it`, async ({ page }) => {
    await page.goto(`${prefix}/methodology/`);
    await page.keyboard.press("/");
    const dialog = page.getByRole("dialog");
    const field = dialog.getByRole("searchbox");
    await expect(field).toBeFocused();
    await page.keyboard.type("tg007 deepseek reflect");
    const link = dialog.getByRole("link", { name: /tg007-reflect-3/ });
    await expect(link).toBeVisible();
    await expect(link.locator("mark").first()).toHaveText("deepseek");
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect(link).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      new RegExp(`${prefix}/experiments/gdpevo/claude-code-deepseek-[^/]*-tg007-reflect-3/$`),
    );
  });

  test(`${name}: Chinese and English are found on the search page, which the address restores`, async ({ page }) => {
    await page.goto(`${prefix}/search/?q=${encodeURIComponent("三轮反思")}`);
    const results = page.locator("main .search-results");
    await expect(results.getByRole("link").first()).toContainText(/reflect-3|三轮反思/);
    await page.getByRole("searchbox").fill("GPT-5.5");
    await expect(page).toHaveURL(/\?q=GPT-5\.5$/);
    await results.locator('a[data-kind="experiment"]').click();
    await expect(page).toHaveURL(/\?q=GPT-5\.5&kind=experiment$/);
    await expect(results.locator(".search-result")).toHaveCount(96);
    await page.reload();
    await expect(page.getByRole("searchbox")).toHaveValue("GPT-5.5");
    await expect(results.locator(".search-result")).toHaveCount(96);
    await page.locator("a[data-twin]").click();
    await expect(page).toHaveURL(/\?q=GPT-5\.5&kind=experiment$/);
    await expect(results.locator(".search-result")).toHaveCount(96);
  });
}

test("the button opens the search too, and Escape gives the focus back to it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/benchmarks/");
  expect(scripts).toEqual([]);
  const button = page.locator("header a[data-search]");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("xyzzy");
  await expect(page.getByRole("dialog")).toContainText("Nothing found for “xyzzy”.");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Nothing found for “xyzzy”.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
  expect(scripts.length).toBe(1);
});

test("Enter in the field of the dialog goes to the search page", async ({ page }) => {
  await page.goto("/zh/");
  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill("自进化");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/zh\/search\/\?q=/);
  await expect(page.locator("main .search-results mark").first()).toHaveText("自进化");
});

test("the key does nothing while somebody types, nor once it is switched off", async ({ page }) => {
  await page.goto("/search/");
  const field = page.getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  await page.getByRole("checkbox").uncheck();
  await page.goto("/");
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an unknown kind is named, and everything is shown", async ({ page }) => {
  await page.goto("/search/?q=gdpevo&kind=penguin");
  await expect(page.locator("main")).toContainText("There is no kind of result “penguin”");
  await expect(page.locator("main .search-group").first()).toBeVisible();
});

test("a narrow screen is filled by the dialog", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.locator("header a[data-search]").click();
  await page.keyboard.type("claude-code-deepseek");
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  const sizes = await page.evaluate(() => {
    const dialog = document.querySelector("dialog");
    return [dialog?.getBoundingClientRect().width, dialog?.scrollWidth, document.documentElement.scrollWidth];
  });
  expect(sizes).toEqual([360, 360, 360]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, prefix } of localeCases) {
    test(`${name}: the header leads to a page that says so and links the lists`, async ({ page }) => {
      await page.goto(`${prefix}/benchmarks/`);
      await page.locator("header a[data-search]").click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/search/$`));
      await expect(page.locator("main")).toContainText("JavaScript");
      await expect(page.getByRole("searchbox")).toBeHidden();
      await page.locator(`main a[href$="${prefix}/experiments/"]`).click();
      await expect(page.locator("h1")).toBeVisible();
    });
  }
});
