/** Light and dark, narrow screens, and reading without script. */
import { expect, localeCases, pagesOfBothLanguages, pagesOfEachKind, test } from "./site-test.ts";

declare global {
  interface Window {
    themeAtBody?: string | undefined;
  }
}

const black = "rgb(0, 0, 0)";

test("the theme switch goes through its three states, and the choice outlives the page", async ({ page }) => {
  const root = page.locator("html");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/");
  const light = await background();
  expect(light).not.toBe(black);
  const control = page.locator("[data-theme-switch]");
  const seen = new Set<string | null>([await root.getAttribute("data-theme")]);
  for (let click = 0; click < 3 && (await root.getAttribute("data-theme")) !== "dark"; click += 1) {
    await control.click();
    seen.add(await root.getAttribute("data-theme"));
  }
  expect([...seen]).toEqual([null, "light", "dark"]);
  expect(await background()).toBe(black);

  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      window.themeAtBody = document.documentElement.dataset.theme;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/zh/leaderboards/");
  expect(await page.evaluate(() => window.themeAtBody)).toBe("dark");
  expect(await background()).toBe(black);
});

test("without a choice the page follows the system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(black);
});

for (const { name, prefix } of localeCases) {
  test(`${name}: every kind of page fits a screen of 360 px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const paths = pagesOfEachKind.map((path) => prefix + path);
    for (const path of prefix === "" ? [...paths, ...pagesOfBothLanguages] : paths) {
      await page.goto(path);
      expect.soft(await page.evaluate(findTooWide), path).toEqual([]);
      await expect.soft(page.locator("h1"), path).toBeInViewport();
    }
  });
}

/** What makes the page scroll sideways; runs in the page. Boxes that scroll by themselves may hold wide things. */
function findTooWide(): readonly string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const scrolls = (element: Element): boolean =>
    element !== document.documentElement &&
    (/(auto|scroll|hidden|clip)/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement)));
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5 && !scrolls(element))
    .map((element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}">`)
    .concat(`scroll width ${document.documentElement.scrollWidth}`);
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, prefix } of localeCases) {
    test(`${name}: everything can be read, and nothing pretends to work`, async ({ page }) => {
      await page.goto(`${prefix}/leaderboards/gdpevo-v1/`);
      await expect(page.locator("main table").first()).toContainText("46.72");
      await expect(page.locator("[data-theme-switch]")).toBeHidden();
      await page.goto(`${prefix}/experiments/penguinharness-0-2-13/sec-a/`);
      await expect(page.locator("main")).toContainText(/76\.67\s*±\s*5\.77/);
    });

    test(`${name}: the menu of a narrow screen opens`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${prefix}/`);
      const target = page.locator(`header details a[href$="${prefix}/experiments/"]`);
      await expect(target).toBeHidden();
      await page.locator("header details summary").click();
      await target.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/experiments/$`));
    });
  }
});
