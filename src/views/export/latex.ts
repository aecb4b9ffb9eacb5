/** A table as LaTeX, to be put into a paper by `\input`: booktabs rules, numbers aligned by their decimals. */
import { anyCharDefinition, latexText, usesAnyChar } from "./latex-text.ts";
import {
  afterText,
  type ExportCell,
  type ExportColumn,
  type ExportTable,
  firstUnplaced,
  isMissing,
  rowMarks,
  titleAndCaption,
} from "./table.ts";

/** Longer tables break over pages. */
const mostRows = 40;

/** A column of the table as one or two of LaTeX's: what follows a number stands in the second. */
interface Layout {
  readonly column: ExportColumn;
  readonly spec: string;
  readonly parts: 1 | 2;
  /** How the whole is aligned where it is one. */
  readonly whole: "l" | "r";
}

/** A fragment; its first lines are comments that name where it is from and what compiles it. */
export function latexTable(table: ExportTable): string {
  const { locale, rows } = table;
  const text = (raw: string) => latexText(raw, locale);
  const layouts = table.columns.map((column, index) =>
    layoutOf(
      column,
      rows.flatMap(({ cells }) => cells[index] ?? []),
    ),
  );
  const long = rows.length > mostRows;
  const caption = `\\caption[${text(table.title)}]{${captionText(table, text)}}`;
  const label = `\\label{tab:${table.id}}`;
  const spec = layouts.map((layout) => layout.spec).join("");
  const heads = [...headLines(layouts, text), "\\midrule"];
  const body = bodyLines(table, layouts, text);
  const lines = long
    ? [
        "{\\scriptsize\\setlength{\\tabcolsep}{3pt}",
        `\\begin{longtable}{${spec}}`,
        `${caption}${label}\\\\`,
        "\\toprule",
        ...heads,
        "\\endfirsthead",
        "\\toprule",
        ...heads,
        "\\endhead",
        "\\bottomrule",
        "\\endfoot",
        ...body,
        "\\end{longtable}}",
      ]
    : [
        "\\begin{table}[tbp]",
        "\\centering",
        caption,
        label,
        "\\footnotesize\\setlength{\\tabcolsep}{4pt}",
        // A table that is wider than the text is made to fit it.
        `\\setbox0=\\hbox{\\begin{tabular}{${spec}}`,
        "\\toprule",
        ...heads,
        ...body,
        "\\bottomrule",
        "\\end{tabular}}%",
        "\\ifdim\\wd0>\\linewidth\\resizebox{\\linewidth}{!}{\\box0}\\else\\box0\\fi",
        "\\end{table}",
      ];
  const source = lines.join("\n");
  const definition = usesAnyChar(source) ? [anyCharDefinition] : [];
  return [...commentLines(table, long), ...definition, source, ""].join("\n");
}

function commentLines({ title, source, permalink, words, locale }: ExportTable, long: boolean): readonly string[] {
  const packages = ["booktabs", long ? "longtable" : "graphicx", ...(locale === "zh" ? ["ctex"] : [])];
  const needs = words.latexNeeds
    .replace("{packages}", packages.map((name) => `\\usepackage{${name}}`).join(" "))
    .replace("{engine}", locale === "zh" ? "XeLaTeX" : "pdfLaTeX");
  return [title, source, permalink, needs].map((text) => `% ${text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")}`);
}

function captionText(table: ExportTable, text: (raw: string) => string): string {
  const [title, rest] = titleAndCaption(table);
  // An address may break behind its signs; nothing else would let it.
  const address = text(table.permalink).replace(/(\/(?!\/)|\?|=|,|\\&)(?=.)/g, "$1\\allowbreak{}");
  return `\\textbf{${text(title)}} ${text(rest)} \\texttt{${address}}`;
}

function layoutOf(column: ExportColumn, cells: readonly ExportCell[]): Layout {
  if (column.kind === "text") return { column, spec: "l", parts: 1, whole: "l" };
  const followed = cells.some((cell) => afterText(cell) !== "");
  if (!followed) return { column, spec: "r", parts: 1, whole: "r" };
  return column.kind === "rank"
    ? { column, spec: "r@{ }l", parts: 2, whole: "l" }
    : { column, spec: "r@{ }r", parts: 2, whole: "r" };
}

/** The names of the columns, and below them what they are measured in. */
function headLines(layouts: readonly Layout[], text: (raw: string) => string): readonly string[] {
  const cell = ({ parts, whole }: Layout, source: string) =>
    parts === 2 ? `\\multicolumn{2}{${whole}}{${source}}` : source;
  const names = layouts.map((layout) => cell(layout, text(layout.column.title)));
  const units = layouts.map((layout) => {
    const unit = text(layout.column.unit);
    return cell(layout, unit === "" ? "" : `\\scriptsize ${unit}`);
  });
  return [line(names), ...(layouts.some(({ column }) => column.unit !== "") ? [line(units)] : [])];
}

function bodyLines(table: ExportTable, layouts: readonly Layout[], text: (raw: string) => string): readonly string[] {
  const first = firstUnplaced(table);
  const width = layouts.reduce((sum, { parts }) => sum + parts, 0);
  const name = layouts.findIndex(({ column }) => column.kind === "text");
  return table.rows.flatMap((row, index) => {
    const cells = row.cells.map((cell, place) =>
      cellText(layouts[place], cell, place === name ? text(rowMarks(row, table.words)) : "", text),
    );
    const head = `\\multicolumn{${width}}{l}{\\emph{${text(table.words.unranked)}}}`;
    const section = index === first ? [...(index > 0 ? ["\\midrule"] : []), line([head])] : [];
    return [...section, line(cells)];
  });
}

function cellText(layout: Layout | undefined, cell: ExportCell, marks: string, text: (raw: string) => string): string {
  const value = isMissing(cell) ? "--" : text(cell.text);
  const after = text(afterText(cell));
  if (layout?.parts === 2 && !isMissing(cell) && (cell.spread !== undefined || layout.column.kind === "rank"))
    return `${value} & ${after}`;
  const joined = [value, after].filter((part) => part !== "").join(" ") + marks;
  return layout?.parts === 2 ? `\\multicolumn{2}{${layout.whole}}{${joined}}` : joined;
}

/** A row; one that begins with a star would be read as a variant of the line's end before it. */
function line(cells: readonly string[]): string {
  const row = `${cells.join(" & ")} \\\\`;
  return row.startsWith("*") ? `{}${row}` : row;
}
