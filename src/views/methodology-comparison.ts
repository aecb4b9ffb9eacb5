/** The worked examples of comparisons: real pairs of one leaderboard, the sign-flip test in small, rounding. */
import { formatDelta, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Entry, EntryComparison } from "../leaderboard/board.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import type { Verdict } from "../leaderboard/ranking/comparison.ts";
import { roundToText } from "../leaderboard/rounding.ts";
import { LEAST_DIFFERENCES, signFlipTest } from "../leaderboard/statistics/sign-flip.ts";
import { againstBaseline } from "./cell-view.ts";
import { plainNames, rankedEntries, type Subject } from "./methodology-subject.ts";
import { pPhrase, pText } from "./p-value.ts";

export interface ComparisonExample {
  readonly entry: string;
  readonly rank: number;
  readonly interval: readonly [low: number, high: number] | null;
  readonly places: number;
  /** How many ranked entries are significantly better and worse. */
  readonly better: number;
  readonly worse: number;
  /** The nearest entry that is not told apart, the nearest that is, and the baseline. */
  readonly pairs: readonly PairRow[];
}

export interface PairRow {
  readonly other: string;
  readonly isBaseline: boolean;
  readonly difference: string;
  /** `−1.20 to 3.40`; null where the difference has no standard error. */
  readonly interval: string | null;
  readonly tasks: number;
  readonly differing: number;
  /** `0.031`, `< 0.001`; null where nothing was tested. */
  readonly p: string | null;
  readonly detectable: string | null;
  readonly verdict: string;
}

/** So many entries from the top are compared with each other: an example needs no more, and every pair takes a millisecond. */
const LOOKED_AT = 40;

/** The subject against others of its leaderboard; null where it can be tested against none. */
export function comparisonExample(catalog: Catalog, subject: Subject, locale: Locale): ComparisonExample | null {
  const { item, entry } = subject;
  const { board } = item;
  const ranked = rankedEntries(item);
  const byId = new Map(board.entries.map((other) => [other.id, other]));
  const comparisons = board
    .comparisons(
      entry.id,
      ranked.map(({ id }) => id),
    )
    .filter(({ verdict }) => verdict !== null);
  const gap = ({ difference }: EntryComparison): number => Math.abs(difference);
  const nearest = (wanted: (comparison: EntryComparison) => boolean): EntryComparison | undefined =>
    comparisons.filter(wanted).sort((a, b) => gap(a) - gap(b))[0];
  const baseline = againstBaseline(board, entry);
  const chosen = [
    nearest(({ verdict }) => verdict === "undecided"),
    nearest(({ verdict }) => verdict === "better" || verdict === "worse"),
    baseline?.verdict == null ? undefined : baseline,
  ].flatMap((comparison) => comparison ?? []);
  if (entry.rank === null || chosen.length === 0) return null;
  const name = plainNames(catalog, item, locale).entry;
  const unique = [...new Map(chosen.map((comparison) => [comparison.other, comparison])).values()];
  const count = (wanted: Verdict): number => comparisons.filter(({ verdict }) => verdict === wanted).length;
  return {
    entry: name(entry),
    rank: entry.rank,
    interval: entry.rankInterval,
    places: ranked.length,
    // A verdict is that of the entry over the other.
    better: count("worse"),
    worse: count("better"),
    pairs: unique.flatMap((comparison) => {
      const other = byId.get(comparison.other);
      return other === undefined ? [] : [pairRow(comparison, other, name(other), subject, locale)];
    }),
  };
}

function pairRow(
  { difference, interval, tasks, differing, p, detectable, verdict }: EntryComparison,
  other: Entry,
  name: string,
  { item, entry }: Subject,
  locale: Locale,
): PairRow {
  const { methodology, reasons } = dictionary(locale);
  const { digits } = item.board.primary;
  return {
    other: name,
    isBaseline: other.id === entry.baseline,
    difference: formatDelta(difference, digits),
    interval:
      interval === null
        ? null
        : methodology.ranking.interval(formatDelta(interval[0], digits), formatDelta(interval[1], digits)),
    tasks,
    differing,
    p: p === null ? null : pText(p),
    detectable: detectable === null ? null : formatNumber(detectable, digits),
    verdict: verdict === null ? reasons.untestable : reasons.verdicts[verdict],
  };
}

export interface NotTransitive {
  /** Neither the first and the second nor the second and the third are told apart, yet the first and the third are. */
  readonly names: readonly [string, string, string];
}

/** Three entries of the subject's leaderboard that show it, from the top; null where there are none. */
export function notTransitive(catalog: Catalog, { item }: Subject, locale: Locale): NotTransitive | null {
  const { board } = item;
  const entries = rankedEntries(item).slice(0, LOOKED_AT);
  const verdicts = new Map<string, string | null>();
  const verdict = (a: Entry, b: Entry): string | null => {
    const key = `${a.id} ${b.id}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const found = board.compare(a.id, b.id)?.verdict ?? null;
    verdicts.set(key, found);
    return found;
  };
  for (const [i, a] of entries.entries()) {
    for (const [j, b] of entries.entries()) {
      if (j <= i || verdict(a, b) !== "undecided") continue;
      const c = entries.find(
        (third, k) => k > j && verdict(b, third) === "undecided" && verdict(a, third) === "better",
      );
      if (c === undefined) continue;
      const name = plainNames(catalog, item, locale).entry;
      return { names: [name(a), name(b), name(c)] };
    }
  }
  return null;
}

/** The sign-flip test on tasks that are only passed or failed: McNemar's exact test. */
export interface SignFlipExamples {
  /** `[10, 2]`: ten tasks that only the one passes, two that only the other passes. */
  readonly discordant: readonly { readonly first: number; readonly second: number; readonly p: string }[];
  /** The smallest p that one difference too few can reach. */
  readonly tooFew: { readonly count: number; readonly p: string };
}

export function signFlipExamples(): SignFlipExamples {
  const p = (first: number, second: number): number =>
    signFlipTest([...Array<number>(first).fill(1), ...Array<number>(second).fill(-1)]).p;
  const count = LEAST_DIFFERENCES - 1;
  return {
    discordant: [
      { first: 10, second: 2, p: pPhrase(p(10, 2)) },
      { first: 8, second: 2, p: pPhrase(p(8, 2)) },
    ],
    tooFew: { count, p: formatNumber(p(count, 0), 4) },
  };
}

/** Numbers that show the rounding rule: as held and as shown with two decimals. */
export function roundingExamples(): readonly { readonly held: string; readonly shown: string }[] {
  return [56.72375, 72.345, 1.005, -0.125, -0.004].map((value) => ({
    held: String(value).replace("-", "−"),
    shown: roundToText(value, 2).replace("-", "−"),
  }));
}
