/** What leaves the site: pictures as XML, the embedded table in a narrow frame, text to copy. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, localeCases, test } from "./site-test.ts";

/** The picture of each kind of chart. */
const pictures = [
  "/leaderboards/gdpevo-v1/scores.svg",
  "/leaderboards/gdpevo-v1/cost-score.svg",
  "/leaderboards/example-rsi/phases/by-round.svg",
  "/leaderboards/example-rsi/phases/entries.svg",
  "/experiments/example-rsi/ledger-greedy/phase-curve-by-cost.svg",
  "/algorithms/lifts.svg",
  "/algorithms/gdpevo-self/lifts-gdpevo-v1.svg",
  "/algorithms/example-greedy/curves-example-rsi.svg",
];
const embedded = ["/embed/leaderboards/gdpevo-v1/", "/embed/leaderboards/penguinharness-0-2-13/"];

for (const { name, prefix } of localeCases) {
  test(`${name}: pictures are XML, and nothing in them reaches over their edge`, async ({ page }) => {
    await page.goto(`${prefix}/methodology/`);
    const faults = await page.evaluate(
      async (paths) => {
        const wrong: string[] = [];
        for (const path of paths) {
          const text = await (await fetch(path)).text();
          const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
          const error = parsed.querySelector("parsererror");
          if (error !== null) {
            wrong.push(`${path}: ${error.textContent}`);
            continue;
          }
          const svg = document.body.appendChild(document.importNode(parsed.documentElement, true));
          const frame = svg.getBoundingClientRect();
          for (const text of svg.querySelectorAll("text")) {
            const box = text.getBoundingClientRect();
            const inside =
              box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
            if (!inside) wrong.push(`${path}: ${text.textContent}`);
          }
          svg.remove();
        }
        return wrong;
      },
      pictures.map((path) => prefix + path),
    );
    expect(faults).toEqual([]);
  });

  test(`${name}: an embedded table fits a frame of 300 px, is as high as its snippet says, and puts no barrier up`, async ({
    page,
  }) => {
    for (const path of embedded) {
      await page.goto(`${prefix}${path.replace("/embed", "")}#embed`);
      const snippet = (await page.locator("#embed-html").textContent()) ?? "";
      const height = Number(/ height="(\d+)"/.exec(snippet)?.[1]);
      for (const width of [300, 720]) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(prefix + path);
          const size = await page.evaluate(() => ({
            across: document.documentElement.scrollWidth - innerWidth,
            down: document.documentElement.scrollHeight,
          }));
          expect.soft(size, `${path} ${width}`).toEqual({ across: 0, down: height });
          const { violations } = await new AxeBuilder({ page })
            .setLegacyMode()
            .withTags(["wcag2a", "wcag2aa", "wcag22aa"])
            .analyze();
          expect.soft(violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
        }
      }
    }
  });
}

test("a snippet is copied as it stands", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/leaderboards/gdpevo-v1/");
  await page.locator("#embed summary").click();
  await page.getByRole("button", { name: /^Copy/ }).and(page.locator("#embed *")).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator("#embed-html").textContent());
  expect(copied).toContain("/embed/leaderboards/gdpevo-v1/");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures, badges and the embedded table are offered all the same", async ({ page }) => {
    await page.goto("/leaderboards/gdpevo-v1/");
    await expect(page.locator('a[href$="/cost-score.svg"]')).toBeVisible();
    await page.locator("#embed summary").click();
    await expect(page.locator("#embed-html")).toBeVisible();
    await expect(page.locator("#embed button")).toBeHidden();
  });
});
