/** Tables as CSV that spreadsheets and programs read alike: RFC 4180, UTF-8, and no cell that a spreadsheet would run. */
import { csvFormatRow } from "d3-dsv";

/** Null is an empty cell. Numbers keep their full precision; `number` is one as the site itself prints it, such as `+3.10`. */
export type CsvCell = string | number | boolean | null | { readonly number: string };

/** The media type of the files. */
export const csvType = "text/csv; charset=utf-8";

/** What a spreadsheet takes for the beginning of a formula, in full width too. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Without it Excel takes the bytes for those of the machine's own code page, and Chinese for noise. */
const byteOrderMark = "\ufeff";

/**
 * The whole file: one line a row, the names of the columns first, each line ended as RFC 4180 says. A text that begins
 * like a formula has an apostrophe in front, by which spreadsheets know text; a negative number stays a number.
 */
export function csvText(columns: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [columns, ...rows].map((row) => `${csvFormatRow(row.map(cellText))}\r\n`);
  return byteOrderMark + lines.join("");
}

/** @throws RangeError for a number that is none: a missing one is null. */
function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return formulaStart.test(cell) ? `'${cell}` : cell;
  if (typeof cell === "object") return cell.number;
  if (typeof cell === "number" && !Number.isFinite(cell)) throw new RangeError(`${cell} is no number for a table.`);
  return String(cell);
}
