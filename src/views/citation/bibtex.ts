/** Entries for BibTeX and biblatex. Characters of TeX are escaped; all others, Chinese ones too, stay as they are. */

/** A field with its value as BibTeX reads it, ready to be put between braces. */
export type BibtexField = readonly [name: string, value: string];

const signs: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  // Escaped by a backslash a brace would still be counted by BibTeX, and an odd one would end the entry.
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "#": "\\#",
  $: "\\$",
  "%": "\\%",
  "&": "\\&",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
};

/** Text of the data as LaTeX source, on one line. */
export function bibtexText(text: string): string {
  const line = text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
  return line.replace(/[\\{}#$%&_^~<>|]/g, (sign) => signs[sign] ?? sign);
}

/** Text whose capitals no style may change. */
export function verbatim(text: string): string {
  const source = bibtexText(text);
  // What begins with a command right behind a brace is taken for one letter with an accent.
  return `{${source.startsWith("\\") ? "{}" : ""}${source}}`;
}

/** Names of people or teams, each kept whole: nothing in a name says which part of it is the family's. */
export function bibtexAuthors(names: readonly string[], most = 30): string {
  const shown = names.slice(0, most).map(verbatim);
  return [...shown, ...(names.length > most ? ["others"] : [])].join(" and ");
}

/** An address for the field `url`, which is printed as it is written: what would break the entry is percent-encoded. */
export function bibtexUrl(address: string): string {
  return address.replace(/[\s\\{}^`"<>|\p{Cc}]|\P{ASCII}/gu, (sign) =>
    /\p{ASCII}/u.test(sign)
      ? `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
      : encodeURIComponent(sign),
  );
}

/** An address inside of other text. With signs that `\url` would stumble over there it is written as text. */
export function bibtexLink(address: string): string {
  const url = bibtexUrl(address);
  return /[%#]/.test(url) ? bibtexText(url) : `\\url{${url}}`;
}

/** A key of ASCII without space, comma or brace: any other character stands as its code point. */
export function bibtexKey(text: string): string {
  return text.replace(/[^\w./-]/gu, (sign) => `+${sign.codePointAt(0)?.toString(16)}`);
}

/** `@misc{key, …}`; fields without a value are left out. */
export function bibtexEntry(key: string, fields: readonly BibtexField[]): string {
  const lines = fields.filter(([, value]) => value !== "").map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{${[bibtexKey(key), ...lines].join(",\n")}\n}`;
}
