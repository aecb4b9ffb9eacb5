/** The sentences that the interactive table makes from the words it was given. */
import { filled } from "../filled.ts";
import type { TableState } from "./state.ts";
import type { BoardTable } from "./table-data.ts";

/** `sorted by Cost, ascending`. */
export function sortedText(
  { columns, groups, words }: BoardTable,
  { column, order }: NonNullable<TableState["sorting"]>,
): string {
  const group = groups.find(({ key }) => key === column)?.id;
  const name = group ?? columns.find(({ key }) => key === column)?.title ?? column;
  return filled(words.sorted, { column: name, order: words.orders[order] });
}
