/** The formats that a table can be taken away in. */
import { csvType } from "../csv.ts";
import { csvTable } from "./csv.ts";
import { viewJson } from "./json.ts";
import { latexTable } from "./latex.ts";
import { markdownTable } from "./markdown.ts";
import type { ExportTable } from "./table.ts";

/** By the ending of the file's name. */
export type ExportFormat = "csv" | "json" | "md" | "tex";

/** The formats of a board's own files; its JSON holds more than a table and is made elsewhere. */
export const tableFormats = ["csv", "tex", "md"] as const satisfies readonly ExportFormat[];
export type TableFormat = (typeof tableFormats)[number];

/** What people call them, in every language. */
export const formatNames: Readonly<Record<ExportFormat, string>> = {
  csv: "CSV",
  json: "JSON",
  md: "Markdown",
  tex: "LaTeX",
};

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: csvType,
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  tex: "application/x-tex; charset=utf-8",
};

/** A table as the text of a file. */
export function exportText(format: ExportFormat, table: ExportTable): string {
  switch (format) {
    case "csv":
      return csvTable(table);
    case "json":
      return viewJson(table);
    case "md":
      return markdownTable(table);
    case "tex":
      return latexTable(table);
    default:
      return format satisfies never;
  }
}
