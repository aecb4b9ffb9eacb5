/** The menus and chips above the table: filters by setting, and which columns are shown. */

import { isFixed, type TableState } from "../../views/leaderboard/state.ts";
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { button, type Elements, element } from "./elements.ts";
import { onOpening, option, showNumber } from "./menu.ts";

export interface MenuActions {
  readonly filter: (field: number, place: number) => void;
  readonly column: (key: string) => void;
  readonly group: (id: string) => void;
  readonly defaultColumns: () => void;
}

/** Returns what shows a state, with the number of entries behind every value. */
export function tableMenus(
  table: BoardTable,
  { tools, main }: Elements,
  actions: MenuActions,
): (state: TableState, counts: readonly (readonly number[])[]) => void {
  const facets = [...tools.querySelectorAll<HTMLElement>("[data-facet]")].map((menu) => ({
    menu,
    field: Number(menu.dataset.facet),
  }));
  const columnMenu = tools.querySelector<HTMLElement>("[data-columns-menu]");
  const columns = main === null ? [] : table.columns.filter(({ key }) => !isFixed(key, table));
  let last: Parameters<ReturnType<typeof tableMenus>> | undefined;

  for (const { menu, field } of facets) {
    menu.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement) actions.filter(field, Number(target.value));
    });
    onOpening(tools, menu, () => {
      if (menu.childElementCount === 0)
        menu.append(...(table.fields[field]?.values ?? []).map(({ label }, place) => option(label, String(place))));
      if (last) show(...last);
    });
  }
  if (columnMenu) {
    columnMenu.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === "group") actions.group(target.value);
      else actions.column(target.value);
    });
    onOpening(tools, columnMenu, () => {
      if (columnMenu.childElementCount === 0) fill(columnMenu);
      if (last) show(...last);
    });
  }
  const fill = (menu: HTMLElement): void => {
    menu.append(...columns.map(({ key, title }) => option(title, key)));
    if (table.groups.length > 0) {
      menu.append(element("p", "menu-title", table.words.groups));
      menu.append(...table.groups.map(({ id, title }) => option(title === id ? id : `${id} · ${title}`, id, "group")));
    }
    menu.append(button("button plain", actions.defaultColumns, table.words.defaultColumns));
  };

  const show: ReturnType<typeof tableMenus> = (state, counts) => {
    last = [state, counts];
    for (const { menu, field } of facets) {
      const chosen = state.chosen[field] ?? [];
      for (const [place, input] of [...menu.querySelectorAll("input")].entries()) {
        const count = counts[field]?.[place] ?? 0;
        input.checked = chosen.includes(place);
        const label = input.closest("label");
        label?.classList.toggle("is-empty", count === 0);
        const number = label?.querySelector(".n");
        if (number) number.textContent = String(count);
      }
    }
    for (const opener of tools.querySelectorAll<HTMLElement>("[data-facet-button]"))
      showNumber(opener, state.chosen[Number(opener.dataset.facetButton)]?.length ?? 0);
    for (const input of columnMenu?.querySelectorAll("input") ?? []) {
      input.checked =
        input.name === "group"
          ? state.groups.includes(input.value)
          : state.added.includes(input.value) ||
            (!state.hidden.includes(input.value) && columns.some(({ key, shown }) => shown && key === input.value));
    }
    const opener = tools.querySelector<HTMLElement>("[data-columns-button]");
    if (opener) showNumber(opener, state.added.length + state.hidden.length + state.groups.length);
  };
  return show;
}
