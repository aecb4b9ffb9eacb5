/** Seeded slips of the hand in a text: what a person or an editor does to a file by accident. */

export interface Slip {
  /** For the message of a test that fails. */
  readonly name: string;
  readonly text: string;
}

const oddCharacters = [
  ..."\t\u00a0\u200b\ufeff\u3000：，“”‘’—–−％０\u202e\0\r😀é{}[]#&*!|>'\"%@`,:-?~\\<=",
  "\r\n",
  "---\n",
  "...\n",
  "<<: ",
  "&a ",
  "*a ",
  "!!str ",
] as const;
const otherValues = [
  "null ~ true no 0 -1 1e999 .nan .inf 0123 0x1F 1_000 1:30 72,5 $5 12s n/a - '' \"\" [] {} [1] {a:1} text",
  "“text” 2026-10-29 1761739200 2026-13-40T00:00:00Z 99999999999999999999 1e-400 -0 /etc/passwd ../../x 案卷 x@y.zz",
].flatMap((line) => line.split(" "));

type Random = () => number;
type Slipping = (lines: string[], random: Random) => string | null;

const below = (random: Random, limit: number) => Math.floor(random() * limit);
const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[below(random, items.length)] as Item;

/** The key of a line, with what stands before and behind it. */
function keyed(line: string): { readonly before: string; readonly key: string; readonly sign: string } | null {
  const [, before = "", key, sign = ""] = /^(\s*(?:- )?)([\w@.-]+)(\s*[:=]\s?)/.exec(line) ?? [];
  return key === undefined ? null : { before, key, sign };
}

const indentOf = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;

const slips: Readonly<Record<string, Slipping>> = {
  "delete a line": (lines, random) => lines.toSpliced(below(random, lines.length), 1).join("\n"),
  "repeat a line": (lines, random) => {
    const at = below(random, lines.length);
    return lines.toSpliced(at, 0, lines[at] ?? "").join("\n");
  },
  "swap two lines": (lines, random) => {
    const [a, b] = [below(random, lines.length), below(random, lines.length)];
    return lines
      .with(a, lines[b] ?? "")
      .with(b, lines[a] ?? "")
      .join("\n");
  },
  "indent a line otherwise": (lines, random) => {
    const at = below(random, lines.length);
    const line = lines[at] ?? "";
    const indent = oneOf(random, ["", " ", "  ", "   ", "      ", "\t"]);
    return lines.with(at, indent + line.trimStart()).join("\n");
  },
  "cut the end off": (lines, random) => {
    const text = lines.join("\n");
    return text.slice(0, below(random, text.length));
  },
  "replace a character": (lines, random) => {
    const text = lines.join("\n");
    const at = below(random, text.length);
    return text.slice(0, at) + String.fromCharCode(32 + below(random, 95)) + text.slice(at + 1);
  },
  "insert something odd": (lines, random) => {
    const text = lines.join("\n");
    const at = below(random, text.length);
    return text.slice(0, at) + oneOf(random, oddCharacters) + text.slice(at);
  },
  "write another value": (lines, random) => {
    const at = below(random, lines.length);
    const found = keyed(lines[at] ?? "");
    return found === null
      ? null
      : lines.with(at, found.before + found.key + found.sign + oneOf(random, otherValues)).join("\n");
  },
  "delete a key and what lies below": (lines, random) => {
    const at = below(random, lines.length);
    const line = lines[at] ?? "";
    if (keyed(line) === null) return null;
    let end = at + 1;
    while (end < lines.length && indentOf(lines[end] ?? "") > indentOf(line)) end += 1;
    return lines.toSpliced(at, end - at).join("\n");
  },
  "spell a key otherwise": (lines, random) => {
    const at = below(random, lines.length);
    const line = lines[at] ?? "";
    const found = keyed(line);
    if (found === null) return null;
    const { before, key } = found;
    const letter = below(random, key.length);
    const other = oneOf(random, [
      key.slice(0, letter) + key.slice(letter + 1),
      key.slice(0, letter) + key.charAt(letter) + key.slice(letter),
      key.toUpperCase(),
      key.replaceAll("_", "-"),
      `${key}s`,
      `x_${key}`,
      "other",
    ]);
    return lines.with(at, before + other + line.slice((before + key).length)).join("\n");
  },
};

/** The kinds of slips. */
export const slipNames: readonly string[] = Object.keys(slips);

/** One slip in a text, or null where there is no place for this kind. */
export function slipIn(text: string, name: string, random: Random): Slip | null {
  const mutated = slips[name]?.(text.split("\n"), random) ?? null;
  return mutated === null || mutated === text ? null : { name, text: mutated };
}
