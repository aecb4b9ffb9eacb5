/** Reading by keyboard alone: the way past the header, and a focus that can be seen. */
import { expect, localeCases, test } from "./site-test.ts";

for (const { name, prefix } of localeCases) {
  test(`${name}: the first stop leads past the header`, async ({ page }) => {
    await page.goto(`${prefix}/leaderboards/gdpevo-v1/`);
    await page.keyboard.press("Tab");
    const skip = page.locator('a[href="#main"]');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const inMain = await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement));
    expect(inMain).toBe(true);
  });

  test(`${name}: whatever has the focus shows it`, async ({ page }) => {
    await page.goto(`${prefix}/leaderboards/gdpevo-v1/`);
    const hidden: string[] = [];
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press("Tab");
      const bare = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const shown = (target: Element | null): boolean => {
          if (!target) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target);
          return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
        };
        const box = element.getBoundingClientRect();
        return shown(element) && box.width > 0 && box.height > 0 ? null : element.outerHTML.slice(0, 120);
      });
      if (bare) hidden.push(bare);
    }
    expect(hidden).toEqual([]);
  });
}

test("the theme can be chosen by keyboard", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-theme-switch]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("Escape closes the menu of a narrow screen and gives the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const summary = page.locator("header details summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("header details nav")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("header details nav")).toBeHidden();
  await expect(summary).toBeFocused();
});
