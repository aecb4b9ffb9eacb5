/**
 * The interactive table: reads the state from the address, shows it, and writes the address when something is pressed.
 * It sorts and hides the rows that are in the page; every number that it compares comes with the page's data.
 */

import { rankKey } from "../../views/leaderboard/column-keys.ts";
import type { GroupColumn } from "../../views/leaderboard/group-column.ts";
import { filterEntries, searchTexts, sortedPlaces } from "../../views/leaderboard/rows.ts";
import * as address from "../../views/leaderboard/state.ts";
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { rankBracket } from "./bracket.ts";
import { tableColumns } from "./columns.ts";
import { findElements, flipped } from "./elements.ts";
import { lazyFiles } from "./lazy-files.ts";
import { tableMenus } from "./menus.ts";
import { rowOrder } from "./order.ts";
import { rowSelection } from "./selection.ts";
import { tableStatus } from "./status.ts";
import { drawnInSteps } from "./steps.ts";
import { textField } from "./text-field.ts";

export function startTable(): void {
  const table = JSON.parse(document.getElementById("board-table")?.textContent ?? "") as BoardTable;
  const elements = findElements(table);
  const texts = searchTexts(table);
  // Browsers limit how often the address may change: what was pressed counts also where it could not be written.
  let search = location.search;
  const read = () => address.readState(search, table);
  const now = () => read().state;
  const isRankOrder = ({ sorting }: address.TableState) =>
    sorting === null || (sorting.column === rankKey && sorting.order === "asc");

  const go = (to: string, replace = false): void => {
    search = to;
    const whole = location.pathname + search + location.hash;
    try {
      if (replace) history.replaceState(history.state, "", whole);
      else history.pushState(null, "", whole);
    } catch {
      // Too often for this browser; the next change writes all of it.
    }
    show();
  };
  /** Hiding the column that the rows are sorted by takes its order with it. */
  const goWithColumns = (to: string): void => {
    const { state, doubts } = address.readState(to, table);
    const lost = state.sorting && state.hidden.includes(state.sorting.column);
    go(lost || doubts.some(({ kind }) => kind === "sort") ? address.withSorting(to, null, table) : to);
  };

  const files = lazyFiles<GroupColumn>(
    (group) => table.groups.find(({ id }) => id === group)?.file ?? "",
    () => show(),
  );
  const order = rowOrder(elements);
  const heatTable = elements.heat[0]?.closest("table");
  const [mainSteps, heatSteps] = [drawnInSteps(elements.main), drawnInSteps(heatTable)];
  const hideBracket = rankBracket(table, elements, () => isRankOrder(now()));
  const columns = tableColumns(table, elements, files, (key) => {
    const shown = table.columns.find((column) => column.key === key);
    const { sorting } = now();
    const current = sorting ?? (key === table.ranking && shown ? { column: key, order: shown.first } : null);
    go(address.withSorting(search, address.pressed(key, shown?.first ?? "desc", current), table));
  });
  const select = rowSelection(table, elements, (change) => go(address.withEntries(search, change(now().entries))));
  const menus = tableMenus(table, elements, {
    filter: (field, place) => {
      const known = table.fields[field];
      if (known) go(address.withField(search, known, flipped(now().chosen[field] ?? [], place)));
    },
    column: (key) => {
      const { added, hidden } = now();
      const shown = table.columns.some((column) => column.key === key && column.shown);
      const change = shown ? { added, hidden: flipped(hidden, key) } : { added: flipped(added, key), hidden };
      goWithColumns(address.withColumns(search, change));
    },
    group: (id) => goWithColumns(address.withGroups(search, flipped(now().groups, id))),
    defaultColumns: () => goWithColumns(address.withGroups(address.withColumns(search, { added: [], hidden: [] }), [])),
  });
  const clearFilters = () => go(address.withoutFilters(search, table.fields));
  const status = tableStatus(table, elements, {
    clearFilters,
    resetOrder: () => go(address.withSorting(search, null, table)),
    retry: files.retry,
  });

  // What takes the view away or cites it is loaded when its part of the page is opened; without it the whole table remains.
  const parts = document.querySelectorAll<HTMLElement>("details[data-script]");
  for (const part of parts) {
    // The page's address may be relative, and a script would take it from its own.
    const load = () => import(/* @vite-ignore */ new URL(part.dataset.script ?? "", document.baseURI).href);
    part.addEventListener("toggle", () => load().catch(() => part.classList.add("without-view")), { once: true });
  }

  const field = textField(elements.tools, (text) =>
    // One step back takes out a whole text, not its last letter.
    go(address.withText(search, text), now().text !== ""),
  );

  function show(): void {
    const { state, doubts } = read();
    for (const part of parts) part.dataset.search = search;
    for (const steps of [mainSteps, heatSteps]) steps.measure();
    columns.show(state);
    const { sorting } = state;
    const values = sorting && valuesOf(sorting.column);
    const moved = order(sorting && values ? sortedPlaces(values, sorting.order) : null);
    elements.main?.classList.toggle("is-sorted", !isRankOrder(state));
    columns.mark(sorting);
    const { matches, counts } = filterEntries(table.fields, state.chosen, state.text, texts);
    const back = new Set<HTMLElement>();
    matches.forEach((match, place) => {
      for (const row of [elements.placed[place] ?? elements.unranked[place - table.placed], elements.heat[place]]) {
        if (!row || row.hidden !== match) continue;
        row.hidden = !match;
        if (match) back.add(row);
      }
    });
    const toDraw = (body: HTMLTableElement | null | undefined) =>
      [...(body?.rows ?? [])].filter((row) => back.has(row) || (moved && !row.hidden && row.id !== ""));
    if (moved || back.size > 0) {
      mainSteps.draw(toDraw(elements.main));
      heatSteps.draw(toDraw(heatTable));
    }
    menus(state, counts);
    select(state.entries);
    field(state.text);
    status({ ...state, sorting: values ? sorting : null }, matches, doubts, files.failed());
    hideBracket();
  }

  function valuesOf(key: string): readonly (number | null)[] | undefined {
    const group = table.groups.find((candidate) => candidate.key === key);
    return group
      ? files.read(group.id)?.values.slice(0, table.placed)
      : table.columns.find((column) => column.key === key)?.values;
  }

  addEventListener("popstate", () => {
    search = location.search;
    show();
  });
  show();
}
