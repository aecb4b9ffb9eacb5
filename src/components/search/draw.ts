/** Draws what was found: a heading and a list of links for each kind, the words that were found marked. */

import { formatCount } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import type { Found, FoundGroup } from "../../views/search/find.ts";
import { excerptAround, markedRuns, termsIn } from "../../views/search/marks.ts";
import type { Term } from "../../views/search/query.ts";
import { recordPath, type SearchKind, type SearchRecord, searchPath } from "../../views/search/record.ts";
import { href } from "../href.ts";
import { element } from "./element.ts";
import type { SearchWords } from "./words.ts";

export interface DrawSettings {
  readonly locale: Locale;
  readonly words: SearchWords;
  readonly query: string;
  /** The only kind to draw; null for all. */
  readonly kind: SearchKind | null;
  /** How many records of a kind to draw. */
  readonly limit: number;
  readonly heading: "h2" | "h3";
}

/** Characters of a text that is shown only because it was searched for. */
const excerptLength = 140;

/** One section for each kind. Links to all of a kind carry `data-kind`. */
export function drawGroups(found: Found, settings: DrawSettings): readonly HTMLElement[] {
  return found.groups
    .filter(({ kind }) => settings.kind === null || settings.kind === kind)
    .map((group) => drawGroup(group, found.terms, settings));
}

function drawGroup({ kind, records }: FoundGroup, terms: readonly Term[], settings: DrawSettings): HTMLElement {
  const { words, locale, query, limit, heading } = settings;
  const id = `found-${kind}`;
  const more =
    records.length > limit && settings.kind === null && query !== ""
      ? element(
          "a",
          { class: "search-all", href: href(searchPath(locale, query, kind)), "data-kind": kind },
          words.showAll(formatCount(records.length)),
          element("span", { class: "sr-only" }, ` · ${words.kinds[kind]}`),
        )
      : null;
  return element(
    "section",
    { class: "search-group", "aria-labelledby": id },
    element(
      "div",
      { class: "search-group-head" },
      element(
        heading,
        { id },
        words.kinds[kind],
        " ",
        element("span", { class: "count" }, formatCount(records.length)),
      ),
      more,
    ),
    element(
      "ul",
      {},
      ...records.slice(0, limit).map((record) => element("li", {}, drawRecord(record, terms, settings))),
    ),
  );
}

function drawRecord(record: SearchRecord, terms: readonly Term[], { locale, words }: DrawSettings): HTMLElement {
  const { title, lang, context, withdrawn, synthetic } = record;
  return element(
    "a",
    { class: "search-result", href: href(recordPath(record, locale)) },
    element(
      "span",
      { class: "title" },
      element("span", { lang }, ...marked(title, terms)),
      withdrawn ? element("span", { class: "tag" }, words.withdrawn) : null,
      synthetic ? element("span", { class: "tag warn" }, words.synthetic) : null,
    ),
    element("span", { class: "context" }, ...contextLine([...context, ...foundElsewhere(record, terms)], terms, words)),
  );
}

function contextLine(texts: readonly string[], terms: readonly Term[], words: SearchWords): readonly Node[] {
  return texts.flatMap((text, index) => [
    ...(index === 0 ? [] : [document.createTextNode(words.separator)]),
    ...marked(excerptAround(text, terms, excerptLength), terms),
  ]);
}

/** The first text for each word that neither title nor context show: else a reader would not see why it was found. */
function foundElsewhere({ title, context, hidden }: SearchRecord, terms: readonly Term[]): readonly string[] {
  const shown = new Set([title, ...context].flatMap((text) => termsIn(text, terms)));
  const texts = new Set<string>();
  for (const term of terms) {
    if (shown.has(term)) continue;
    const text = hidden.find((candidate) => termsIn(candidate, [term]).length > 0);
    if (text === undefined) continue;
    texts.add(text);
    for (const other of termsIn(text, terms)) shown.add(other);
  }
  return [...texts];
}

function marked(text: string, terms: readonly Term[]): readonly Node[] {
  return markedRuns(text, terms).map((run) =>
    run.marked ? element("mark", {}, run.text) : document.createTextNode(run.text),
  );
}
