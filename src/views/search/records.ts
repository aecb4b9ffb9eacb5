/** Everything that can be found, in one language. Drafts are not in a catalogue, so neither are they here. */
import { type Locale, locales } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { benchmarkRecords, taskRecords } from "./benchmark-records.ts";
import { entryRecords, leaderboardRecords } from "./board-records.ts";
import { algorithmRecords, experimentRecords, modelRecords } from "./experiment-records.ts";
import { packRecords, type SearchPart } from "./part-file.ts";
import type { SearchRecord } from "./record.ts";

type Source = Pick<Catalog, "benchmarks" | "experiments" | "leaderboards" | "standings" | "testedOn">;

/** The kinds with few records stand first: they are loaded, and found, first. */
export function searchRecords(catalog: Source, locale: Locale): readonly SearchRecord[] {
  return [
    ...leaderboardRecords(catalog, locale),
    ...algorithmRecords(catalog, locale),
    ...modelRecords(catalog, locale),
    ...benchmarkRecords(catalog, locale),
    ...entryRecords(catalog, locale),
    ...experimentRecords(catalog, locale),
    ...taskRecords(catalog, locale),
  ];
}

const packed = new WeakMap<Source, ReadonlyMap<Locale, readonly SearchPart[]>>();

/** The files of a whole catalogue in one language, worked out once. */
export function searchParts(catalog: Source, locale: Locale): readonly SearchPart[] {
  const known =
    packed.get(catalog) ?? new Map(locales.map((each) => [each, packRecords(searchRecords(catalog, each))] as const));
  packed.set(catalog, known);
  return known.get(locale) ?? [];
}
