/**
 * The interactive matrix: reads the state from the address, shows it, and writes the address when something is pressed.
 * It sorts and hides what is in the page, and adds columns from the files of the packs.
 */
import { sortedPlaces } from "../../../views/leaderboard/rows.ts";
import type { MatrixData, PackRunsFile } from "../../../views/packs/matrix-data.ts";
import * as address from "../../../views/packs/matrix-state.ts";
import { flipped } from "../../leaderboard/elements.ts";
import { lazyFiles } from "../../leaderboard/lazy-files.ts";
import { drawnInSteps } from "../../leaderboard/steps.ts";
import { stickHead } from "../../leaderboard/stick-head.ts";
import { textField } from "../../leaderboard/text-field.ts";
import { type MatrixElements, matrixColumns } from "./columns.ts";
import { matrixMenus } from "./menus.ts";
import { matrixStatus } from "./status.ts";

type Values = readonly (number | null)[];

export function startMatrix(): void {
  const data = JSON.parse(document.getElementById("matrix-data")?.textContent ?? "") as MatrixData;
  const elements = findElements(data);
  const { tools, table, rows } = elements;
  const body = table.tBodies[0];
  // Browsers limit how often the address may change: what was pressed counts also where it could not be written.
  let search = location.search;
  const read = () => address.readMatrixState(search, data);
  const now = () => read().state;

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
    const { doubts } = address.readMatrixState(to, data);
    go(doubts.some(({ kind }) => kind === "sort" || kind === "by") ? address.withMatrixSorting(to, null) : to);
  };

  const paths = new Map(data.packs.map(({ id, file }) => [id, file]));
  const files = lazyFiles<PackRunsFile>(
    (pack) => paths.get(pack) ?? "",
    () => show(),
  );
  const metrics = new Map(
    data.packs.flatMap((pack) => pack.metrics.map((metric) => [metric.key, { pack, metric }] as const)),
  );
  const steps = drawnInSteps(table);
  const columns = matrixColumns(data, elements, files, (key, by) => {
    const metric = metrics.get(key)?.metric;
    const first =
      by === "gap" ? "desc" : (metric?.first ?? data.fields.find((field) => field.key === key)?.first ?? "desc");
    go(address.withMatrixSorting(search, address.pressedSort(key, by, first, now().sorting)));
  });
  const menus = matrixMenus(data, tools, {
    facet: (facet, value) => goWithColumns(address.withFacet(search, facet, flipped(now()[facet], value))),
    metric: (key) => {
      const metric = metrics.get(key)?.metric;
      if (metric) goWithColumns(address.withMetrics(search, address.toggledMetric(now(), metric)));
    },
    allMetrics: (all) => goWithColumns(address.withMetrics(search, { all, added: [], hidden: [] })),
    gaps: (shown) => goWithColumns(address.withGaps(search, shown)),
    show: (shown) => go(address.withShown(search, shown)),
    external: (hidden) => go(address.withExternal(search, hidden)),
  });
  const status = matrixStatus(data, tools, table, {
    clear: () => goWithColumns(address.withoutMatrixFilters(search)),
    reset: () => go(address.withMatrixSorting(search, null)),
    retry: files.retry,
  });
  const field = textField(tools, (text) =>
    // One step back takes out a whole text, not its last letter.
    go(address.withMatrixText(search, text), now().text !== ""),
  );
  stickHead(table);

  let order = "";
  function show(): void {
    const { state, doubts } = read();
    steps.measure();
    const shown = address.shownColumns(state, data);
    const missing = columns.show(shown);
    const values = state.sorting === null ? null : valuesOf(state.sorting, state.hideExternal);
    const sorting = values === null ? null : state.sorting;
    const moved = sort(values === null || sorting === null ? null : sortedPlaces(values, sorting.order));
    columns.mark(sorting);
    const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
    const back = new Set<HTMLElement>();
    const matches = data.texts.map((text) => words.every((word) => text.includes(word)));
    matches.forEach((match, place) => {
      const row = rows[place];
      if (!row || row.hidden !== match) return;
      row.hidden = !match;
      if (match) back.add(row);
    });
    if (body && (moved || back.size > 0))
      steps.draw([...body.rows].filter((row) => !row.hidden && (moved || back.has(row))));
    // Out of their families runs stand by themselves, and say what they are compared with.
    table.classList.toggle("is-flat", sorting !== null || words.length > 0);
    table.classList.toggle("show-values", state.show === "values");
    table.classList.toggle("show-changes", state.show === "changes");
    table.classList.toggle("hide-external", state.hideExternal);
    menus(state);
    field(state.text);
    status({
      state: { ...state, sorting },
      doubts,
      runs: matches.filter(Boolean).length,
      columns: shown.filter((column) => !missing.includes(column)),
      loading: missing.length > 0,
      failed: files.failed(),
    });
  }

  /** Puts the rows into an order; returns whether they were moved. */
  function sort(places: readonly number[] | null): boolean {
    // Moving hundreds of rows takes a while: not for every letter that is typed into the filter.
    const wanted = places === null ? "" : String(places);
    if (wanted === order) return false;
    order = wanted;
    body?.replaceChildren(...(places === null ? rows : places.flatMap((place) => rows[place] ?? [])));
    return true;
  }

  /** What the rows are sorted by, null while it is being read. A number that is hidden counts as missing. */
  function valuesOf({ column, by }: address.MatrixSorting, hideExternal: boolean): Values | null {
    const own = data.fields.find(({ key }) => key === column);
    if (own) return own.values;
    const known = metrics.get(column);
    if (!known) return null;
    const read = () => files.read(known.pack.id)?.metrics.find(({ head }) => head.key === column);
    const places =
      by === "gap"
        ? read()?.gap?.order
        : (known.metric.order ?? read()?.order)?.[by === "change" ? "changes" : "values"];
    if (!places) return null;
    if (!hideExternal || by === "gap") return places;
    const cells = columns.cells({ kind: "metric", metric: known.metric });
    return places.map((place, run) => (cells[run]?.classList.contains("external") ? null : place));
  }

  addEventListener("popstate", () => {
    search = location.search;
    show();
  });
  show();
}

/** @throws Error where the page and its data do not fit together */
function findElements({ runs }: MatrixData): MatrixElements {
  const tools = document.querySelector<HTMLElement>(".table-tools");
  const table = document.querySelector<HTMLTableElement>("table.runs-table");
  const rows = runs.map((id) => document.getElementById(`run-${id}`));
  if (!tools || !table || !rows.every((row) => row instanceof HTMLTableRowElement)) throw new Error("no matrix");
  return { tools, table, rows };
}
