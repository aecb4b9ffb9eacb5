/**
 * A table as CSV: for each number its value at full precision beside the text that people see. The names of the columns
 * are the same in every language.
 */
import { type CsvCell, csvText } from "../csv.ts";
import { nameKey } from "../leaderboard/column-keys.ts";
import { type ExportCell, type ExportColumn, type ExportTable, isMissing, stdText } from "./table.ts";

/** The whole file, with a byte order mark. What is missing is empty; its note says why. */
export function csvTable({ columns, rows, permalink }: ExportTable): string {
  const heads = ["entry_id", ...columns.flatMap(headsOf), "is_synthetic", "version_notes", "permalink"];
  return csvText(
    heads,
    rows.map(({ id, synthetic, versions, cells }) => [
      id,
      ...columns.flatMap((column, index) => cellsOf(column, cells[index] ?? { text: "" })),
      synthetic,
      versions,
      permalink,
    ]),
  );
}

function headsOf({ key, kind, measured }: ExportColumn): readonly string[] {
  switch (kind) {
    case "rank":
      return [key, `${key}_low`, `${key}_high`, `${key}_note`];
    case "text":
      return key === nameKey ? [key] : [key, `${key}_text`];
    case "coverage":
      return ["groups_scored", "groups_total"];
    case "figure":
      return [key, `${key}_text`, ...(measured ? [`${key}_std`, `${key}_std_text`, `${key}_n`] : []), `${key}_note`];
    default:
      return kind satisfies never;
  }
}

function cellsOf({ key, kind, measured }: ExportColumn, cell: ExportCell): readonly CsvCell[] {
  const value = cell.value ?? null;
  const [low, high] = cell.range ?? [null, null];
  const text = isMissing(cell) ? null : cell.text;
  switch (kind) {
    case "rank":
      return [value, low, high, cell.why ?? null];
    case "text":
      return key === nameKey ? [text] : [value, text];
    case "coverage":
      return [low, high];
    case "figure": {
      const spread = measured ? [cell.std ?? null, stdText(cell), cell.n ?? null] : [];
      return [value, numberText(text), ...spread, cell.why ?? null];
    }
    default:
      return kind satisfies never;
  }
}

/** `+3.10` is a number with its sign, no formula; `baseline` is a text like any other. */
function numberText(text: string | null): CsvCell {
  return text !== null && /^[+−]?[\d,]*\.?\d+$/.test(text) ? { number: text } : text;
}
