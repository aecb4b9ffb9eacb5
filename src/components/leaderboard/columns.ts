/** The columns of the main table: sorting by their heads, hiding them, and adding those that the page does not hold. */

import { coverageKey } from "../../views/leaderboard/column-keys.ts";
import type { GroupColumn } from "../../views/leaderboard/group-column.ts";
import type { Sorting, TableState } from "../../views/leaderboard/state.ts";
import type { BoardTable, TableColumn } from "../../views/leaderboard/table-data.ts";
import { href } from "../href.ts";
import { type Elements, element } from "./elements.ts";
import type { LazyFiles } from "./lazy-files.ts";
import { stickHead } from "./stick-head.ts";

/** A column as it stands: its head and its cells, in the order of the board. */
type Cells = readonly HTMLElement[];

export interface Columns {
  /** Shows what the state asks for; groups that are not there yet are left out until they are. */
  show(state: TableState): void;
  /** Marks the column that the rows stand in the order of. */
  mark(sorting: Sorting | null): void;
}

export function tableColumns(
  table: BoardTable,
  { main, placed }: Elements,
  files: LazyFiles<GroupColumn>,
  press: (column: string) => void,
): Columns {
  const head = main?.tHead?.rows[0];
  const all = head ? [head, ...placed] : [];
  let cells: ReadonlyMap<string, readonly Cells[]> | undefined;
  /** The cells that the page came with, by the key of their column; taken before the first one is added. */
  const ownCells = () => (cells ??= cellsByKey(head, all));
  const added = new Set<string>();
  let hidden = "";
  /** Columns that were once asked for, in the table or not. */
  const made = new Map<string, Cells>();
  const rankedBy = head?.querySelector<HTMLElement>("[aria-sort]")?.dataset.column ?? null;
  const rankedOrder = head?.querySelector("[aria-sort]")?.ariaSort ?? null;
  for (const own of head?.querySelectorAll<HTMLElement>("th[data-column]") ?? []) makeSortable(own, press);
  stickHead(main);

  /** The cells of a column, made when it is first shown. */
  const cellsOf = (key: string, make: () => Cells): Cells => {
    const known = made.get(key);
    if (known) return known;
    const column = make();
    if (column[0]) makeSortable(column[0], press);
    made.set(key, column);
    return column;
  };
  /** Puts columns beside one that is there; those that are already there keep their order and stay. */
  const putBeside = (place: "before" | "after", anchor: Cells | undefined, columns: ReadonlyMap<string, Cells>) => {
    let beside = anchor;
    for (const [key, column] of columns) {
      if (!added.has(key)) for (const [row, cell] of column.entries()) beside?.[row]?.[place](cell);
      added.add(key);
      beside = column;
    }
  };

  return {
    show: (state) => {
      const settings = table.columns
        .filter(({ key }) => state.added.includes(key))
        .map((column) => [column.key, cellsOf(column.key, () => settingCells(table, column))] as const);
      const groups = table.groups.flatMap(({ id, key, title }) => {
        const file = state.groups.includes(id) ? files.read(id) : undefined;
        return file ? [[key, cellsOf(key, () => groupCells(key, id, title, file, table.placed))] as const] : [];
      });
      const wanted = new Map([...settings, ...groups]);
      if (wanted.size > 0) ownCells();
      for (const key of added) {
        if (wanted.has(key)) continue;
        for (const cell of made.get(key) ?? []) cell.remove();
        added.delete(key);
      }
      // Settings stand in front of the numbers, groups behind their coverage.
      putBeside("before", cells?.get(firstNumber(table)?.key ?? "")?.[0], new Map(settings.toReversed()));
      putBeside("after", cells?.get(coverageKey)?.[0], new Map(groups));
      if (String(state.hidden) !== hidden) {
        hidden = String(state.hidden);
        for (const [key, own] of ownCells())
          for (const column of own) for (const cell of column) cell.hidden = state.hidden.includes(key);
      }
      for (const setHead of main?.querySelectorAll<HTMLTableCellElement>(".set-head > th") ?? [])
        setHead.colSpan = head?.cells.length ?? 1;
    },
    mark: (sorting) => {
      const key = sorting?.column ?? rankedBy;
      const order = sorting === null ? rankedOrder : sorting.order === "asc" ? "ascending" : "descending";
      for (const own of head?.querySelectorAll<HTMLElement>("th[data-column]") ?? [])
        own.ariaSort = own.dataset.column === key ? order : null;
    },
  };
}

function cellsByKey(head: HTMLTableRowElement | undefined, rows: readonly HTMLTableRowElement[]) {
  const found = new Map<string, Cells[]>();
  [...(head?.cells ?? [])].forEach(({ dataset }, index) => {
    const key = dataset.column;
    if (key === undefined) return;
    const column = rows.flatMap((row) => row.cells[index] ?? []);
    found.set(key, [...(found.get(key) ?? []), column]);
  });
  return found;
}

/** The column of the definition that stands first. */
function firstNumber({ columns, fields }: BoardTable): TableColumn | undefined {
  const names = new Set(["rank", "name", ...fields.map(({ key }) => key)]);
  return columns.find(({ key }) => !names.has(key));
}

/** The name of a column becomes a button; what it is measured in stays beside it. */
function makeSortable(head: HTMLElement, press: (column: string) => void): void {
  const name = head.querySelector(".head");
  const key = head.dataset.column;
  if (name === null || key === undefined) return;
  const sort = element("button", "head", ...name.childNodes);
  sort.type = "button";
  sort.addEventListener("click", () => press(key));
  name.replaceWith(sort);
}

function headCell(key: string, className: string, title: string, name: string, unit: string): HTMLElement {
  const head = element("th", className, element("span", "head", name));
  if (unit !== "") head.append(element("span", "unit", unit));
  head.scope = "col";
  head.dataset.column = key;
  head.title = title;
  return head;
}

function settingCells({ fields, placed, words }: BoardTable, { key, title }: TableColumn): Cells {
  const field = fields.find((candidate) => candidate.key === key);
  const cells = Array.from({ length: placed }, (_, place) => {
    const values = (field?.of[place] ?? []).flatMap((value) => field?.values[value]?.label ?? []);
    const cell = element("td", "muted", values.join(words.listSeparator));
    return cell;
  });
  return [headCell(key, "", "", title, ""), ...cells];
}

function groupCells(key: string, id: string, title: string, file: GroupColumn, placed: number): Cells {
  const cells = file.texts.slice(0, placed).map((text, place) => {
    const [path, spread, reason] = [file.paths[place], file.spreads[place], file.reasons[place]];
    const value = element(path ? "a" : "span", "", text);
    if (path && value instanceof HTMLAnchorElement) value.href = href(path);
    const figure = element("span", "figure", element("span", reason ? "value missing" : "value", value));
    if (spread) figure.append(" ", element("span", "spread", spread));
    if (reason) figure.append(element("span", "sub why", reason));
    const cell = element("td", "r", figure);
    return cell;
  });
  return [headCell(key, "r", title, id, file.unit), ...cells];
}
