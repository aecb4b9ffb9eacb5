/**
 * What of the matrix is shown, and in which order, as the query of the address tells it. Values that this matrix does not
 * have fall back to the usual view and are named; the address keeps them as written.
 */
import { readChoice, readList, withChoice, withList } from "../address/query.ts";
import type { MatrixData, MetricOfData, PackOfData, SortOrder } from "./matrix-data.ts";

/** `gap`: the difference from the metric that it is set against. */
export type SortedBy = "value" | "change" | "gap";
export type Shown = "both" | "values" | "changes";

export interface MatrixSorting {
  /** Key of a column of the runs or of a metric. */
  readonly column: string;
  readonly order: SortOrder;
  readonly by: SortedBy;
}

export interface MatrixState {
  /** Null: families of runs. */
  readonly sorting: MatrixSorting | null;
  readonly text: string;
  /** Chosen categories and runners; none: all. */
  readonly category: readonly string[];
  readonly runner: readonly string[];
  readonly hideExternal: boolean;
  readonly show: Shown;
  /** True where all metrics of all packs are asked for. */
  readonly all: boolean;
  /** Keys of metrics that are shown, or hidden, against what the matrix shows by itself. */
  readonly added: readonly string[];
  readonly hidden: readonly string[];
  /** Whether the differences between metrics of a pack have columns. */
  readonly gaps: boolean;
}

/** Something asked for that this matrix does not have. */
export interface MatrixDoubt {
  readonly kind: "sort" | "order" | "by" | "category" | "runner" | "show" | "external" | "metrics" | "gaps";
  readonly values: readonly string[];
}

/** A column of numbers that is shown. */
export interface ShownColumn {
  readonly kind: "metric" | "gap";
  readonly pack: PackOfData;
  readonly metric: MetricOfData;
}

const keys = {
  text: "q",
  category: "category",
  runner: "runner",
  external: "external",
  show: "show",
  metrics: "metrics",
  gaps: "gaps",
  sort: "sort",
  order: "order",
  by: "by",
} as const;
/** All metrics. No column has this name, for theirs have a slash. */
const everything = "all";

/** Reads the state; `doubts` holds whatever fell back to the usual view. */
export function readMatrixState(
  search: string,
  data: MatrixData,
): { readonly state: MatrixState; readonly doubts: readonly MatrixDoubt[] } {
  const doubts: MatrixDoubt[] = [];
  const list = (kind: "category" | "runner" | "metrics", known: ReadonlySet<string>) => {
    const asked = readList(search, keys[kind]);
    const unknown = asked.filter((item) => !known.has(item));
    if (unknown.length > 0) doubts.push({ kind, values: unknown });
    return asked.filter((item) => known.has(item));
  };
  const choice = <Value extends string>(kind: MatrixDoubt["kind"], values: readonly Value[]) => {
    const { value, unknown } = readChoice(search, keys[kind], values);
    if (unknown !== null) doubts.push({ kind, values: [unknown] });
    return value;
  };
  const metrics = data.packs.flatMap((pack) => pack.metrics);
  const changes = list("metrics", new Set([everything, ...metrics.flatMap(({ key }) => [key, `-${key}`])]));
  const base = {
    text: new URLSearchParams(search).get(keys.text) ?? "",
    category: list("category", new Set(data.categories.map(({ value }) => value))),
    runner: list("runner", new Set(data.runners.map(({ value }) => value))),
    hideExternal: choice("external", ["hidden"]) === "hidden",
    show: choice("show", ["values", "changes"]) ?? "both",
    all: changes.includes(everything),
    added: changes.filter((item) => item !== everything && !item.startsWith("-")),
    hidden: changes.flatMap((item) => (item.startsWith("-") ? [item.slice(1)] : [])),
    gaps: choice("gaps", ["shown"]) === "shown",
    sorting: null,
  } as const;
  const shown = shownColumns(base, data);
  const first = new Map<string, SortOrder>([
    ...data.fields.map((field) => [field.key, field.first] as const),
    ...shown.map(({ metric }) => [metric.key, metric.first] as const),
  ]);
  const column = choice("sort", [...first.keys()]);
  const order = choice("order", ["asc", "desc"]);
  const isGap = (key: string | null) => shown.some(({ kind, metric }) => kind === "gap" && metric.key === key);
  const by = choice("by", isGap(column) ? ["change", "gap"] : ["change"]);
  const usual = first.get(column ?? "");
  const sorting =
    column === null || usual === undefined ? null : { column, order: order ?? usual, by: by ?? ("value" as const) };
  return { state: { ...base, sorting }, doubts };
}

