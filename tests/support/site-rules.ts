/** The rules that every built site keeps, whatever repository it was made from. Each returns what breaks it. */
import { elementsOf, hasTwin, type Page, type Site } from "./site.ts";
import { textNodes } from "./text-nodes.ts";

export interface Place {
  /** `https://club.example`, without a slash at the end. */
  readonly origin: string;
  /** `/`, or `/sub/` for a site below a path. */
  readonly base: string;
}

/** `SITE_URL` and `BASE_PATH` of a build that sets neither, read from the page that every site has. */
export function placeOf(site: Site): Place {
  const home = site.pages.get("/");
  const canonical = home && elementsOf(home, "link").find(({ attributes }) => attributes.rel === "canonical");
  if (!canonical?.attributes.href) throw new Error("The home page names no canonical address.");
  const { origin, pathname } = new URL(canonical.attributes.href);
  return { origin, base: pathname };
}

/** Both languages have the same pages, each names both, and each says which it is. */
export function brokenTwins(site: Site, place: Place): readonly string[] {
  return [...site.pages.values()].flatMap((page) => {
    const chinese = page.path.startsWith("/zh/");
    const lang = elementsOf(page, "html")[0]?.attributes.lang;
    const wrong: string[] = [];
    if (page.path !== "/404.html" && lang !== (chinese ? "zh-CN" : "en")) wrong.push(`${page.path}: lang is ${lang}`);
    if (!hasTwin(page)) {
      if (chinese) wrong.push(`${page.path}: there should be one page for both languages`);
      return wrong;
    }
    const english = chinese ? page.path.slice("/zh".length) : page.path;
    const twin = chinese ? english : `/zh${page.path}`;
    if (!site.pages.has(twin)) wrong.push(`${page.path}: no twin ${twin}`);
    const wanted = { en: english, "zh-CN": `/zh${english}`, "x-default": english };
    const alternates = elementsOf(page, "link").filter(({ attributes }) => attributes.hreflang !== undefined);
    for (const [hreflang, path] of Object.entries(wanted)) {
      const found = alternates.filter(({ attributes }) => attributes.hreflang === hreflang);
      const address = place.origin + place.base.slice(0, -1) + path;
      if (found.length !== 1 || found[0]?.attributes.href !== address) {
        wrong.push(`${page.path}: hreflang ${hreflang} should once be ${address}`);
      }
    }
    return wrong;
  });
}

/** Every address inside the site leads to a file, and every fragment to an element of it. */
export function brokenLinks(site: Site, place: Place): readonly string[] {
  const files = new Set(site.files);
  return [...site.pages.values()].flatMap((page) =>
    addresses(page).flatMap(({ value, from }) => {
      const url = new URL(value, `${place.origin}${place.base.slice(0, -1)}${page.path}`);
      if (url.origin !== place.origin || !/^https?:$/.test(url.protocol)) return [];
      const told = `${page.path}: ${from} ${value}`;
      if (!url.pathname.startsWith(place.base)) return [`${told} leaves the base path`];
      const path = decodeURIComponent(url.pathname.slice(place.base.length - 1));
      const file = path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1);
      if (!files.has(file)) return [`${told} leads nowhere`];
      const id = decodeURIComponent(url.hash.slice(1));
      if (id === "" || id === "top" || site.pages.get(path)?.ids.has(id)) return [];
      return [`${told}: no such place in the page`];
    }),
  );
}

/** Nothing is loaded from elsewhere, by markup or by style. Links to read elsewhere are no loading. */
export function foreignResources(site: Site, place: Place): readonly string[] {
  const local = (value: string) => {
    const url = new URL(value, `${place.origin}${place.base}`);
    return url.protocol === "data:" || url.origin === place.origin;
  };
  const inMarkup = [...site.pages.values()].flatMap((page) =>
    page.elements.flatMap((element) =>
      loadedBy(element.name, element.attributes)
        .filter((value) => !local(value))
        .map((value) => `${page.path}: <${element.name}> ${value}`),
    ),
  );
  const styles = [
    ...site.files.filter((file) => file.endsWith(".css")).map((file) => [file, site.read(file)] as const),
    ...[...site.pages.values()].flatMap((page) => [
      ...elementsOf(page, "style").map(({ raw }) => [page.path, raw] as const),
      ...page.elements.map(({ attributes }) => [page.path, attributes.style ?? ""] as const),
    ]),
  ];
  const inStyles = styles.flatMap(([where, css]) =>
    [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)]
      .map(([, url, imported]) => url ?? imported ?? "")
      .filter((value) => !local(value))
      .map((value) => `${where}: ${value}`),
  );
  return [...inMarkup, ...inStyles];
}

/** The only pages that a person does something with, beyond reading. */
const islandPages: readonly RegExp[] = [/^(\/zh)?\/leaderboards\/[^/]+\/compare\/$/];

