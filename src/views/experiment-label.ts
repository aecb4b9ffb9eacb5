/** What an experiment is called in tables of several: algorithm with its mark, model, harness, in short display names. */
import type { Experiment } from "../../content-loaders/repository.ts";
import type { Locale } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { type AlgorithmView, algorithmView, siteMarkShapes } from "./algorithm.ts";
import { displayName } from "./display.ts";
import { isSyntheticExperiment } from "./synthetic.ts";

/** One experiment by the settings that tell it apart from its neighbours. */
export interface ExperimentLabel {
  readonly id: string;
  readonly path: string;
  readonly algorithm: AlgorithmView;
  readonly model: string;
  /** Name and, where it is stated, version. */
  readonly harness: string;
  readonly withdrawn: boolean;
  readonly synthetic: boolean;
}

/** Names experiments; marks are those of the whole site and display names those of the first leaderboard that ranks the experiment. */
export function experimentLabeller(
  catalog: Pick<Catalog, "experiments" | "benchmarks" | "standings">,
  locale: Locale,
): (experiment: Experiment) => ExperimentLabel {
  const shapes = siteMarkShapes(catalog.experiments);
  return (experiment) => {
    const { fields } = experiment.meta;
    const definition = catalog.standings.get(experiment.key)?.[0]?.leaderboard.leaderboard.definition.fields;
    const name = (field: string, value: string) => displayName(definition?.display, field, value, locale);
    const algorithm = fields.algorithm ?? null;
    return {
      id: experiment.id,
      path: routes.experiment(locale, experiment.key),
      algorithm: algorithmView(algorithm, shapes, locale, algorithm && name("algorithm", algorithm)),
      model: name("model_name", fields.model_name),
      harness: [name("harness_name", fields.harness_name), fields.harness_version].filter(Boolean).join(" "),
      withdrawn: fields.status === "withdrawn",
      synthetic: isSyntheticExperiment(experiment, catalog.benchmarks),
    };
  };
}
