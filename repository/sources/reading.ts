/** Published figures as they stand in the CSV files beside this script. An empty cell means that the source does not say. */
import { readFileSync } from "node:fs";
import { csvParse } from "d3-dsv";

/** One line of a CSV file by column name. */
export type Row = Readonly<Record<string, string | undefined>>;

/** The rows of `<folder>/<name>` in file order; `folder` is relative to this one. */
export function readRows(folder: string, name: string): readonly Row[] {
  return csvParse(readFileSync(new URL(`${folder}/${name}`, import.meta.url), "utf8"));
}

/** A cell that must be filled. Throws when the column is absent or the cell empty. */
export function text(row: Row, column: string): string {
  const value = textOrNull(row, column);
  if (value === null) throw new Error(`Column ${column} is empty in ${JSON.stringify(row)}`);
  return value;
}

/** A cell, or null where it is empty. Throws when the column is absent. */
export function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  if (value === undefined) throw new Error(`No column ${column} in ${JSON.stringify(row)}`);
  return value === "" ? null : value;
}

/** A filled numeric cell, at the precision of the file. Throws on anything that is not a finite number. */
export function number(row: Row, column: string): number {
  const value = Number(text(row, column));
  if (!Number.isFinite(value)) throw new Error(`Column ${column} is not a number in ${JSON.stringify(row)}`);
  return value;
}

/** A numeric cell, or null where it is empty. */
export function numberOrNull(row: Row, column: string): number | null {
  return textOrNull(row, column) === null ? null : number(row, column);
}

/** The rows of each key, keys and rows in file order. */
export function grouped(rows: readonly Row[], ...columns: readonly string[]): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, (row) => columns.map((column) => text(row, column)).join(" "));
}
