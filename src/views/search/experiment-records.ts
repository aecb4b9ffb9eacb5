/** Experiments as they are found, and what they have in common: the models and algorithms that they were run with. */

import { compareCodePoints } from "../../../content-loaders/order.ts";
import type { Experiment } from "../../../content-loaders/repository.ts";
import { dictionary, type Locale, locales } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { type DisplayNames, displayName } from "../display.ts";
import { experimentLabeller } from "../experiment-label.ts";
import { scoreLine, scoreText } from "../score.ts";
import { isSyntheticExperiment } from "../synthetic.ts";
import { testPhase } from "../test-phase.ts";
import type { SearchKind, SearchRecord } from "./record.ts";
import { allTexts, bothTexts, distinct } from "./texts.ts";

type Source = Pick<Catalog, "benchmarks" | "experiments" | "standings">;

/** One for each experiment, by key. */
export function experimentRecords(catalog: Source, locale: Locale): readonly SearchRecord[] {
  const label = experimentLabeller(catalog, locale);
  return [...catalog.experiments.values()].map((experiment): SearchRecord => {
    const { fields } = experiment.meta;
    const { algorithm, model, harness, withdrawn, synthetic } = label(experiment);
    const tested = fields.test_data.map((id) => {
      const titles = catalog.benchmarks.get(id)?.manifest.fields;
      return titles ? bothTexts(locale, titles.title, titles.title_zh).shown.text : id;
    });
    return {
      kind: "experiment",
      ids: [experiment.folder, experiment.id],
      title: experiment.id,
      lang: undefined,
      context: distinct([algorithm.name, model, harness, ...tested, score(experiment, locale)]),
      hidden: distinct([
        experiment.folder,
        ...valuesOf(experiment),
        ...displayNames(experiment, catalog),
        ...fields.test_data,
        ...fields.test_data.flatMap((id) => {
          const titles = catalog.benchmarks.get(id)?.manifest.fields;
          return titles ? allTexts(titles.title, titles.title_zh) : [];
        }),
        fields.author.name,
      ]),
      withdrawn,
      synthetic,
    };
  });
}

/** One for each model name, by name. */
export function modelRecords(catalog: Source, locale: Locale): readonly SearchRecord[] {
  return sharedRecords("model", "model_name", ({ model_name }) => model_name, catalog, locale);
}

/** One for each algorithm, by id. */
export function algorithmRecords(catalog: Source, locale: Locale): readonly SearchRecord[] {
  return sharedRecords("algorithm", "algorithm", ({ algorithm }) => algorithm ?? null, catalog, locale);
}

type Fields = Experiment["meta"]["fields"];

/** A record for each value that experiments have in a field; called as the first leaderboard that ranks one of them calls it. */
function sharedRecords(
  kind: SearchKind,
  field: string,
  valueIn: (fields: Fields) => string | null,
  catalog: Source,
  locale: Locale,
): readonly SearchRecord[] {
  const groups = Map.groupBy(catalog.experiments.values(), ({ meta }) => valueIn(meta.fields) ?? "");
  groups.delete("");
  return [...groups]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([value, members]): SearchRecord => {
      const display = members.map((member) => displayOf(member, catalog)).find((names) => names !== undefined);
      const title = displayName(display, field, value, locale);
      const agents = distinct(
        members.map(({ meta }) => (kind === "model" ? meta.fields.harness_name : meta.fields.model_name)),
      );
      return {
        kind,
        ids: [value],
        title,
        lang: undefined,
        context: distinct([value === title ? null : value, dictionary(locale).search.experiments(members.length)]),
        hidden: distinct([...locales.map((other) => displayName(display, field, value, other)), ...agents]),
        withdrawn: members.every(({ meta }) => meta.fields.status === "withdrawn"),
        synthetic: members.every((member) => isSyntheticExperiment(member, catalog.benchmarks)),
      };
    });
}

function valuesOf({ meta: { fields } }: Experiment): readonly (string | null | undefined)[] {
  return [
    fields.algorithm,
    fields.model_name,
    fields.harness_name,
    fields.model_provider,
    fields.thinking_level,
    ...(fields.training_data ?? []),
    ...(fields.validation_data ?? []),
  ];
}

/** The short names of its settings in every language. */
function displayNames(experiment: Experiment, catalog: Source): readonly string[] {
  const display = displayOf(experiment, catalog);
  const { algorithm, model_name, harness_name } = experiment.meta.fields;
  return locales.flatMap((locale) => [
    algorithm ? displayName(display, "algorithm", algorithm, locale) : dictionary(locale).site.noAlgorithm,
    displayName(display, "model_name", model_name, locale),
    displayName(display, "harness_name", harness_name, locale),
  ]);
}

function displayOf({ key }: Experiment, { standings }: Source): DisplayNames | null | undefined {
  return standings.get(key)?.[0]?.leaderboard.leaderboard.definition.fields.display;
}

function score(experiment: Experiment, locale: Locale): string | null {
  const summary = testPhase(experiment)?.summary.fields;
  if (summary === undefined || summary.score_mean === null) return null;
  const { score_mean: value, score_std: std, n_attempt: n } = summary;
  return scoreLine(scoreText({ value, std, n }, locale));
}
