/** The numbers of a leaderboard that changed, as the leaderboard prints them. */
import { dash, formatPrecise } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import type { Column } from "../../leaderboard/columns.ts";
import type { BoardHistory, CellFigure, Ledger } from "../../leaderboard/ledger/ledger.ts";
import { routes } from "../../routes.ts";
import { boardNames, type Naming } from "../board-identity.ts";
import { type ColumnFormat, columnFormat, columnFormats, columnTitle, comparesBaseline } from "../column-format.ts";
import { oncePerLocale } from "../once.ts";
import { noSpread, scoreLine, spreadText } from "../score.ts";

/** One number before and after a commit. */
export interface CellChangeText {
  /** Index of the commit in the ledger's list. */
  readonly at: number;
  readonly entry: string;
  /** The entry in one line. */
  readonly entryText: string;
  /** The entry's page; null where it is not there any more. */
  readonly entryPath: string | null;
  readonly column: string;
  /** With its unit. */
  readonly columnText: string;
  /** `46.72 ± 1.69`; null where it was missing, or not there. */
  readonly old: string | null;
  readonly new: string | null;
}

const texts = oncePerLocale<LeaderboardWithBoard, Map<Ledger, readonly CellChangeText[]>>(() => new Map());

/**
 * In the order of their commits. A number that is printed as it was before has not changed on the page, and is left out;
 * so what stands in the list leads from any state to the present one.
 */
export function cellChanges(
  item: LeaderboardWithBoard,
  ledger: Ledger,
  naming: Naming,
  locale: Locale,
): readonly CellChangeText[] {
  const known = texts(item, locale);
  const before = known.get(ledger);
  if (before !== undefined) return before;
  const history = ledger.boards[item.leaderboard.id];
  const made = history === undefined ? [] : textsOf(history, item, naming, locale);
  known.set(ledger, made);
  return made;
}

function textsOf(
  history: BoardHistory,
  item: LeaderboardWithBoard,
  naming: Naming,
  locale: Locale,
): readonly CellChangeText[] {
  const present = new Set(item.board.entries.map(({ id }) => id));
  const own = new Set(item.board.entries.flatMap(({ id, baseline }) => (baseline === id ? [id] : [])));
  const lifts = new Set(item.board.columns.filter(comparesBaseline).map(({ id }) => id));
  const nameOf = namesOf(history, item, naming, locale);
  const columns = columnTexts(history, item, locale);
  return history.changes.flatMap(({ at, entry, column, old, new: now }): readonly CellChangeText[] => {
    const { text, format } = columns.get(column) ?? { text: column, format: null };
    // A baseline set against itself is a word on the page, and no number.
    const [oldText, newText] = [old, now].map((figure) =>
      own.has(entry) && lifts.has(column) && figure?.value === 0 && !figure.std
        ? null
        : figureText(figure, format, locale),
    );
    if (oldText === undefined || newText === undefined || oldText === newText) return [];
    const entryPath = present.has(entry) ? routes.entry(locale, item.leaderboard.id, entry) : null;
    const names = { entryText: nameOf(entry), entryPath, columnText: text };
    return [{ at, entry, column, ...names, old: oldText, new: newText }];
  });
}

/** What the entries of a leaderboard are called, those too that are gone. */
export function entryText(
  item: LeaderboardWithBoard,
  ledger: Ledger,
  naming: Naming,
  locale: Locale,
): (id: string) => string {
  const history = ledger.boards[item.leaderboard.id];
  return namesOf(history ?? { entries: {} }, item, naming, locale);
}

function namesOf(
  { entries }: Pick<BoardHistory, "entries">,
  item: LeaderboardWithBoard,
  naming: Naming,
  locale: Locale,
): (id: string) => string {
  const names = boardNames(item, naming, locale);
  const present = new Map(item.board.entries.map((entry) => [entry.id, entry]));
  return (id) => {
    const entry = present.get(id);
    if (entry !== undefined) return names.of(entry).line;
    const { title, identity } = entries[id] ?? { title: null, identity: null };
    const values = Object.values(identity ?? {}).flatMap((value) => value ?? []);
    return title?.[locale] ?? (values.join(" · ") || id);
  };
}

function columnTexts(
  history: BoardHistory,
  { board }: LeaderboardWithBoard,
  locale: Locale,
): ReadonlyMap<string, { readonly text: string; readonly format: ColumnFormat | null }> {
  const words = dictionary(locale).changes;
  const formats = columnFormats(board, locale);
  const withUnit = (title: string, unit: string) => (unit === "" ? title : words.withUnit(title, unit));
  const gone = Object.entries(history.columns).map(([id, column]) => {
    const values = history.changes.flatMap((change) =>
      change.column === id ? [change.old, change.new].flatMap((figure) => figure?.value ?? []) : [],
    );
    const format = columnFormat(column, values, locale);
    return [id, { text: withUnit(columnTitle({ id, ...column }, locale).text, format.unit), format }] as const;
  });
  const present = board.columns.map((column: Column) => {
    const format = formats.get(column.id) ?? null;
    return [column.id, { text: withUnit(columnTitle(column, locale).text, format?.unit ?? ""), format }] as const;
  });
  return new Map([...gone, ...present]);
}

function figureText(figure: CellFigure | null, format: ColumnFormat | null, locale: Locale): string | null {
  if (figure === null) return null;
  const { value, std, n } = figure;
  const spread =
    std !== null && format !== null
      ? spreadText(format.std(std))
      : n === 1
        ? noSpread(1, { count: 1, of: 1 }, locale)
        : null;
  return scoreLine({ value: format?.value(value) ?? formatPrecise(value), spread });
}

/** What stands in a table where there is no number. */
export function shownText(text: string | null): string {
  return text ?? dash;
}
