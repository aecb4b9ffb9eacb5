/**
 * The state of the interactive table in the page's query, and back. Names in it are those of the data, never of a
 * language, so that a link says the same in both. Each setter touches its own keys only: what nobody changed stays as
 * it was written, also where this board does not know it.
 */
import { readChoice, readList, withChoice, withList } from "../address/query.ts";
import { entriesKey, selectEntries } from "../compare/selection.ts";
import { rankKey } from "./column-keys.ts";
import type { BoardTable, SortOrder, TableField } from "./table-data.ts";

export interface Sorting {
  /** Key of a column, of the table or of a group that is shown. */
  readonly column: string;
  readonly order: SortOrder;
}

export interface TableState {
  /** Null: the order of the board. */
  readonly sorting: Sorting | null;
  /** For every field of the table the places of the chosen values; none: all entries. */
  readonly chosen: readonly (readonly number[])[];
  readonly text: string;
  /** Columns that are shown or hidden against what the table shows by itself. */
  readonly added: readonly string[];
  readonly hidden: readonly string[];
  /** Ids of the groups that have a column. */
  readonly groups: readonly string[];
  readonly entries: readonly string[];
}

/** Something asked for that this board does not have: named beside the table. */
export interface Doubt {
  readonly kind: "sort" | "order" | "columns" | "groups" | "entries" | "excess" | "field";
  /** Name of the field where it is one. */
  readonly field?: string;
  readonly values: readonly string[];
}

const keys = { sort: "sort", order: "order", text: "q", columns: "columns", groups: "groups" } as const;
/** Stands for "the source does not say"; a value that looks like it, or starts with the sign, carries the sign. */
const unstated = "none";
const sign = "~";

/** Reads the state; `doubts` holds whatever fell back to the default. */
export function readState(
  search: string,
  table: BoardTable,
): { readonly state: TableState; readonly doubts: readonly Doubt[] } {
  const doubts: Doubt[] = [];
  const doubt = (kind: Doubt["kind"], values: readonly string[], field?: string) => {
    if (values.length > 0) doubts.push({ kind, values, ...(field === undefined ? {} : { field }) });
  };
  const known = (key: string, kind: Doubt["kind"], all: readonly string[]) => {
    const asked = readList(search, key);
    const found = new Set(all);
    doubt(
      kind,
      asked.filter((item) => !found.has(item)),
    );
    return asked.filter((item) => found.has(item));
  };
  const changes = known(
    keys.columns,
    "columns",
    table.columns.flatMap(({ key, shown }) => (isFixed(key, table) ? [] : shown ? `-${key}` : key)),
  );
  const groups = known(
    keys.groups,
    "groups",
    table.groups.map(({ id }) => id),
  );
  const sortable = [
    ...table.columns
      .filter(({ key, shown }) => shown || changes.includes(key))
      .map(({ key, first }) => ({ key, first })),
    ...table.groups.filter(({ id }) => groups.includes(id)).map(({ key }) => ({ key, first: "desc" as const })),
  ];
  const column = readChoice(
    search,
    keys.sort,
    sortable.map(({ key }) => key),
  );
  if (column.unknown !== null) doubt("sort", [column.unknown]);
  const order = readChoice(search, keys.order, ["asc", "desc"] as const);
  if (order.unknown !== null) doubt("order", [order.unknown]);
  // Also what no menu offers: an address that asks for a version must not show all of them as if it had not.
  const chosen = table.fields.map((field) => {
    const asked = readList(search, field.key).map((item) => ({ item, place: placeOf(field, item) }));
    doubt(
      "field",
      asked.flatMap(({ item, place }) => (place === -1 ? [item] : [])),
      field.title,
    );
    return asked.flatMap(({ place }) => (place === -1 ? [] : [place]));
  });
  const selection = selectEntries(readList(search, entriesKey), new Set(table.ids));
  doubt("entries", selection.unknown);
  doubt("excess", selection.excess);
  const first = sortable.find(({ key }) => key === column.value)?.first;
  const sorting = column.value === null || !first ? null : { column: column.value, order: order.value ?? first };
  return {
    state: {
      sorting: isBoardOrder(sorting, table) ? null : sorting,
      chosen,
      text: new URLSearchParams(search).get(keys.text) ?? "",
      added: changes.filter((item) => !item.startsWith("-")),
      hidden: changes.flatMap((item) => (item.startsWith("-") ? [item.slice(1)] : [])),
      groups,
      entries: selection.chosen,
    },
    doubts,
  };
}

/** The same column again turns it round; another one starts with its better values, or with its first text. */
export function pressed(column: string, first: SortOrder, now: Sorting | null): Sorting {
  if (now?.column !== column) return { column, order: first };
  return { column, order: now.order === "asc" ? "desc" : "asc" };
}

export function withSorting(search: string, sorting: Sorting | null, table: BoardTable): string {
  const told = isBoardOrder(sorting, table) ? null : sorting;
  return withChoice(withChoice(search, keys.sort, told?.column ?? null), keys.order, told?.order ?? null);
}

/** `places` are those of the field's values. */
export function withField(search: string, field: TableField, places: readonly number[]): string {
  const items = places.flatMap((place) =>
    field.values[place] === undefined ? [] : [itemOf(field.values[place].value)],
  );
  return withList(search, field.key, items);
}

export function withText(search: string, text: string): string {
  return withChoice(search, keys.text, text.trim() === "" ? null : text);
}

/** Without any filter. */
export function withoutFilters(search: string, fields: readonly TableField[]): string {
  return fields.reduce((rest, { key }) => withList(rest, key, []), withText(search, ""));
}

export function withColumns(search: string, { added, hidden }: Pick<TableState, "added" | "hidden">): string {
  return withList(search, keys.columns, [...added, ...hidden.map((key) => `-${key}`)]);
}

export function withGroups(search: string, groups: readonly string[]): string {
  return withList(search, keys.groups, groups);
}

export function withEntries(search: string, entries: readonly string[]): string {
  return withList(search, entriesKey, entries);
}

/** Rank and name stay: a row without them says nothing. */
export function isFixed(key: string, { name }: Pick<BoardTable, "name">): boolean {
  return key === rankKey || key === name;
}

/** The ranking column with its better values first, and the ranks from the first: the board's own order. */
function isBoardOrder(sorting: Sorting | null, { ranking, columns }: BoardTable): boolean {
  if (sorting === null || ranking === null || sorting.column !== ranking) return false;
  return columns.find(({ key }) => key === ranking)?.first === sorting.order;
}

function itemOf(value: string | null): string {
  if (value === null) return unstated;
  return value === unstated || value.startsWith(sign) ? sign + value : value;
}

function placeOf({ values }: TableField, item: string): number {
  return values.findIndex(({ value }) => itemOf(value) === item);
}
