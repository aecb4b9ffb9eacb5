/** Reads BibTeX as BibTeX does: braces are counted whatever stands before them, and nothing else ends a value. */

export interface ReadEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** @throws Error for what BibTeX would stumble over */
export function readBibtex(text: string): readonly ReadEntry[] {
  const entries: ReadEntry[] = [];
  let rest = text;
  while (rest.trim() !== "") {
    const [whole = "", type = "", key = ""] = /^\s*@([a-z]+)\{([!-+\--z]+?),/i.exec(rest) ?? [];
    if (whole === "") throw new Error(`no entry begins here: ${rest.slice(0, 60)}`);
    rest = rest.slice(whole.length);
    const fields: Record<string, string> = {};
    for (;;) {
      const [start = "", name = ""] = /^\s*([a-z]+)\s*=\s*\{/i.exec(rest) ?? [];
      if (start === "") break;
      if (name in fields) throw new Error(`${name} stands twice`);
      const value = balanced(rest.slice(start.length));
      fields[name] = value;
      rest = rest.slice(start.length + value.length + 1).replace(/^\s*,/, "");
    }
    if (!/^\s*\}/.test(rest)) throw new Error(`the entry ${key} does not end: ${rest.slice(0, 60)}`);
    rest = rest.replace(/^\s*\}/, "");
    entries.push({ type, key, fields });
  }
  return entries;
}

/** Up to the brace that closes what was opened before. */
function balanced(text: string): string {
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === "{") depth += 1;
    if (sign !== "}") continue;
    if (depth === 0) return [...text].slice(0, at).join("");
    depth -= 1;
  }
  throw new Error("a value that does not end");
}
