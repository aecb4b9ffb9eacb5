/** The columns of the matrix: which are there, which are hidden, and the buttons in their heads. */

import { filled } from "../../../views/filled.ts";
import type { MatrixData, PackRunsFile } from "../../../views/packs/matrix-data.ts";
import type { MatrixSorting, ShownColumn, SortedBy } from "../../../views/packs/matrix-state.ts";
import { button } from "../../leaderboard/elements.ts";
import type { LazyFiles } from "../../leaderboard/lazy-files.ts";
import { type Cells, gapCells, metricCells } from "./cells.ts";

export interface MatrixColumns {
  /** Shows these columns; returns the ones that are not there yet, because their file is still being read. */
  show(columns: readonly ShownColumn[]): readonly ShownColumn[];
  /** Marks the head that the rows stand in the order of. */
  mark(sorting: MatrixSorting | null): void;
  /** The cells of a column that is there, one for each run. */
  cells(column: Pick<ShownColumn, "kind" | "metric">): readonly HTMLElement[];
}

export interface MatrixElements {
  readonly tools: HTMLElement;
  readonly table: HTMLTableElement;
  /** In the order of the data's runs. */
  readonly rows: readonly HTMLTableRowElement[];
}

export function matrixColumns(
  data: MatrixData,
  { table, rows }: MatrixElements,
  files: LazyFiles<PackRunsFile>,
  press: (column: string, by: SortedBy) => void,
): MatrixColumns {
  const [categoryRow, packRow] = table.tHead?.rows ?? [];
  if (!categoryRow || !packRow) throw new Error("no head");
  const links = rows.map((row) => row.querySelector<HTMLAnchorElement>(".run-name")?.getAttribute("href") ?? "");
  const order = data.packs.flatMap((pack) =>
    pack.metrics.flatMap(({ key }) => [nameOf("metric", key), nameOf("gap", key)]),
  );
  const made = new Map<string, Cells>();
  let visible = new Set<string>();
  const heads = [...packRow.cells];
  const offset = (rows[0]?.cells.length ?? 0) - heads.length;
  heads.forEach((head, index) => {
    const name = nameOf("metric", head.dataset.column ?? "");
    made.set(name, [head, ...rows.flatMap((row) => row.cells[index + offset] ?? [])]);
    visible.add(name);
  });
  for (const head of [...categoryRow.cells, ...heads]) makeSortable(head);

  /** The name of a metric or of a run's field becomes a button, its change gets another one. */
  function makeSortable(head: HTMLElement): void {
    const by = (head.dataset.by ?? "value") as SortedBy;
    for (const name of head.querySelectorAll<HTMLElement>("[data-sort]")) {
      const key = name.dataset.sort ?? "";
      const sort = button("head", () => press(key, by), ...name.childNodes);
      sort.dataset.sort = key;
      sort.dataset.by = by;
      name.replaceWith(sort);
      if (head.dataset.column === undefined || by === "gap") continue;
      const change = button("head by-change", () => press(key, "change"), data.words.change);
      change.dataset.sort = key;
      change.dataset.by = "change";
      change.ariaLabel = filled(data.words.sortChange, {
        column: `${head.querySelector(".pack-link")?.textContent ?? ""}, ${sort.textContent ?? ""}`,
      });
      head.append(change);
    }
  }

  function make(column: ShownColumn): Cells | undefined {
    const found = files.read(column.pack.id)?.metrics.find(({ head }) => head.key === column.metric.key);
    if (!found) return undefined;
    if (column.kind === "metric") return metricCells(found, links, data);
    return found.gap === null ? undefined : gapCells(found.gap, column, data);
  }

  /** Puts a new column before the next one that is there. */
  function insert(name: string, cells: Cells): void {
    const next = order.slice(order.indexOf(name) + 1).find((other) => made.has(other));
    const before = next === undefined ? undefined : made.get(next);
    cells.forEach((cell, index) => {
      const row = index === 0 ? packRow : rows[index - 1];
      row?.insertBefore(cell, before?.[index] ?? null);
    });
    if (cells[0]) makeSortable(cells[0]);
    made.set(name, cells);
  }

  return {
    show: (columns) => {
      const wanted = new Set(columns.map(({ kind, metric }) => nameOf(kind, metric.key)));
      const missing = columns.filter((column) => {
        const name = nameOf(column.kind, column.metric.key);
        if (made.has(name)) return false;
        const cells = make(column);
        if (cells === undefined) return true;
        insert(name, cells);
        visible.add(name);
        return false;
      });
      for (const [name, cells] of made) {
        if (wanted.has(name) === visible.has(name)) continue;
        for (const cell of cells) cell.hidden = visible.has(name);
      }
      visible = new Set([...made.keys()].filter((name) => wanted.has(name)));
      const there = columns.filter((column) => !missing.includes(column));
      for (const head of categoryRow.querySelectorAll<HTMLTableCellElement>(".category")) {
        const count = there.filter(({ pack }) => pack.category === head.dataset.category).length;
        head.hidden = count === 0;
        if (count > 0) head.colSpan = count;
      }
      return missing;
    },
    mark: (sorting) => {
      for (const head of table.tHead?.querySelectorAll<HTMLElement>("th") ?? []) {
        const sorted = [...head.querySelectorAll<HTMLElement>("button.head")].filter((own) => {
          const isSorted = sorting !== null && own.dataset.sort === sorting.column && own.dataset.by === sorting.by;
          own.classList.toggle("is-sorted", isSorted);
          return isSorted;
        });
        head.ariaSort =
          sorting === null || sorted.length === 0 ? null : sorting.order === "asc" ? "ascending" : "descending";
      }
    },
    cells: ({ kind, metric }) => made.get(nameOf(kind, metric.key))?.slice(1) ?? [],
  };
}

function nameOf(kind: ShownColumn["kind"], key: string): string {
  return `${kind} ${key}`;
}
