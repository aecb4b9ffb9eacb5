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
  stdText,
  titleAndCaption,
} from "./table.ts";

/** Longer tables break over pages. */
const mostRows = 40;

/** A column of the table as one of LaTeX's; a rank and its interval are two. */
interface Layout {
  readonly column: ExportColumn;
  readonly spec: string;
  readonly parts: 1 | 2;
  /** Length of the longest standard deviation: shorter ones are filled up, so that the values before them align. */
  readonly stdLength: number;
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
        "\\par\\smallskip",
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
  const stdLength = Math.max(0, ...cells.map((cell) => stdText(cell)?.length ?? 0));
  const twofold = column.kind === "rank" && cells.some((cell) => afterText(cell) !== "");
  const spec = twofold ? "r@{ }l" : column.kind === "text" ? "l" : "r";
  return { column, spec, parts: twofold ? 2 : 1, stdLength };
}

/** The names of the columns, and below them what they are measured in. */
function headLines(layouts: readonly Layout[], text: (raw: string) => string): readonly string[] {
  const cell = ({ parts }: Layout, source: string) => (parts === 2 ? `\\multicolumn{2}{l}{${source}}` : source);
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
  if (layout?.parts === 2)
    return isMissing(cell) ? `\\multicolumn{2}{l}{${value}}` : `${value} & ${text(afterText(cell))}`;
  const std = stdText(cell);
  const filling = std === null ? "" : "0".repeat((layout?.stdLength ?? 0) - std.length);
  const spread = std === null ? text(cell.spread ?? "") : `$\\pm$ ${filling && `\\phantom{${filling}}`}${text(std)}`;
  return [value, spread, text(cell.note ?? "")].filter((part) => part !== "").join(" ") + marks;
}

/** A row; one that begins with a star would be read as a variant of the line's end before it. */
function line(cells: readonly string[]): string {
  const row = `${cells.join(" & ")} \\\\`;
  return row.startsWith("*") ? `{}${row}` : row;
}
