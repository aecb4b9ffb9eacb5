/** The page of one entry of a leaderboard: where it stands, how each number was made, its tests against the others. */
import { formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { apiRoutes, routes } from "../../routes.ts";
import { type BoardNames, boardNames, type EntryName, identityValue, namingOf } from "../board-identity.ts";
import { type CaveatView, caveatViews } from "../caveats.ts";
import { againstBaseline, type CellView, cellOf } from "../cell-view.ts";
import { columnFormats, formatOf } from "../column-format.ts";
import { displayName } from "../display.ts";
import { emphasis, plain, type Segment } from "../emphasis.ts";
import { entryCaveatViews } from "../entry-caveats.ts";
import { type ColumnHead, columnHead, rankOf, rowCells } from "../entry-table.ts";
import { primaryLine } from "../finding.ts";
import { missingTexts } from "../missing-text.ts";
import { pPhrase } from "../p-value.ts";
import type { RankView } from "../rank.ts";
import type { RepositoryPlace } from "../source.ts";
import { versionTexts } from "../version-text.ts";
import { type CellDerivation, cellDerivation } from "./derivation.ts";
import { type EntryExperiment, entryExperiments } from "./experiments.ts";
import { type PairTable, pairTable } from "./pairs.ts";

export interface EntryView {
  readonly id: string;
  readonly path: string;
  readonly jsonPath: string;
  readonly board: { readonly id: string; readonly title: LocalText; readonly path: string };
  readonly name: EntryName;
  /** For the window and for links from elsewhere: unlike that of any other page. */
  readonly pageTitle: string;
  readonly description: string;
  readonly synthetic: boolean;
  /** Why its leaderboard was withdrawn; null while it stands. */
  readonly withdrawn: LocalText | null;
  readonly versions: readonly string[];
  readonly findings: readonly (readonly Segment[])[];
  readonly rank: RankView | null;
  readonly columns: readonly ColumnHead[];
  /** In the order of the columns. */
  readonly cells: readonly CellView[];
  readonly settings: readonly EntrySetting[];
  readonly derivations: readonly CellDerivation[];
  readonly pairs: PairTable | null;
  /** Why there are no pairs; null where there are. */
  readonly pairsNone: string | null;
  readonly experiments: readonly EntryExperiment[];
  readonly caveats: readonly CaveatView[];
}

export interface EntrySetting {
  readonly term: string;
  /** Its short name and, where that is another, the value itself; empty where the source does not say. */
  readonly values: readonly { readonly text: string; readonly id?: boolean; readonly link?: string }[];
  readonly missing: string;
}

export function entryView(
  item: LeaderboardWithBoard,
  entry: Entry,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  repository: RepositoryPlace,
  locale: Locale,
): EntryView {
  const { leaderboard, board } = item;
  const { fields } = leaderboard.definition;
  const words = dictionary(locale).entry;
  const names = boardNames(item, namingOf(catalog), locale);
  const name = names.of(entry);
  const formats = columnFormats(board, locale);
  const cells = rowCells(board, entry, formats, locale);
  const title = localText(locale, fields.title, fields.title_zh);
  const alike = board.entries.filter((other) => names.of(other).line === name.line).length > 1;
  const places = board.entries.filter(({ rank }) => rank !== null).length;
  const pairs = pairTable(board, entry, names, formatOf(formats, board.primary), locale);
  const findings = sentences(item, entry, places, pairs, names, locale);
  return {
    id: entry.id,
    path: routes.entry(locale, board.id, entry.id),
    jsonPath: apiRoutes.entry(board.id, entry.id),
    board: { id: board.id, title, path: routes.leaderboard(locale, board.id) },
    name,
    pageTitle: words.pageTitle(alike ? `${name.line} (${entry.id})` : name.line, title.text),
    description: findings.map(plain).join(locale === "en" ? " " : ""),
    synthetic: entry.synthetic || fields.synthetic === true,
    withdrawn:
      fields.status === "withdrawn"
        ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh)
        : null,
    versions: versionTexts(entry.versionFlags, locale),
    findings: findings.map(emphasis),
    rank: rankOf(entry, places, name, locale, 240),
    columns: board.columns.map((column) => columnHead(column, formatOf(formats, column), false, locale)),
    cells,
    settings: settingsOf(item, entry, names, locale),
    derivations: board.columns.flatMap((column, index) => {
      const cell = cells[index];
      if (cell === undefined) return [];
      return [cellDerivation(column, cell, formatOf(formats, column), { board, entry, names, repository, locale })];
    }),
    pairs,
    pairsNone: pairs === null ? noPairs(item, entry, locale) : null,
    experiments: entryExperiments(entry, names, locale),
    caveats: [
      ...caveatViews(fields.caveats, locale),
      ...entryCaveatViews(
        { entries: [entry], board, names, locale },
        catalog.benchmarks,
        new Set((fields.caveats ?? []).map(({ text }) => text)),
      ),
    ],
  };
}

