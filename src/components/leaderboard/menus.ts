/** The menus and chips above the table: filters by setting, and which columns are shown. */

import { isFixed, type TableState } from "../../views/leaderboard/state.ts";
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { button, type Elements, element } from "./elements.ts";

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
    onOpening(menu, () => {
      if (menu.childElementCount === 0)
        menu.append(...(table.fields[field]?.values ?? []).map(({ label }, place) => option(label, String(place))));
    });
  }
  if (columnMenu) {
    columnMenu.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === "group") actions.group(target.value);
      else actions.column(target.value);
    });
    onOpening(columnMenu, () => {
      if (columnMenu.childElementCount > 0) return;
      columnMenu.append(...columns.map(({ key, title }) => option(title, key)));
      if (table.groups.length > 0) {
        columnMenu.append(element("p", "menu-title", table.words.groups));
        columnMenu.append(
          ...table.groups.map(({ id, title }) => option(title === id ? id : `${id} · ${title}`, id, "group")),
        );
      }
      columnMenu.append(button("button plain", actions.defaultColumns, table.words.defaultColumns));
    });
  }

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

  /** Fills a menu when it opens, below its button and inside the window. */
  function onOpening(menu: HTMLElement, fill: () => void): void {
    menu.addEventListener("beforetoggle", (event) => {
      if ((event as ToggleEvent).newState !== "open") return;
      fill();
      if (last) show(...last);
    });
    const place = (): void => {
      const opener = tools.querySelector(`[popovertarget="${menu.id}"]`);
      if (!opener || !menu.matches(":popover-open")) return;
      const { left, bottom } = opener.getBoundingClientRect();
      const most = document.documentElement.clientWidth - menu.offsetWidth - 8;
      menu.style.left = `${Math.max(8, Math.min(left, most))}px`;
      menu.style.top = `${bottom + scrollY + 4}px`;
    };
    menu.addEventListener("toggle", place);
    addEventListener("resize", place);
  }
}

function option(label: string, value: string, name = ""): HTMLLabelElement {
  const input = element("input", "");
  input.type = "checkbox";
  input.value = value;
  input.name = name;
  input.autocomplete = "off";
  return element("label", "", input, element("span", "", label), " ", element("span", "n"));
}

function showNumber(opener: HTMLElement, count: number): void {
  const number = opener.querySelector(".n");
  if (number) number.textContent = count === 0 ? "" : ` ${count}`;
  opener.classList.toggle("is-active", count > 0);
}
