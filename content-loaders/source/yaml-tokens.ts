/** A walk over the tokens of a YAML text, for what its parser tells too slowly or at another place than where it began. */
import { Lexer } from "yaml";

interface Token {
  readonly source: string;
  readonly offset: number;
  /** A plain or block text, whatever brackets it holds. */
  readonly isText: boolean;
}

/** A bracket or quote that nothing closes. */
export interface Unclosed {
  readonly kind: "bracket" | "quote";
  readonly offset: number;
  /** Offset at which it is certain that nothing closes it; what the parser finds up to there follows from it. */
  readonly end: number;
}

const textFollows = "\u001f";
const flowBroken = "\u0018";
const documentStart = "\u0002";

/** The tokens with their offsets; `null` where brackets are open that nothing can close any more. */
function* tokensOf(text: string): Generator<Token | { readonly source: null; readonly offset: number }> {
  let offset = 0;
  let isText = false;
  for (const source of new Lexer().lex(text)) {
    if (!isText && source === textFollows) {
      isText = true;
    } else if (!isText && source === flowBroken) {
      yield { source: null, offset };
    } else if (isText || source !== documentStart) {
      yield { source, offset, isText };
      offset += source.length;
      isText = false;
    }
  }
}

/**
 * The offset where brackets, or list items begun in one line, lie more than `limit` deep in each other; null if nowhere.
 * The parser takes seconds for a megabyte of them. Depth by indentation needs far more text and is left to the parser.
 */
export function nestingBeyond(text: string, limit: number): number | null {
  if (!mayNestBeyond(text, limit)) return null;
  let brackets = 0;
  let indicators = 0;
  for (const token of tokensOf(text)) {
    if (token.source === null) {
      brackets = 0;
      continue;
    }
    const { source, offset, isText } = token;
    if (isText || source.includes("\n")) indicators = 0;
    if (isText) continue;
    if (source === "[" || source === "{") brackets += 1;
    else if (source === "]" || source === "}") brackets = Math.max(0, brackets - 1);
    else if (source === "-" || source === "?" || source === ":") indicators += 1;
    if (brackets + indicators > limit) return offset;
  }
  return null;
}

/** Whether there is enough of what nests; the tokens of most files are then never looked at. */
function mayNestBeyond(text: string, limit: number): boolean {
  let openers = 0;
  let indicators = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === "[" || character === "{") openers += 1;
    else if (character === "-" || character === "?" || character === ":") indicators += 1;
    else if (character === "\n") indicators = 0;
    if (openers + indicators > limit) return true;
  }
  return false;
}

/** From where to where the outermost brackets reach, in the order of the text; those that are not closed are left out. */
export function bracketSpans(text: string): readonly { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const { source, offset, ...token } of tokensOf(text)) {
    if (source === null) depth = 0;
    else if ("isText" in token && token.isText) continue;
    else if (source === "[" || source === "{") {
      if (depth === 0) start = offset;
      depth += 1;
    } else if ((source === "]" || source === "}") && depth > 0) {
      depth -= 1;
      if (depth === 0) spans.push({ start, end: offset });
    }
  }
  return spans;
}

/** Brackets and quotes that are not closed, in the order of the text. */
export function findUnclosed(text: string): readonly Unclosed[] {
  const found: Unclosed[] = [];
  const open: { readonly offset: number; readonly closer: string }[] = [];
  const giveUp = (end: number) => {
    for (const { offset } of open.splice(0)) found.push({ kind: "bracket", offset, end });
  };
  for (const token of tokensOf(text)) {
    const { source, offset } = token;
    if (source === null) giveUp(offset);
    else if (token.isText) continue;
    else if (source === "[" || source === "{") open.push({ offset, closer: source === "[" ? "]" : "}" });
    else if (source === "]" || source === "}") {
      const matching = open.findLastIndex(({ closer }) => closer === source);
      if (matching === -1) continue;
      for (const inner of open.splice(matching).slice(1))
        found.push({ kind: "bracket", offset: inner.offset, end: offset });
    } else if (/^["']/.test(source) && !isClosed(source)) {
      found.push({ kind: "quote", offset, end: offset + source.length });
    }
  }
  giveUp(text.length);
  return found.sort((a, b) => a.offset - b.offset);
}

/** Whether a quoted token ends with its own quote: not an escaped one, and not the one it begins with. */
function isClosed(token: string): boolean {
  const quote = token.charAt(0);
  const inner = token.slice(1);
  if (!inner.endsWith(quote)) return false;
  const before = quote === '"' ? /\\*$/.exec(inner.slice(0, -1)) : /'*$/.exec(inner.slice(0, -1));
  return (before?.[0].length ?? 0) % 2 === 0;
}
