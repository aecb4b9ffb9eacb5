/** A cell of a leaderboard as people see it: value, spread or the reason why there is none, what else must be said. */
import { dash } from "../i18n/format.ts";
import { dictionary, type Locale, pick } from "../i18n/index.ts";
import type { Board, Entry, EntryComparison } from "../leaderboard/board.ts";
import type { Column } from "../leaderboard/columns.ts";
import type { Cell, FigureCell } from "../leaderboard/evaluation/cell.ts";
import { nearlyEqual } from "../leaderboard/measure/quantity.ts";
import { type ColumnFormat, comparesBaseline, isMacroMean } from "./column-format.ts";
import { mainReason, missingTexts } from "./missing-text.ts";
import { pPhrase } from "./p-value.ts";
import { runMeanText } from "./run-attempts.ts";
import { noSpread, spreadText } from "./score.ts";

export interface CellView {
  readonly column: string;
  /** `71.47`, or a dash. */
  readonly value: string;
  /** `± 1.35`, `n = 1`, `std unknown (1 of 6)`, null for a plain figure. */
  readonly spread: string | null;
  /** Why there is no value, in a word or two; null where there is one. */
  readonly reason: string | null;
  /** `10/12` where not everything is there; else null. */
  readonly coverage: string | null;
  /** How to read it, in full. */
  readonly title: string;
  /** What a figure without a ± stands for: one run, the mean over some attempts; null for any other. */
  readonly basis: string | null;
  /** Set where the number is a difference from the entry's own baseline. */
  readonly delta: Delta | null;
  /** What the attempts say against the figures it was made from. */
  readonly discrepancies: readonly string[];
}

/** A signed difference. Coloured only where the paired test passed. */
export interface Delta {
  readonly tone: "better" | "worse" | "plain";
  readonly arrow: "▲" | "▼" | null;
}

export interface CellContext {
  readonly board: Board;
  readonly entry: Entry;
  readonly format: ColumnFormat;
  /** The entry against its own baseline; null where it is its own, has none, or nothing can be tested. */
  readonly againstBaseline: EntryComparison | null;
  readonly locale: Locale;
}

/** The cell of a column; a board has one for each of its entries and columns. */
export function cellOf(entry: Entry, column: Pick<Column, "id">): Cell {
  const cell = entry.cells.get(column.id);
  if (cell === undefined) throw new Error(`${entry.id} has no cell ${column.id}`);
  return cell;
}

/** The value of a cell, null where it is missing. */
export function cellValue(cell: Cell): number | null {
  return cell.kind === "figure" ? cell.value : null;
}

/** An entry against the entry that `baseline` means; null where it is the same, absent, or nothing can be tested. */
export function againstBaseline(board: Board, { id, baseline }: Entry): EntryComparison | null {
  return baseline === null || baseline === id ? null : board.compare(id, baseline);
}

export function cellView(column: Column, context: CellContext): CellView {
  const { board, entry, format, locale } = context;
  const cell = cellOf(entry, column);
  const words = dictionary(locale).leaderboard;
  const { present, of } = cell.coverage;
  const missing = missingTexts(
    cell.missing,
    entry.groups.map(({ id }) => id),
    locale,
  );
  const base = {
    column: column.id,
    coverage: present < of ? `${present}/${of}` : null,
    basis: runMeanText(cell, entry, locale),
    discrepancies: cell.discrepancies.map(({ message }) => pick(locale, message)),
  };
  if (cell.kind === "missing") {
    const title = [words.covered(present, of), ...missing].join(words.clauseSeparator);
    return { ...base, value: dash, spread: null, reason: mainReason(cell.missing, locale), title, delta: null };
  }
  const lift = comparesBaseline(column);
  // A baseline set against itself: nothing was measured that could spread.
  const itself = lift && entry.baseline === entry.id && cell.value === 0 && !cell.std;
  const spread = itself ? null : cellSpread(cell, format, locale);
  const value = format.value(cell.value);
  const title = [
    spread === null ? value : `${value} ${spread}`,
    ...(base.basis === null ? [] : [base.basis]),
    ...(isMacroMean(column) && of > 1 ? [words.macro(present)] : []),
    ...(itself || cell.std === null ? [] : spreadTitle(cell, locale)),
    ...(lift ? [liftTitle(cell, context)] : []),
    ...missing,
  ].join(words.clauseSeparator);
  const delta = lift ? deltaOf(cell, context.againstBaseline, board) : null;
  return { ...base, value: itself ? words.baselineItself : value, spread, reason: null, title, delta };
}

/** What the ± is over. */
function spreadTitle({ n, over, firstOrder }: FigureCell, locale: Locale): readonly string[] {
  const words = dictionary(locale).leaderboard;
  if (over.includes("questions")) return [words.errorTitle(n, firstOrder)];
  return n === null ? [] : [words.spreadTitle(n, firstOrder)];
}

/** `± 1.35`, or what is known instead; null where no attempts stand behind the figure. */
export function cellSpread(cell: FigureCell, format: ColumnFormat, locale: Locale): string | null {
  if (cell.std !== null) return spreadText(format.std(cell.std));
  // One attempt explains nothing where a report's standard error is what lacks.
  const n = cell.over.includes("questions") ? null : cell.n;
  return cell.quantity.measured ? noSpread(n, cell.stdUnknown, locale) : null;
}

/** The test speaks of the primary column; of another number only where that is the same difference. */
function isTestedDifference(cell: FigureCell, comparison: EntryComparison | null): comparison is EntryComparison {
  return comparison !== null && nearlyEqual(cell.value, comparison.difference);
}

function deltaOf(cell: FigureCell, comparison: EntryComparison | null, { primary }: Board): Delta {
  const arrow = cell.value > 0 ? "▲" : cell.value < 0 ? "▼" : null;
  if (!isTestedDifference(cell, comparison) || primary.direction === "neutral") return { tone: "plain", arrow };
  const { verdict } = comparison;
  return { tone: verdict === "better" || verdict === "worse" ? verdict : "plain", arrow };
}

function liftTitle(cell: FigureCell, { entry, againstBaseline: comparison, locale }: CellContext): string {
  const { leaderboard: words, reasons } = dictionary(locale);
  if (entry.baseline === entry.id) return words.ownBaseline;
  if (!isTestedDifference(cell, comparison)) return words.untestedLift;
  const { p, verdict } = comparison;
  const told = verdict === null ? reasons.untestable : reasons.verdicts[verdict];
  return words.testedLift(told, p === null ? null : pPhrase(p));
}
