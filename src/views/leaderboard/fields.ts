/** The settings of a board's entries with the values that occur, as their experiments state them. */
import type { Experiment } from "../../../content-loaders/repository.ts";
import { thinkingLevels } from "../../../content-loaders/schema/experiment.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import { type DisplayNames, displayName } from "../display.ts";
import { type Field, type FieldKey, fieldKeys } from "./column-keys.ts";
import { compareNatural } from "./natural-order.ts";
import type { TableField } from "./table-data.ts";

/** In the order in which they are offered. */
const order: readonly Field[] = [
  "algorithm",
  "model_name",
  "harness_name",
  "thinking_level",
  "model_provider",
  "author.name",
  "harness_version",
];

/**
 * Read from the experiments and not from the identity, which may leave a field out: an entry whose experiments differ
 * in a field has all of their values.
 */
export function tableFields(
  entries: readonly Entry[],
  display: DisplayNames | null | undefined,
  locale: Locale,
): readonly TableField[] {
  const words = dictionary(locale).leaderboardTable;
  return order.map((field): TableField => {
    const key: FieldKey = fieldKeys[field];
    const stated = entries.map(({ experiments }) =>
      distinct([...experiments.values()].map((run) => statedValue(run, field))),
    );
    const all = distinct(stated.flat()).sort(
      comparisonOf(field, (value) => displayName(display, field, value, locale)),
    );
    const names = all.map((value) => (value === null ? null : displayName(display, field, value, locale)));
    const places = new Map(all.map((value, place) => [value, place]));
    return {
      key,
      title: words.fields[key],
      // Versions belong to their harness: as a choice of their own they would tell nothing.
      facet: all.length > 1 && field !== "harness_version",
      values: all.map((value, place) => ({ value, label: labelOf(field, value, place, names, locale) })),
      of: stated.map((values) => values.flatMap((value) => places.get(value) ?? [])),
    };
  });
}

/** Levels by how much thinking they ask for; null where none is stated. */
export function thinkingPlace(level: string | null): number | null {
  const place = (thinkingLevels as readonly (string | null)[]).indexOf(level);
  return place === -1 ? null : place;
}

function statedValue({ meta: { fields } }: Experiment, field: Field): string | null {
  return (field === "author.name" ? fields.author.name : fields[field]) ?? null;
}

/** The short name; two values with the same one say what they are. */
function labelOf(
  field: Field,
  value: string | null,
  place: number,
  names: readonly (string | null)[],
  locale: Locale,
): string {
  const { site, leaderboardTable: words } = dictionary(locale);
  if (value === null) return field === "algorithm" ? site.noAlgorithm : words.notStated;
  const name = names[place] ?? value;
  return names.filter((other) => other === name).length > 1 ? words.namesake(name, value) : name;
}

/** By name; what is not stated last, no algorithm first, for it is what the others are held against. */
function comparisonOf(field: Field, name: (value: string) => string) {
  const nullFirst = field === "algorithm" ? -1 : 1;
  return (a: string | null, b: string | null): number => {
    if (a === null || b === null) return a === b ? 0 : a === null ? nullFirst : -nullFirst;
    if (field === "thinking_level") return (thinkingPlace(a) ?? 0) - (thinkingPlace(b) ?? 0);
    return compareNatural(name(a), name(b));
  };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
