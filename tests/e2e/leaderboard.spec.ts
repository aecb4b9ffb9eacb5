/** The table of a leaderboard: sorted, filtered, extended and selected, with the address as its only memory. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, localeCases, test } from "./site-test.ts";

const path = "/leaderboards/gdpevo-v1/";
const every = "/leaderboards/gdpevo-all/";
const gpt = "codex-gpt-5-5-xhigh-gdpevo-fewshot-prism-shadow";
const opus = "claude-code-claude-opus-4-8-1m-xhigh-gdpevo-fewshot-prism-shadow";

const query = (page: Page) => new URL(page.url()).searchParams;
const rows = (page: Page) => page.locator(".ranking-table tbody tr:visible");
const head = (page: Page, column: string) => page.locator(`.ranking-table th[data-column="${column}"]`);
const ranks = (page: Page) => rows(page).locator(".rank > b").allTextContents();
const count = (page: Page) => page.locator("[data-count]");
const cells = (page: Page, column: number) => rows(page).locator(`:scope > :nth-child(${column})`).allInnerTexts();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(head(page, "score").locator("button")).toBeVisible();
}

async function menu(page: Page, key: string) {
  await page.locator(`[popovertarget="menu-${key}"]`).click();
  return page.locator(`#menu-${key}`);
}

test("a column sorts both ways, each entry keeps its rank, and the order of the board comes back", async ({ page }) => {
  await open(page, path);
  await expect(head(page, "score")).toHaveAttribute("aria-sort", "descending");
  const board = await ranks(page);
  expect(board).toEqual(Array.from({ length: 24 }, (_, i) => String(i + 1)));
  // Cheap is better: the first press puts the cheapest first.
  await head(page, "cost").getByRole("button").click();
  await expect(head(page, "cost")).toHaveAttribute("aria-sort", "ascending");
  await expect(page.locator(".ranking-table [aria-sort]")).toHaveCount(1);
  expect((await ranks(page)).slice(0, 2)).toEqual(["15", "20"]);
  await expect(page.locator(".heat tbody tr").first()).toContainText("15");
  await head(page, "cost").getByRole("button").click();
  await expect(rows(page).first()).toContainText("68.22");
  expect((await ranks(page))[0]).toBe("19");
  expect(page.url()).toContain("?sort=cost&order=desc");
  await page.reload();
  await expect(rows(page).first()).toContainText("68.22");
  await page.goBack();
  await expect(rows(page).first()).toContainText("1.85");
  await page.getByRole("button", { name: "Reset order" }).click();
  expect(await ranks(page)).toEqual(board);
  expect(new URL(page.url()).search).toBe("");
});

test("what is missing stands last both ways, and levels stand in their own order", async ({ page }) => {
  await open(page, path);
  for (const last of ["Kimi K2.6", "Kimi K2.6"]) {
    await head(page, "thinking").getByRole("button").click();
    const levels = await cells(page, 6);
    // Kimi's level is not stated: four dashes at the end, whichever way.
    expect(levels.slice(-4)).toEqual(["—", "—", "—", "—"]);
    expect(levels.slice(0, -4)).not.toContain("—");
    expect((await cells(page, 4)).at(-1)).toBe(last);
  }
  await expect(head(page, "thinking")).toHaveAttribute("aria-sort", "descending");
  expect((await cells(page, 6))[0]).toBe("max");
});

test("filters add up, count what they would leave, and dim what would leave nothing", async ({ page }) => {
  await open(page, path);
  await page.locator(".chip", { hasText: "few-shot" }).click();
  await expect(count(page)).toHaveText("6 of 24 entries");
  await page.locator(".chip", { hasText: "self" }).click();
  await expect(count(page)).toHaveText("12 of 24 entries");
  const models = await menu(page, "model");
  await models.getByLabel("GPT-5.5").check();
  await expect(count(page)).toHaveText("2 of 24 entries");
  await expect(models.locator("label", { hasText: "GPT-5.5" }).locator(".n")).toHaveText("2");
  await page.keyboard.press("Escape");
  const harnesses = await menu(page, "harness");
  await expect(harnesses.locator("label.is-empty .n")).toHaveText(["0", "0"]);
  // Still to be reached; and then there is a way out.
  await harnesses.locator("label.is-empty input").first().check();
  await page.keyboard.press("Escape");
  await expect(page.locator(".empty-state", { hasText: "No entry matches" })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator(".heat tbody tr:visible")).toHaveCount(0);
  await page.locator(".empty-state button").click();
  await expect(rows(page)).toHaveCount(24);
  await expect(page.locator("[data-text]")).toBeFocused();
  await page.keyboard.type("gpt xhigh");
  await expect(count(page)).toHaveText("4 of 24 entries");
  expect(query(page).get("q")).toBe("gpt xhigh");
  await page.goBack();
  await expect(rows(page)).toHaveCount(24);
});

test("the unranked and the groups follow the filters", async ({ page }) => {
  await open(page, `${every}?model=claude-opus-4-8%5B1m%5D`);
  await expect(count(page)).toHaveText("4 of 24 entries");
  await expect(page.locator(".unranked-table tbody tr:visible")).toHaveCount(4);
  await expect(page.locator("#unranked")).toHaveText("Unranked 4 of 16");
  await expect(page.locator(".ranking .empty-state")).toContainText("4 unranked below");
  await expect(page.locator(".heat tbody tr:visible")).toHaveCount(4);
});

test("columns come and go, groups among them, with values that sort and lead to their experiment", async ({ page }) => {
  await open(page, path);
  const columns = await menu(page, "columns");
  await columns.getByLabel("Cost").uncheck();
  await expect(head(page, "cost")).toBeHidden();
  await columns.getByLabel("Provider").check();
  await expect(head(page, "provider")).toBeVisible();
  await columns.getByLabel(/^tg001/).check();
  await expect(head(page, "group.tg001")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(page.url()).toContain("?columns=provider,-cost&groups=tg001");
  await head(page, "group.tg001").getByRole("button").click();
  await expect(head(page, "group.tg001")).toHaveAttribute("aria-sort", "descending");
  const first = page.locator(".ranking-table tbody tr").first().locator("td.r a", { hasText: "90.12" });
  await expect(first).toBeVisible();
  await page.reload();
  await expect(first).toBeVisible();
  await expect(head(page, "cost")).toBeHidden();
  // Taking a column away takes its order with it.
  await (await menu(page, "columns")).getByLabel(/^tg001/).uncheck();
  await page.keyboard.press("Escape");
  expect(query(page).get("sort")).toBeNull();
  await expect(head(page, "score")).toHaveAttribute("aria-sort", "descending");
  await page.goBack();
  await first.click();
  await expect(page).toHaveURL(/\/experiments\/gdpevo\/[^/]+tg001[^/]*\/$/);
});

test("selected entries lead to their comparison, eight at most", async ({ page }) => {
  await open(page, path);
  const boxes = page.locator('.ranking-table .pick input[type="checkbox"]');
  await page.locator(`#entry-${gpt} .pick input`).check();
  await page.locator(`#entry-${opus} .pick input`).check();
  await expect(page.locator("tr.is-picked")).toHaveCount(2);
  const compare = page.getByRole("link", { name: "Compare 2 selected" });
  await expect(compare).toHaveAttribute("href", `${path}compare/?entries=${gpt},${opus}`);
  for (const place of [4, 5, 6, 7, 8, 9]) await boxes.nth(place).check();
  await expect(page.locator(".picked-bar")).toContainText("8 is the most");
  await expect(boxes.nth(12)).toBeDisabled();
  await page.locator(".picked-bar").getByRole("button", { name: "Clear" }).click();
  await expect(page.locator(".picked-bar")).toBeHidden();
  await expect(page.locator(`#entry-${gpt} .pick input`)).toBeFocused();
  await page.goBack();
  await expect(page.locator("tr.is-picked")).toHaveCount(8);
});

test("by keyboard alone three entries are selected and compared without passing what stands between them", async ({
  page,
}) => {
  await open(page, path);
  await page.locator(".ranking-table .pick input").first().focus();
  for (const key of ["Space", "ArrowDown", "Space", "ArrowDown", "ArrowDown", "Space", "ArrowUp", "Enter"])
    await page.keyboard.press(key);
  await expect(page.locator("tr.is-picked")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Compare 3 selected" })).toBeFocused();
  const past = page.locator('a[href="#below-table"]');
  await past.focus();
  await expect(past).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  // What is explained below the table has one link, and its picture another.
  for (const key of ["Tab", "Tab", "Tab"]) await page.keyboard.press(key);
  await expect(page.getByRole("link", { name: "Compare 3 selected" })).toBeFocused();
});

test("a name and every number lead to the page of the entry, a number to its derivation, which opens", async ({
  page,
}) => {
  await open(page, path);
  const row = page.locator(`#entry-${gpt}`);
  await expect(row.locator("th a")).toHaveAttribute("href", `${path}entries/${gpt}/`);
  await row.locator('a[href$="#cell-cost"]').click();
  await expect(page.locator("#cell-cost .operand-table")).toBeVisible();
});

test("names with commas, plus signs, slashes and Chinese come back from the address exactly", async ({ page }) => {
  const names = ["A, v2", "B+C", "a/b", "深度-1"];
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch();
    const old = ["claude-opus-4-6", "gpt-5.5", "glm-5.2", "kimi-k2.6"];
    const body = old.reduce(
      (text, name, index) => text.replaceAll(`{"value":"${name}"`, `{"value":"${names[index]}"`),
      await response.text(),
    );
    await route.fulfill({ response, body });
  });
  await open(page, path);
  const models = await menu(page, "model");
  for (const label of ["Opus 4.6", "GPT-5.5", "GLM-5.2", "Kimi K2.6"]) await models.getByLabel(label).check();
  await expect(count(page)).toHaveText("16 of 24 entries");
  const address = page.url();
  await page.reload();
  await expect(count(page)).toHaveText("16 of 24 entries");
  expect(page.url()).toBe(address);
  await expect(page.locator("[data-doubts] p")).toHaveCount(0);
  const [{ readList }] = await Promise.all([import("../../src/views/address/query.ts")]);
  expect(readList(new URL(address).search, "model")).toEqual(names);
});

for (const { name, prefix } of localeCases) {
  test(`${name}: what the address asks for in vain is named, and the address stays`, async ({ page }) => {
    const search = "?sort=nonsense&harness=xx&lang=xx&entries=gone,also-gone";
    await open(page, prefix + path + search);
    const notes = page.locator("[data-doubts] p");
    await expect(notes).toHaveCount(3);
    for (const [place, told] of ["nonsense", "xx", "gone"].entries())
      await expect(notes.nth(place)).toContainText(told);
    await expect(rows(page)).toHaveCount(24);
    await expect(head(page, "score")).toHaveAttribute("aria-sort", "descending");
    expect(new URL(page.url()).search).toBe(search);
  });

  test(`${name}: 360 px are enough, the lift among them, also while a menu is open`, async ({ page }) => {
    await open(page, `${prefix}${path}?sort=foo&algorithm=gdpevo-fewshot&entries=${gpt},${opus}`);
    await menu(page, "model");
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const box = await head(page, "lift").boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });
}

test("no barrier with a menu, notes and a selection", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, `${path}?sort=foo&algorithm=gdpevo-fewshot&model=glm-5.2&entries=${gpt},${opus}`);
    await menu(page, "harness");
    const { violations } = await new AxeBuilder({ page })
      .include(".table-tools")
      .include(".ranking")
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test("addresses of any kind leave the table whole: markup, broken signs, very long lists, names of built-ins", async ({
  page,
}) => {
  const markup = "<img src=x onerror=document.title='run'>";
  const ids = Array.from({ length: 900 }, (_, i) => `gone-${i}`).join();
  await open(
    page,
    `${path}?sort=${markup}&entries=__proto__,${markup},${ids}&columns=-rank,-algorithm&q=&order=&%zz=%E0`,
  );
  await expect(rows(page)).toHaveCount(24);
  await expect(head(page, "rank")).toBeVisible();
  await expect(head(page, "algorithm")).toBeVisible();
  const notes = page.locator("[data-doubts] p");
  await expect(notes).toHaveCount(3);
  await expect(notes.nth(1)).toHaveText(
    `No column ${markup} to sort by: the order is the usual one.`.replace(markup, `“${markup}”`),
  );
  await expect(notes.nth(2)).toContainText("“__proto__”");
  expect(((await notes.nth(2).textContent()) ?? "").length).toBeLessThan(500);
  await expect(page).toHaveTitle(/GDPevo/);
});

test("an input method is waited for, and a space at the beginning stays", async ({ page }) => {
  await open(page, path);
  const field = page.locator("[data-text]");
  await field.pressSequentially(" gpt");
  await expect(field).toHaveValue(" gpt");
  await expect(count(page)).toHaveText("4 of 24 entries");
  await field.fill("");
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "fan", selectionStart: 3, selectionEnd: 3 });
  await expect(count(page)).toHaveText("24 of 24 entries");
  await keyboard.send("Input.insertText", { text: "反思" });
  await expect(count(page)).toHaveText("0 of 24 entries");
});

test("the language switch keeps the state", async ({ page }) => {
  await open(page, `${path}?sort=cost&order=asc&algorithm=gdpevo-fewshot,none&entries=${gpt}`);
  await page.locator('header a[hreflang="zh-CN"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(count(page)).toContainText("12 / 24");
  await expect(head(page, "cost")).toHaveAttribute("aria-sort", "ascending");
  await expect(page.locator("tr.is-picked")).toHaveCount(1);
});

test("the keyboard alone sorts, filters and selects", async ({ page }) => {
  await open(page, path);
  await head(page, "lift").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(head(page, "lift")).toHaveAttribute("aria-sort", "descending");
  await expect(head(page, "lift").getByRole("button")).toBeFocused();
  await page.locator('[popovertarget="menu-model"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(count(page)).toContainText("4 of 24");
  await page.keyboard.press("Escape");
  await expect(page.locator('[popovertarget="menu-model"]')).toBeFocused();
  await rows(page).first().locator(".pick input").focus();
  await page.keyboard.press("Space");
  await expect(page.locator("tr.is-picked")).toHaveCount(1);
  // A box takes no text: the key for the search counts there too.
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the row in focus shows the places that it could hold, as long as they are there to be seen", async ({ page }) => {
  await open(page, path);
  const bracket = page.locator(".gutter-bracket");
  await page.locator(`#entry-${gpt} .name-cell`).hover();
  // Rank 4, interval 3 to 7: five rows.
  const [box, third, seventh] = await Promise.all(
    [bracket, rows(page).nth(2), rows(page).nth(6)].map((it) => it.boundingBox()),
  );
  expect(box?.y).toBeCloseTo(third?.y ?? 0, 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo((seventh?.y ?? 0) + (seventh?.height ?? 0), 0);
  await page.locator(".chip", { hasText: "few-shot" }).click();
  await page.locator(`#entry-${gpt} .name-cell`).hover();
  await expect(bracket).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the table is whole, and nothing pretends to do something", async ({ page }) => {
    await page.goto(`${path}?sort=cost&algorithm=none`);
    await expect(page.locator(".ranking-table tbody tr")).toHaveCount(24);
    await expect(page.locator("main :is(button, input, select):visible")).toHaveCount(0);
    await expect(page.locator(".pick").first()).toBeHidden();
    await expect(head(page, "score")).toHaveAttribute("aria-sort", "descending");
  });
});

test.describe("when a file cannot be read", () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test("it says so, and can be tried again", async ({ page }) => {
    await page.route("**/groups/tg002.json", (route) => route.abort());
    await open(page, `${path}?groups=tg002&sort=group.tg002`);
    await expect(page.locator("[data-doubts]")).toContainText("tg002");
    await page.unroute("**/groups/tg002.json");
    // Not told as sorted by what is not there.
    await expect(count(page)).toHaveText("24 of 24 entries");
    await page.locator("[data-doubts] button").click();
    await expect(head(page, "group.tg002")).toBeVisible();
    await expect(count(page)).toContainText("sorted by tg002");
    await expect(page.locator("[data-text]")).toBeFocused();
    await expect(page.locator("[data-doubts] p")).toHaveCount(0);
  });

  test("without the table's script the page is as it is without any", async ({ page }) => {
    await page.route("**/_astro/TableScript*", (route) => route.abort());
    await page.goto(path);
    await expect(page.locator(".table-tools")).toBeHidden();
    await expect(rows(page)).toHaveCount(24);
  });
});
