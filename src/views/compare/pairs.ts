/** The paired tests of one entry against the others, as the compare page shows them: final text, both ways round. */
import { dash, formatCount, formatDelta } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Board, Entry, EntryComparison } from "../../leaderboard/board.ts";
import { nearlyEqual } from "../../leaderboard/measure/quantity.ts";
import type { Verdict } from "../../leaderboard/ranking/comparison.ts";
import { cellOf, cellValue } from "../cell-view.ts";
import { type ColumnFormat, columnFormats, formatOf } from "../column-format.ts";
import { entryComparisons, isLarge } from "../comparisons.ts";
import { groupScore } from "../group-heat.ts";
import { pPhrase, pText } from "../p-value.ts";

/** An entry against another: the entry minus the other. */
export interface ComparePair {
  /** Null: nothing to test. */
  readonly code: Verdict | null;
  /** What the test says of the entry. */
  readonly verdict: string;
  readonly tone: "better" | "worse" | "plain";
  readonly difference: string;
  /** The difference and the ends of its interval as numbers, for the plot. */
  readonly value: number;
  readonly ends: readonly [low: number, high: number] | null;
  /** `[−5.20, +2.52]`, or a dash. */
  readonly interval: string;
  /** Said where the interval leaves out no difference and the test does not confirm it, or the other way round; else null. */
  readonly disagreement: string | null;
  /** `0.491`, or a dash. */
  readonly p: string;
  /** `p = 0.491`; null where there was no test. */
  readonly pPhrase: string | null;
  readonly method: string | null;
  readonly tasks: string;
  readonly differing: string;
  /** The smallest difference that this data could have shown, or a dash. */
  readonly detectable: string;
  /** Benchmarks measured in different versions, in words; null where there are none. */
  readonly versions: string | null;
  /** The columns and groups whose difference is the one that was tested. */
  readonly tested: { readonly columns: readonly string[]; readonly groups: readonly string[] };
}

/** By the id of the other entry. On a large board the pairs nearest in rank, seen from either entry. */
export function comparePairs(board: Board, entry: Entry, locale: Locale): Readonly<Record<string, ComparePair>> {
  const byId = new Map(board.entries.map((other) => [other.id, other]));
  const format = formatOf(columnFormats(board, locale), board.primary);
  const pairs = comparisonsOf(board, entry).flatMap((comparison) => {
    const other = byId.get(comparison.other);
    return other === undefined
      ? []
      : [[other.id, comparePair(board, [entry, other], comparison, format, locale)] as const];
  });
  return Object.fromEntries(pairs);
}

const seenFromOthers = new WeakMap<Board, ReadonlyMap<string, readonly string[]>>();

/** Two entries need not be among each other's nearest: one of them is enough. */
function comparisonsOf(board: Board, entry: Entry): readonly EntryComparison[] {
  const own = entryComparisons(board, entry);
  if (!isLarge(board)) return own;
  let others = seenFromOthers.get(board);
  if (others === undefined) {
    const index = new Map<string, string[]>();
    for (const { id } of board.entries) index.set(id, []);
    for (const from of board.entries) {
      for (const { other } of entryComparisons(board, from)) index.get(other)?.push(from.id);
    }
    others = index;
    seenFromOthers.set(board, others);
  }
  const known = new Set(own.map(({ other }) => other));
  const further = (others.get(entry.id) ?? []).filter((id) => !known.has(id));
  return [...own, ...board.comparisons(entry.id, further)];
}

function comparePair(
  board: Board,
  sides: readonly [entry: Entry, other: Entry],
  comparison: EntryComparison,
  format: ColumnFormat,
  locale: Locale,
): ComparePair {
  const { reasons } = dictionary(locale);
  const { difference, interval, p, method, tasks, differing, verdict, detectable, versionsDiffer } = comparison;
  const delta = (value: number) => formatDelta(value, board.primary.digits);
  return {
    code: verdict,
    verdict: verdict === null ? reasons.untestable : reasons.verdicts[verdict],
    tone: verdict === "better" || verdict === "worse" ? verdict : "plain",
    difference: delta(difference),
    value: difference,
    ends: interval,
    interval: interval === null ? dash : `[${delta(interval[0])}, ${delta(interval[1])}]`,
    disagreement: disagreementOf(verdict, interval, locale),
    p: p === null ? dash : pText(p),
    // Held together where a sentence breaks.
    pPhrase: p === null ? null : pPhrase(p).replaceAll(" ", "\u00a0"),
    method: method === null ? null : reasons.methods[method],
    tasks: formatCount(tasks),
    differing: formatCount(differing),
    detectable: detectable === null ? dash : format.std(detectable),
    versions: versionsDiffer.length === 0 ? null : reasons.versionsDiffer(versionsDiffer),
    tested: testedDifferences(board, sides, difference),
  };
}

/** Interval and test count chance differently, so near the level one may find a difference and the other not. */
function disagreementOf(
  verdict: Verdict | null,
  interval: readonly [low: number, high: number] | null,
  locale: Locale,
): string | null {
  if (interval === null || verdict === null) return null;
  const words = dictionary(locale).comparePage.disagreement;
  const without = interval[0] > 0 || interval[1] < 0;
  if (verdict === "undecided" && without) return words.intervalAlone;
  return (verdict === "better" || verdict === "worse") && !without ? words.testAlone : null;
}

/** The test speaks of the primary column; of another number only where that is the same difference. */
function testedDifferences(
  board: Board,
  [entry, other]: readonly [Entry, Entry],
  tested: number,
): ComparePair["tested"] {
  const isTested = (value: number | null | undefined, reference: number | null | undefined) =>
    typeof value === "number" && typeof reference === "number" && nearlyEqual(value - reference, tested);
  return {
    columns: board.columns
      .filter(
        (column) =>
          column.measured &&
          column.direction === board.primary.direction &&
          (column.primary || isTested(cellValue(cellOf(entry, column)), cellValue(cellOf(other, column)))),
      )
      .map(({ id }) => id),
    // With several groups none of them is what was tested.
    groups:
      board.groups.length === 1
        ? board.groups
            .filter(({ id }) => isTested(groupScore(entry, id)?.value, groupScore(other, id)?.value))
            .map(({ id }) => id)
        : [],
  };
}
