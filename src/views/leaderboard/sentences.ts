/** The sentences that the interactive table makes from the words it was given. */
import type { TableState } from "./state.ts";
import type { BoardTable } from "./table-data.ts";

/** Text with values in place of the names in braces. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? grouped(value) : value;
  });
}

/** `sorted by Cost, ascending`. */
export function sortedText(
  { columns, groups, words }: BoardTable,
  { column, order }: NonNullable<TableState["sorting"]>,
): string {
  const group = groups.find(({ key }) => key === column)?.id;
  const name = group ?? columns.find(({ key }) => key === column)?.title ?? column;
  return filled(words.sorted, { column: name, order: words.orders[order] });
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
