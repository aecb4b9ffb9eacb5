/** The rules of the site's own style sheets, for pictures that leave the site: nested rules unfolded, conditions left out. */

export interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/**
 * The rules that hold everywhere: those inside of `@layer` too, but none under a condition (`@media`, `@container`,
 * `@supports`), which is about a screen. In the order in which they stand.
 */
export function rulesOf(css: string): readonly Rule[] {
  return rulesIn(css.replace(/\/\*[\s\S]*?\*\//g, ""), []);
}

/** The custom properties that a style sheet gives its `@theme`, as the light appearance has them. */
export function lightTokens(css: string): ReadonlyMap<string, string> {
  const theme = blocksOf(css.replace(/\/\*[\s\S]*?\*\//g, "")).find(({ head }) => head.startsWith("@theme"));
  return new Map(
    blocksOf(theme?.body ?? "").flatMap(({ head, body }) => {
      const [name = "", ...value] = head.split(":");
      return body !== null || !name.startsWith("--") ? [] : [[name.trim(), lightOf(value.join(":"))] as const];
    }),
  );
}

interface Block {
  readonly head: string;
  /** Null for a declaration or a statement. */
  readonly body: string | null;
}

function rulesIn(css: string, parents: readonly string[]): readonly Rule[] {
  const blocks = blocksOf(css);
  const declarations = blocks.flatMap(({ head, body }) => {
    const colon = head.indexOf(":");
    if (body !== null || head.startsWith("@") || colon === -1) return [];
    return [[head.slice(0, colon).trim(), head.slice(colon + 1).trim()] as const];
  });
  const nested = blocks.flatMap(({ head, body }) => {
    if (body === null) return [];
    if (head.startsWith("@layer")) return rulesIn(body, parents);
    if (head.startsWith("@")) return [];
    return rulesIn(body, inside(partsOf(head), parents));
  });
  return declarations.length === 0 || parents.length === 0 ? nested : [{ selectors: parents, declarations }, ...nested];
}

/** Selectors as they are meant inside of others. */
function inside(selectors: readonly string[], parents: readonly string[]): readonly string[] {
  if (parents.length === 0) return selectors;
  const parent = parents.length === 1 ? (parents[0] ?? "") : `:is(${parents.join(", ")})`;
  return selectors.map((selector) =>
    selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`,
  );
}

/** What stands between braces and semicolons. */
function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let at = 0;
  while (at < css.length) {
    const character = css[at];
    if (character === ";") {
      blocks.push({ head: css.slice(start, at).trim(), body: null });
      start = at + 1;
    } else if (character === "{") {
      const end = closing(css, at);
      blocks.push({ head: css.slice(start, at).trim(), body: css.slice(at + 1, end) });
      at = end;
      start = at + 1;
    }
    at += 1;
  }
  const rest = css.slice(start).trim();
  return (rest === "" ? blocks : [...blocks, { head: rest, body: null }]).filter(({ head }) => head !== "");
}

function closing(css: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${css.slice(opening, opening + 40)}`);
}

/** The parts of a list, split at the commas that stand in no parentheses. */
export function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === "(") depth += 1;
    if (list[at] === ")") depth -= 1;
    if (list[at] !== "," || depth > 0) continue;
    parts.push(list.slice(start, at).trim());
    start = at + 1;
  }
  return [...parts, list.slice(start).trim()];
}

/** `light-dark(a, b)` is `a`. */
function lightOf(value: string): string {
  const text = value.trim().replace(/\s+/g, " ");
  const inner = /^light-dark\((.*)\)$/.exec(text)?.[1];
  return inner === undefined ? text : (partsOf(inner)[0] ?? text);
}
