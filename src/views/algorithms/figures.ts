/** The numbers of a contrast as text: scores, lifts, tests, counts of tasks. */
import { dash, formatCount, formatDelta, formatNumber } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Contrast, TaskChanges } from "../../leaderboard/algorithms/contrast.ts";
import type { FigureCell } from "../../leaderboard/evaluation/cell.ts";
import type { Comparison } from "../../leaderboard/ranking/comparison.ts";
import { pText } from "../p-value.ts";
import { noSpread, spreadText } from "../score.ts";

/** Coloured only where a paired test passed. */
export type Tone = "better" | "worse" | "plain";

/** A number with its spread. */
export interface Spread {
  readonly value: string;
  /** `± 1.80`, or what is known instead. */
  readonly spread: string;
}

/** A difference with its direction and what the test says of it. */
export interface Lift extends Spread {
  readonly arrow: "▲" | "▼" | null;
  readonly tone: Tone;
}

export interface TestText {
  /** `[4.08, 12.45]`, or a dash. */
  readonly interval: string;
  readonly p: string;
  /** By which test, in full; null where there was none. */
  readonly method: string | null;
  /** True if the test looked at the attempts on these tasks alone. */
  readonly overAttempts: boolean;
  readonly verdict: string;
  readonly tasks: string;
  readonly differing: string;
  /** Benchmarks that the two sides were measured on in different versions; null if none. */
  readonly versions: string | null;
}

/** Decimals that scores of this size need: two of a hundred points, four on a scale up to 1. */
export function scoreDecimals(contrasts: readonly Contrast[]): number {
  const highest = Math.max(0, ...contrasts.flatMap(({ score, baseline }) => [score.value, baseline.value]));
  return highest > 1 ? 2 : 4;
}

export function scoreSpread(cell: FigureCell, digits: number, locale: Locale): Spread {
  return { value: formatNumber(cell.value, digits), spread: spreadOf(cell, digits, locale) };
}

export function liftOf({ lift, comparison }: Contrast, digits: number, locale: Locale): Lift {
  return {
    value: formatDelta(lift.value, digits),
    spread: spreadOf(lift, digits, locale),
    arrow: lift.value > 0 ? "▲" : lift.value < 0 ? "▼" : null,
    tone: toneOf(comparison),
  };
}

export function toneOf({ verdict }: Pick<Comparison, "verdict">): Tone {
  return verdict === "better" || verdict === "worse" ? verdict : "plain";
}

export function testText({ comparison }: Contrast, digits: number, locale: Locale): TestText {
  const { reasons } = dictionary(locale);
  const { interval, p, method, verdict, tasks, differing, versionsDiffer } = comparison;
  const [low, high] = interval ?? [];
  return {
    interval:
      low === undefined || high === undefined ? dash : `[${formatDelta(low, digits)}, ${formatDelta(high, digits)}]`,
    p: p === null ? dash : pText(p),
    method: method === null ? null : reasons.methods[method],
    overAttempts: method === "welch",
    verdict: verdict === null ? reasons.untestable : reasons.verdicts[verdict],
    tasks: formatCount(tasks),
    differing: formatCount(differing),
    versions: versionsDiffer.length === 0 ? null : reasons.versionsDiffer(versionsDiffer),
  };
}

/** How many verdicts of each kind; whatever is neither better, worse nor undecided could not be tested. */
export function tally(contrasts: readonly Contrast[]) {
  const count = (verdict: Comparison["verdict"]) =>
    contrasts.filter(({ comparison }) => comparison.verdict === verdict).length;
  const [better, worse, undecided] = [count("better"), count("worse"), count("undecided")];
  const all = contrasts.length;
  return { better, worse, undecided, untested: all - better - worse - undecided, all };
}

/** Counts and shares of tasks, and a bar of them `width` pixels long. */
export interface TaskText {
  /** In percent of all. */
  readonly gained: string;
  readonly lost: string;
  readonly all: string;
  readonly title: string;
  readonly bar: { readonly gained: number; readonly tied: number; readonly lost: number };
}

export function taskText({ gained, lost, tied }: TaskChanges, width: number, locale: Locale): TaskText {
  const all = gained + lost + tied;
  const share = (count: number): string => (all === 0 ? dash : `${formatNumber((100 * count) / all, 0)}%`);
  const length = (count: number): number => (all === 0 ? 0 : Math.round((width * count * 10) / all) / 10);
  return {
    gained: share(gained),
    lost: share(lost),
    all: formatCount(all),
    title: dictionary(locale).algorithm.tasksTitle({
      gained: formatCount(gained),
      lost: formatCount(lost),
      tied: formatCount(tied),
      all: formatCount(all),
    }),
    bar: { gained: length(gained), tied: length(tied), lost: length(lost) },
  };
}

/** The lift in each group, in the order of the contrast. */
export function groupLifts({ matches }: Contrast) {
  return matches.flatMap((match) => {
    const [score, baseline] = [testScore(match.experiment), testScore(match.baseline)];
    return score === null || baseline === null ? [] : [{ match, score, baseline, lift: score - baseline }];
  });
}

function testScore({ phases }: Contrast["matches"][number]["experiment"]): number | null {
  return phases.find(({ kind }) => kind === "test")?.summary.fields.score_mean ?? null;
}

function spreadOf(cell: FigureCell, digits: number, locale: Locale): string {
  return cell.std === null ? noSpread(cell.n, cell.stdUnknown, locale) : spreadText(formatNumber(cell.std, digits));
}
