/**
 * Where keys and values stand in a TOML text. The TOML parser tells no positions, so the text is walked a second time;
 * it is known to be valid by then, so nothing is checked here.
 */

export interface TomlSpot {
  /** Offset of the last part of the key, of the table header's last part, or of the element in a list. */
  readonly key: number;
  /** Offset of the value; that of the key for tables. */
  readonly value: number;
  /** The value as written; empty for tables and lists. */
  readonly written: string;
}

/** Joins the parts of a key; a character that no valid TOML text holds, so that keys with dots stay apart. */
export function spotKey(parts: readonly (string | number)[]): string {
  return parts.join("\u0000");
}

/** The spot of every key, table and list element of a valid TOML text, by {@link spotKey}. */
export function findSpots(text: string): ReadonlyMap<string, TomlSpot> {
  const walker = new Walker(text);
  walker.walk();
  return walker.spots;
}

interface KeyPart {
  readonly name: string;
  readonly offset: number;
}

class Walker {
  readonly spots = new Map<string, TomlSpot>();
  private readonly text: string;
  private offset = 0;
  /** How many tables each list of tables has so far. */
  private readonly tableCounts = new Map<string, number>();

  constructor(text: string) {
    this.text = text;
  }

  walk(): void {
    let table: readonly (string | number)[] = [];
    for (this.skipBlank(); this.offset < this.text.length; this.skipBlank()) {
      if (this.peek() === "[") table = this.header();
      else this.pair(table);
    }
  }

  private header(): readonly (string | number)[] {
    const isListed = this.text.startsWith("[[", this.offset);
    this.offset += isListed ? 2 : 1;
    const parts = this.keyParts();
    this.skipSpace();
    this.offset += isListed ? 2 : 1;
    let path: (string | number)[] = [];
    parts.forEach((part, index) => {
      path = [...path, part.name];
      this.note(path, part.offset);
      const count = this.tableCounts.get(spotKey(path));
      if (isListed && index === parts.length - 1) {
        this.tableCounts.set(spotKey(path), (count ?? 0) + 1);
        path = [...path, count ?? 0];
        this.note(path, part.offset);
      } else if (count !== undefined) {
        path = [...path, count - 1];
      }
    });
    return path;
  }

  private pair(table: readonly (string | number)[]): void {
    const parts = this.keyParts();
    let path = table;
    let keyOffset = this.offset;
    for (const part of parts) {
      path = [...path, part.name];
      keyOffset = part.offset;
      this.note(path, part.offset);
    }
    this.skipSpace();
    this.offset += 1; // =
    this.skipSpace();
    this.value(path, keyOffset);
  }

  private value(path: readonly (string | number)[], keyOffset: number): void {
    const start = this.offset;
    const first = this.peek();
    if (first === "[") {
      this.spots.set(spotKey(path), { key: keyOffset, value: start, written: "" });
      this.offset += 1;
      let index = 0;
      for (this.skipSeparators(); this.peek() !== "]" && this.offset < this.text.length; this.skipSeparators()) {
        this.value([...path, index], this.offset);
        index += 1;
      }
      this.offset += 1;
      return;
    }
    if (first === "{") {
      this.spots.set(spotKey(path), { key: keyOffset, value: start, written: "" });
      this.offset += 1;
      for (this.skipSeparators(); this.peek() !== "}" && this.offset < this.text.length; this.skipSeparators()) {
        this.pair(path);
      }
      this.offset += 1;
      return;
    }
    if (first === '"' || first === "'") this.skipQuoted();
    else while (this.offset < this.text.length && !",]}#\n".includes(this.peek())) this.offset += 1;
    this.spots.set(spotKey(path), {
      key: keyOffset,
      value: start,
      written: this.text.slice(start, this.offset).trimEnd(),
    });
  }

  /** Dotted keys: bare, "quoted" or 'quoted' parts with spaces allowed around the dots. */
  private keyParts(): readonly KeyPart[] {
    const parts: KeyPart[] = [];
    for (;;) {
      this.skipSpace();
      const start = this.offset;
      const first = this.peek();
      if (first === '"' || first === "'") {
        this.skipQuoted();
        const inner = this.text.slice(start + 1, this.offset - 1);
        parts.push({ name: first === '"' ? withoutEscapes(inner) : inner, offset: start });
      } else {
        while (this.offset < this.text.length && !" \t.=]\r\n".includes(this.peek())) this.offset += 1;
        parts.push({ name: this.text.slice(start, this.offset), offset: start });
      }
      this.skipSpace();
      if (this.peek() !== ".") return parts;
      this.offset += 1;
    }
  }

  private skipQuoted(): void {
    const quote = this.peek();
    const isLong = this.text.startsWith(quote.repeat(3), this.offset);
    const close = isLong ? quote.repeat(3) : quote;
    this.offset += close.length;
    while (this.offset < this.text.length && !this.text.startsWith(close, this.offset)) {
      this.offset += quote === '"' && this.peek() === "\\" ? 2 : 1;
    }
    this.offset += close.length;
    // A long text may end in one or two quotes of its own.
    if (isLong) while (this.peek() === quote) this.offset += 1;
  }

  private skipSpace(): void {
    while (this.offset < this.text.length && " \t".includes(this.peek())) this.offset += 1;
  }

  private skipBlank(): void {
    this.skipWhile(" \t\r\n");
  }

  private skipSeparators(): void {
    this.skipWhile(" \t\r\n,");
  }

  private skipWhile(characters: string): void {
    for (;;) {
      while (this.offset < this.text.length && characters.includes(this.peek())) this.offset += 1;
      if (this.peek() !== "#") return;
      const end = this.text.indexOf("\n", this.offset);
      this.offset = end === -1 ? this.text.length : end;
    }
  }

  private peek(): string {
    return this.text.charAt(this.offset);
  }

  /** Tables that a key or header opens by the way keep their first place. */
  private note(path: readonly (string | number)[], offset: number): void {
    const key = spotKey(path);
    if (!this.spots.has(key)) this.spots.set(key, { key: offset, value: offset, written: "" });
  }
}

const namedEscapes: Readonly<Record<string, string>> = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", e: "\u001b" };

function withoutEscapes(inner: string): string {
  return inner.replace(
    /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|(.))/g,
    (_all, short?: string, long?: string, byte?: string, name?: string) => {
      const digits = short ?? long ?? byte;
      if (digits !== undefined) return String.fromCodePoint(Number.parseInt(digits, 16));
      return namedEscapes[name ?? ""] ?? name ?? "";
    },
  );
}
