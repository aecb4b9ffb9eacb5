/** How an entry was run, over all of its experiments: exact values, told by group where they are not the same everywhere. */
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import { type DisplayNames, displayName } from "../display.ts";
import { experimentSettings, type Setting } from "../experiment-settings.ts";

/** What it means for a comparison if two entries differ in a setting; null: it is what one wants to compare, or does no harm. */
export type Concern = "harness" | "harness-version" | "harness-setting" | "thinking-level";

export interface CompareSetting {
  readonly term: string;
  readonly concern: Concern | null;
  /** True for a key of `harness_setting`. */
  readonly raw: boolean;
  /** As the data has it; null where no experiment states it, or they do not agree. */
  readonly text: string | null;
  /** What the leaderboard, or the data set's own title, calls it; null where that is no other. */
  readonly name: string | null;
  /** What stands for a value that is not there. */
  readonly missing: string;
  /** By group id, where the experiments do not agree; else null. */
  readonly byGroup: Readonly<Record<string, string | null>> | null;
}

/**
 * The settings of an entry, without its test data and submission times, which its groups stand for.
 *
 * @param display the leaderboard's own names
 */
export function compareSettings(
  entry: Entry,
  benchmarks: ReadonlyMap<string, Benchmark>,
  display: DisplayNames | null | undefined,
  locale: Locale,
): readonly CompareSetting[] {
  const { terms, notStated } = dictionary(locale).experiment;
  const left = new Set([terms.testData, terms.submitted]);
  const concerns: ReadonlyMap<string, Concern> = new Map([
    [terms.harness, "harness"],
    [terms.harnessVersion, "harness-version"],
    [terms.thinkingLevel, "thinking-level"],
  ]);
  const fields: ReadonlyMap<string, string> = new Map([
    [terms.algorithm, "algorithm"],
    [terms.harness, "harness_name"],
    [terms.model, "model_name"],
    [terms.provider, "model_provider"],
    [terms.thinkingLevel, "thinking_level"],
    [terms.author, "author.name"],
  ]);
  const nameOf = (setting: Setting, text: string) => {
    const field = setting.rawTerm ? undefined : fields.get(setting.term);
    const name = field === undefined ? titlesOf(setting) : displayName(display, field, text, locale);
    return name === text ? null : name;
  };
  const stated = [...entry.experiments].map(([group, experiment]: [string, Experiment]) => ({
    group,
    settings: new Map(
      experimentSettings(experiment, benchmarks, locale)
        .filter(({ term, rawTerm }) => rawTerm || !left.has(term))
        .map((setting) => [keyOf(setting), setting]),
    ),
  }));
  const keys = [...new Set(stated.flatMap(({ settings }) => [...settings.keys()]))];
  return keys.flatMap((key) => {
    const values = stated.map(({ group, settings }) => [group, textOf(settings.get(key))] as const);
    const setting = stated.flatMap(({ settings }) => settings.get(key) ?? [])[0];
    if (setting === undefined) return [];
    const agreed = new Set(values.map(([, text]) => text)).size === 1;
    const text = agreed ? (values[0]?.[1] ?? null) : null;
    return [
      {
        term: setting.term,
        raw: setting.rawTerm,
        concern: setting.rawTerm ? "harness-setting" : (concerns.get(setting.term) ?? null),
        text,
        name: text === null ? null : nameOf(setting, text),
        missing: setting.missing ?? notStated,
        byGroup: agreed ? null : Object.fromEntries(values),
      },
    ];
  });
}

function keyOf({ term, rawTerm }: Setting): string {
  return `${rawTerm ? "raw" : "own"} ${term}`;
}

function titlesOf({ values }: Setting): string {
  return values.map(({ text }) => text).join(", ");
}

function textOf(setting: Setting | undefined): string | null {
  if (setting === undefined || setting.values.length === 0) return null;
  return setting.values.map(({ text, id }) => id ?? text).join(", ");
}
