/** All experiments, folder by folder and within it by what they were tested on, so that neighbours can be compared. */
import type { Experiment } from "../../content-loaders/repository.ts";
import { formatCount, formatDate } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { dataKey } from "../leaderboard/entries/groups.ts";
import { routes } from "../routes.ts";
import { type DataSetLink, dataSet } from "./data-set.ts";
import { type ExperimentLabel, experimentLabeller } from "./experiment-label.ts";
import { costFigure, type Figure, missingFigure, scoreFigure } from "./figure.ts";
import { fieldSource } from "./source-link.ts";
import { testPhase } from "./test-phase.ts";

/** The list of experiments. */
export interface ExperimentsView {
  readonly count: string;
  readonly folders: readonly ExperimentFolder[];
}

/** `experiments/<id>/`. */
export interface ExperimentFolder {
  readonly id: string;
  /** For links to the folder within the page. */
  readonly anchor: string;
  readonly count: string;
  /** The leaderboards that draw on the folder. */
  readonly leaderboards: readonly { readonly title: LocalText; readonly path: string }[];
  readonly sets: readonly TestSet[];
  /** What the dashes mean; null where there is none. */
  readonly missingNote: string | null;
}

/** The experiments of a folder with the same test data. */
export interface TestSet {
  /** For links within the page. */
  readonly anchor: string;
  readonly benchmarks: readonly DataSetLink[];
  readonly count: string;
  readonly rows: readonly ExperimentRow[];
}

export interface ExperimentRow extends ExperimentLabel {
  readonly score: Figure;
  readonly cost: Figure;
  readonly submitted: string;
}

/** Rows stand from the highest test score to the lowest, those without one and withdrawn ones last. */
export function experimentsView(
  catalog: Pick<Catalog, "experiments" | "benchmarks" | "leaderboards" | "standings">,
  locale: Locale,
): ExperimentsView {
  const label = experimentLabeller(catalog, locale);
  const folders = groupBy([...catalog.experiments.values()], ({ folder }) => folder);
  return {
    count: formatCount(catalog.experiments.size),
    folders: [...folders].map(([id, members]) => {
      const sets = [...groupBy(members, ({ meta }) => dataKey(meta.fields.test_data))]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, tested]) => testSet(id, tested, label, catalog, locale));
      const dashes = sets.some(({ rows }) => rows.some(({ score, cost }) => score.missing || cost.missing));
      return {
        id,
        anchor: `folder-${id}`,
        count: dictionary(locale).experiment.list.experiments(members.length),
        leaderboards: leaderboardsOver(catalog, id, locale),
        sets,
        missingNote: dashes ? dictionary(locale).experiment.missingNote : null,
      };
    }),
  };
}

function testSet(
  folder: string,
  tested: readonly Experiment[],
  label: (experiment: Experiment) => ExperimentLabel,
  { benchmarks }: Pick<Catalog, "benchmarks">,
  locale: Locale,
): TestSet {
  const ids = tested[0]?.meta.fields.test_data ?? [];
  return {
    anchor: `set-${folder}/${ids.join("+")}`,
    benchmarks: ids.map((id) => dataSet(benchmarks, id, locale)),
    count: dictionary(locale).experiment.list.experiments(tested.length),
    rows: [...tested].sort(byScore).map((experiment) => ({ ...label(experiment), ...row(experiment, locale) })),
  };
}

function row(experiment: Experiment, locale: Locale) {
  const submitted = formatDate(experiment.meta.fields.submit_time);
  const summary = testPhase(experiment)?.summary;
  if (!summary) {
    const none = missingFigure(dictionary(locale).experiment.notStated, null);
    return { score: none, cost: none, submitted };
  }
  return {
    score: scoreFigure(summary.fields, fieldSource(experiment, summary, "score_mean"), locale),
    cost: costFigure(summary.fields.cost, fieldSource(experiment, summary, "cost"), locale),
    submitted,
  };
}

function byScore(a: Experiment, b: Experiment): number {
  const value = (experiment: Experiment) =>
    experiment.meta.fields.status === "withdrawn"
      ? Number.NEGATIVE_INFINITY
      : (testPhase(experiment)?.summary.fields.score_mean ?? -Number.MAX_VALUE);
  const difference = value(b) - value(a);
  if (difference > 0 || difference < 0) return difference;
  return a.id < b.id ? -1 : 1;
}

/** The published leaderboards that draw on a folder. */
export function leaderboardsOver({ leaderboards }: Pick<Catalog, "leaderboards">, folder: string, locale: Locale) {
  return [...leaderboards.values()].flatMap(({ leaderboard: { id, definition } }) => {
    const { fields } = definition;
    if (fields.status !== "published" || !(fields.experiments ?? [id]).includes(folder)) return [];
    return [{ title: localText(locale, fields.title, fields.title_zh), path: routes.leaderboard(locale, id) }];
  });
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
