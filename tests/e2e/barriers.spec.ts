/**
 * WCAG 2.2 A and AA, as far as a machine can tell, on every kind of page. Each rule runs where its answer can differ: all of
 * them in English and light, those of colour alone in dark, all others in Chinese.
 */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, localeCases, pagesOfBothLanguages, pagesOfEachKind, test } from "./site-test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** Pages of one test: few enough for its time on a busy machine, many enough to share a browser page. */
const portion = 5;

for (const { name, prefix } of localeCases) {
  const paths = [...pagesOfEachKind.map((path) => prefix + path), ...(prefix === "" ? pagesOfBothLanguages : [])];
  for (const colorScheme of prefix === "" ? (["light", "dark"] as const) : (["light"] as const)) {
    for (let first = 0; first < paths.length; first += portion) {
      const some = paths.slice(first, first + portion);
      test(`${name}, ${colorScheme}: no kind of page puts a barrier up, from ${some[0]} on`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.emulateMedia({ colorScheme });
        for (const path of some) {
          await page.goto(path);
          // No page has frames, and without them there is no need for a browser page of axe's own.
          const axe = new AxeBuilder({ page }).setLegacyMode();
          if (colorScheme === "dark") axe.withRules(rulesOfColour);
          else axe.withTags(rules).disableRules(prefix === "" ? [] : rulesOfColour);
          const { violations } = await axe.analyze();
          const found = violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html}`);
          expect.soft(found).toEqual([]);
        }
      });
    }
  }
}