function noPairs({ board }: LeaderboardWithBoard, entry: Entry, locale: Locale): string {
  const words = dictionary(locale).entry;
  if (!board.primary.measured) return words.pairsNoneUntestable;
  return cellOf(entry, board.primary).kind === "missing" ? words.pairsNoneMissing : words.pairsNoneAlone;
}

/** Where it stands, what the tests say, and what its algorithm adds. */
function sentences(
  { board }: LeaderboardWithBoard,
  entry: Entry,
  places: number,
  pairs: PairTable | null,
  names: BoardNames,
  locale: Locale,
): readonly string[] {
  const words = dictionary(locale).entry;
  const cell = cellOf(entry, board.primary);
  const place = [];
  if (entry.rank !== null) place.push(words.ranked(entry.rank, places, entry.rankInterval));
  else if (cell.kind === "missing") {
    const groups = entry.groups.map(({ id }) => id);
    place.push(
      words.incomplete(missingTexts(cell.missing, groups, locale).join(dictionary(locale).leaderboard.clauseSeparator)),
    );
  } else place.push(words.unranked);
  const tested = pairs === null || entry.rank === null ? [] : [words.counts(pairs.counts)];
  const comparison = againstBaseline(board, entry);
  const baseline = board.entries.find(({ id }) => id === entry.baseline);
  if (comparison === null || baseline === undefined) return [...place, ...tested];
  const format = formatOf(columnFormats(board, locale), board.primary);
  const lift = {
    up: comparison.difference > 0,
    text: format.std(Math.abs(comparison.difference)),
    baseline: plain(names.of(baseline).line),
    score: primaryLine(board, baseline, locale),
    p: comparison.p === null ? null : pPhrase(comparison.p),
    over: comparison.method === "welch" ? ("attempts" as const) : ("tasks" as const),
    tasks: comparison.tasks,
    confirmed: comparison.verdict === "better" || comparison.verdict === "worse",
  };
  return [...place, ...tested, words.lift(lift)];
}

/** What makes its experiments one entry, and the entry it is measured against. */
function settingsOf(
  { leaderboard, board }: LeaderboardWithBoard,
  entry: Entry,
  names: BoardNames,
  locale: Locale,
): readonly EntrySetting[] {
  const { entry: words, leaderboard: tableWords, site } = dictionary(locale);
  const { display } = leaderboard.definition.fields;
  const terms: Readonly<Record<string, string>> = { ...tableWords.fields, algorithm: tableWords.algorithm };
  const fields = Object.keys(entry.identity ?? {}).map((field): EntrySetting => {
    const value = identityValue(entry, field);
    const missing = field === "algorithm" ? site.noAlgorithm : tableWords.notStated;
    if (value === null) return { term: terms[field] ?? field, values: [], missing };
    const short = displayName(display, field, value, locale);
    const link = field === "algorithm" ? { link: routes.algorithm(locale, value) } : {};
    const values =
      short === value
        ? [{ text: value, ...link }]
        : [
            { text: short, ...link },
            { text: value, id: true },
          ];
    return { term: terms[field] ?? field, values, missing };
  });
  const times = [...entry.experiments.values()].map(({ meta }) => formatDate(meta.fields.submit_time)).sort();
  const [first, last] = [times[0], times.at(-1)];
  const submitted = first === undefined ? [] : [{ text: first === last ? first : `${first} – ${last}` }];
  const baseline = board.entries.find(({ id }) => id === entry.baseline && id !== entry.id);
  return [
    ...fields,
    ...(baseline === undefined
      ? []
      : [
          {
            term: words.baseline,
            values: [{ text: names.of(baseline).line, link: routes.entry(locale, board.id, baseline.id) }],
            missing: "",
          },
        ]),
    { term: words.submitted, values: submitted, missing: tableWords.notStated },
    { term: words.id, values: [{ text: entry.id, id: true }], missing: "" },
  ];
}
