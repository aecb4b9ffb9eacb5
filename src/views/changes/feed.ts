/** Feeds in the Atom format (RFC 4287): one entry for each commit that changed something. */
import { dictionary, type Locale, languageTags } from "../../i18n/index.ts";
import type { LedgerCommit } from "../../leaderboard/ledger/ledger.ts";
import { commitAnchor } from "../../routes.ts";
import { xmlText } from "../xml.ts";

export interface Feed {
  readonly title: string;
  /** Absolute addresses: of the page that tells the same, and of the feed itself. */
  readonly page: string;
  readonly self: string;
  /** When nothing has changed: the time of the data; ISO 8601 UTC. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly commit: Pick<LedgerCommit, "commit" | "committedAt">;
  readonly title: string;
  /** Absolute, with the anchor of the commit. */
  readonly page: string;
  /** Sentences, each a line of a list, with the address that it leads to. */
  readonly lines: readonly FeedLine[];
}

export interface FeedLine {
  readonly text: string;
  /** Absolute; null where it leads nowhere. */
  readonly page: string | null;
}

/** A feed tells the last commits; all of them stand on the page. */
export const feedLength = 50;
/** Of a commit with more lines the others are counted. */
const longestEntry = 100;

/** The text of a feed. The same input gives the same bytes: nothing in it is taken from the clock. */
export function atomFeed({ title, page, self, updated, entries }: Feed, locale: Locale): string {
  const { site, changes: words } = dictionary(locale);
  const kept = entries.slice(0, feedLength);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[locale]}">`,
    `  <id>${xmlText(self)}</id>`,
    `  <title>${xmlText(title)}</title>`,
    `  <subtitle>${xmlText(words.feedSubtitle)}</subtitle>`,
    `  <updated>${kept[0]?.commit.committedAt ?? updated}</updated>`,
    `  <author><name>${xmlText(site.name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `  <link rel="alternate" type="text/html" hreflang="${languageTags[locale]}" href="${xmlText(page)}"/>`,
    ...kept.flatMap((entry) => entryLines(entry, self, locale)),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}

function entryLines({ commit, title, page, lines }: FeedEntry, self: string, locale: Locale): readonly string[] {
  const words = dictionary(locale).changes;
  const listed = lines.slice(0, longestEntry);
  const more = lines.length - listed.length;
  const items = listed.map(({ text, page: target }) =>
    target === null ? `<li>${xmlText(text)}</li>` : `<li><a href="${xmlText(target)}">${xmlText(text)}</a></li>`,
  );
  const rest = more === 0 ? "" : `<p><a href="${xmlText(page)}">${xmlText(words.moreLines(String(more)))}</a></p>`;
  return [
    "  <entry>",
    // The page of a commit may come to be another one; the feed and the commit stay.
    `    <id>${xmlText(`${self}#${commitAnchor(commit.commit)}`)}</id>`,
    `    <title>${xmlText(title)}</title>`,
    `    <updated>${commit.committedAt}</updated>`,
    `    <link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    `    <content type="html">${xmlText(`<ul>${items.join("")}</ul>${rest}`)}</content>`,
    "  </entry>",
  ];
}
