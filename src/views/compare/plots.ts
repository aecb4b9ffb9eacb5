/** The marks of compared entries and the axes they stand on. Runs in the reader's browser. */
import type { Axis } from "../axis.ts";
import type { CompareEntry } from "./entry-file.ts";
import type { ComparePair } from "./pairs.ts";
import type { RoundScore } from "./rounds.ts";
import { lightAxis, pixel } from "./scale.ts";

/** The look of a place in the comparison. */
export interface PlaceLook {
  /** Up to four entries have a colour each; of more the first is blue, the others gray, told apart by shape and letter. */
  readonly tone: "cat-1" | "cat-2" | "cat-3" | "cat-4" | "accent" | "rest";
  readonly hollow: boolean;
}

const tones = ["cat-1", "cat-2", "cat-3", "cat-4"] as const;
/** There are as many filled shapes as this. */
const filledShapes = 6;

export function placeLook(place: number, count: number): PlaceLook {
  const hollow = place >= filledShapes;
  if (count <= tones.length) return { tone: tones[place] ?? "rest", hollow };
  return { tone: place === 0 ? "accent" : "rest", hollow };
}

/** An axis across a column of plots. */
export interface PlotAxis {
  readonly width: number;
  readonly axis: Axis;
}

export interface GroupMark {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly band: { readonly x: number; readonly width: number } | null;
}

/** One group: a mark for each entry, one below the other so that bands never cover marks. */
export interface GroupPlot {
  readonly height: number;
  readonly marks: readonly GroupMark[];
  /** From mark to mark. */
  readonly line: string;
}

const markStep = 9;

/** The axis of all groups, spread included; null where no entry has a score. Scores of 100 need no room beyond the scale. */
export function groupAxis(entries: readonly CompareEntry[], width: number): PlotAxis | null {
  const scores = entries.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group === null || group.value === null ? [] : [{ value: group.value, std: group.std ?? 0 }],
    ),
  );
  if (scores.length === 0) return null;
  const ends = scores.flatMap(({ value, std }) => [value - std, value + std]);
  const ofHundred = scores.every(({ value }) => value >= 0 && value <= 100);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const domain = ofHundred ? ([Math.max(0, low), Math.min(100, high)] as const) : ([low, high] as const);
  return { width, axis: lightAxis(...domain, 12, width - 12) };
}

export function groupPlot({ axis }: PlotAxis, entries: readonly CompareEntry[], index: number): GroupPlot {
  const height = Math.max(36, entries.length * markStep + 9);
  const top = (height - (entries.length - 1) * markStep) / 2;
  const marks = entries.flatMap(({ groups }, place): readonly GroupMark[] => {
    const group = groups[index] ?? null;
    if (group === null || group.value === null) return [];
    const { value, std } = group;
    const [left, right] = [value - (std ?? 0), value + (std ?? 0)].map((end) => within(axis, end));
    const band =
      std === null || left === undefined || right === undefined ? null : { x: left, width: pixel(right - left) };
    return [{ place, x: axis.at(value), y: pixel(top + place * markStep), band }];
  });
  return { height, marks, line: marks.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("") };
}

/** The pixel of a value, or of the end of the axis that it lies beyond. */
function within({ ticks, at }: Axis, value: number): number {
  return Math.min(Math.max(at(value), ticks[0]?.at ?? 0), ticks.at(-1)?.at ?? 0);
}

/** The axis of the tests: every difference with its interval, and no difference. */
export function pairAxis(pairs: readonly ComparePair[], width: number): PlotAxis | null {
  const ends = pairs.flatMap(({ value, ends: interval }) => [0, value, ...(interval ?? [])]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return low < high ? { width, axis: lightAxis(low, high, 12, width - 12) } : null;
}

export interface PairPlot {
  readonly zero: number;
  readonly dot: number;
  /** The interval as a bracket lying on its side; null without one. */
  readonly bar: string | null;
}

export function pairPlot({ axis }: PlotAxis, { value, ends }: ComparePair, height: number): PairPlot {
  const y = height / 2;
  const [low, high] = ends === null ? [0, 0] : [axis.at(ends[0]), axis.at(ends[1])];
  return {
    zero: axis.at(0),
    dot: axis.at(value),
    bar: ends === null ? null : `M${low} ${y}H${high}M${low} ${y - 4}V${y + 4}M${high} ${y - 4}V${y + 4}`,
  };
}

/** The curves of the compared entries over rounds, on one pair of axes. */
export interface RoundChart {
  readonly width: number;
  readonly height: number;
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  readonly testX: number;
  readonly scores: readonly { readonly value: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly curves: readonly RoundCurve[];
}

export interface RoundCurve {
  readonly place: number;
  /** Path data; empty with fewer than two points. */
  readonly train: string;
  readonly val: string;
  readonly trainPoints: readonly Point[];
  readonly valPoints: readonly Point[];
  readonly test: Point | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly title: string;
}

/** True for an entry with train or validation scores. */
export function hasRounds({ rounds: { train, val } }: CompareEntry): boolean {
  return train.length + val.length > 0;
}

/** Null where no entry has train or validation scores; one without still has its test. */
export function roundChart(entries: readonly CompareEntry[], width: number, height: number): RoundChart | null {
  const all = entries.map(({ rounds }) => rounds);
  const points = all.flatMap(({ train, val }) => [...train, ...val]);
  if (points.length === 0) return null;
  const values = [...points.map(({ score }) => score), ...all.flatMap(({ test }) => test?.score ?? [])];
  const [left, right, bottom] = [40, width - 48, height - 42];
  const rounds = [...new Set(points.map(({ round }) => round))].sort((a, b) => a - b);
  const axis = lightAxis(Math.min(...values), Math.max(...values), bottom, 24);
  const [first = 1, last = 1] = [rounds[0], rounds.at(-1)];
  const x = (round: number) => pixel(left + ((round - first) / (last + 1 - first)) * (right - left));
  const place = ({ round, score, title }: RoundScore): Point => ({ x: x(round), y: axis.at(score), title });
  return {
    width,
    height,
    rounds: rounds.map((round) => ({ round, x: x(round) })),
    testX: right,
    scores: axis.ticks.map(({ value, at }) => ({ value, y: at })),
    left,
    right,
    bottom,
    curves: all.map((own, at): RoundCurve => {
      const [trainPoints, valPoints] = [own.train.map(place), own.val.map(place)];
      return {
        place: at,
        train: pathOf(trainPoints),
        val: pathOf(valPoints),
        trainPoints,
        valPoints,
        test: own.test === null ? null : { x: right, y: axis.at(own.test.score), title: own.test.title },
      };
    }),
  };
}

function pathOf(points: readonly Point[]): string {
  return points.length < 2 ? "" : points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
}
