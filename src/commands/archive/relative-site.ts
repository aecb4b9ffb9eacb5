/**
 * From a site whose links begin with a mark of their own to one whose links are relative, so that it works below any path.
 * The mark stands nowhere else: where one is left that no rule knows, nothing is written.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";

/** What links begin with while an archive is made. No id or text of a repository can hold it: ids have no underscores. */
export const linkMark = "/__archive__/";

/** The files that hold text, in which the mark is looked for. */
const textFiles = new Set([".css", ".csv", ".html", ".js", ".json", ".md", ".svg", ".tex", ".txt", ".xml"]);

/**
 * Makes every link of a site relative, in place.
 *
 * @throws Error naming the files in which a link is left that cannot be made relative
 */
export function makeRelative(site: string): void {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => textFiles.has(extname(file)))
    .sort();
  const changed = files.flatMap((file) => {
    const text = readFileSync(join(site, file), "utf8");
    return text.includes(linkMark) ? [{ file, text: relativeText(file, text) }] : [];
  });
  const left = changed.filter(({ text }) => text.includes(linkMark.replaceAll("/", "")));
  if (left.length > 0) {
    const names = left.slice(0, 5).map(({ file }) => file);
    throw new Error(`Links that cannot be made relative: ${left.length} files (${names.join(", ")}).`);
  }
  for (const { file, text } of changed) writeFileSync(join(site, file), text);
}

/** A file's text with the links that are known to its kind made relative. `file` is its path in the site. */
export function relativeText(file: string, text: string): string {
  const up = "../".repeat(file.split("/").length - 1) || "./";
  switch (extname(file)) {
    case ".html":
      // Behind a quotation mark, in attributes and in the data that scripts read: both mean the page's own address.
      return text.replaceAll(new RegExp(`(?<=["']|&quot;|&#39;)${linkMark}`, "g"), up);
    case ".css":
      return text.replaceAll(new RegExp(`(?<=url\\(["']?)${linkMark}`, "g"), up);
    case ".js":
      // A script's own address tells where the site lies; text alone would be taken from the page's address.
      return text.replaceAll(
        new RegExp(`(["'\`])${linkMark}([^"'\`\\\\$]*)\\1`, "g"),
        (_literal, _quote, rest: string) => `(new URL("${up}${rest}",import.meta.url).pathname)`,
      );
    default:
      return text;
  }
}
