/** The site built from the bundled repository. `npm test` builds it just before; alone, the test reads the last build. */
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { badlySet, unmarkedEnglish } from "../support/chinese.ts";
import { project } from "../support/modules.ts";
import { elementsOf, hasTwin, readSite } from "../support/site.ts";
import {
  brokenLinks,
  brokenTwins,
  emailAddresses,
  foreignResources,
  heavyIslands,
  heavyParts,
  longDecimals,
  placeOf,
  strayScripts,
  unclearPages,
} from "../support/site-rules.ts";

const site = readSite(join(project, "dist"));
const place = placeOf(site);
/** The budget of the script that sets the theme before the first paint. */
const bootstrapBytes = 3072;
/** The budget of all script that an island loads: its library, its own code, its words. */
const islandBytes = 264 * 1024;
/** The budget of the script that takes a view away: about 7 kB as it is sent. */
const partBytes = 20 * 1024;

/** All pages but those that stand in a frame of another site: these have no header to pass over and no theme to choose. */
const ownPages = [...site.pages.values()].filter(({ path }) => !/^(\/zh)?\/embed\//.test(path));

/** A list that names what is wrong, short enough to read. */
function none(found: readonly string[]): void {
  assert.deepEqual(found.slice(0, 20), [], `${found.length} in all`);
}

test("every kind of page is there", () => {
  const kinds: readonly RegExp[] = [
    /^\/$/,
    /^\/leaderboards\/$/,
    /^\/leaderboards\/[^/]+\/$/,
    /^\/leaderboards\/[^/]+\/compare\/$/,
    /^\/leaderboards\/[^/]+\/source\/$/,
    /^\/leaderboards\/[^/]+\/changes\/$/,
    /^\/changes\/$/,
    /^\/snapshots\/$/,
    /^\/leaderboards\/[^/]+\/phases\/$/,
    /^\/leaderboards\/[^/]+\/entries\/[^/]+\/$/,
    /^\/algorithms\/$/,
    /^\/algorithms\/[^/]+\/$/,
    /^\/methodology\/$/,
    /^\/submit\/$/,
    /^\/data-health\/$/,
    /^\/data-health\/[^/]+\/$/,
    /^\/search\/$/,
    /^\/experiments\/$/,
    /^\/experiments\/[^/]+\/[^/]+\/$/,
    /^\/experiments\/[^/]+\/[^/]+\/source\/$/,
    /^\/benchmarks\/$/,
    /^\/benchmarks\/[^/]+\/$/,
    /^\/benchmarks\/[^/]+\/[^/]+\/$/,
    /^\/packs\/$/,
    /^\/packs\/[^/]+\/$/,
    /^\/packs\/[^/]+\/source\/$/,
    /^\/runs\/$/,
    /^\/embed\/leaderboards\/[^/]+\/$/,
    /^\/runs\/[^/]+\/$/,
    /^\/runs\/[^/]+\/source\/$/,
    /^\/404\.html$/,
  ];
  const paths = [...site.pages.keys()];
  none(kinds.filter((kind) => !paths.some((path) => kind.test(path))).map(String));
});

test("every page has its twin, and both name both", () => none(brokenTwins(site, place)));

test("every link and every fragment leads somewhere", () => none(brokenLinks(site, place)));

test("no page loads anything from another origin", () => none(foreignResources(site, place)));

test("no page has more script than the bootstrap, but where a person does something", () =>
  none(strayScripts(site, place, bootstrapBytes)));

test("an island stays within its budget", () => none(heavyIslands(site, place, islandBytes)));

test("what is loaded when a part of a page is opened stays within its budget", () =>
  none(heavyParts(site, place, partBytes)));

test("what evaluates expressions stays at home", () => {
  const scripts = site.files.filter((file) => /\.(m?js|html)$/.test(file));
  none(scripts.filter((file) => /mathjs|createUnit|typed-function/.test(site.read(file))));
});

test("every page sets the theme before anything is painted", () => {
  const late = ownPages.filter((page) => {
    const head = page.elements.findIndex(({ name }) => name === "script");
    const body = page.elements.findIndex(({ name }) => name === "body");
    return head < 0 || head > body;
  });
  none(late.map(({ path }) => path));
});

test("every page has one h1, a title of its own, and no value that is none", () => none(unclearPages(site)));

test("every page can be passed over to its content by keyboard", () => {
  const without = ownPages.filter((page) => {
    const [first] = elementsOf(page, "a");
    const target = first?.attributes.href?.replace(/^.*#/, "");
    return !first?.attributes.href?.includes("#") || !page.ids.has(target ?? "");
  });
  none(without.map(({ path }) => path));
});

test("a Chinese page speaks Chinese, an English page English", () => {
  const wrong = [...site.pages.values()].filter(hasTwin).filter((page) => {
    const title = elementsOf(page, "title")[0]?.raw ?? "";
    const chinese = page.path.startsWith("/zh/");
    return chinese ? !/[\u4e00-\u9fff]/.test(page.text) : /[\u4e00-\u9fff]/.test(title);
  });
  none(wrong.map(({ path }) => path));
});

test("no English is left on a Chinese page but what is marked as English", () => none(unmarkedEnglish(site)));

test("Chinese pages have Chinese punctuation, and air around Latin letters and digits", () => none(badlySet(site)));

test("no number that people read or hear has more than six decimals", () => none(longDecimals(site)));

test("no address of a person is published", () => none(emailAddresses(site)));
