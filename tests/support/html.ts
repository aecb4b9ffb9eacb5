/** Reads generated HTML just far enough for the tests: elements with their attributes, in order, and the visible text. */

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text inside `<script>`, `<style>` and `<title>`; empty for every other element. */
  readonly raw: string;
}

export interface HtmlDocument {
  readonly elements: readonly Element[];
  /** The text between tags, without scripts and styles, white space folded. */
  readonly text: string;
}

const token =
  /<!--[\s\S]*?-->|<(script|style|title)\b([^>]*)>([\s\S]*?)<\/\1\s*>|<([a-z][\w:-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>|<\/[a-z][^>]*>|<!doctype[^>]*>/gi;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Takes well-formed output of a generator; a tag that it cannot read would stay in the text and be seen there. */
export function parseHtml(html: string): HtmlDocument {
  const elements: Element[] = [];
  const texts: string[] = [];
  let end = 0;
  for (const match of html.matchAll(token)) {
    texts.push(html.slice(end, match.index));
    end = match.index + match[0].length;
    const name = match[1] ?? match[4];
    if (name === undefined) continue;
    elements.push({
      name: name.toLowerCase(),
      attributes: readAttributes(match[1] === undefined ? (match[5] ?? "") : (match[2] ?? "")),
      raw: match[3] ?? "",
    });
  }
  texts.push(html.slice(end));
  return { elements, text: decodeEntities(texts.join(" ")).replace(/\s+/g, " ").trim() };
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of text.matchAll(attribute)) {
    attributes[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? "");
  }
  return attributes;
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return named[name] ?? whole;
  });
}
