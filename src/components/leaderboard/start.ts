/**
 * The interactive table: reads the state from the address, shows it, and writes the address when something is pressed.
 * It sorts and hides the rows that are in the page; every number that it compares comes with the page's data.
 */

import { rankKey } from "../../views/leaderboard/column-keys.ts";
import { filterEntries, searchTexts, sortedPlaces } from "../../views/leaderboard/rows.ts";
import * as address from "../../views/leaderboard/state.ts";
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { rankBracket } from "./bracket.ts";
import { tableColumns } from "./columns.ts";
import { findElements } from "./elements.ts";
import { groupFiles } from "./group-files.ts";
import { tableMenus } from "./menus.ts";
import { rowOrder } from "./order.ts";
import { rowSelection } from "./selection.ts";
import { tableStatus } from "./status.ts";

export function startTable(): void {
  const table = JSON.parse(document.getElementById("board-table")?.textContent ?? "") as BoardTable;
  const elements = findElements(table);
  const texts = searchTexts(table);
  const read = () => address.readState(location.search, table);
  const now = () => read().state;
  const isRankOrder = ({ sorting }: address.TableState) =>
    sorting === null || (sorting.column === rankKey && sorting.order === "asc");

  const go = (search: string, replace = false): void => {
    const to = location.pathname + search + location.hash;
    if (replace) history.replaceState(history.state, "", to);
    else history.pushState(null, "", to);
    show();
  };
  /** Hiding the column that the rows are sorted by takes its order with it. */
  const goWithColumns = (search: string): void => {
    const { state, doubts } = address.readState(search, table);
    const lost = state.sorting && state.hidden.includes(state.sorting.column);
    go(lost || doubts.some(({ kind }) => kind === "sort") ? address.withSorting(search, null, table) : search);
  };

  const files = groupFiles(table, () => show());
  const order = rowOrder(elements);
  const hideBracket = rankBracket(table, elements, () => isRankOrder(now()));
  const columns = tableColumns(table, elements, files, (key) => {
    const shown = table.columns.find((column) => column.key === key);
    const { sorting } = now();
    const current = sorting ?? (key === table.ranking && shown ? { column: key, order: shown.first } : null);
    go(address.withSorting(location.search, address.pressed(key, shown?.first ?? "desc", current), table));
  });
  const select = rowSelection(table, elements, (change) =>
    go(address.withEntries(location.search, change(now().entries))),
  );
  const menus = tableMenus(table, elements, {
    filter: (field, place) => {
      const known = table.fields[field];
      if (known) go(address.withField(location.search, known, flipped(now().chosen[field] ?? [], place)));
    },
    column: (key) => {
      const { added, hidden } = now();
      const shown = table.columns.some((column) => column.key === key && column.shown);
      const change = shown ? { added, hidden: flipped(hidden, key) } : { added: flipped(added, key), hidden };
      goWithColumns(address.withColumns(location.search, change));
    },
    group: (id) => goWithColumns(address.withGroups(location.search, flipped(now().groups, id))),
    defaultColumns: () =>
      goWithColumns(address.withGroups(address.withColumns(location.search, { added: [], hidden: [] }), [])),
  });
  const clearFilters = () => go(address.withoutFilters(location.search, table.fields));
  const status = tableStatus(table, elements, {
    clearFilters,
    resetOrder: () => go(address.withSorting(location.search, null, table)),
    retry: files.retry,
  });

  const input = elements.tools.querySelector<HTMLInputElement>("[data-text]");
  // One step back takes out a whole text, not its last letter.
  input?.addEventListener("input", () => go(address.withText(location.search, input.value), now().text !== ""));

  function show(): void {
    const { state, doubts } = read();
    columns.show(state);
    const { sorting } = state;
    const values = sorting && valuesOf(sorting.column);
    order(sorting && values ? sortedPlaces(values, sorting.order) : null);
    elements.main?.classList.toggle("is-sorted", !isRankOrder(state));
    columns.mark(sorting);
    const { matches, counts } = filterEntries(table.fields, state.chosen, state.text, texts);
    matches.forEach((match, place) => {
      for (const row of [elements.placed[place] ?? elements.unranked[place - table.placed], elements.heat[place]])
        if (row && row.hidden === match) row.hidden = !match;
    });
    menus(state, counts);
    select(state.entries);
    if (input && input.value !== state.text) input.value = state.text;
    status(state, matches, doubts, files.failed());
    hideBracket();
  }

  function valuesOf(key: string): readonly (number | null)[] | undefined {
    const group = table.groups.find((candidate) => candidate.key === key);
    return group ? files.read(group.id)?.values : table.columns.find((column) => column.key === key)?.values;
  }

  addEventListener("popstate", show);
  show();
}

function flipped<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
