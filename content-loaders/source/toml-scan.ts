/** A quick look over a TOML text before it is parsed: how deep it nests, and whether a quote stays open. */

export interface TomlScan {
  /** Offset where tables, lists or the parts of a key lie deeper than the limit, else null. */
  readonly tooDeep: number | null;
  /** Offset of the first quote that is not closed, else null. */
  readonly unclosedQuote: number | null;
}

/** Looks at brackets, dots and quotes only, so that it is fast on any text; whether the rest is TOML is not its business. */
export function scanToml(text: string, limit: number): TomlScan {
  let brackets = 0;
  let keyParts = 0;
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '"' || character === "'") {
      const end = endOfQuoted(text, at);
      if (end === null) return { tooDeep: null, unclosedQuote: at };
      at = end;
      continue;
    }
    if (character === "#") {
      const end = text.indexOf("\n", at);
      at = end === -1 ? text.length : end;
      continue;
    }
    if (character === ".") keyParts += 1;
    else if ("=,\n[]{}".includes(character)) keyParts = 0;
    if (character === "[" || character === "{") brackets += 1;
    else if (character === "]" || character === "}") brackets = Math.max(0, brackets - 1);
    if (brackets + keyParts > limit) return { tooDeep: at, unclosedQuote: null };
    at += 1;
  }
  return { tooDeep: null, unclosedQuote: null };
}

/** The offset behind the text in quotes that begins at `start`; null if it is not closed. */
function endOfQuoted(text: string, start: number): number | null {
  const quote = text.charAt(start);
  const isLong = text.startsWith(quote.repeat(3), start);
  const close = isLong ? quote.repeat(3) : quote;
  for (let at = start + close.length; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "\\" && quote === '"') at += 1;
    else if (character === "\n" && !isLong) return null;
    else if (character === quote && text.startsWith(close, at)) {
      let end = at + close.length;
      // A long text may end in one or two quotes of its own.
      if (isLong) while (end < at + 5 && text.charAt(end) === quote) end += 1;
      return end;
    }
  }
  return null;
}
