/** Everything of a board that can be exported, in one language: read by the build's files and by the table's menu. */
import { dash, formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale, localText } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import type { Column } from "../../leaderboard/columns.ts";
import { type BoardNames, boardNames, namingOf } from "../board-identity.ts";
import { type CellView, cellOf } from "../cell-view.ts";
import { columnFormats, columnTitle, formatOf } from "../column-format.ts";
import { untestedCount } from "../comparisons.ts";
import { columnHead, coverageAfter, rowCells } from "../entry-table.ts";
import { columnKey, coverageKey, nameKey, rankKey, rowNameKey, settingKey } from "../leaderboard/column-keys.ts";
import { tableFields } from "../leaderboard/fields.ts";
import { placedEntries } from "../leaderboard/placed.ts";
import type { TableField } from "../leaderboard/table-data.ts";
import { boardCaveats } from "../leaderboard.ts";
import { missingTexts } from "../missing-text.ts";
import { shortCommit } from "../permalink.ts";
import { intervalText } from "../rank.ts";
import { versionLabel, versionTexts } from "../version-text.ts";
import { captionParts } from "./caption-parts.ts";
import type { DataState, ExportCell, ExportRow } from "./table.ts";
import type { BoardExport, OfferedColumn } from "./view.ts";

/** Where the board stands and which state of the data it shows. */
export interface ExportOrigin {
  /** The absolute address of the board's page in this language, without query. */
  readonly address: string;
  readonly state: DataState;
  /** The tag that the state was given, where it stands at an address of its own. */
  readonly tag?: string;
}

interface Context {
  readonly item: LeaderboardWithBoard;
  readonly names: BoardNames;
  readonly fields: readonly TableField[];
  readonly locale: Locale;
}

/** One column with what it shows of an entry; `place` counts the entries of the board. */
interface Source {
  readonly column: OfferedColumn;
  readonly cell: (entry: Entry, place: number, figures: ReadonlyMap<string, CellView>) => ExportCell;
}

/** A withdrawn board has no rows: it ranks nothing any more, and says why. */
export function boardExport(
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  { address, state, tag }: ExportOrigin,
  locale: Locale,
): BoardExport {
  const { leaderboard, board } = item;
  const { fields } = leaderboard.definition;
  const { site, export: words, snapshots } = dictionary(locale);
  const source = tag === undefined ? site.name : snapshots.ofSite(site.name, tag);
  const names = boardNames(item, namingOf(catalog), locale);
  const context = { item, names, fields: tableFields(board.entries, fields.display, locale), locale };
  const sources = columnSources(context);
  const formats = columnFormats(board, locale);
  const entries = fields.status === "withdrawn" ? [] : board.entries;
  const placed = new Set(placedEntries(board));
  const rows = entries.map((entry, place): ExportRow => {
    const figures = new Map(rowCells(board, entry, formats, locale).map((cell) => [cell.column, cell]));
    const version = versionLabel(entry.versionFlags, locale);
    return {
      id: entry.id,
      placed: placed.has(entry),
      synthetic: entry.synthetic,
      marks: [...(entry.synthetic ? [site.synthetic] : []), ...(version === null ? [] : [version.label])],
      versions: versionTexts(entry.versionFlags, locale).join(dictionary(locale).leaderboard.clauseSeparator),
      cells: sources.map(({ cell }) => cell(entry, place, figures)),
    };
  });
  const { commit, committedAt, dirty } = state;
  return {
    id: leaderboard.id,
    locale,
    title: localText(locale, fields.title, fields.title_zh).text,
    source:
      commit === null || committedAt === null
        ? words.sourceWithoutCommit(source)
        : words.source(source, shortCommit(commit), formatDate(committedAt), dirty),
    address,
    state,
    lasting: tag !== undefined,
    columns: sources.map(({ column }) => column),
    rows,
    caption: captionParts(item, boardCaveats(item, names, catalog, locale).length, locale),
    words: {
      unranked: words.unranked,
      sentence: words.sentence("{text}"),
      gap: words.sentenceGap(),
      mark: words.mark,
      latexNeeds: words.latexNeeds,
    },
  };
}

