/** What LaTeX would print of the small part of it that tables are written in: enough to read them back. */

const commands: Readonly<Record<string, string>> = {
  textbackslash: "\\",
  textasciicircum: "^",
  textasciitilde: "~",
  textless: "<",
  textgreater: ">",
  textbar: "|",
  textperiodcentered: "·",
  ldots: "…",
  pm: "±",
  times: "×",
  neq: "≠",
  alpha: "α",
  leq: "≤",
};
const accents: Readonly<Record<string, string>> = {
  r: "\u030a",
  "'": "\u0301",
  "`": "\u0300",
  '"': "\u0308",
  "^": "\u0302",
  "~": "\u0303",
};

/** The text of a cell or a caption; math signs and commands are read, groups are taken apart. */
export function printed(source: string): string {
  return source
    .replace(/\\phantom\{[^}]*\}/g, "")
    .replace(/\{\\char34\}/g, "\ue001")
    .replace(/\\anychar\{(.)\}\{[0-9A-F]+\}/gu, "$1")
    .replace(/\\multicolumn\{\d+\}\{[^}]*\}/g, "")
    .replace(/\\(?:emph|textbf|scriptsize) ?/g, "")
    .replace(/\\`\{\}/g, "\ue002")
    .replace(/\\(['`"^~]|r(?=\{))\{\\?(\w)\}/g, (_, mark: string, letter: string) =>
      (letter + (accents[mark] ?? "")).normalize("NFC"),
    )
    .replace(/\\([a-zA-Z]+)(\{\})?/g, (whole, name: string) => {
      if (name === "allowbreak") return "";
      const character = commands[name];
      if (character === undefined) throw new Error(`An unknown command: ${whole}`);
      return character.replace(/[\\^~<>|]/, (sign) => `\ue003${sign.charCodeAt(0)}\ue004`);
    })
    .replace(/\\([{}#$%&_])/g, (_, sign: string) => `\ue003${sign.charCodeAt(0)}\ue004`)
    .replace(/\$-\$/g, "−")
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/``/g, "“")
    .replace(/''/g, "”")
    .replace(/~/g, "\u00a0")
    .replace(/[{}$]/g, "")
    .replace(/\ue003(\d+)\ue004/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\ue001/g, '"')
    .replace(/\ue002/g, "`");
}

/** The rows below the heads as their cells; one that spans the whole width has one cell. */
export function latexRows(source: string): readonly (readonly string[])[] {
  const start = source.includes("\\endfoot\n") ? "\\endfoot\n" : "\\midrule\n";
  const rows = source.slice(source.indexOf(start) + start.length).split(/\\bottomrule|\\end\{longtable\}/)[0] ?? "";
  return rows
    .split("\n")
    .filter((line) => line.endsWith(" \\\\"))
    .map((line) =>
      line
        .slice(0, -" \\\\".length)
        .split(/(?<!\\)&/)
        .map((cell) => printed(cell.trim())),
    );
}
