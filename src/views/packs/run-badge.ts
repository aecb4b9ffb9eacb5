/** The badge of a run's primary number on a pack. It says what the pages say of the number: external, not as declared, made up. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { isPublishedPack, isPublishedRun } from "../../leaderboard/packs/published.ts";
import type { Badge } from "../badge.ts";
import { packFigure } from "./figure.ts";
import { metricFormats } from "./formats.ts";
import { metricLabel } from "./names.ts";

/** `gsm8k | 43.2 % ± 1.4 · external`. One picture serves both languages, so that `locale` is English but for its text alternative. */
export function runPackBadge(
  evaluation: Evaluation,
  catalog: Pick<Catalog, "evaluationsOf">,
  locale: Locale,
): Badge | null {
  const { run, pack, figures, metrics } = evaluation;
  const metric = metrics.find(({ primary }) => primary);
  if (metric === undefined) return null;
  const { packs: words, site } = dictionary(locale);
  const figure = packFigure(evaluation, metric, locale, metricFormats(catalog, pack, locale).get(metric.key));
  const marks = [
    ...(figures.source === "external" ? [words.badge.external] : []),
    ...(figures.deviations.length > 0 ? [words.badge.notAsDeclared] : []),
    ...(run.manifest.fields.synthetic === true ? [words.badge.synthetic] : []),
    ...(isPublishedRun(run) && isPublishedPack(pack) ? [] : [words.badge.withdrawn]),
  ];
  const number = figure.missing ?? [figure.value, figure.spread ?? ""].filter((part) => part !== "").join(" ");
  const value = [number, ...marks].join(words.separator);
  const label = metricLabel(pack, metric.key, locale).text;
  return {
    label: pack.id,
    value,
    title: words.badge.title(pack.id, label, value, run.id, site.name),
    tone: figure.missing !== null ? "missing" : marks.length > 0 ? "limited" : "figure",
  };
}
