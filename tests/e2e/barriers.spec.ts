/** WCAG 2.2 A and AA, as far as a machine can tell, on every kind of page: both themes, and both languages in one of them. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, localeCases, pagesOfBothLanguages, pagesOfEachKind, test } from "./site-test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const { name, prefix } of localeCases) {
  // Colours do not depend on the language.
  for (const colorScheme of prefix === "" ? (["light", "dark"] as const) : (["light"] as const)) {
    test(`${name}, ${colorScheme}: no kind of page puts a barrier up`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme });
      const paths = pagesOfEachKind.map((path) => prefix + path);
      for (const path of prefix === "" ? [...paths, ...pagesOfBothLanguages] : paths) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const found = violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html}`);
        expect.soft(found).toEqual([]);
      }
    });
  }
}
