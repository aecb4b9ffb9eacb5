/** What the build adds when all files are there: islands that know no folder, the sitemap, checksums. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { withChecksums } from "../../../src/commands/build/checksums.ts";
import { stableIslands } from "../../../src/commands/build/islands.ts";
import { latest, sitemapIndex, sitemapPage, sitemapPart } from "../../../src/commands/build/sitemap.ts";

const island = (uid: string, props: string) =>
  `<p>a</p><astro-island uid="${uid}" component-url="/_astro/a.js" client="only" ssr props="${props}" await-children></astro-island>`;

test("an island's id follows from what it is made from, not from where it was made", () => {
  const made = stableIslands(island("Zabc1", "{&quot;a&quot;:1}"));
  assert.equal(made, stableIslands(island("1xyz9", "{&quot;a&quot;:1}")));
  assert.notEqual(made, stableIslands(island("Zabc1", "{&quot;a&quot;:2}")));
  assert.match(
    made,
    /^<p>a<\/p><astro-island uid="[\da-f]{8}" component-url="\/_astro\/a\.js" client="only" ssr props=/,
  );
  assert.equal(stableIslands("<p>no island</p>"), "<p>no island</p>");
});

const own = "https://club.example/sub/a/";
const page = (head: string) => `<html><head><link rel="canonical" href="${own}">${head}</head><body></body></html>`;

test("a page is listed at its own address alone, and not where it asks not to be", () => {
  assert.deepEqual(sitemapPage(page(""), own), { address: own, modified: null, twins: [] });
  assert.equal(sitemapPage(page('<meta name="robots" content="noindex">'), own), null);
  assert.equal(sitemapPage(page(""), "https://club.example/sub/b/"), null);
  assert.equal(sitemapPage("<html><head></head></html>", own), null);
  // A page may show such a line without meaning it.
  assert.notEqual(sitemapPage(`${page("")}<meta name="robots" content="noindex">`, own), null);
});

test("twins and the date of the data are those that the page names", () => {
  const head = `<link rel="alternate" hreflang="zh-CN" href="https://club.example/sub/zh/a/"><meta property="og:updated_time" content="2026-07-17T17:26:18Z">`;
  const found = sitemapPage(page(head), own);
  assert.ok(found);
  const xml = sitemapPart([found]);
  assert.ok(
    xml.startsWith(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ),
  );
  assert.ok(
    xml.includes(
      `<url><loc>${own}</loc><lastmod>2026-07-17T17:26:18Z</lastmod><xhtml:link rel="alternate" hreflang="zh-CN" href="https://club.example/sub/zh/a/"/></url>`,
    ),
  );
});

test("the list of parts has the last change of each, or none", () => {
  const dated = [{ modified: "2026-01-01T00:00:00Z" }, { modified: null }, { modified: "2026-03-01T00:00:00Z" }];
  assert.equal(latest(dated), "2026-03-01T00:00:00Z");
  assert.equal(latest([{ modified: null }]), null);
  const xml = sitemapIndex([{ address: "https://club.example/sitemap-1.xml", modified: null }]);
  assert.ok(xml.includes("<sitemap><loc>https://club.example/sitemap-1.xml</loc></sitemap>"));
});

test("a file's size and checksum are those of its bytes", () => {
  const bytes = Buffer.from("中,1\r\n");
  const { distribution } = withChecksums({ distribution: [{ contentUrl: "https://club.example/a.csv" }] }, () => bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  assert.deepEqual(distribution, [{ contentUrl: "https://club.example/a.csv", contentSize: "7 B", sha256 }]);
});
