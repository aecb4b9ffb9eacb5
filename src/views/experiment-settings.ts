/** How an experiment was run, field by field, each with the line that states it. */
import type { Benchmark, Experiment } from "../../content-loaders/repository.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { routes } from "../routes.ts";
import { type DataSetLink, dataSet } from "./data-set.ts";
import { fieldSource } from "./source-link.ts";

/** One setting. */
export interface Setting {
  readonly term: string;
  /** True where the term is a key of `harness_setting` and so not ours to translate. */
  readonly rawTerm: boolean;
  /** Empty where nothing is stated. */
  readonly values: readonly SettingValue[];
  /** Why there is no value; null where there is one. */
  readonly missing: string | null;
  /** The line that states it; null where no line does. */
  readonly path: string | null;
}

export interface SettingValue {
  readonly text: string;
  readonly lang: string | undefined;
  /** Benchmark id below a title. */
  readonly id: string | null;
  readonly path: string | null;
}

/** The settings in the order of RFC-0002, the harness's own last. */
export function experimentSettings(
  experiment: Experiment,
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
): readonly Setting[] {
  const { fields, marks } = experiment.meta;
  const words = dictionary(locale).experiment;
  const { terms } = words;
  const text = (term: string, field: string, value: string | null | undefined, missing = words.notStated): Setting => ({
    term,
    rawTerm: false,
    values: value === null || value === undefined ? [] : [plainValue(value)],
    missing: value === null || value === undefined ? missing : null,
    path: marks[field] === undefined ? null : fieldSource(experiment, experiment.meta, field),
  });
  const data = (term: string, field: string, ids: readonly string[] | null | undefined): Setting => ({
    ...text(term, field, null, words.noData),
    ...(ids && ids.length > 0
      ? { missing: null, values: ids.map((id) => dataSetValue(dataSet(benchmarks, id, locale))) }
      : {}),
  });
  return [
    algorithmSetting(text(terms.algorithm, "algorithm", fields.algorithm, words.noAlgorithm), fields.algorithm, locale),
    text(terms.harness, "harness_name", fields.harness_name),
    text(terms.harnessVersion, "harness_version", fields.harness_version),
    text(terms.model, "model_name", fields.model_name),
    text(terms.provider, "model_provider", fields.model_provider),
    text(terms.thinkingLevel, "thinking_level", fields.thinking_level),
    data(terms.trainingData, "training_data", fields.training_data),
    data(terms.validationData, "validation_data", fields.validation_data),
    data(terms.testData, "test_data", fields.test_data),
    text(terms.author, "author.name", fields.author.name),
    text(terms.submitted, "submit_time", fields.submit_time),
    ...flatten(fields.harness_setting ?? {}, "harness_setting").map(
      ({ field, value }): Setting => ({ ...text(field.slice("harness_setting.".length), field, value), rawTerm: true }),
    ),
  ];
}

/** Every algorithm that an experiment names has a page. */
function algorithmSetting(setting: Setting, id: string | null | undefined, locale: Locale): Setting {
  return id ? { ...setting, values: [{ ...plainValue(id), path: routes.algorithm(locale, id) }] } : setting;
}

function plainValue(text: string): SettingValue {
  return { text, lang: undefined, id: null, path: null };
}

function dataSetValue({ id, title, path }: DataSetLink): SettingValue {
  return { text: title.text, lang: title.lang, id: title.text === id ? null : id, path };
}

/** Nested settings as dotted names; lists and empty tables as they would be written in JSON. */
function flatten(value: unknown, field: string): readonly { readonly field: string; readonly value: string | null }[] {
  if (isTable(value) && (field === "harness_setting" || Object.keys(value).length > 0)) {
    return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${field}.${key}`));
  }
  if (value === null || value === undefined) return [{ field, value: null }];
  return [{ field, value: typeof value === "object" ? JSON.stringify(value) : String(value) }];
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
