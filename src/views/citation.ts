/**
 * How pages are cited: as text, for BibTeX, and by a permalink, each with the state of the data that the numbers stand for,
 * and whether any commit does. Beside the site's own entry stands one for each work that the page shows.
 */
import type { RepositoryState } from "../context.ts";
import { formatDate } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import {
  bibtexAuthors,
  bibtexEntry,
  bibtexKey,
  bibtexLink,
  bibtexText,
  bibtexUrl,
  verbatim,
} from "./citation/bibtex.ts";
import { type Work, workEntry } from "./citation/works.ts";
import { permalink, shortCommit } from "./permalink.ts";

/** What a page is about, as far as citing it goes. */
export interface CitedPage {
  /** The English path of the page, as `routes` gives it. */
  readonly path: string;
  readonly title: string;
  /** The title of a view of entries, with `{entries}`; null where views have the page's own. */
  readonly viewTitle: string | null;
  /** Who made what it shows; empty where nobody is named. */
  readonly authors: readonly string[];
  /** Withdrawn, synthetic: whole sentences. */
  readonly remarks: readonly string[];
  readonly works: readonly Work[];
  /** How many works there is no room for. */
  readonly moreWorks: number;
}

export interface Citation {
  /** In one line, with the permalink at its end. */
  readonly text: string;
  /** The page's own entry. */
  readonly entry: string;
  readonly key: string;
  /** One entry for each work, an empty line between two; null where there are none. */
  readonly works: string | null;
  readonly moreWorks: number;
  /** The page's address with the commit; without one where the data have none, or where the address itself stands for it. */
  readonly permalink: string;
  /** The commit of the data, 12 digits; null where there is none. */
  readonly commit: string | null;
  readonly dirty: boolean;
}

export interface CitedState extends Pick<RepositoryState, "url" | "commit" | "committedAt" | "dirty"> {
  /** Whether the page's own address stands for this state, as that of a snapshot does. */
  readonly lasting?: boolean;
}

/** Of many authors the text names so many. */
const mostAuthors = 6;

/**
 * @param address of the page, absolute, in the language of the citation
 * @param snapshot the absolute address under which this very state is kept; null where there is none
 */
export function pageCitation(
  page: CitedPage,
  address: string,
  state: CitedState,
  snapshot: string | null,
  locale: Locale,
): Citation {
  const { cite: words, export: exported, site } = dictionary(locale);
  const { commit, committedAt, lasting = false } = state;
  const link = permalink(address, "", lasting ? null : commit);
  const key = citationKey(page.path, commit);
  const gap = exported.sentenceGap();
  const text = [
    page.authors.length === 0 ? "" : words.by(namedAuthors(page.authors, locale)),
    words.quoted(page.title),
    sourceOf(state, locale),
    state.url === null ? "" : words.repository(state.url),
    ...page.remarks.map(words.remark),
    snapshot === null ? "" : words.kept(snapshot),
    ` ${link}`,
  ].join("");
  return {
    text,
    entry: bibtexEntry(key, [
      ["author", bibtexAuthors([site.name])],
      ["title", verbatim(page.title)],
      ["year", committedAt?.slice(0, 4) ?? ""],
      ["note", bibtexText([stateNote(state, locale), ...page.remarks].join(gap))],
      ["howpublished", snapshot === null ? "" : bibtexLink(snapshot)],
      ["url", bibtexUrl(link)],
    ]),
    key,
    works: page.works.length === 0 ? null : page.works.map((work) => workEntry(work, locale)).join("\n\n"),
    moreWorks: page.moreWorks,
    permalink: link,
    commit: commit === null ? null : shortCommit(commit),
    dirty: state.dirty,
  };
}

/** The site as a whole, for its first page: what to name, and what that is worth. */
export function siteCitation(
  state: CitedState,
  address: string,
  locale: Locale,
): { readonly text: string; readonly entry: string; readonly permalink: string } {
  const { home, site } = dictionary(locale);
  const link = permalink(address, "", state.commit);
  return {
    text: state.commit === null ? home.citeNoCommitText : state.dirty ? home.citeDirtyText : home.citeText,
    entry: bibtexEntry("penguin-leaderboards", [
      ["title", verbatim(site.name)],
      ["year", state.committedAt?.slice(0, 4) ?? ""],
      ["note", bibtexText(stateNote(state, locale))],
      ["url", bibtexUrl(link)],
    ]),
    permalink: link,
  };
}

/** Of ASCII, and the same for the same page and state: from the page's path, which no other page has. */
export function citationKey(path: string, commit: string | null): string {
  const parts = path.split("/").filter((part) => part !== "");
  return bibtexKey(["penguin", ...parts, ...(commit === null ? [] : [shortCommit(commit)])].join("/"));
}

function namedAuthors(authors: readonly string[], locale: Locale): readonly string[] {
  const more = authors.length - mostAuthors;
  if (more <= 0) return authors;
  return [...authors.slice(0, mostAuthors), dictionary(locale).cite.andOthers(more)];
}

function sourceOf({ commit, committedAt, dirty }: CitedState, locale: Locale): string {
  const { site, export: words } = dictionary(locale);
  if (commit === null || committedAt === null) return words.sourceWithoutCommit(site.name);
  return words.source(site.name, shortCommit(commit), formatDate(committedAt), dirty);
}

function stateNote({ commit, committedAt, dirty }: CitedState, locale: Locale): string {
  const words = dictionary(locale).cite;
  if (commit === null || committedAt === null) return words.noteWithoutCommit;
  return words.note(shortCommit(commit), formatDate(committedAt), dirty);
}
