/** Everything that can be found, in one language. Drafts are not in a catalogue, so neither are they here. */
import type { Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { oncePerLocale } from "../once.ts";
import { benchmarkRecords, taskRecords } from "./benchmark-records.ts";
import { entryRecords, leaderboardRecords } from "./board-records.ts";
import { algorithmRecords, experimentRecords, modelRecords } from "./experiment-records.ts";
import { partsOf, type SearchPart } from "./part-file.ts";
import type { SearchRecord } from "./record.ts";
import { packRecords, runRecords } from "./run-records.ts";

type Source = Pick<
  Catalog,
  | "benchmarks"
  | "experiments"
  | "leaderboards"
  | "standings"
  | "testedOn"
  | "packs"
  | "runs"
  | "evaluations"
  | "evaluationsOf"
>;

const makers = [
  leaderboardRecords,
  algorithmRecords,
  modelRecords,
  benchmarkRecords,
  packRecords,
  entryRecords,
  experimentRecords,
  runRecords,
  taskRecords,
] as const;

/**
 * Kind by kind, those with few records first: they are loaded first, and where results are equally good, found first.
 * Within a kind what is made up stands last.
 */
export function searchRecords(catalog: Source, locale: Locale): readonly SearchRecord[] {
  return makers.flatMap((make) => make(catalog, locale).toSorted((a, b) => Number(a.synthetic) - Number(b.synthetic)));
}

/** The files of a whole catalogue in one language. */
export const searchParts = oncePerLocale((catalog: Source, locale): readonly SearchPart[] =>
  partsOf(searchRecords(catalog, locale)),
);
