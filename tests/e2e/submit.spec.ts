/** The page on submitting: what is folded opens for a link, with and without script, and nothing sticks out on a phone. */
import { expect, localeCases, test } from "./site-test.ts";

for (const { name, prefix } of localeCases) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${name}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

      test("a link to a rule shows it", async ({ page }) => {
        await page.goto(`${prefix}/submit/#E-SCORE-STD`);
        await expect(page.locator("#E-SCORE-STD")).toBeInViewport();
        await expect(page.locator("#E-UTF8")).toBeHidden();
      });
    });
  }
}

test("no width makes the page wider than the screen, folded or not", async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/submit/");
    for (const details of await page.locator("main details").all()) await details.locator("summary").click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
