/** The packs of the matrix by category, and the columns of their metrics. */
import { compareCodePoints } from "../../../content-loaders/order.ts";
import type { Pack } from "../../../content-loaders/packs.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { EvaluatedMetric, Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { routes } from "../../routes.ts";
import { categoryName, compareCategories, metricLabel, packCategory, packTitle, rubricOf } from "./names.ts";
import { publishedPacks } from "./published.ts";

/** A pack with the evaluations of published runs on it. */
export interface MatrixPack {
  readonly pack: Pack;
  readonly category: string;
  readonly evaluations: readonly Evaluation[];
  /** The place of the metric that the matrix shows by itself. */
  readonly primary: number;
}

/** The head of a column, final text. */
export interface MetricHead {
  /** Of the column in addresses: `<pack>/<metric key>`. */
  readonly key: string;
  /** Id, which is also what the head calls it. */
  readonly pack: string;
  readonly title: LocalText;
  readonly path: string;
  readonly metric: LocalText;
  /** `%`, and which way is better where it is not upwards. */
  readonly units: readonly string[];
  readonly runner: string;
  /** What a judge scores by; null where none does. */
  readonly rubric: string | null;
}

/** The packs that some published run was evaluated on, in the order of the columns; the others by themselves. */
export function matrixPacks(
  packs: ReadonlyMap<string, Pack>,
  evaluationsOf: ReadonlyMap<string, readonly Evaluation[]>,
): { readonly shown: readonly MatrixPack[]; readonly unused: readonly Pack[] } {
  const published = publishedPacks({ packs });
  const shown = published.flatMap((pack): MatrixPack[] => {
    const evaluations = evaluationsOf.get(pack.id) ?? [];
    const primary = evaluations[0]?.metrics.findIndex((metric) => metric.primary) ?? -1;
    return primary < 0 ? [] : [{ pack, category: packCategory(pack), evaluations, primary }];
  });
  const used = new Set(shown.map(({ pack }) => pack));
  return {
    shown: shown.sort((a, b) => compareCategories(a.category, b.category) || compareCodePoints(a.pack.id, b.pack.id)),
    unused: published.filter((pack) => !used.has(pack)),
  };
}

/** Neighbours of one category, for the upper row of the head. */
export function categoriesOf(
  packs: readonly MatrixPack[],
  locale: Locale,
): readonly { readonly category: string; readonly name: string; readonly packs: readonly MatrixPack[] }[] {
  return [...Map.groupBy(packs, ({ category }) => category)].map(([category, own]) => ({
    category,
    name: categoryName(category, locale),
    packs: own,
  }));
}

/** The name of a metric's column in addresses. Ids of packs have no slash, so that no two are alike. */
export function metricColumnKey(pack: string, key: string): string {
  return `${pack}/${key}`;
}

export function metricHead({ pack, evaluations }: MatrixPack, index: number, locale: Locale): MetricHead {
  const metric = evaluations[0]?.metrics[index];
  if (metric === undefined) throw new Error(`${pack.id} has no metric ${index}`);
  const { runner } = pack.declaration.fields;
  const words = dictionary(locale).runs.figure;
  return {
    key: metricColumnKey(pack.id, metric.key),
    pack: pack.id,
    title: packTitle(pack, locale),
    path: routes.pack(locale, pack.id),
    metric: metricLabel(pack, metric.key, locale),
    units: [
      ...(metric.ratio ? [words.percentUnit] : []),
      ...(metric.direction === "higher" ? [] : [words.directions[metric.direction]]),
    ],
    runner,
    rubric: rubricOf(pack),
  };
}

/** Where the numbers and the changes of a metric stand among each other: what sorting needs to know of them. */
export interface ColumnOrder {
  /** For every run the place of its number among the different ones, from 0; null where there is none. */
  readonly values: readonly (number | null)[];
  readonly changes: readonly (number | null)[];
}

export function columnOrder(metrics: readonly (EvaluatedMetric | undefined)[]): ColumnOrder {
  return {
    values: placesOf(metrics.map((metric) => metric?.figure.value ?? null)),
    changes: placesOf(metrics.map((metric) => (metric?.change.kind === "change" ? metric.change.difference : null))),
  };
}

/** For every number its place among the different ones, from 0. */
export function placesOf(values: readonly (number | null)[]): readonly (number | null)[] {
  const present = values.flatMap((value) => (value === null ? [] : [value]));
  const places = new Map([...new Set(present)].sort((a, b) => a - b).map((value, place) => [value, place]));
  return values.map((value) => (value === null ? null : (places.get(value) ?? null)));
}