/** Pages that are whole without script, and add to what stands there with one module of at most so many bytes. */
const enhancedPages: readonly { readonly pattern: RegExp; readonly limit: number }[] = [
  { pattern: /^(\/zh)?\/leaderboards\/[^/]+\/$/, limit: 20 * 1024 },
  { pattern: /^(\/zh)?\/leaderboards\/[^/]+\/phases\/([^/]+\/)?$/, limit: 9 * 1024 },
  { pattern: /^(\/zh)?\/runs\/$/, limit: 20 * 1024 },
];

/**
 * A page carries one inline bootstrap of at most `limit` bytes; no other script in any form. A page of the lists above
 * may carry an island besides, which brings inline scripts that start it, or one module within its budget.
 */
export function strayScripts(site: Site, place: Place, limit: number): readonly string[] {
  return [...site.pages.values()].flatMap((page) => {
    const all = elementsOf(page, "script").filter(({ attributes }) => !/json/.test(attributes.type ?? ""));
    const budget = enhancedPages.find(({ pattern }) => pattern.test(page.path))?.limit ?? 0;
    const modules = budget > 0 ? all.filter(({ attributes }) => attributes.type === "module") : [];
    const scripts = all.filter((script) => !modules.includes(script));
    const islands = elementsOf(page, "astro-island");
    const listed = islandPages.some((pattern) => pattern.test(page.path));
    const [bootstrap, ...starters] = scripts;
    const counted = listed && islands.length > 0 ? [bootstrap] : scripts;
    const bytes = counted.reduce((sum, script) => sum + Buffer.byteLength(script?.raw ?? ""), 0);
    const added = modules.reduce((sum, { attributes, raw }) => {
      return sum + (attributes.src ? scriptBytes(site, fileOf(attributes.src, place)) : Buffer.byteLength(raw));
    }, 0);
    const handlers = page.elements.flatMap(({ name, attributes }) =>
      Object.entries(attributes)
        .filter(([key, value]) => /^on[a-z]+$/.test(key) || /^\s*javascript:/i.test(value))
        .map(([key]) => `${page.path}: <${name} ${key}>`),
    );
    return [
      ...scripts.filter(({ attributes }) => attributes.src).map(({ attributes }) => `${page.path}: ${attributes.src}`),
      ...(bytes > limit ? [`${page.path}: ${bytes} bytes of script`] : []),
      ...(modules.length > 1 ? [`${page.path}: ${modules.length} modules`] : []),
      ...(added > budget ? [`${page.path}: ${added} bytes of module`] : []),
      ...(islands.length > (listed ? 1 : 0) ? [`${page.path}: ${islands.length} islands`] : []),
      ...starters
        .filter(({ raw }) => !listed || !/\bAstro\b|astro-island/.test(raw))
        .map(() => `${page.path}: a script`),
      ...handlers,
    ];
  });
}

/** What pages load when a part of them is opened, or when their address names a commit: at most `limit` bytes each, with all that it imports. */
export function heavyParts(site: Site, place: Place, limit: number): readonly string[] {
  return [...site.pages.values()].flatMap((page) =>
    page.elements.flatMap(({ name, attributes }) => {
      const script = attributes["data-script"] ?? attributes["data-since"];
      if (!script) return [];
      const file = fileOf(script, place);
      const told = `${page.path}: <${name}> ${script}`;
      if (!site.files.includes(file)) return [`${told} is not there`];
      const bytes = scriptBytes(site, file);
      return bytes > limit ? [`${told}: ${bytes} bytes`] : [];
    }),
  );
}

function fileOf(value: string, place: Place): string {
  return new URL(value, `${place.origin}${place.base}`).pathname.slice(place.base.length);
}

/** A script with all that it imports. */
function scriptBytes(site: Site, file: string): number {
  const { always, later } = reachable(site, [file]);
  return sizeOf(site, [...always, ...later]);
}

function sizeOf(site: Site, files: Iterable<string>): number {
  return [...files].map((file) => Buffer.byteLength(site.read(file))).reduce((sum, bytes) => sum + bytes, 0);
}

/** The pages whose island loads more than `limit` bytes of script, with what it loads in one language. */
export function heavyIslands(site: Site, place: Place, limit: number): readonly string[] {
  return [...site.pages.values()].flatMap((page) => {
    const islands = elementsOf(page, "astro-island");
    const roots = islands.flatMap(({ attributes }) =>
      [attributes["component-url"], attributes["renderer-url"]].flatMap((value) =>
        value ? [fileOf(value, place)] : [],
      ),
    );
    const { always, later } = reachable(site, roots);
    // Of the parts that are loaded on demand a page needs one: the words of its language.
    const bytes = sizeOf(site, always) + Math.max(0, ...later.map((file) => sizeOf(site, [file])));
    return bytes > limit ? [`${page.path}: ${bytes} bytes of island`] : [];
  });
}

