/** The signature: the rank of an entry as a disc on a rail of all places, in a bracket for its interval. */
import { dictionary, type Locale } from "../i18n/index.ts";
import { coordinate } from "./axis.ts";

/** Geometry of the rail, in pixels. */
export interface RankRail {
  readonly width: number;
  readonly height: number;
  readonly line: string;
  /** The centre of the disc. */
  readonly disc: number;
  readonly bracket: string | null;
}

export interface RankView {
  readonly text: string;
  /** `1–4`; null where nothing could be tested. */
  readonly interval: string | null;
  /** For who does not see the rail. */
  readonly label: string;
  readonly tone: RankTone;
  readonly rail: RankRail;
}

/** `accent` for an entry with an algorithm, `rest` for one without. */
export type RankTone = "accent" | "rest";

export type RankInterval = readonly [low: number, high: number];

const height = 36;
const inset = 8;

/** `places` is the number of ranked entries; `interval` the places that the entry could hold, or null. */
export function rankView(
  rank: number,
  places: number,
  interval: RankInterval | null,
  tone: RankTone,
  locale: Locale,
  width = 92,
): RankView {
  const x = (place: number) => coordinate(inset + ((place - 1) / Math.max(1, places - 1)) * (width - 2 * inset));
  const words = dictionary(locale).site;
  return {
    text: String(rank),
    interval: interval === null ? null : intervalText(interval),
    label: interval === null ? words.rankOf(rank, places) : words.rankWithin(rank, places, interval[0], interval[1]),
    tone,
    rail: {
      width,
      height,
      line: `M${inset} ${height / 2}H${width - inset}`,
      disc: x(rank),
      bracket: interval === null ? null : bracketPath(x(interval[0]) - 5.5, x(interval[1]) + 5.5, height / 2),
    },
  };
}

/** A bracket lying on its side, closed to the left and to the right, with a line between. */
export function bracketPath(left: number, right: number, y: number): string {
  const arm = (x: number, inward: number) =>
    `M${coordinate(x + inward)} ${y - 5.5}H${coordinate(x)}V${y + 5.5}H${coordinate(x + inward)}`;
  return `M${coordinate(left)} ${y}H${coordinate(right)}${arm(left, 2.5)}${arm(right, -2.5)}`;
}

/** `1–4`, or the one place. */
export function intervalText([low, high]: RankInterval): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/**
 * The places in a list of intervals, in rank order, below which a tier ends: none of the intervals reaches from the
 * places up to there into those behind. An entry that could not be tested could be anywhere.
 */
export function tierEnds(intervals: readonly (RankInterval | null)[]): ReadonlySet<number> {
  const ends = new Set<number>();
  if (intervals.includes(null)) return ends;
  for (let place = 1; place < intervals.length; place++) {
    const crossed = intervals.some((interval) => interval !== null && interval[0] <= place && interval[1] > place);
    if (!crossed) ends.add(place);
  }
  return ends;
}
