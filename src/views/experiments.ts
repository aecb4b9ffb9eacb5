/** All experiments in two steps: folders with what their experiments were tested on, then the experiments of one folder. */
import type { Experiment } from "../../content-loaders/repository.ts";
import { formatCount, formatDate } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { type DataSetLink, dataSet } from "./data-set.ts";
import { pageOfSet, type TestSetPlan, testSets } from "./experiment-folder.ts";
import { type ExperimentLabel, experimentLabeller } from "./experiment-label.ts";
import { type Figure, scoreFigure } from "./figure.ts";
import { fieldSource } from "./source-link.ts";
import { isSyntheticExperiment } from "./synthetic.ts";
import { testPhase } from "./test-phase.ts";

/** The list of folders. */
export interface ExperimentsView {
  readonly count: string;
  readonly folders: readonly FolderSummary[];
}

/** `experiments/<id>/` at a glance. */
export interface FolderSummary {
  readonly id: string;
  /** For links to the folder within the page. */
  readonly anchor: string;
  readonly path: string;
  readonly count: string;
  /** The leaderboards that draw on the folder. */
  readonly leaderboards: readonly { readonly title: LocalText; readonly path: string }[];
  readonly sets: readonly SetSummary[];
  /** How many sets stand on the folder's page only; 0 where all are here. */
  readonly moreSets: number;
}

/** What several experiments were tested on, with the best of them. */
export interface SetSummary {
  readonly benchmarks: readonly DataSetLink[];
  /** The place on the folder's page. */
  readonly path: string;
  readonly count: string;
  /** Null where none states a score. */
  readonly best: { readonly score: Figure; readonly label: ExperimentLabel } | null;
  readonly newest: string;
}

/** A folder with more test sets than this shows the rest on its own page. */
const shownSets = 30;

/** Folders and test sets in code-point order, folders of made-up experiments last. */
export function experimentsView(
  catalog: Pick<Catalog, "experiments" | "benchmarks" | "leaderboards" | "standings">,
  locale: Locale,
): ExperimentsView {
  const label = experimentLabeller(catalog, locale);
  const experiments = [...catalog.experiments.values()];
  const measured = new Set(
    experiments.filter((one) => !isSyntheticExperiment(one, catalog.benchmarks)).map(({ folder }) => folder),
  );
  const folders = [...new Set([...measured, ...experiments.map(({ folder }) => folder)])];
  return {
    count: formatCount(catalog.experiments.size),
    folders: folders.map((id): FolderSummary => {
      const sets = testSets(catalog, id);
      const members = sets.reduce((sum, { experiments }) => sum + experiments.length, 0);
      return {
        id,
        anchor: `folder-${id}`,
        path: routes.experimentFolder(locale, id),
        count: dictionary(locale).experiment.list.experiments(members),
        leaderboards: leaderboardsOver(catalog, id, locale),
        sets: sets.slice(0, shownSets).map((set) => setSummary(set, catalog, label, locale)),
        moreSets: Math.max(0, sets.length - shownSets),
      };
    }),
  };
}

function setSummary(
  set: TestSetPlan,
  { benchmarks, experiments: all }: Pick<Catalog, "benchmarks" | "experiments">,
  label: (experiment: Experiment) => ExperimentLabel,
  locale: Locale,
): SetSummary {
  const { folder, ids, anchor, experiments } = set;
  const best = experiments.find(
    (experiment) =>
      experiment.meta.fields.status === "published" && testPhase(experiment)?.summary.fields.score_mean != null,
  );
  const summary = best && testPhase(best)?.summary;
  const times = experiments.map(({ meta }) => meta.fields.submit_time).sort();
  return {
    benchmarks: ids.map((id) => dataSet(benchmarks, id, locale)),
    path: `${routes.experimentFolder(locale, folder, pageOfSet({ experiments: all }, folder, anchor))}#${anchor}`,
    count: formatCount(experiments.length),
    best:
      best && summary
        ? {
            score: scoreFigure(summary.fields, fieldSource(best, summary, "score_mean"), locale),
            label: label(best),
          }
        : null,
    newest: formatDate(times.at(-1) ?? ""),
  };
}

/** The published leaderboards that draw on a folder. */
export function leaderboardsOver({ leaderboards }: Pick<Catalog, "leaderboards">, folder: string, locale: Locale) {
  return [...leaderboards.values()].flatMap(({ leaderboard: { id, definition } }) => {
    const { fields } = definition;
    if (fields.status !== "published" || !(fields.experiments ?? [id]).includes(folder)) return [];
    return [{ title: localText(locale, fields.title, fields.title_zh), path: routes.leaderboard(locale, id) }];
  });
}
