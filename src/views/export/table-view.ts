/** The view that a reader has made of a leaderboard's table, from the address and from what the table knows. */

import { filled } from "../filled.ts";
import { coverageKey } from "../leaderboard/column-keys.ts";
import { filterEntries, searchTexts, sortedPlaces } from "../leaderboard/rows.ts";
import { sortedText } from "../leaderboard/sentences.ts";
import { readState, type TableState } from "../leaderboard/state.ts";
import type { BoardTable } from "../leaderboard/table-data.ts";
import type { BoardExport, GroupScores, View } from "./view.ts";

/** Ids of the groups that a view shows: their scores have to be there before it can be exported. */
export function viewGroups(table: BoardTable, search: string): readonly string[] {
  return readState(search, table).state.groups;
}

/** The same rows, columns and order as on the page; entries below the ranking stand below it here too. */
export function tableView(board: BoardExport, table: BoardTable, search: string, groups: readonly GroupScores[]): View {
  const { state } = readState(search, table);
  const { matches } = filterEntries(table.fields, state.chosen, state.text, searchTexts(table));
  const values = state.sorting && sortValues(table, state.sorting.column, groups);
  const placed = values ? sortedPlaces(values, state.sorting.order) : range(0, table.placed);
  const all = [...placed, ...range(table.placed, table.ids.length)];
  const rows = all.filter((place) => matches[place]);
  const parts = [
    ...(rows.length < all.length ? [filled(table.words.shown, { shown: rows.length, all: all.length })] : []),
    ...(values ? [sortedText(table, state.sorting)] : []),
  ];
  const told =
    parts.length === 0 ? null : filled(board.caption.told, { parts: parts.join(table.words.clauseSeparator) });
  return { search, columns: shownColumns(board, table, state), rows, told };
}

function sortValues(table: BoardTable, key: string, groups: readonly GroupScores[]) {
  const group = table.groups.find((candidate) => candidate.key === key)?.id;
  const file = groups.find(({ id }) => id === group)?.file;
  return file?.values.slice(0, table.placed) ?? table.columns.find((column) => column.key === key)?.values;
}

/** Those of groups stand behind the coverage, where it is shown or would be. */
function shownColumns({ columns }: BoardExport, { groups }: BoardTable, state: TableState): readonly string[] {
  const added = groups.filter(({ id }) => state.groups.includes(id)).map(({ key }) => key);
  return columns.flatMap(({ key, shown }) => [
    ...((shown && !state.hidden.includes(key)) || state.added.includes(key) ? [key] : []),
    ...(key === coverageKey ? added : []),
  ]);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
