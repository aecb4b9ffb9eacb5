/** The records of an experiment and its phase curve, read without script. */
import { expect, localeCases, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

for (const { name, prefix } of localeCases) {
  test(`${name}: one measure of the records is shown at a time`, async ({ page }) => {
    await page.goto(`${prefix}/experiments/example-rsi/ledger-steady/`);
    const records = page.locator(".measures").first();
    const panel = (measure: string) => records.locator(`[data-measure="${measure}"]`);
    await expect(panel("score")).toBeVisible();
    await expect(panel("cost")).toBeHidden();
    await records.locator('input[value="cost"]').focus();
    await page.keyboard.press("ArrowRight");
    await expect(panel("time")).toBeVisible();
    await expect(panel("score")).toBeHidden();
    await expect(panel("time").locator("td.step a").first()).toHaveAttribute(
      "href",
      /\/source\/#test\/attempt-1\.yaml:\d+$/,
    );
  });

  test(`${name}: a mark of the phase curve says its score on focus and leads to its line`, async ({ page }) => {
    await page.goto(`${prefix}/experiments/example-rsi/ledger-steady/`);
    const mark = page.locator('.panel[data-along="round"] .large-curve a.reading').first();
    const said = mark.locator("text");
    await expect(said).toBeHidden();
    await page.locator('.phase-curve input[value="round"]').focus();
    await page.keyboard.press("Tab");
    await expect(mark).toBeFocused();
    await expect(said).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/experiments\/example-rsi\/ledger-steady\/source\/#train-1\/summary\.yaml:\d+$/);
  });
}
