/** How Chinese is set, and what is no Chinese on a Chinese page. */
import { en } from "../../src/i18n/en.ts";
import { zh } from "../../src/i18n/zh.ts";
import type { Site } from "./site.ts";
import { textNodes } from "./text-nodes.ts";

const han = "[\\u4e00-\\u9fff]";

type Rule = readonly [pattern: RegExp, fault: string];

const punctuation: Rule = [
  new RegExp(`${han} ?[,;:?!]|${han} ?\\.(?![\\w/*])`),
  "half-width punctuation after a Chinese character",
];
const air: Rule = [
  new RegExp(`${han}[A-Za-z0-9]|[A-Za-z0-9]${han}`),
  "no space between Chinese and Latin letters or digits",
];
const brackets: Rule = [new RegExp(`${han}\\(|\\)${han}`), "half-width brackets"];
/** Full-width quotation marks bring their own space, whatever they stand beside. */
const quotes: Rule = [new RegExp(`${han} “|” ${han}`), "a space beside full-width quotation marks"];

const written: readonly Rule[] = [
  punctuation,
  air,
  [/[，。；：？！（）、] |[^\n ] (?=[，。；：？！（）、])/, "a space beside full-width punctuation"],
  brackets,
  quotes,
];

/** On a page names end in brackets, and a number or a dot may follow them. */
const shown: readonly Rule[] = [
  punctuation,
  [new RegExp(`[,;:] ?${han}`), "half-width punctuation before a Chinese character"],
  air,
  [new RegExp(`[，。；：？！（、] |） ${han}|[^ ] (?=[，。；：？！（）、])`), "a space beside full-width punctuation"],
  brackets,
  quotes,
  [/\d %/, "a space before the percent sign"],
];

/** Faults of setting in a Chinese text of the sources; texts without a Chinese character have none. What is quoted is not looked at; code is set like a Latin word. */
export function settingFaults(quoting: string): readonly string[] {
  const text = quoting
    .replace(/\]\(#[\w-]+\)/g, "]")
    .replace(/“[^”]*”/g, "“”")
    .replace(/`[^`]*`/g, "x");
  return written.filter(([pattern]) => pattern.test(text)).map(([, fault]) => `${fault}: ${quoting}`);
}

/** Every leaf of a dictionary as `a.b` with its value. */
export function leaves(value: unknown, path = ""): readonly (readonly [string, unknown])[] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`));
}

const chineseWords = new Set(leaves(zh).map(([, word]) => word));
/** What the repositories name so, and the dictionary too. */
const dataNames = new Set(["test", "math", "Synthetic example"]);
/** The English dictionary's own words and sentences that Chinese says otherwise. */
const englishWords = new Set(
  leaves(en).flatMap(([, word]) =>
    typeof word === "string" && /[a-z]{3}/.test(word) && !chineseWords.has(word) && !dataNames.has(word) ? [word] : [],
  ),
);
/** Three words in a row that are no names. */
const sentence = /(?:^|[^\w/-])[a-z]{2,} [a-z]{2,} [a-z]{2,}(?![\w/-])/;

function* onChinesePages({ pages }: Site) {
  for (const page of pages.values()) {
    if (!page.path.startsWith("/zh/")) continue;
    for (const said of textNodes(page.html)) if (said.lang.startsWith("zh") && !said.literal) yield { page, ...said };
  }
}

/** English on Chinese pages that is not marked as English. */
export function unmarkedEnglish(site: Site): readonly string[] {
  const found = new Set<string>();
  for (const { page, text } of onChinesePages(site)) {
    if (new RegExp(han).test(text)) continue;
    if (englishWords.has(text) || sentence.test(text)) found.add(`${page.path}: ${text}`);
  }
  return [...found];
}

/** Chinese on pages that is not set as Chinese is; each text once. */
export function badlySet(site: Site): readonly string[] {
  const found = new Map<string, string>();
  for (const { page, text } of onChinesePages(site)) {
    if (!new RegExp(han).test(text)) continue;
    const bare = text.replace(/“[^”]*”/g, "“”");
    const fault = shown.find(([pattern]) => pattern.test(bare))?.[1];
    if (fault !== undefined) found.set(text.replace(/\d+/g, "0"), `${page.path}: ${fault}: ${text}`);
  }
  return [...found.values()];
}
