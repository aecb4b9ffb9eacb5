/** Pictures, posters, badges and embedded tables of the bundled site. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { project } from "../support/modules.ts";
import { elementsOf, readSite } from "../support/site.ts";
import { placeOf } from "../support/site-rules.ts";

const dist = join(project, "dist");
const site = readSite(dist);
const place = placeOf(site);
const root = place.origin + place.base;
const pictures = site.files.filter((file) => file.endsWith(".svg") && !/^badges\/|^favicon/.test(file));
const none = (found: readonly string[]) => assert.deepEqual(found.slice(0, 10), [], `${found.length} in all`);

test("every chart has a picture in both languages", () => {
  const kinds: readonly RegExp[] = [
    /^leaderboards\/[^/]+\/scores\.svg$/,
    /^leaderboards\/[^/]+\/cost-score\.svg$/,
    /^leaderboards\/[^/]+\/phases\/by-(round|cost|tokens|time)\.svg$/,
    /^leaderboards\/[^/]+\/phases\/entries\.svg$/,
    /^leaderboards\/[^/]+\/phases\/[^/]+\/by-round\.svg$/,
    /^leaderboards\/[^/]+\/phases\/[^/]+\/entries\.svg$/,
    /^experiments\/[^/]+\/[^/]+\/phase-curve-by-(round|cost|tokens|time)\.svg$/,
    /^algorithms\/lifts\.svg$/,
    /^algorithms\/cost-[^/]+\.svg$/,
    /^algorithms\/[^/]+\/lifts-[^/]+\.svg$/,
    /^algorithms\/[^/]+\/curves-[^/]+\.svg$/,
  ];
  for (const kind of kinds)
    assert.ok(
      pictures.some((file) => kind.test(file)),
      String(kind),
    );
  const english = pictures.filter((file) => !file.startsWith("zh/"));
  assert.deepEqual(
    pictures.filter((file) => file.startsWith("zh/")),
    english.map((file) => `zh/${file}`),
  );
});

test("a picture is complete by itself", () =>
  none(
    pictures.flatMap((file) => {
      const svg = site.read(file);
      const wrong = [
        ...(svg.match(/var\(|class=|<style|<script|<image|<use|<foreignObject|currentColor|light-dark/g) ?? []),
        ...[...svg.matchAll(/ href="([^"]*)"/g)].flatMap(([, href = ""]) => (href.startsWith(root) ? [] : [href])),
        ...(svg.match(/\b(NaN|undefined|null|Infinity)\b/g) ?? []),
        ...(/^<svg [^>]* font-family="[^"]+">\n<title id="title">[^<]+<\/title>\n<desc id="desc">[^<]+<\/desc>/.test(
          svg,
        )
          ? []
          : ["no title, description or face"]),
        ...(/\?at=[\da-f]{12}"/.test(svg) ? [] : ["no permalink"]),
      ];
      return wrong.map((what) => `${file}: ${what}`);
    }),
  ));

test("a page leads to the pictures of its charts", () => {
  const linked = new Set(
    [...site.pages.values()].flatMap((page) =>
      elementsOf(page, "a").flatMap(({ attributes: { href = "" } }) =>
        href.endsWith(".svg") ? [href.slice(place.base.length)] : [],
      ),
    ),
  );
  none(pictures.filter((file) => !linked.has(file)));
});

test("every page has one picture for those who link to it, of the size that it says", () => {
  const sizes = new Map<string, readonly number[]>();
  none(
    [...site.pages.values()].flatMap((page) => {
      const property = (name: string) =>
        elementsOf(page, "meta").flatMap(({ attributes }) =>
          attributes.property === name || attributes.name === name ? [attributes.content ?? ""] : [],
        );
      const images = property("og:image");
      const [image = ""] = images;
      if (images.length !== 1 || !image.startsWith(root)) return [`${page.path}: ${images.join(" ")}`];
      if (property("og:image:alt").join("").length < 10) return [`${page.path}: no alternative`];
      const file = image.slice(root.length);
      if (!site.files.includes(file)) return [`${page.path}: no file ${file}`];
      if (!sizes.has(file)) sizes.set(file, pngSize(file));
      const [width, height] = sizes.get(file) ?? [];
      if (width !== 1200 || height !== 630) return [`${page.path}: ${width} x ${height}`];
      const chinese = page.path.startsWith("/zh/");
      // The page that hosts serve for every address that is not there stands in both languages.
      if (page.path !== "/404.html" && chinese !== file.startsWith("og/zh/")) return [`${page.path}: ${file}`];
      return page.path.includes("/embed/") || property("twitter:card").join() === "summary_large_image"
        ? []
        : [page.path];
    }),
  );
  for (const kind of ["leaderboards", "benchmarks", "algorithms", "packs", "site"]) {
    assert.ok(
      [...sizes.keys()].some((file) => file.startsWith(`og/${kind}`)),
      kind,
    );
  }
});

test("pages that belong to a leaderboard show its picture", () => {
  const imageOf = (path: string) =>
    /<meta property="og:image" content="([^"]*)"/.exec(site.pages.get(path)?.html ?? "")?.[1];
  const entry = [...site.pages.keys()].find((path) => path.startsWith("/leaderboards/gdpevo-v1/entries/"));
  for (const path of ["/leaderboards/gdpevo-v1/compare/", "/leaderboards/gdpevo-v1/phases/", entry ?? ""]) {
    assert.equal(imageOf(path), `${root}og/leaderboards/gdpevo-v1.png`, path);
  }
  assert.equal(imageOf("/zh/methodology/"), `${root}og/zh/site.png`);
});

test("an embedded table has no script, and every link leaves its frame", () => {
  const embedded = [...site.pages.values()].filter(({ path }) => /^(\/zh)?\/embed\//.test(path));
  assert.ok(embedded.length >= 10);
  none(
    embedded.flatMap((page) => [
      ...elementsOf(page, "script").map(() => `${page.path}: a script`),
      ...elementsOf(page, "a").flatMap(({ attributes }) =>
        attributes.target === "_top" ? [] : [`${page.path}: ${attributes.href}`],
      ),
      ...(/<meta name="robots" content="noindex"/.test(page.html) ? [] : [`${page.path}: is listed`]),
      ...(page.html.includes(`rel="canonical" href="${root}${page.path.slice(1).replace("embed/", "")}"`)
        ? []
        : [`${page.path}: canonical`]),
    ]),
  );
});

test("every entry and every experiment has a badge as a picture and for shields.io, with words for whoever sees neither", () => {
  const pages = [...site.pages.values()].filter(
    ({ path }) =>
      /^(\/zh)?\/(leaderboards\/[^/]+\/entries|experiments\/[^/]+)\/[^/]+\/$/.test(path) && !/\/pages\//.test(path),
  );
  assert.ok(pages.length > 100);
  none(
    pages.flatMap((page) => {
      const badges = elementsOf(page, "img").filter(({ attributes }) => attributes.src?.includes("/badges/"));
      const [badge] = badges;
      if (badges.length !== 1 || badge === undefined) return [`${page.path}: ${badges.length} badges`];
      const file = (badge.attributes.src ?? "").slice(place.base.length);
      const words = badge.attributes.alt ?? "";
      if (!site.files.includes(file) || words.length < 20) return [`${page.path}: ${file} "${words}"`];
      const record: { readonly label: string; readonly message: string } = JSON.parse(
        site.read(file.replace(/svg$/, "json")),
      );
      const svg = site.read(file);
      const text = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, one = ""]) => one);
      const shown = [record.label, record.message].map((one) =>
        one.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
      );
      return text.join("|") === shown.join("|") ? [] : [`${page.path}: ${text.join("|")}`];
    }),
  );
});

/** Width and height from the header of a PNG file. */
function pngSize(file: string): readonly number[] {
  const bytes = readFileSync(join(dist, file));
  assert.equal(bytes.toString("latin1", 1, 4), "PNG", file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