/** The scripts that modules import, directly or through others: always, and when they ask for them. */
function reachable(site: Site, roots: readonly string[]) {
  const always = new Set<string>();
  const later = new Set<string>();
  const visit = (file: string): void => {
    if (always.has(file) || !site.files.includes(file)) return;
    always.add(file);
    const code = site.read(file);
    const near = (name: string) => `${file.slice(0, file.lastIndexOf("/") + 1)}${name}`;
    for (const [, name = ""] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g)) visit(near(name));
    for (const [, name = ""] of code.matchAll(/\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/g)) later.add(near(name));
  };
  for (const root of roots) visit(root);
  return { always, later: [...later].filter((file) => !always.has(file) && site.files.includes(file)) };
}

/** Tags that a text was given and that were escaped once too often. `<experiment-id>` and the like are meant. */
const escapedMarkup =
  /<\/?(?:a|b|br|code|div|em|i|li|p|pre|script|span|strong|table|td|ul)\b[^<]*>|&(?:lt|gt|amp|quot|#\d+);/;

/** What a reader's software needs of each page: one heading of the first rank, a title and a description of its own. */
export function unclearPages(site: Site): readonly string[] {
  const titles = new Map<string, string[]>();
  const wrong: string[] = [];
  for (const page of site.pages.values()) {
    const [title] = elementsOf(page, "title");
    const headings = elementsOf(page, "h1").length;
    if (headings !== 1) wrong.push(`${page.path}: ${headings} h1`);
    if (!title?.raw.trim()) wrong.push(`${page.path}: no title`);
    else titles.set(title.raw, [...(titles.get(title.raw) ?? []), page.path]);
    const ids = page.elements.flatMap(({ attributes }) => attributes.id ?? []);
    if (new Set(ids).size !== ids.length) wrong.push(`${page.path}: an id stands twice`);
    if (/\b(NaN|undefined|Infinity)\b|\[object /.test(page.text)) wrong.push(`${page.path}: a value that is none`);
    if (hasTwin(page) && showsMarkup(page)) wrong.push(`${page.path}: markup shown as text`);
  }
  for (const [title, paths] of titles) if (paths.length > 1) wrong.push(`"${title}" names ${paths.join(", ")}`);
  return wrong;
}

/** Code may show markup: it is there to be copied. */
function showsMarkup(page: Page): boolean {
  if (!escapedMarkup.test(page.text)) return false;
  return [...textNodes(page.html)].some(({ text, literal }) => !literal && escapedMarkup.test(text));
}

/** What people read or hear is rounded; code and source pages hold what was written. */
export function longDecimals(site: Site): readonly string[] {
  const long = /\d\.\d{7,}/;
  // Few pages hold such a number anywhere, and only these are worth taking apart.
  const pages = [...site.pages.values()].filter((page) => hasTwin(page) && long.test(page.html));
  return pages.flatMap((page) =>
    [...textNodes(page.html)]
      .filter(({ text, literal }) => !literal && long.test(text))
      .map(({ text, attribute }) => `${page.path}: ${attribute ?? "text"} ${text.slice(0, 80)}`),
  );
}

const email = /[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/gi;

/** Addresses of people, anywhere in the output. */
export function emailAddresses(site: Site): readonly string[] {
  return site.files
    .filter((file) => /\.(html|json|csv|xml|md|tex|txt|svg|css|js)$/.test(file))
    .flatMap((file) => [...site.read(file).matchAll(email)].map(([address]) => `${file}: ${address}`));
}

function addresses(page: Page): readonly { readonly value: string; readonly from: string }[] {
  return page.elements.flatMap(({ name, attributes }) => {
    const values = [
      ...[attributes.href, attributes.src, attributes["xlink:href"], ...candidates(attributes.srcset)],
      ...[attributes["component-url"], attributes["renderer-url"]],
    ];
    return values.flatMap((value) => (value === undefined || value === "" ? [] : [{ value, from: `<${name}>` }]));
  });
}

function candidates(srcset: string | undefined): readonly string[] {
  return srcset?.split(",").flatMap((part) => part.trim().split(/\s+/)[0] ?? []) ?? [];
}

const readingRels = new Set(["canonical", "alternate", "license", "author", "me", "prev", "next", "help", "search"]);

function loadedBy(name: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  const values: (string | undefined)[] = [...candidates(attributes.srcset), attributes.src, attributes.poster];
  if (name === "link" && !readingRels.has(attributes.rel ?? "")) values.push(attributes.href);
  if (name === "use" || name === "image") values.push(attributes.href, attributes["xlink:href"]);
  if (name === "object") values.push(attributes.data);
  if (name === "base") values.push(attributes.href);
  if (name === "astro-island") values.push(attributes["component-url"], attributes["renderer-url"]);
  return values.flatMap((value) => (value ? [value] : []));
}
