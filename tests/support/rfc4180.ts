/** CSV read by the letter of RFC 4180, by nothing that the product uses. */

/**
 * The rows of a file, the line of names among them.
 *
 * @throws Error for a quote inside a plain field, text behind a closing quote, a line that does not end in CR LF
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let at = 0;
  let row: string[] = [];
  while (at < text.length) {
    let field = "";
    if (text[at] === '"') {
      for (at += 1; ; at += 1) {
        if (at >= text.length) throw new Error("A quoted field does not end.");
        if (text[at] !== '"') field += text[at];
        else if (text[at + 1] === '"') {
          field += '"';
          at += 1;
        } else break;
      }
      at += 1;
    } else {
      while (at < text.length && !/[,\r\n]/.test(text[at] ?? "")) {
        if (text[at] === '"') throw new Error(`A quote inside a plain field, at ${at}.`);
        field += text[at];
        at += 1;
      }
    }
    row.push(field);
    if (text[at] === ",") {
      at += 1;
      if (at === text.length || text.startsWith("\r\n", at)) row.push("");
      if (!text.startsWith("\r\n", at)) continue;
    }
    if (!text.startsWith("\r\n", at)) throw new Error(`A line does not end in CR LF, at ${at}.`);
    at += 2;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The lines below the first by the names of their columns; the byte order mark has to be there. */
export function csvRecords(text: string): readonly Readonly<Record<string, string>>[] {
  if (!text.startsWith("\ufeff")) throw new Error("No byte order mark: Excel would not read UTF-8.");
  const [names = [], ...rows] = readCsv(text.slice(1));
  if (new Set(names).size !== names.length) throw new Error(`Two columns have one name: ${names}`);
  return rows.map((row) => {
    if (row.length !== names.length) throw new Error(`${row.length} fields for ${names.length} columns: ${row}`);
    return Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""]));
  });
}
