/** Sets single values of a YAML mapping in its text: whatever is not set stays as it is, byte for byte. */
import { isCollection, isMap, isScalar, type Pair, type ParsedNode, parseDocument, type YAMLMap } from "yaml";
import { type MapNode, toJson } from "./node.ts";
import { parseYaml, yamlOptions } from "./yaml.ts";

/** A key at the top of the mapping and the value it is to have. */
export interface ValueEdit {
  readonly key: string;
  /** As it is to stand in the file: one line, such as `72.5` or `null`. */
  readonly value: string;
}

type ParsedMap = YAMLMap.Parsed<ParsedNode, ParsedNode | null>;
type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** Puts `inserted` in the place of the text from `start` to `end`. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

/**
 * The text with the values set. A key that is not there is put behind the one that precedes it in `order`; comments, the
 * order of keys, line ends and the end of the file stay. A text that holds nothing, or comments alone, gets the keys at its end.
 * Null where this cannot be done without changing something else, such as a value with an anchor that another key refers to.
 */
export function editMapping(text: string, edits: readonly ValueEdit[], order: readonly string[]): string | null {
  const { contents } = parseDocument<ParsedNode>(text, { ...yamlOptions, keepSourceTokens: true });
  const sorted = [...edits].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const isEmpty = contents === null || (isScalar(contents) && contents.source === "");
  const written = isEmpty ? appended(text, sorted) : isMap(contents) ? spliced(text, contents, sorted, order) : null;
  return written !== null && changesOnly(isEmpty ? null : text, written, sorted) ? written : null;
}

function appended(text: string, edits: readonly ValueEdit[]): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const head = text === "" || text.endsWith("\n") ? text : text + eol;
  return head + edits.map(({ key, value }) => `${key}: ${value}${eol}`).join("");
}

function spliced(text: string, map: ParsedMap, edits: readonly ValueEdit[], order: readonly string[]): string | null {
  const pairs = new Map<string, ParsedPair>();
  for (const pair of map.items) {
    const key = keyOf(pair);
    if (!pairs.has(key)) pairs.set(key, pair);
  }
  const splices: Splice[] = [];
  for (const edit of edits) {
    const pair = pairs.get(edit.key);
    const splice = pair === undefined ? insertion(text, map, pairs, edit, order) : replacement(text, pair, edit.value);
    if (splice === null) return null;
    splices.push(splice);
  }
  let written = "";
  let behind = 0;
  // The sort is stable: what is inserted at one place stays in its order.
  for (const { start, end, inserted } of splices.sort((a, b) => a.start - b.start)) {
    written += text.slice(behind, start) + inserted;
    behind = end;
  }
  return written + text.slice(behind);
}

function replacement(text: string, pair: ParsedPair, value: string): Splice | null {
  const node = pair.value;
  if (isCollection(node)) return null;
  if (node === null || (isScalar(node) && node.type === "PLAIN" && node.source === "")) {
    const behindColon = colonEnd(pair);
    return behindColon === null ? null : { start: behindColon, end: behindColon, inserted: ` ${value}` };
  }
  const [start, end] = node.range;
  // A block text ends behind its line break, any other value before it.
  const lineBreak = /\s*$/.exec(text.slice(start, end))?.[0] ?? "";
  return { start, end, inserted: value + lineBreak };
}

