/** Leaderboards and their entries as they are found. */
import { dash } from "../../i18n/format.ts";
import { dictionary, type Locale, locales } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { boardNames, type EntryName, namingOf } from "../board-identity.ts";
import { cellOf, cellSpread } from "../cell-view.ts";
import { type ColumnFormat, columnFormats, formatOf } from "../column-format.ts";
import { scoreLine } from "../score.ts";
import { isSyntheticBoard } from "../synthetic.ts";
import type { SearchRecord } from "./record.ts";
import { allTexts, bothTexts, distinct } from "./texts.ts";

type Source = Pick<Catalog, "benchmarks" | "experiments" | "leaderboards">;

/** One for each leaderboard, by id. */
export function leaderboardRecords(catalog: Source, locale: Locale): readonly SearchRecord[] {
  const words = dictionary(locale).search;
  return [...catalog.leaderboards.values()].map((item): SearchRecord => {
    const { leaderboard, board } = item;
    const { fields } = leaderboard.definition;
    const title = bothTexts(locale, fields.title, fields.title_zh);
    return {
      kind: "leaderboard",
      ids: [leaderboard.id],
      title: title.shown.text,
      lang: title.shown.lang,
      context: [leaderboard.id, words.entries(board.entries.length), words.groups(board.groups.length)],
      hidden: distinct([...title.others, ...allTexts(fields.description, fields.description_zh)]),
      withdrawn: fields.status === "withdrawn",
      synthetic: isSyntheticBoard(item, catalog.benchmarks),
    };
  });
}

/** One for each entry of each leaderboard, in rank order. */
export function entryRecords(catalog: Source, locale: Locale): readonly SearchRecord[] {
  return [...catalog.leaderboards.values()].flatMap((item) => boardEntries(item, catalog, locale));
}

function boardEntries(item: LeaderboardWithBoard, catalog: Source, locale: Locale): readonly SearchRecord[] {
  const { leaderboard, board } = item;
  const { fields } = leaderboard.definition;
  const title = bothTexts(locale, fields.title, fields.title_zh);
  const names = boardNames(item, namingOf(catalog), locale);
  const otherNames = locales
    .filter((other) => other !== locale)
    .map((other) => boardNames(item, namingOf(catalog), other));
  const format = formatOf(columnFormats(board, locale), board.primary);
  const places = board.entries.filter(({ rank }) => rank !== null).length;
  return board.entries.map((entry): SearchRecord => {
    const name = names.of(entry);
    return {
      kind: "entry",
      ids: [leaderboard.id, entry.id],
      title: name.line,
      lang: name.title?.lang,
      context: distinct([
        title.shown.text,
        place(entry, places, board.ranked, locale),
        score(item, entry, format, locale),
        ...furtherSettings(name),
      ]),
      hidden: distinct([
        entry.id,
        ...Object.values(entry.identity ?? {}),
        ...otherNames.map((other) => other.of(entry).line),
        ...title.others,
      ]),
      withdrawn: fields.status === "withdrawn",
      synthetic: entry.synthetic,
    };
  });
}

/** A rank is never told without its interval where there is one. */
function place({ rank, rankInterval }: Entry, places: number, ranked: boolean, locale: Locale): string | null {
  const { search, site } = dictionary(locale);
  if (rank === null) return ranked ? search.unranked : null;
  return rankInterval === null
    ? site.rankOf(rank, places)
    : site.rankWithin(rank, places, rankInterval[0], rankInterval[1]);
}

function score({ board }: LeaderboardWithBoard, entry: Entry, format: ColumnFormat, locale: Locale): string | null {
  const cell = cellOf(entry, board.primary);
  if (cell.kind === "missing") return null;
  return scoreLine({ value: format.value(cell.value), spread: cellSpread(cell, format, locale) });
}

function furtherSettings({ settings, line }: EntryName): readonly string[] {
  return settings.filter((text) => text !== dash && !line.split(" · ").includes(text));
}
