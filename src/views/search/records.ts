/** Everything that can be found, in one language. Drafts are not in a catalogue, so neither are they here. */
import { type Locale, locales } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { benchmarkRecords, taskRecords } from "./benchmark-records.ts";
import { entryRecords, leaderboardRecords } from "./board-records.ts";
import { algorithmRecords, experimentRecords, modelRecords } from "./experiment-records.ts";
import { packRecords, type SearchPart } from "./part-file.ts";
import type { SearchRecord } from "./record.ts";

type Source = Pick<Catalog, "benchmarks" | "experiments" | "leaderboards" | "standings" | "testedOn">;

const makers = [
  leaderboardRecords,
  algorithmRecords,
  modelRecords,
  benchmarkRecords,
  entryRecords,
  experimentRecords,
  taskRecords,
] as const;

/**
 * Kind by kind, those with few records first: they are loaded first, and where results are equally good, found first.
 * Within a kind what is made up stands last.
 */
export function searchRecords(catalog: Source, locale: Locale): readonly SearchRecord[] {
  return makers.flatMap((make) => make(catalog, locale).toSorted((a, b) => Number(a.synthetic) - Number(b.synthetic)));
}

const packed = new WeakMap<Source, ReadonlyMap<Locale, readonly SearchPart[]>>();

/** The files of a whole catalogue in one language, worked out once. */
export function searchParts(catalog: Source, locale: Locale): readonly SearchPart[] {
  const known =
    packed.get(catalog) ?? new Map(locales.map((each) => [each, packRecords(searchRecords(catalog, each))] as const));
  packed.set(catalog, known);
  return known.get(locale) ?? [];
}
