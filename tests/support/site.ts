/** A built site as the tests read it: its files and its pages. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Element, type HtmlDocument, parseHtml } from "./html.ts";

export interface Page extends HtmlDocument {
  /** File in the site, `zh/leaderboards/demo/index.html`. */
  readonly file: string;
  /** Its path in the site without the base path: `/zh/leaderboards/demo/`. */
  readonly path: string;
  readonly html: string;
  readonly ids: ReadonlySet<string>;
}

export interface Site {
  /** Every file, with `/`, in code-point order. */
  readonly files: readonly string[];
  /** By path. */
  readonly pages: ReadonlyMap<string, Page>;
  read(file: string): string;
}

export function readSite(folder: string): Site {
  return siteOf(listFiles(folder), (file) => readFileSync(join(folder, file), "utf8"));
}

/** The files of a site alone, for tests that look at no page. */
export function readFolder(folder: string): Pick<Site, "files" | "read"> {
  return { files: listFiles(folder), read: (file) => readFileSync(join(folder, file), "utf8") };
}

/** A site from wherever its files are. */
export function siteOf(files: readonly string[], read: (file: string) => string): Site {
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file): Page => {
      const html = read(file);
      const document = parseHtml(html);
      const ids = document.elements.flatMap(({ attributes }) => (attributes.id === undefined ? [] : [attributes.id]));
      return { ...document, file, path: `/${file.replace(/(^|\/)index\.html$/, "$1")}`, html, ids: new Set(ids) };
    });
  return { files, pages: new Map(pages.map((page) => [page.path, page])), read };
}

/** Every file below a folder, relative to it. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}

/** File names with a digest of their bytes: equal only for identical folders. */
export function digestFolder(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listFiles(folder).map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex"),
    ]),
  );
}

export function elementsOf(page: HtmlDocument, name: string): readonly Element[] {
  return page.elements.filter((element) => element.name === name);
}

/** Source pages show files as they are: one for both languages. The error page knows no language of its own. */
export function hasTwin({ path }: Pick<Page, "path">): boolean {
  return !path.endsWith("/source/") && path !== "/404.html";
}
