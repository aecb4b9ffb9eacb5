/** What is said of the matrix: how much is shown, in which order, what is being read, what was asked for in vain. */
import { toldItems } from "../../../views/address/told.ts";
import { filled } from "../../../views/filled.ts";
import type { MatrixData } from "../../../views/packs/matrix-data.ts";
import type { MatrixDoubt, MatrixState, ShownColumn } from "../../../views/packs/matrix-state.ts";
import { button, element, keepFocus, setText } from "../../leaderboard/elements.ts";

export interface MatrixStatus {
  readonly state: MatrixState;
  readonly doubts: readonly MatrixDoubt[];
  /** How many runs are shown. */
  readonly runs: number;
  readonly columns: readonly ShownColumn[];
  /** Whether columns are still being read. */
  readonly loading: boolean;
  /** Ids of packs whose file could not be read. */
  readonly failed: readonly string[];
}

export interface StatusActions {
  readonly clear: () => void;
  readonly reset: () => void;
  readonly retry: () => void;
}

export function matrixStatus(
  data: MatrixData,
  tools: HTMLElement,
  table: HTMLTableElement,
  actions: StatusActions,
): (status: MatrixStatus) => void {
  const { words } = data;
  const find = (selector: string) => tools.querySelector<HTMLElement>(selector);
  const [count, notes, clear, reset] = [
    find("[data-count]"),
    find("[data-doubts]"),
    find("[data-clear]"),
    find("[data-reset]"),
  ];
  clear?.addEventListener("click", actions.clear);
  reset?.addEventListener("click", actions.reset);
  const [fact, help] = [element("b", ""), element("span", "")];
  const empty = element("div", "empty-state", fact, help, " ", button("button", actions.clear, words.clearFilters));
  empty.hidden = true;
  table.closest(".table-block")?.after(empty);
  let told = "";

  return ({ state, doubts, runs, columns, loading, failed }) => {
    const packs = new Set(columns.map(({ pack }) => pack)).size;
    const { text, category, runner, hideExternal, sorting } = state;
    const filtered = text.trim() !== "" || category.length > 0 || runner.length > 0 || hideExternal;
    const parts = [filled(words.shown, { runs, allRuns: data.runs.length, packs, allPacks: data.packs.length })];
    if (columns.length !== packs) parts.push(filled(words.metrics, { count: columns.length }));
    if (sorting !== null) parts.push(sortedText(data, sorting));
    if (loading && failed.length === 0) parts.push(words.loading);
    setText(count, parts.join(words.clauseSeparator));
    tools.classList.toggle("is-changed", filtered || sorting !== null || columns.length !== data.packs.length);
    keepFocus(clear, !filtered, tools);
    keepFocus(reset, sorting === null, tools);
    const none = runs === 0 || (columns.length === 0 && !loading);
    if (none) {
      setText(fact, runs === 0 ? words.noRuns : words.noPacks);
      setText(help, runs === 0 ? words.noRunsHelp : words.noPacksHelp);
    }
    keepFocus(empty, !none, tools);
    // Only what is new is said again to those who listen.
    const next = JSON.stringify([doubts, failed]);
    if (notes === null || next === told) return;
    told = next;
    const focused = notes.contains(document.activeElement);
    notes.replaceChildren(...doubts.map((doubt) => element("p", "", doubtText(data, doubt))));
    if (failed.length > 0) {
      const value = failed.join(words.listSeparator);
      notes.append(
        element("p", "", filled(words.failed, { value }), " ", button("button", actions.retry, words.retry)),
      );
    }
    if (focused) (notes.querySelector("button") ?? tools.querySelector("input"))?.focus();
  };
}

function sortedText(
  { fields, packs, words }: MatrixData,
  { column, order, by }: NonNullable<MatrixState["sorting"]>,
): string {
  const pack = packs.find(({ metrics }) => metrics.some(({ key }) => key === column));
  const metric = pack?.metrics.find(({ key }) => key === column);
  const field = fields.find(({ key }) => key === column)?.title ?? column;
  const name = pack && metric ? filled(words.columnName, { pack: pack.id, metric: metric.label }) : field;
  const other = pack?.metrics.find(({ key }) => key === metric?.gap)?.label ?? "";
  const told = {
    value: name,
    change: filled(words.changeOf, { column: name }),
    gap: filled(words.columnName, {
      pack: pack?.id ?? "",
      metric: filled(words.gapOf, { metric: metric?.label ?? "", other }),
    }),
  };
  return filled(words.sorted, { column: told[by], order: words.orders[order] });
}

function doubtText({ words }: MatrixData, { kind, values }: MatrixDoubt): string {
  const { items, further } = toldItems(values);
  const quoted = items.map((value) => `“${value}”`);
  return filled(words.doubts[kind], {
    value: [...quoted, ...(further === null ? [] : [further])].join(words.listSeparator),
  });
}
