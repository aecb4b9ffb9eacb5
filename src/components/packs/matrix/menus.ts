/** The menus and chips above the matrix: packs by category and runner, which metrics, and what of them is shown. */
import type { MatrixData, PackOfData } from "../../../views/packs/matrix-data.ts";
import { isPackShown, type MatrixState, type Shown } from "../../../views/packs/matrix-state.ts";
import { button, element } from "../../leaderboard/elements.ts";
import { onOpening, option, showNumber } from "../../leaderboard/menu.ts";

export interface MatrixActions {
  readonly facet: (facet: "category" | "runner", value: string) => void;
  readonly metric: (key: string) => void;
  readonly allMetrics: (all: boolean) => void;
  readonly gaps: (shown: boolean) => void;
  readonly show: (show: Shown) => void;
  readonly external: (hidden: boolean) => void;
}

const facets = ["category", "runner"] as const;
const lists = { category: "categories", runner: "runners" } as const;

/** Returns what shows a state. */
export function matrixMenus(
  data: MatrixData,
  tools: HTMLElement,
  actions: MatrixActions,
): (state: MatrixState) => void {
  const find = (selector: string) => tools.querySelector<HTMLElement>(selector);
  let last: MatrixState | undefined;
  const refresh = (): void => {
    if (last) show(last);
  };
  for (const facet of facets) {
    const menu = find(`[data-facet="${facet}"]`);
    if (!menu) continue;
    menu.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement) actions.facet(facet, target.value);
    });
    onOpening(tools, menu, () => {
      if (menu.childElementCount === 0)
        menu.append(...data[lists[facet]].map(({ value, label }) => option(label, value)));
      refresh();
    });
  }
  const metrics = find("[data-metrics]");
  if (metrics) {
    metrics.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === "gaps") actions.gaps(target.checked);
      else actions.metric(target.value);
    });
    onOpening(tools, metrics, () => {
      if (metrics.childElementCount === 0) fill(metrics);
      refresh();
    });
  }
  tools.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === "show") actions.show(target.value as Shown);
    if (target.dataset.external !== undefined) actions.external(target.checked);
  });

  function fill(menu: HTMLElement): void {
    menu.append(
      button("button plain", () => actions.allMetrics(true), data.words.allMetrics),
      button("button plain", () => actions.allMetrics(false), data.words.defaultMetrics),
    );
    if (data.packs.some((pack) => pack.metrics.some(({ gap }) => gap !== null)))
      menu.append(option(data.words.gaps, "", "gaps"));
    for (const pack of data.packs) {
      const group = element(
        "div",
        "",
        element("p", "menu-title", pack.id),
        ...pack.metrics.map(({ key, label }) => option(label, key)),
      );
      group.role = "group";
      group.ariaLabel = pack.id;
      menu.append(group);
    }
  }

  function show(state: MatrixState): void {
    last = state;
    for (const facet of facets) {
      const other = facet === "category" ? { ...state, category: [] } : { ...state, runner: [] };
      for (const input of find(`[data-facet="${facet}"]`)?.querySelectorAll("input") ?? []) {
        const own = (pack: PackOfData) => pack[facet] === input.value && isPackShown(pack, other);
        const count = data.packs.filter(own).length;
        input.checked = state[facet].includes(input.value);
        const label = input.closest("label");
        label?.classList.toggle("is-empty", count === 0);
        const number = label?.querySelector(".n");
        if (number) number.textContent = String(count);
      }
      const opener = find(`[popovertarget="menu-${facet}"]`);
      if (opener) showNumber(opener, state[facet].length);
    }
    const primary = new Set(
      data.packs.flatMap((pack) => pack.metrics.flatMap((metric) => (metric.primary ? [metric.key] : []))),
    );
    for (const input of metrics?.querySelectorAll("input") ?? []) {
      const { name, value } = input;
      input.checked =
        name === "gaps"
          ? state.gaps
          : !state.hidden.includes(value) && (primary.has(value) || state.all || state.added.includes(value));
    }
    const opener = find('[popovertarget="menu-metrics"]');
    if (opener) {
      const all = state.all ? data.packs.reduce((sum, pack) => sum + pack.metrics.length - 1, 0) : state.added.length;
      showNumber(opener, all + state.hidden.length + Number(state.gaps));
    }
    for (const input of tools.querySelectorAll<HTMLInputElement>('input[name="show"]'))
      input.checked = input.value === state.show;
    const external = tools.querySelector<HTMLInputElement>("[data-external]");
    if (external) external.checked = state.hideExternal;
  }
  return show;
}