function insertion(
  text: string,
  map: ParsedMap,
  pairs: ReadonlyMap<string, ParsedPair>,
  { key, value }: ValueEdit,
  order: readonly string[],
): Splice | null {
  const line = `${key}: ${value}`;
  const at = order.indexOf(key);
  const before = order.slice(0, Math.max(0, at)).findLast((name) => pairs.has(name));
  const after = order.slice(at + 1).find((name) => pairs.has(name));
  const previous = pairs.get(before ?? "");
  const next = pairs.get(after ?? "");
  if (map.flow === true) return inFlow(map, previous, next, line);

  const [first] = map.items;
  if (first === undefined) return null;
  const indent = text.slice(lineStart(text, first.key.range[0]), first.key.range[0]);
  if (indent.trim() !== "") return null;
  if (previous === undefined && next !== undefined) {
    const start = lineStart(text, next.key.range[0]);
    // A comment above a key speaks of it: nothing comes between the two.
    const isCommented = /(^|\n)[ \t]*#[^\n]*\n$/.test(text.slice(0, start));
    if (!isCommented) return { start, end: start, inserted: indent + line + lineBreakAt(text, start) };
  }
  const anchor = previous ?? next ?? map.items.at(-1) ?? first;
  if (isOpenBlock(text, anchor)) {
    const start = lineStart(text, anchor.key.range[0]);
    return { start, end: start, inserted: indent + line + lineBreakAt(text, start) };
  }
  const start = behindLine(text, pairEnd(anchor));
  const eol = lineBreakAt(text, start);
  const isOpen = !text.slice(0, start).endsWith("\n");
  return { start, end: start, inserted: isOpen ? eol + indent + line : indent + line + eol };
}

function inFlow(map: ParsedMap, previous: ParsedPair | undefined, next: ParsedPair | undefined, line: string): Splice {
  if (previous === undefined && next !== undefined) {
    const start = next.key.range[0];
    return { start, end: start, inserted: `${line}, ` };
  }
  const anchor = previous ?? map.items.at(-1);
  const start = anchor === undefined ? map.range[0] + 1 : pairEnd(anchor);
  return { start, end: start, inserted: anchor === undefined ? line : `, ${line}` };
}

function keyOf({ key }: ParsedPair): string {
  return String(isScalar(key) ? key.value : key);
}

/** The offset behind the colon of a pair. */
function colonEnd({ srcToken }: ParsedPair): number | null {
  const colon = srcToken?.sep?.find(({ type }) => type === "map-value-ind");
  return colon === undefined ? null : colon.offset + 1;
}

function pairEnd(pair: ParsedPair): number {
  return pair.value === null ? (colonEnd(pair) ?? pair.key.range[1]) : pair.value.range[1];
}

/** Whether a block text ends with the file and without a line break: one that came behind it would become part of it. */
function isOpenBlock(text: string, { value }: ParsedPair): boolean {
  return (
    isScalar(value) &&
    value.type?.startsWith("BLOCK") === true &&
    value.range[1] === text.length &&
    !text.endsWith("\n")
  );
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** The start of the line that follows; the end of the text where none does. */
function behindLine(text: string, offset: number): number {
  if (text.charAt(offset - 1) === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}

/** The line break that the line in front of an offset ends with; in the first line, or where it has none, that of the text. */
function lineBreakAt(text: string, offset: number): string {
  const before = text.slice(0, offset);
  if (before.endsWith("\n")) return before.endsWith("\r\n") ? "\r\n" : "\n";
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** Whether the values that were not set are what they were, in the same order, and the others what they were set to. */
function changesOnly(before: string | null, after: string, edits: readonly ValueEdit[]): boolean {
  const young = mappingOf(after);
  const set = new Map(edits.map(({ key, value }) => [key, value]));
  const rest = (map: MapNode | null) =>
    JSON.stringify(
      [...(map?.entries ?? [])].filter(([key]) => !set.has(key)).map(([key, { value }]) => [key, toJson(value)]),
    );
  const old = before === null ? null : mappingOf(before);
  if (young === null || (before !== null && old === null)) return false;
  const isSet = [...set].every(([key, value]) => {
    const node = young.entries.get(key)?.value;
    return node?.kind === "scalar" && node.form === "plain" && node.written === value;
  });
  return isSet && rest(old) === rest(young);
}

function mappingOf(text: string): MapNode | null {
  const { root, problems } = parseYaml("", text);
  return root?.kind === "map" && problems.length === 0 ? root : null;
}
