/** Texts of the data for the search: both languages are found, one is shown. */
import { Marked, type Token } from "marked";
import { type Locale, type LocalText, localText } from "../../i18n/index.ts";

/** A field and its `_zh` twin: the one that is shown, and the other where it says something else. */
export interface BothTexts {
  readonly shown: LocalText;
  readonly others: readonly string[];
}

/** Sorts the two languages of a field by the reader's. */
export function bothTexts(locale: Locale, english: string, chinese: string | null | undefined): BothTexts {
  const shown = localText(locale, english, chinese);
  return { shown, others: [english, chinese ?? ""].filter((text) => text !== "" && text !== shown.text) };
}

/** All languages of a field. */
export function allTexts(english: string, chinese: string | null | undefined): readonly string[] {
  return chinese && chinese !== english ? [english, chinese] : [english];
}

/** Without empty texts, and each once. */
export function distinct(texts: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => text || []))];
}

const marked = new Marked({ gfm: true });

/** The beginning of a Markdown text as plain text, at most `length` characters; without the first heading, which repeats the title. */
export function plainBeginning(markdown: string, length: number): string {
  const tokens = marked.lexer(markdown);
  if (tokens[0]?.type === "heading") tokens.shift();
  const text = tokens.map(plainText).join(" ").replace(/\s+/g, " ").trim();
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
}

/** What a reader sees of a token; of tags of HTML, nothing. */
function plainText(token: Token): string {
  if (token.type === "html") return " ";
  if (token.type === "list") return token.items.map(plainText).join(" ");
  if (token.type === "table") {
    return [token.header, ...token.rows]
      .flat()
      .map(({ tokens }) => tokens.map(plainText).join(""))
      .join(" ");
  }
  if ("tokens" in token && token.tokens) return token.tokens.map(plainText).join(token.type === "list_item" ? " " : "");
  return "text" in token && typeof token.text === "string" ? token.text : " ";
}
