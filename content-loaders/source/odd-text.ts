/** Characters that get into a text by accident and that nobody sees on a page, though they make another text of it. */

/** What is odd about a text of one line: space around it, characters that cannot be seen, or quotes that became part of it. */
export type Oddity = "space" | "invisible" | "quotes";

// Control characters, soft hyphen, zero-width space, signs that turn the direction of writing, word joiner, byte order mark.
// The joiners U+200C and U+200D are letters' business in many scripts and in emoji.
const invisible = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
const quotePairs = ["“”", "‘’", "„“", "«»", "「」", "『』", "＂＂", "＇＇", "``"] as const;

/** The oddity of a text, or null. A text of several lines is prose, whose indentation and tabs are its own. */
export function oddityOf(text: string): Oddity | null {
  const isProse = text.includes("\n");
  if (invisible.test(isProse ? text.replaceAll(/[\n\r\t]/g, "") : text)) return "invisible";
  if (isProse) return null;
  if (text !== text.trim()) return "space";
  const inner = text.slice(1, -1);
  const isQuoted = quotePairs.some((pair) => text.startsWith(pair.charAt(0)) && text.endsWith(pair.charAt(1)));
  return isQuoted && inner !== "" && !/[“”‘’„«»「」『』＂＇`]/.test(inner) ? "quotes" : null;
}

/** The text without what is odd about it. */
export function withoutOddity(text: string): string {
  const seen = text
    .replaceAll(/[\n\r\t]+/g, " ")
    .replaceAll(new RegExp(invisible, "gu"), "")
    .trim();
  return oddityOf(seen) === "quotes" ? seen.slice(1, -1) : seen;
}

/** A text with the characters in it that cannot be told from a space, or not be seen, as escapes: `72.5\u00a0`. */
export function withVisibleCharacters(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|[^\S ]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Block texts, and those between lines of quotes, end in a line break of their notation, which is no part of the text. */
export function withoutLastLineBreak(text: string): string {
  return text.replace(/\s*\n\s*$/u, "");
}
