/** The parts of the page that the table's script works on. Rows are found by the ids of their entries. */
import type { BoardTable } from "../../views/leaderboard/table-data.ts";

export interface Elements {
  readonly tools: HTMLElement;
  /** Null where nothing is ranked yet and all entries stand among the unranked. */
  readonly main: HTMLTableElement | null;
  /** In the order of the board, as all lists of rows. */
  readonly placed: readonly HTMLTableRowElement[];
  readonly unranked: readonly HTMLTableRowElement[];
  /** The rows of the table by group; empty where there is none. */
  readonly heat: readonly HTMLTableRowElement[];
}

/** @throws Error where the page and its data do not fit together */
export function findElements(table: BoardTable): Elements {
  const tools = document.querySelector<HTMLElement>(".table-tools");
  const rows = table.ids.map((id) => document.getElementById(`entry-${id}`));
  if (tools === null || !rows.every((row) => row instanceof HTMLTableRowElement)) throw new Error("no table");
  return {
    tools,
    main: document.querySelector("table.ranking-table"),
    placed: rows.slice(0, table.placed),
    unranked: rows.slice(table.placed),
    heat: table.ids.flatMap((id) => {
      const row = document.getElementById(`parts-${id}`);
      return row instanceof HTMLTableRowElement ? [row] : [];
    }),
  };
}

/** An element with a class and what stands in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.append(...content);
  return made;
}

/** A button that does something at once. */
export function button(
  className: string,
  press: () => void,
  ...content: readonly (string | Node)[]
): HTMLButtonElement {
  const made = element("button", className, ...content);
  made.type = "button";
  made.addEventListener("click", press);
  return made;
}

/** The items without one that is among them, or with one that is not. */
export function flipped<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

/** Leaves alone what says so already: nothing is read out twice. */
export function setText(target: HTMLElement | null, text: string): void {
  if (target && target.textContent !== text) target.textContent = text;
}

/** Hides an element; the focus that was in it goes to the first control above the table. */
export function keepFocus(target: HTMLElement | null, hidden: boolean, tools: HTMLElement): void {
  if (target === null) return;
  const focused = hidden && target.contains(document.activeElement);
  target.hidden = hidden;
  if (focused) tools.querySelector<HTMLElement>("input, button")?.focus();
}
