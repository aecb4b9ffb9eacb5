/** What a pack declares, field by field, each with the line of `benchmark.yaml` or `plugin.yaml` that states it. */
import type { Pack } from "../../../content-loaders/packs.ts";
import { type Document, lineOf } from "../../../content-loaders/repository.ts";
import { type PackMetric, readsRubric } from "../../../content-loaders/schema/pack.ts";
import { formatPrecise } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, languageTags } from "../../i18n/index.ts";
import { primaryIndex } from "../../leaderboard/packs/evaluate-runs.ts";
import { routes, sourceAnchor } from "../../routes.ts";
import type { Setting } from "../experiment-settings.ts";
import { categoryName, metricLabel } from "./names.ts";

/** One metric as declared. */
export interface DeclaredMetric {
  readonly key: string;
  readonly label: LocalText;
  /** `higher`, in words. */
  readonly direction: string;
  readonly kind: string;
  /** What to say of the primary one; null for the others. */
  readonly primary: string | null;
  /** The line that declares it. */
  readonly path: string;
}

/** The path of a value's line in one of the two files of a pack. */
export function packFieldSource({ id }: Pick<Pack, "id">, document: Document<unknown>, field: string): string {
  return routes.packSource(id) + sourceAnchor(document.file.replace(`packs/${id}/`, ""), lineOf(document.marks, field));
}

/** All that is declared but the metrics; what is absent says what that means. */
export function packSettings(pack: Pack, locale: Locale): readonly Setting[] {
  const { declaration, plugin } = pack;
  const { fields } = declaration;
  const words = dictionary(locale).packs;
  const { terms, defaults } = words.pack;
  const setting = (
    term: string,
    field: string,
    values: readonly string[],
    missing: string,
    document: Document<unknown> = declaration,
  ): Setting => ({
    term,
    rawTerm: false,
    values: values.map((text) => ({ text, lang: undefined, id: null, path: null })),
    missing: values.length === 0 ? missing : null,
    path: document.marks[field] === undefined ? null : packFieldSource(pack, document, field),
  });
  const given = (value: number | string | undefined): readonly string[] =>
    value === undefined ? [] : [typeof value === "number" ? formatPrecise(value) : value];
  const license = plugin.fields.license;
  return [
    setting(
      terms.category,
      "category",
      given(fields.category && categoryName(fields.category, locale)),
      defaults.category,
    ),
    setting(
      terms.runner,
      "runner",
      [`${fields.runner}${locale === "zh" ? "：" : ": "}${words.runners[fields.runner]}`],
      "",
    ),
    setting(terms.suites, "suites", fields.suites, ""),
    setting(terms.shots, "num_fewshot", given(fields.num_fewshot), defaults.shots),
    setting(terms.batchSize, "batch_size", given(fields.batch_size), defaults.batchSize),
    setting(terms.limit, "limit", given(fields.limit), defaults.limit),
    setting(terms.extraArgs, "extra_args", argumentTexts(fields.extra_args), defaults.none),
    ...(readsRubric(fields.runner) || fields.rubric !== undefined
      ? [setting(terms.rubric, "rubric", given(fields.rubric), defaults.none)]
      : []),
    marked(setting(terms.keywords, "keywords", fields.keywords ?? [], defaults.none), locale),
    ...(license === undefined ? [] : [setting(terms.license, "license", [license], "", plugin)]),
  ];
}

/** Keywords are words, of either language. */
function marked(setting: Setting, locale: Locale): Setting {
  const english = (text: string) => locale === "zh" && !/\p{Script=Han}/u.test(text);
  return {
    ...setting,
    values: setting.values.map((value) => (english(value.text) ? { ...value, lang: languageTags.en } : value)),
  };
}

/** The metrics in the order of the declaration. */
export function declaredMetrics(pack: Pack, locale: Locale): readonly DeclaredMetric[] {
  const { metrics } = pack.declaration.fields;
  const words = dictionary(locale).packs.pack;
  const primary = primaryIndex(metrics);
  return metrics.map(
    (metric: PackMetric, index): DeclaredMetric => ({
      key: metric.key,
      label: metricLabel(pack, metric.key, locale),
      direction: words.betterWay[metric.direction ?? "higher"],
      kind: (metric.ratio ?? true) ? words.metric.ratio : words.metric.number,
      primary: index === primary ? (metric.primary === true ? words.metric.primary : words.metric.byDefault) : null,
      path: packFieldSource(pack, pack.declaration, `metrics.${index}.key`),
    }),
  );
}

/** Arguments one by one as a command or a file would hold them. */
function argumentTexts(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map(argumentText);
  if (typeof value === "object") return Object.entries(value).map(([key, inner]) => `${key}: ${argumentText(inner)}`);
  return [argumentText(value)];
}

function argumentText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
