/**
 * Running text with a few marks, split into what a component draws: `**strong**`, `` `code` ``, `$S_j$` for symbols and
 * `[words](#anchor)` for a way to another section of the page.
 */
import { element, identifier, number, operator, row } from "../leaderboard/expression/markup.ts";

/** A run of a paragraph. */
export type Inline =
  | { readonly kind: "text" | "strong" | "code"; readonly text: string }
  /** A complete `<math>` element. */
  | { readonly kind: "math"; readonly mathml: string }
  | { readonly kind: "link"; readonly text: string; readonly fragment: string };

const MARK = /\*\*(.+?)\*\*|`(.+?)`|\$(.+?)\$|\[(.+?)\]\((#[\w-]+)\)/g;

/** Splits a paragraph at its marks. Values put into it must not contain any; {@link unmarked} takes them out. */
export function inlineText(paragraph: string): readonly Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(MARK)) {
    if (match.index > end) runs.push({ kind: "text", text: paragraph.slice(end, match.index) });
    runs.push(marked(match));
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) runs.push({ kind: "text", text: paragraph.slice(end) });
  return runs;
}

/** A value of the data without anything that would be read as a mark. */
export function unmarked(value: string): string {
  return value.replace(/\*\*|[`$]/g, "").replaceAll("](", "] (");
}

/** A complete `<math>` element around presentation MathML. */
export function math(content: string, display: "block" | "inline" = "block"): string {
  return `<math display="${display}">${content}</math>`;
}

function marked([, strong, code, symbols, words, fragment]: RegExpExecArray): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (code !== undefined) return { kind: "code", text: code };
  if (symbols !== undefined) return { kind: "math", mathml: math(symbolMarkup(symbols), "inline") };
  return { kind: "link", text: words ?? "", fragment: fragment ?? "" };
}

/** `S_j`, `n - 1`, `M_g`: letters with an index, whole numbers, and the operators between them. */
function symbolMarkup(symbols: string): string {
  const parts = symbols.split(/\s*([-+=<>])\s*/).filter((part) => part !== "");
  return row(...parts.map(partMarkup));
}

function partMarkup(part: string): string {
  if (/^[-+=<>]$/.test(part)) return operator(part === "-" ? "−" : part);
  if (/^\d+$/.test(part)) return number(Number(part));
  const [base = "", index] = part.split("_");
  return index === undefined ? identifier(base) : element("msub", identifier(base), row(...[...index].map(identifier)));
}
