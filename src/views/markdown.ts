/** Markdown of the repository as safe HTML: it is written by submitters and shown to everyone. */
import { Marked, type Token } from "marked";
import sanitizeHtml from "sanitize-html";
import { type Locale, type LocalText, languageTags } from "../i18n/index.ts";

/** A rendered text. */
export interface MarkdownView {
  readonly html: string;
  /** The language tag where it differs from the page's, else undefined. */
  readonly lang: string | undefined;
}

const marked = new Marked({
  gfm: true,
  renderer: {
    // A picture would ask another host for something while the page is read; a link asks the reader first.
    image: ({ href, text }) => `<a href="${escapeAttribute(href)}">${escapeText(text === "" ? href : text)}</a>`,
  },
});

const shownTags =
  "h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre code em strong del a span br hr table thead tbody tr th td sub sup kbd".split(
    " ",
  );

/** The page has its title and its sections already: the text's own headings go below them. */
const headingShift = 2;

/**
 * HTML of text, lists, tables, code and links to http(s), nothing else: no script, style, picture, form, class or id.
 * Links that lead into the repository's folders become plain text. A first heading that only repeats `title` is left out.
 */
export function markdownView(text: string, locale: Locale, title: string): MarkdownView {
  const tokens = marked.lexer(text);
  const [first] = tokens;
  if (first?.type === "heading" && first.depth === 1 && first.text.trim() === title.trim()) tokens.shift();
  const html = sanitizeHtml(marked.parser(tokens), {
    allowedTags: shownTags,
    allowedAttributes: { a: ["href", "rel"], th: ["align"], td: ["align"], ol: ["start"] },
    allowedSchemes: ["http", "https"],
    allowProtocolRelative: false,
    transformTags: {
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `h${Math.min(6, level + headingShift)}`])),
      a: (_tag, { href = "" }) => ({
        tagName: /^https?:\/\//i.test(href) ? "a" : "span",
        attribs: { href, rel: "nofollow" },
      }),
    },
  });
  return { html, lang: languageOf(text, locale) };
}

/** The first sentence of the first paragraph as plain text; null where there is no paragraph. */
export function firstSentence(text: string, locale: Locale): LocalText | null {
  const paragraph = marked.lexer(text).find(({ type }) => type === "paragraph");
  const plain = paragraph === undefined ? "" : plainText([paragraph]).replace(/\s+/g, " ").trim();
  if (plain === "") return null;
  return { text: /^.*?(?:[。！？]|[.!?](?=\s))/.exec(plain)?.[0] ?? plain, lang: languageOf(text, locale) };
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ("tokens" in token && token.tokens ? plainText(token.tokens) : "text" in token ? token.text : " "))
    .join("");
}

/** The repository does not say in which language a text is; Chinese characters do. */
function languageOf(text: string, locale: Locale): string | undefined {
  const language: Locale = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  return language === locale ? undefined : languageTags[language];
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
