/** The sitemap: every page that search engines may list, with its twins in the other languages, as the page itself says. */

/** What a page says of itself. Texts are escaped as in HTML, which XML reads alike. */
export interface SitemapPage {
  readonly address: string;
  /** When it was changed last, as the data say; null where they carry no date. A time of building would say nothing. */
  readonly modified: string | null;
  readonly twins: readonly { readonly language: string; readonly address: string }[];
}

/** Search engines take 50,000 addresses and 50 MB; with three twins each, so many stay well below both. */
export const pagesPerPart = 20_000;

/** Null for a page that is not to be listed, or that is named by another address than its own. `own` is that address. */
export function sitemapPage(html: string, own: string): SitemapPage | null {
  const head = html.slice(0, html.indexOf("</head>"));
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(head) ?? [];
  if (address !== own || /<meta name="robots" content="[^"]*\bnoindex\b/.test(head)) return null;
  const [, modified] = /<meta property="og:updated_time" content="([^"]+)"/.exec(head) ?? [];
  const twins = [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  return {
    address,
    modified: modified ?? null,
    twins: twins.map(([, language = "", twin = ""]) => ({ language, address: twin })),
  };
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** One file of pages; there are at most {@link pagesPerPart} of them. */
export function sitemapPart(pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ address, modified, twins }) => {
    const links = twins.map(
      (twin) => `<xhtml:link rel="alternate" hreflang="${twin.language}" href="${twin.address}"/>`,
    );
    return `<url><loc>${address}</loc>${lastmod(modified)}${links.join("")}</url>\n`;
  });
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("")}</urlset>\n`;
}

/** The list of the parts, each with the last change of its pages. */
export function sitemapIndex(parts: readonly { readonly address: string; readonly modified: string | null }[]): string {
  const entries = parts.map(
    ({ address, modified }) => `<sitemap><loc>${address}</loc>${lastmod(modified)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join("")}</sitemapindex>\n`;
}

/** The latest of the dates; null without any. */
export function latest(pages: readonly Pick<SitemapPage, "modified">[]): string | null {
  return pages.reduce<string | null>(
    (last, { modified }) => (modified !== null && (last === null || modified > last) ? modified : last),
    null,
  );
}

function lastmod(modified: string | null): string {
  return modified === null ? "" : `<lastmod>${modified}</lastmod>`;
}
