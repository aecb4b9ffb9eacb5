/** The markup of a component as a tree, and a tree as XML: what HTML allows and XML does not is mended on the way. */
import { xmlContent, xmlText } from "../xml.ts";

export interface Element {
  readonly name: string;
  /** As they are meant, without escapes. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Node[];
}

/** An element, or a text without escapes. */
export type Node = Element | string;

const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/y;
const attribute = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** @throws Error where the markup does not close what it opens, or holds what no drawing needs */
export function parseMarkup(markup: string): readonly Node[] {
  const roots: Node[] = [];
  const open: { readonly name: string; readonly children: Node[] }[] = [];
  const add = (node: Node) => (open.at(-1)?.children ?? roots).push(node);
  let at = 0;
  while (at < markup.length) {
    const next = markup.indexOf("<", at);
    const end = next === -1 ? markup.length : next;
    if (end > at) add(unescaped(markup.slice(at, end)));
    if (next === -1) break;
    if (markup.startsWith("<!--", next)) {
      at = markup.indexOf("-->", next) + 3;
      continue;
    }
    if (markup.startsWith("<!", next)) {
      at = markup.indexOf(">", next) + 1;
      continue;
    }
    tag.lastIndex = next;
    const found = tag.exec(markup);
    if (found === null) throw new Error(`No markup: ${markup.slice(next, next + 40)}`);
    at = tag.lastIndex;
    const [, closing, name = "", attributes = "", empty] = found;
    if (closing === "/") {
      if (open.at(-1)?.name !== name) throw new Error(`</${name}> closes ${open.at(-1)?.name ?? "nothing"}`);
      open.pop();
      continue;
    }
    const children: Node[] = [];
    add({ name, attributes: attributesOf(attributes), children });
    if (empty !== "/") open.push({ name, children });
  }
  const [unclosed] = open;
  if (unclosed !== undefined) throw new Error(`<${unclosed.name}> is not closed`);
  return roots;
}

/** An element with some attributes; those that are null or undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null | undefined>>,
  ...children: readonly Node[]
): Element {
  const stated = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)] as const],
  );
  return { name, attributes: new Map(stated), children };
}

/** The nodes as XML, one element a line where no text is broken by it. */
export function markupText(nodes: readonly Node[]): string {
  return nodes.map((node) => nodeText(node)).join("\n");
}

function nodeText(node: Node): string {
  if (typeof node === "string") return xmlContent(node);
  const attributes = [...node.attributes].map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const start = `<${node.name}${attributes.join("")}`;
  if (node.children.length === 0) return `${start}/>`;
  // Between the parts of a text a line break would be a space.
  const inLine = node.name === "text" || node.children.some((child) => typeof child === "string");
  const children = node.children.map(nodeText);
  const inside = inLine ? children.join("") : `\n${children.join("\n")}\n`;
  return `${start}>${inside}</${node.name}>`;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = "", double, single, bare]) => [
      name,
      unescaped(double ?? single ?? bare ?? ""),
    ]),
  );
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    const character = named[name ?? ""];
    if (character === undefined) throw new Error(`No character: ${whole}`);
    return character;
  });
}
