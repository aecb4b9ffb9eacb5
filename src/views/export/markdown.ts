/** A table as GitHub Flavored Markdown, with its caption below. */
import { afterText, columnHead, type ExportTable, rowMarks, titleAndCaption } from "./table.ts";

/** Ends with a line break. */
export function markdownTable(table: ExportTable): string {
  const { columns, rows, permalink, words } = table;
  const name = columns.findIndex(({ kind }) => kind === "text");
  const lines = [
    columns.map((column) => markdownText(columnHead(column, words))),
    columns.map(({ kind }) => (kind === "text" ? ":---" : "---:")),
    ...rows.map((row) =>
      row.cells.map((cell, index) => {
        const text = [cell.text, afterText(cell)].filter((part) => part !== "").join(" ");
        return markdownText(index === name ? text + rowMarks(row, words) : text);
      }),
    ),
  ];
  const [title, rest] = titleAndCaption(table);
  const caption = `**${markdownText(title)}** ${markdownText(rest)} <${permalink}>`;
  return `${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n\n${caption}\n`;
}

/** Text in which no character means anything but itself; it stays in one line. */
export function markdownText(text: string): string {
  return text
    .replace(/[\s\u0085\u2028\u2029]+/g, " ")
    .trim()
    .replace(/[\\`*_{}[\]<>|~$&#@]|:(?=\/\/)|(?<=\bwww)\./gi, "\\$&");
}
