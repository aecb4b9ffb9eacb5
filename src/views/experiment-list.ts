/** One page of the experiments of a folder. */
import type { Experiment } from "../../content-loaders/repository.ts";
import { formatCount, formatDate } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { type DataSetLink, dataSet } from "./data-set.ts";
import { type FolderPagePlan, folderPages, testSets } from "./experiment-folder.ts";
import { type ExperimentLabel, experimentLabeller } from "./experiment-label.ts";
import { leaderboardsOver } from "./experiments.ts";
import { costFigure, type Figure, missingFigure, scoreFigure } from "./figure.ts";
import { fieldSource } from "./source-link.ts";
import { testPhase } from "./test-phase.ts";

/** Everything on the page; strings are final, paths come from `routes`. */
export interface ExperimentListView {
  readonly folder: string;
  readonly path: string;
  /** With the number of the page from the second on. */
  readonly title: string;
  readonly description: string;
  readonly count: string;
  readonly setCount: number;
  readonly leaderboards: readonly { readonly title: LocalText; readonly path: string }[];
  readonly sets: readonly TestSet[];
  /** What the dashes mean; null where there is none. */
  readonly missingNote: string | null;
  readonly pages: readonly ListPage[];
}

/** A page of the list with what stands on it. */
export interface ListPage {
  readonly number: number;
  readonly path: string;
  readonly current: boolean;
  /** The first and the last test set on it. */
  readonly from: string;
  readonly to: string;
}

/** The experiments of a folder with the same test data. */
export interface TestSet {
  /** For links within the page. */
  readonly anchor: string;
  readonly benchmarks: readonly DataSetLink[];
  /** `24 experiments`, or `101 to 200 of 350`. */
  readonly count: string;
  readonly rows: readonly ExperimentRow[];
}

export interface ExperimentRow extends ExperimentLabel {
  readonly score: Figure;
  readonly cost: Figure;
  readonly submitted: string;
}

/** The page with this number; rows stand from the highest test score to the lowest, those without one and withdrawn ones last. */
export function experimentListView(
  folder: string,
  number: number,
  catalog: Pick<Catalog, "experiments" | "benchmarks" | "leaderboards" | "standings">,
  locale: Locale,
): ExperimentListView {
  const pages = folderPages(catalog, folder);
  const all = testSets(catalog, folder);
  const words = dictionary(locale).experiment;
  const count = formatCount(all.reduce((sum, { experiments }) => sum + experiments.length, 0));
  const heading = words.list.folderTitle(folder);
  const sets = (pages.find((page) => page.number === number)?.sets ?? []).map((set) => testSet(set, catalog, locale));
  const dashes = sets.some(({ rows }) => rows.some(({ score, cost }) => score.missing || cost.missing));
  return {
    folder,
    path: routes.experimentFolder(locale, folder, number),
    title: number === 1 ? heading : words.list.numbered(heading, number),
    description: words.list.folderDescription(folder, count),
    count,
    setCount: all.length,
    leaderboards: leaderboardsOver(catalog, folder, locale),
    sets,
    missingNote: dashes ? words.missingNote : null,
    pages: pages.map((page) => ({
      number: page.number,
      path: routes.experimentFolder(locale, folder, page.number),
      current: page.number === number,
      from: page.sets[0]?.ids.join(" + ") ?? "",
      to: page.sets.at(-1)?.ids.join(" + ") ?? "",
    })),
  };
}

function testSet(
  { anchor, ids, experiments, before, of }: FolderPagePlan["sets"][number],
  catalog: Pick<Catalog, "experiments" | "benchmarks" | "standings">,
  locale: Locale,
): TestSet {
  const words = dictionary(locale).experiment.list;
  const label = experimentLabeller(catalog, locale);
  const whole = experiments.length === of;
  return {
    anchor,
    benchmarks: ids.map((id) => dataSet(catalog.benchmarks, id, locale)),
    count: whole
      ? words.experiments(of)
      : words.part(formatCount(before + 1), formatCount(before + experiments.length), formatCount(of)),
    rows: experiments.map((experiment) => ({ ...label(experiment), ...row(experiment, locale) })),
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
