/** What can be said of a site only when all of its files are there: the sitemap, checksums, and ids that follow from content. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteRoutes } from "../../routes.ts";
import { withChecksums } from "./checksums.ts";
import { stableIslands } from "./islands.ts";
import { latest, pagesPerPart, type SitemapPage, sitemapIndex, sitemapPage, sitemapPart } from "./sitemap.ts";

/**
 * Finishes a built site in place. `address` gives the absolute address of a path.
 *
 * @returns the number of its pages
 */
export function finishSite(site: string, address: (path: string) => string): number {
  // In the order of their names, not of the disk: the sitemap is the same wherever it is built.
  const files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const pages = files.filter((file) => file.endsWith(".html"));
  const listed = pages.flatMap((file) => {
    const html = readFileSync(join(site, file), "utf8");
    const stable = stableIslands(html);
    if (stable !== html) writeFileSync(join(site, file), stable);
    const page = sitemapPage(stable, address(`/${file.replace(/(^|\/)index\.html$/, "$1")}`));
    return page === null ? [] : [page];
  });
  writeSitemap(site, listed, address);
  for (const file of files.filter((name) => name.endsWith(".croissant.json"))) {
    const record = JSON.parse(readFileSync(join(site, file), "utf8"));
    const complete = withChecksums(record, (url) => readFileSync(join(site, url.replace(address("/"), ""))));
    writeFileSync(join(site, file), JSON.stringify(complete));
  }
  return pages.length;
}

/** A preview lists no page, and so has no sitemap. */
function writeSitemap(site: string, pages: readonly SitemapPage[], address: (path: string) => string): void {
  if (pages.length === 0) return;
  const parts = [];
  for (let start = 0; start < pages.length; start += pagesPerPart) {
    const part = pages.slice(start, start + pagesPerPart);
    const path = siteRoutes.sitemapPart(parts.length + 1);
    writeFileSync(join(site, path), sitemapPart(part));
    parts.push({ address: address(path), modified: latest(part) });
  }
  writeFileSync(join(site, siteRoutes.sitemap()), sitemapIndex(parts));
}
