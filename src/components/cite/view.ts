/** Keeps the permalink and the texts of a citation in step with the view that a page shows. */
import { withChoice } from "../../views/address/query.ts";
import { bibtexText, bibtexUrl } from "../../views/citation/bibtex.ts";
import { filled } from "../../views/filled.ts";
import { commitKey, permalink } from "../../views/permalink.ts";

/** What the texts say of the page as it stands without a view. */
interface Plain {
  readonly permalink: string;
  readonly key: string;
  readonly title: string;
  /** The title with `{entries}`, where views have entries. */
  readonly viewTitle: string | null;
  readonly commit: string | null;
}

const texts = new Map<Element, string>();

/** @param entries what the view is of, where the page asks for entries */
export function citeView(search: string, entries: readonly string[] = []): void {
  const own = document.querySelector<HTMLElement>("details.cite[data-view]");
  if (own === null) return;
  const plain = JSON.parse(own.dataset.view ?? "") as Plain;
  const view = withChoice(search, commitKey, null);
  const link = bibtexUrl(permalink(plain.permalink.replace(/\?.*/, ""), view, plain.commit));
  const isNamed = plain.viewTitle !== null && entries.length > 1;
  const named = isNamed ? filled(plain.viewTitle, { entries: entries.join(" / ") }) : plain.title;
  const changes = [
    [plain.permalink, link],
    [plain.key, view === "" ? plain.key : `${plain.key}/${viewName(view)}`],
    [bibtexText(plain.title), bibtexText(named)],
    [plain.title, named],
  ] as const;
  for (const code of own.querySelectorAll("#cite-text, #cite-entry, #cite-link a")) {
    const before = texts.get(code) ?? code.textContent ?? "";
    texts.set(code, before);
    code.textContent = changed(before, changes);
    if (code instanceof HTMLAnchorElement) code.href = link;
  }
}

/** All at once, so that nothing is changed in what was just put in. */
function changed(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  const found = changes
    .map(([from, to]) => ({ from, to, at: from === "" ? -1 : text.indexOf(from) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)[0];
  if (found === undefined) return text;
  const end = found.at + found.from.length;
  return text.slice(0, found.at) + found.to + changed(text.slice(end), changes);
}

/** A short name for a view, so that two views of a page have two keys (FNV-1a, 32 bits). */
function viewName(search: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(search)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
