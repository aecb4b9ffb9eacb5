/** The parts of the note that says what has changed since a link was taken. */
import type { Dictionary } from "../../i18n/en.ts";
import { emphasis } from "../../views/emphasis.ts";
import type { MovedRank } from "../../views/since/changed.ts";
import type { HistoryChange } from "../../views/since/history.ts";
import { element } from "../leaderboard/elements.ts";

type Words = Dictionary["cite"]["since"];
/** Leads to where a commit is told, by its place. */
type CommitLink = (at: number) => HTMLElement;

/** What stands where there is no number, as in all tables of the site. */
const dash = "—";
/** More lines are folded. */
const openLines = 12;

/** @param address ready for `href` */
export function linkTo(address: string, text: string, className = ""): HTMLAnchorElement {
  const link = element("a", className, text);
  link.href = address;
  return link;
}

/** Sentences as a paragraph, with their emphasis. */
export function sentence(sentences: readonly string[], gap: string): HTMLElement {
  const paragraph = element("p", "");
  for (const { text, strong } of emphasis(sentences.join(gap)))
    paragraph.append(strong ? element("b", "", text) : text);
  return paragraph;
}

/** The numbers that have changed, then and now. */
export function numbers(changed: readonly HistoryChange[], commit: CommitLink, words: Words): readonly HTMLElement[] {
  if (changed.length === 0) return [];
  const head = element("tr", "");
  for (const [text, className] of [
    [words.row, ""],
    [words.column, "wide-only"],
    [words.before, "r"],
    [words.after, "r"],
    [words.commit, "wide-only"],
  ] as const) {
    const cell = element("th", className, text);
    cell.scope = "col";
    head.append(cell);
  }
  const rows = changed.map(({ at, entryText, columnText, old, new: now }) => {
    // Where there is no room for them, column and commit stand below the name.
    const name = element("th", "wrap", entryText, element("span", "sub narrow-only", `${columnText} · `, commit(at)));
    name.scope = "row";
    const figure = (text: string | null) => element("td", text === null ? "r missing" : "r", text ?? dash);
    const column = element("td", "wrap wide-only", columnText);
    return element("tr", "", name, column, figure(old), figure(now), element("td", "wide-only", commit(at)));
  });
  const table = element(
    "table",
    "",
    element("caption", "sr-only", words.caption),
    element("thead", "", head),
    element("tbody", "", ...rows),
  );
  const scroll = element("div", "table-scroll", table);
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "region");
  scroll.setAttribute("aria-label", words.caption);
  return [folded(element("div", "table-frame", scroll), changed.length, words)];
}

/** A list behind its title, each with its commit. */
export function names(
  title: string,
  items: readonly { readonly at: number; readonly entryText: string }[],
  commit: CommitLink,
  words: Words,
): readonly HTMLElement[] {
  if (items.length === 0) return [];
  const list = element("ul", "", ...items.map(({ at, entryText }) => element("li", "", entryText, " ", commit(at))));
  return [element("p", "", title), folded(list, items.length, words)];
}

export function moves(
  moved: readonly MovedRank[],
  nameOf: (entry: string) => string,
  words: Words,
): readonly HTMLElement[] {
  if (moved.length === 0) return [];
  const rank = (value: number | null) => (value === null ? words.unranked : String(value));
  const items = moved.map(({ entry, old, new: now }) =>
    element("li", "", words.move(nameOf(entry), rank(old), rank(now))),
  );
  return [element("p", "", words.moved), folded(element("ul", "", ...items), moved.length, words)];
}

function folded(content: HTMLElement, count: number, words: Words): HTMLElement {
  if (count <= openLines) return content;
  return element("details", "", element("summary", "", words.all(count)), content);
}