/** The columns of numbers, from left to right. */
export function shownColumns(
  state: Pick<MatrixState, "category" | "runner" | "all" | "added" | "hidden" | "gaps">,
  { packs }: Pick<MatrixData, "packs">,
): readonly ShownColumn[] {
  const [added, hidden] = [new Set(state.added), new Set(state.hidden)];
  return packs
    .filter((pack) => isPackShown(pack, state))
    .flatMap((pack) => {
      const shown = pack.metrics.filter(
        ({ key, primary }) => !hidden.has(key) && (primary || state.all || added.has(key)),
      );
      const isShown = new Set(shown.map(({ key }) => key));
      return shown.flatMap((metric): readonly ShownColumn[] => {
        const own = { kind: "metric", pack, metric } as const;
        return state.gaps && metric.gap !== null && isShown.has(metric.gap) ? [own, { ...own, kind: "gap" }] : [own];
      });
    });
}

/** Several values of one filter are alternatives, different filters add up. */
export function isPackShown(
  { category, runner }: Pick<PackOfData, "category" | "runner">,
  state: Pick<MatrixState, "category" | "runner">,
): boolean {
  const allows = (chosen: readonly string[], value: string) => chosen.length === 0 || chosen.includes(value);
  return allows(state.category, category) && allows(state.runner, runner);
}

/** The same column again turns it round, and a third time gives the usual order back. */
export function pressedSort(
  column: string,
  by: SortedBy,
  first: SortOrder,
  now: MatrixSorting | null,
): MatrixSorting | null {
  if (now?.column !== column || now.by !== by) return { column, by, order: first };
  return now.order === first ? { column, by, order: first === "asc" ? "desc" : "asc" } : null;
}

export function withMatrixSorting(search: string, sorting: MatrixSorting | null): string {
  const told: readonly (readonly [string, string | null])[] = [
    [keys.sort, sorting?.column ?? null],
    [keys.order, sorting?.order ?? null],
    [keys.by, sorting === null || sorting.by === "value" ? null : sorting.by],
  ];
  return told.reduce((rest, [key, value]) => withChoice(rest, key, value), search);
}

export function withMatrixText(search: string, text: string): string {
  return withChoice(search, keys.text, text.trim() === "" ? null : text);
}

export function withFacet(search: string, facet: "category" | "runner", values: readonly string[]): string {
  return withList(search, keys[facet], values);
}

export function withExternal(search: string, hidden: boolean): string {
  return withChoice(search, keys.external, hidden ? "hidden" : null);
}

export function withShown(search: string, show: Shown): string {
  return withChoice(search, keys.show, show === "both" ? null : show);
}

export function withGaps(search: string, gaps: boolean): string {
  return withChoice(search, keys.gaps, gaps ? "shown" : null);
}

export function withMetrics(
  search: string,
  { all, added, hidden }: Pick<MatrixState, "all" | "added" | "hidden">,
): string {
  return withList(search, keys.metrics, [
    ...(all ? [everything] : []),
    ...(all ? [] : added),
    ...hidden.map((key) => `-${key}`),
  ]);
}

/** With a metric shown that was not, or the other way round. */
export function toggledMetric(
  { all, added, hidden }: Pick<MatrixState, "all" | "added" | "hidden">,
  { key, primary }: Pick<MetricOfData, "key" | "primary">,
): Pick<MatrixState, "all" | "added" | "hidden"> {
  const without = (items: readonly string[]) => items.filter((item) => item !== key);
  if (hidden.includes(key)) return { all, added, hidden: without(hidden) };
  if (primary || all) return { all, added: without(added), hidden: [...hidden, key] };
  return { all, added: added.includes(key) ? without(added) : [...added, key], hidden };
}

/** Without any filter of runs or packs. */
export function withoutMatrixFilters(search: string): string {
  return withExternal(withFacet(withFacet(withMatrixText(search, ""), "category", []), "runner", []), false);
}
