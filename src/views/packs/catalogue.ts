/** All packs, category by category: what each measures, and how many runs it has. Counts only; the numbers are in the matrix. */
import type { Pack } from "../../../content-loaders/packs.ts";
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { primaryIndex } from "../../leaderboard/packs/evaluate-runs.ts";
import { isPublishedPack } from "../../leaderboard/packs/published.ts";
import { routes } from "../../routes.ts";
import { categoryName, compareCategories, metricLabel, packCategory, packTitle } from "./names.ts";
import { evaluationsOn, publishedPacks, publishedRuns } from "./published.ts";

export interface PacksView {
  readonly count: string;
  readonly runCount: string;
  /** In the order of the matrix. */
  readonly categories: readonly PackCategory[];
}

export interface PackCategory {
  readonly name: string;
  /** For links within the page. */
  readonly anchor: string;
  readonly rows: readonly PackRow[];
}

export interface PackRow {
  readonly id: string;
  readonly title: LocalText;
  readonly path: string;
  /** What it measures; null where nothing is said. */
  readonly summary: LocalText | null;
  readonly runner: string;
  /** The first suites, and how many more there are in words. */
  readonly suites: readonly string[];
  readonly moreSuites: string | null;
  /** Null where it is not declared. */
  readonly shots: string | null;
  readonly metrics: readonly { readonly key: string; readonly label: LocalText; readonly primary: boolean }[];
  readonly rubric: string | null;
  /** Published runs with a result. */
  readonly runs: string;
  readonly withdrawn: boolean;
}

/** So many suites of a pack are named in the list. */
const namedSuites = 3;

/** The list of packs. Withdrawn ones stand with the others, marked. */
export function packsView(catalog: Catalog, locale: Locale): PacksView {
  const categories = Map.groupBy(catalog.packs.values(), packCategory);
  return {
    count: formatCount(publishedPacks(catalog).length),
    runCount: formatCount(publishedRuns(catalog).length),
    categories: [...categories]
      .sort(([a], [b]) => compareCategories(a, b))
      .map(([category, packs], index) => ({
        name: categoryName(category, locale),
        anchor: `category-${index + 1}`,
        rows: packs.map((pack) => packRow(pack, catalog, locale)),
      })),
  };
}

/** What a pack measures, in the reader's language; null where nothing is said. */
export function packSummary({ declaration: { fields } }: Pack, locale: Locale): LocalText | null {
  const chinese = fields.i18n?.zh?.summary;
  const summary = fields.summary ?? chinese;
  return summary === undefined ? null : localText(locale, summary.trim(), chinese?.trim());
}

function packRow(pack: Pack, catalog: Catalog, locale: Locale): PackRow {
  const { suites, num_fewshot, runner, metrics, rubric } = pack.declaration.fields;
  const more = suites.length - namedSuites;
  const primary = primaryIndex(metrics);
  return {
    id: pack.id,
    title: packTitle(pack, locale),
    path: routes.pack(locale, pack.id),
    summary: packSummary(pack, locale),
    runner,
    suites: suites.slice(0, namedSuites),
    moreSuites: more > 0 ? dictionary(locale).packs.list.more(more) : null,
    shots: num_fewshot === undefined ? null : formatCount(num_fewshot),
    metrics: metrics.map(({ key }, index) => ({
      key,
      label: metricLabel(pack, key, locale),
      primary: index === primary,
    })),
    rubric: rubric ?? null,
    runs: formatCount(evaluationsOn(catalog, pack.id).length),
    withdrawn: !isPublishedPack(pack),
  };
}