/** In the order of the page; the settings that it shows on request stand where it would put them. */
function columnSources(context: Context): readonly Source[] {
  const { item, names, fields } = context;
  const { board } = item;
  const words = dictionary(context.locale).leaderboard;
  const formats = columnFormats(board, context.locale);
  const rowName = rowNameKey(names.titled, names.withAlgorithm);
  const algorithm = (title: string) =>
    textSource("algorithm", title, fields, (entry) => names.of(entry).algorithm?.name ?? dash);
  const settings = names.columns.map(({ field, head }, index) =>
    textSource(settingKey(field), head, fields, (entry) => names.of(entry).settings[index] ?? dash),
  );
  const own: readonly Source[] = [
    ...(board.ranked ? [rankSource(context)] : []),
    ...(!board.ranked && board.groups.length > 1 ? [testSetSource(context)] : []),
    rowName === nameKey
      ? textSource(nameKey, words.entry, [], (entry) => names.of(entry).title?.text ?? names.of(entry).line)
      : algorithm(words.algorithm),
    ...(names.titled && names.withAlgorithm ? [algorithm(words.algorithm)] : []),
    ...settings,
  ];
  const shown = new Set(own.map(({ column }) => column.key));
  const further = fields
    .filter(({ key, values }) => !shown.has(key) && values.some(({ value }) => value !== null))
    .map((field) => furtherSource(field, dictionary(context.locale).leaderboardTable.live.listSeparator));
  const after = coverageAfter(board);
  const figures = board.columns.flatMap((column) => [
    figureSource(column, columnHead(column, formatOf(formats, column), false, context.locale).unit, context),
    ...(column.id === after ? [coverageSource(context)] : []),
  ]);
  return [...own, ...further, ...figures];
}

function rankSource({ item: { board }, locale }: Context): Source {
  const words = dictionary(locale).leaderboard;
  const intervals = board.entries.some(({ rankInterval }) => rankInterval !== null);
  return {
    column: column("rank", rankKey, words.rank, intervals ? words.rankUnit : ""),
    cell: (entry) => {
      if (entry.rank === null) return { text: dash, why: dictionary(locale).export.unranked };
      const interval = entry.rankInterval;
      if (interval === null) return { text: String(entry.rank), value: entry.rank };
      const untested = untestedCount(board, entry);
      return {
        text: String(entry.rank),
        value: entry.rank,
        range: interval,
        spread: `[${intervalText(interval)}]`,
        ...(untested ? { why: words.untested(untested) } : {}),
      };
    },
  };
}

/** The group that each entry stands alone in, where the page lists them by test set. */
function testSetSource({ item: { board }, names, locale }: Context): Source {
  return {
    // Ids of columns have no underscores.
    column: column("text", "test_set", dictionary(locale).leaderboard.group, ""),
    cell: (entry) => {
      const [group] = board.groups.filter(({ id }) => entry.groups.some((own) => own.id === id));
      return group === undefined ? { text: dash } : { text: names.group(group).title.text, value: group.id };
    },
  };
}

function textSource(key: string, title: string, fields: readonly TableField[], text: (entry: Entry) => string): Source {
  const field = fields.find((candidate) => candidate.key === key);
  return {
    column: column("text", key, title, ""),
    cell: (entry, place) => ({ text: text(entry), ...statedValue(field, place) }),
  };
}

function furtherSource(field: TableField, separator: string): Source {
  return {
    column: { ...column("text", field.key, field.title, ""), shown: false },
    cell: (_, place) => ({
      text: (field.of[place] ?? []).flatMap((value) => field.values[value]?.label ?? []).join(separator),
      ...statedValue(field, place),
    }),
  };
}

/** What the entry's experiments state: several values where they differ. */
function statedValue(field: TableField | undefined, place: number): { readonly value?: string } {
  const values = (field?.of[place] ?? []).flatMap((value) => field?.values[value]?.value ?? []);
  return values.length === 0 ? {} : { value: values.join("; ") };
}

function figureSource(of: Column, unit: string, { locale }: Context): Source {
  return {
    column: { ...column("figure", columnKey(of.id), columnTitle(of, locale).text, unit), measured: of.measured },
    cell: (entry, _, figures) => {
      const [cell, view] = [cellOf(entry, of), figures.get(of.id)];
      if (view === undefined) return { text: dash };
      const note = [
        ...(view.coverage === null || cell.kind === "missing" ? [] : [`(${view.coverage})`]),
        ...(view.discrepancies.length === 0 ? [] : [dictionary(locale).leaderboard.discrepancyTag]),
      ].join(" ");
      const groups = entry.groups.map(({ id }) => id);
      const why = [...missingTexts(cell.missing, groups, locale), ...view.discrepancies];
      return {
        text: view.value,
        ...(cell.kind === "figure" ? { value: cell.value } : {}),
        ...(view.spread === null ? {} : { spread: view.spread }),
        ...(cell.kind === "figure" && cell.std !== null ? { std: cell.std } : {}),
        ...(cell.kind === "figure" && cell.n !== null ? { n: cell.n } : {}),
        ...(note === "" ? {} : { note }),
        ...(why.length === 0 ? {} : { why: why.join(dictionary(locale).leaderboard.clauseSeparator) }),
      };
    },
  };
}

function coverageSource({ item: { board }, locale }: Context): Source {
  const words = dictionary(locale).leaderboard;
  return {
    column: column("coverage", coverageKey, words.coverage, words.coverageUnit),
    cell: (entry) => {
      const { present, of } = cellOf(entry, board.primary).coverage;
      return { text: `${present}/${of}`, range: [present, of], ...(of === 0 ? {} : { value: present / of }) };
    },
  };
}

function column(kind: OfferedColumn["kind"], key: string, title: string, unit: string): OfferedColumn {
  return { key, kind, title, unit, measured: false, shown: true };
}
