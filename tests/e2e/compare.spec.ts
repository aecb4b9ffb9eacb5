/** Comparing entries: the address is the comparison, by mouse, keyboard and history, in both languages. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, localeCases, test } from "./site-test.ts";

const opus = "claude-code-claude-opus-4-8-1m-xhigh-gdpevo-fewshot-prism-shadow";
const glm = "claude-code-glm-5-2-max-gdpevo-fewshot-prism-shadow";
const gpt = "codex-gpt-5-5-xhigh-gdpevo-fewshot-prism-shadow";
const path = "/leaderboards/gdpevo-v1/compare/";
const three = `${path}?entries=${opus},${glm},${gpt}`;

function result(page: Page) {
  return page.locator("#result");
}

function entriesOf(page: Page): readonly string[] {
  return new URL(page.url()).searchParams.get("entries")?.split(",") ?? [];
}

for (const { name, prefix } of localeCases) {
  test(`${name}: three entries side by side, with the tests and counts of the published figures`, async ({ page }) => {
    await page.goto(prefix + three);
    await expect(result(page)).toContainText(/Opus 4\.8.*GLM-5\.2.*GPT-5\.5/);
    const figures = page.locator("section:has(> .section-head #figures)");
    await expect(figures).toContainText("70.90");
    await expect(figures.locator(".delta.worse", { hasText: "−5.99" })).toBeVisible();
    // 1.34 is no more than chance: gray.
    await expect(figures.locator(".delta.plain", { hasText: "−1.34" })).toBeVisible();
    const tests = page.locator(".pair-table tbody tr");
    await expect(tests).toHaveCount(3);
    await expect(tests.nth(1)).toContainText("0.021");
    await expect(tests.nth(1)).toContainText("60 / 51");
    const counts = prefix === "" ? "23 gained, 9 equal, 28 lost" : "23 道更高，9 道相同，28 道更低";
    await expect(page.locator(".task-changes summary").nth(1)).toContainText(counts);
    // Near the level interval and test part: C − B is [−8.65, −0.65] with p = 0.062.
    await expect(page.locator(".pair-table .note")).toHaveCount(1);
    await expect(tests.nth(2).locator(".note")).toContainText(prefix === "" ? "leaves out 0" : "区间不含 0");
    await expect(page.locator(".pair-table thead")).toContainText(prefix === "" ? "unadjusted" : "未校正");
    // Not like with like: another harness, another thinking level. Names beside what the data says.
    await expect(page.locator(".compare-result .banner")).toContainText("Codex");
    await expect(page.locator("section:has(> .section-head #settings) .mono").first()).toHaveText("claude_code");
    await page.locator(".task-changes[open] a").first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/benchmarks/gdpevo-tg\\d+-test/test_\\d+/$`));
  });

  test(`${name}: entries are chosen by keyboard, and the history goes back and forth`, async ({ page }) => {
    await page.goto(prefix + path);
    await expect(page.locator(".compare-picker")).toHaveAttribute("open", "");
    await page.locator('.compare-picker input[type="search"]').fill("gpt-5.5");
    const boxes = page.locator('.picker-list input[type="checkbox"]');
    await expect(boxes).toHaveCount(4);
    await boxes.first().focus();
    await page.keyboard.press("Space");
    await expect(boxes.first()).toBeFocused();
    expect(entriesOf(page)).toEqual([gpt]);
    await expect(result(page)).toHaveCount(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(result(page)).toBeVisible();
    const two = entriesOf(page);
    expect(two).toHaveLength(2);
    await page.goBack();
    await expect(result(page)).toHaveCount(0);
    await expect(boxes.nth(0)).toBeChecked();
    await expect(boxes.nth(1)).not.toBeChecked();
    await page.goForward();
    await expect(result(page)).toBeVisible();
    await page.reload();
    await expect(result(page)).toBeVisible();
    expect(entriesOf(page)).toEqual(two);
  });

  test(`${name}: an entry that does not exist is named, the others are shown`, async ({ page }) => {
    await page.goto(`${prefix}${path}?entries=${opus},gone-with-the-wind,${gpt}&lang=xx`);
    await expect(page.locator(".compare > astro-island > .banner")).toContainText("gone-with-the-wind");
    await expect(result(page)).toContainText(/Opus 4\.8.*GPT-5\.5/);
    // The address is not rewritten into something that nobody asked for.
    expect(page.url()).toContain(`?entries=${opus},gone-with-the-wind,${gpt}&lang=xx`);
  });

  test(`${name}: nothing that can be seen or heard is against the rules of accessibility`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(prefix + three);
      await expect(result(page)).toBeVisible();
      await page.locator(".compare-picker summary").click();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });

  test(`${name}: the comparison fits a screen of 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(prefix + three);
    await expect(result(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test("the language switch keeps the entries", async ({ page }) => {
  await page.goto(three);
  await page.locator('header a[hreflang="zh-CN"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(entriesOf(page)).toEqual([opus, glm, gpt]);
  await expect(page.locator(".pair-table tbody tr")).toHaveCount(3);
});

test("another reference turns the differences round, and the focus stays with the comparison", async ({ page }) => {
  await page.goto(three);
  await page.getByRole("button", { name: /Compare the others with .*GPT-5\.5/ }).click();
  expect(entriesOf(page)).toEqual([gpt, opus, glm]);
  await expect(result(page)).toBeFocused();
  await expect(page.locator(".compare-findings")).toContainText("B against A: better. Score +5.99");
  await page.getByRole("button", { name: /Take out .*GLM-5\.2/ }).click();
  expect(entriesOf(page)).toEqual([gpt, opus]);
  await expect(page.locator(".pair-table tbody tr")).toHaveCount(1);
  await page.getByRole("button", { name: /Take out .*Opus 4\.8/ }).click();
  await expect(page.locator(".compare-picker summary")).toBeFocused();
});

test("eight are the most: what is beyond is named, and no further one can be added", async ({ page }) => {
  await page.goto(path);
  await expect(page.locator(".compare-picker")).toBeVisible();
  const hrefs = await page
    .locator(".picker-list a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const ids = hrefs.flatMap((href) => href?.split("/").at(-2) ?? []);
  await page.goto(`${path}?entries=${ids.slice(0, 9).join(",")}`);
  await expect(page.locator(".pair-table tbody tr")).toHaveCount(28);
  await expect(page.locator(".compare > astro-island > .banner")).toBeVisible();
  await page.locator(".compare-picker summary").click();
  await expect(page.locator(".picker-list input:checked")).toHaveCount(8);
  await expect(page.locator(".picker-list input:not(:checked)").first()).toBeDisabled();
  await expect(page.locator(".picker-list input:checked").first()).toBeEnabled();
});

test("one entry, the same twice, names instead of ids: what can be shown is, what cannot is named", async ({
  page,
}) => {
  await page.goto(`${path}?entries=${opus},${opus}`);
  await expect(page.locator(".compare-picker")).toHaveAttribute("open", "");
  await expect(page.locator(".picker-list input:checked")).toHaveCount(1);
  await expect(result(page)).toHaveCount(0);
  const names = ["A\\, v2", "B+C", "a/b", "深度-1"].map((name) => encodeURIComponent(name)).join(",");
  await page.goto(`${path}?entries=${opus},${names},${gpt}`);
  await expect(page.locator(".compare > astro-island > .banner")).toContainText("A, v2, B+C, a/b and 深度-1");
  await expect(page.locator(".pair-table tbody tr")).toHaveCount(1);
});

test("curves of training and validation lie over each other, and are read by keyboard", async ({ page }) => {
  const agent = "exampleharness-1-0-0-example-model-1-example-high";
  const names = ["synthetic-example", "example-greedy-synthetic-example", "example-steady-synthetic-example"];
  await page.goto(`/leaderboards/example-rsi/compare/?entries=${names.map((name) => `${agent}-${name}`).join(",")}`);
  await expect(page.locator(".wide-only .place-line.dashed[d]")).toHaveCount(3);
  await expect(page.locator("main")).toContainText("No training or validation scores: A.");
  const readout = page.locator(".point-readout");
  await page.locator("figure svg:visible").focus();
  await page.keyboard.press("ArrowRight");
  await expect(readout).toHaveText("B train-1: 54.33 ± 2.20");
  await page.keyboard.press("End");
  await expect(readout).toHaveText("B test: 54.17 ± 2.14");
  await page.keyboard.press("ArrowDown");
  await expect(readout).toContainText("C ");
  await page.keyboard.press("Escape");
  await expect(readout).toContainText("arrow keys");
});

test.describe("when a file cannot be read", () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test("it says whose, and can be tried again", async ({ page }) => {
    await page.route(`**/compare/entries/${gpt}.json`, (route) => route.abort());
    await page.goto(three);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("GPT-5.5");
    await expect(result(page)).toHaveCount(0);
    await page.unroute(`**/compare/entries/${gpt}.json`);
    await alert.getByRole("button").click();
    await expect(result(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, prefix } of localeCases) {
    test(`${name}: the page says so and leads to the entries' own pages`, async ({ page }) => {
      await page.goto(prefix + three);
      await expect(page.locator(".without-script")).toContainText("JavaScript");
      await expect(page.locator(".with-script:visible")).toHaveCount(0);
      await expect(page.locator("main input, main button:visible")).toHaveCount(0);
      await page.locator(`main a[href$="/entries/${opus}/"]`).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/leaderboards/gdpevo-v1/entries/${opus}/$`));
    });
  }
});
