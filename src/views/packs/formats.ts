/** The formats of a pack's metrics: one for each, decided by all that is published, so that a number reads the same everywhere. */
import type { Pack } from "../../../content-loaders/packs.ts";
import type { Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { oncePerLocale } from "../once.ts";
import { type MetricFormat, metricFormat } from "./number.ts";
import { evaluationsOn } from "./published.ts";

/** By metric key; those of withdrawn runs follow the published ones. */
export function metricFormats(
  catalog: Pick<Catalog, "evaluationsOf">,
  pack: Pack,
  locale: Locale,
): ReadonlyMap<string, MetricFormat> {
  return formatsOver(pack, evaluationsOn(catalog, pack.id), locale);
}

/** The same by the evaluations of the published runs on the pack. */
export function formatsOver(
  pack: Pack,
  evaluations: readonly Evaluation[],
  locale: Locale,
): ReadonlyMap<string, MetricFormat> {
  return evaluations.length === 0 ? formatsOf(pack, [], locale) : published(evaluations, locale);
}

const published = oncePerLocale((evaluations: readonly Evaluation[], locale): ReadonlyMap<string, MetricFormat> => {
  const [first] = evaluations;
  return first === undefined ? new Map() : formatsOf(first.pack, evaluations, locale);
});

function formatsOf(
  { declaration }: Pack,
  evaluations: readonly Evaluation[],
  locale: Locale,
): ReadonlyMap<string, MetricFormat> {
  return new Map(
    declaration.fields.metrics.map(({ key, ratio = true }, index) => {
      const values = evaluations.flatMap(({ metrics }) => metrics[index]?.figure.value ?? []);
      return [key, metricFormat({ ratio }, values, locale)] as const;
    }),
  );
}
