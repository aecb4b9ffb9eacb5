/** What evolving took against what it brought: one mark for each pair of algorithm and configuration, cost on a log scale. */
import { extent } from "d3-array";
import { scaleLinear, scaleLog } from "d3-scale";
import { formatDelta, formatNumber } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Contrast } from "../../leaderboard/algorithms/contrast.ts";
import { type AlgorithmView, markPath } from "../algorithm.ts";
import { coordinate } from "../axis.ts";
import { labelBox, type PlacedLabel, placeLabel } from "../charts/label-placement.ts";
import type { ComparedBoard } from "./compared.ts";
import { scoreDecimals, type Tone, testText, toneOf } from "./figures.ts";
import { paths } from "./lift-table.ts";
import type { SettingBoard } from "./names.ts";

export interface LiftCostChart {
  readonly board: SettingBoard;
  /** The algorithms by their marks. */
  readonly key: readonly AlgorithmView[];
  readonly description: string;
  /** Pairs that have no place on the chart, and why; null if there are none. */
  readonly leftOut: string | null;
  readonly wide: LiftCostDrawing;
  readonly narrow: LiftCostDrawing;
}

/** Pixels from the top left corner. */
export interface LiftCostDrawing {
  readonly width: number;
  readonly height: number;
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly across: readonly { readonly x: number; readonly text: string }[];
  readonly up: readonly { readonly y: number; readonly text: string; readonly zero: boolean }[];
  /** The marks of one configuration, joined from the cheapest on. */
  readonly joins: readonly string[];
  readonly marks: readonly LiftCostMark[];
  /** Configurations by name. */
  readonly labels: readonly PlacedLabel[];
}

export interface LiftCostMark {
  readonly shape: string;
  /** The 95 % interval of the lift over tasks; null where there is none. */
  readonly interval: string | null;
  readonly tone: Tone;
  readonly title: string;
  readonly path: string;
}

interface Point {
  readonly agent: string;
  readonly algorithm: AlgorithmView;
  readonly cost: number;
  readonly contrast: Contrast;
  readonly path: string;
}

/** Null where fewer than two pairs state what evolving cost. */
export function liftCostChart({ board, settings, counted }: ComparedBoard, locale: Locale): LiftCostChart | null {
  const words = dictionary(locale).algorithm;
  const pairs = counted.flatMap(({ setting, names }) =>
    setting.counted.map((lift) => ({
      agent: names.agent(lift),
      algorithm: names.algorithm,
      cell: lift.measures.get("evolution-cost"),
      contrast: lift.contrast,
      path: paths(lift, setting, locale).path,
    })),
  );
  const points = pairs.flatMap(({ cell, ...pair }): readonly Point[] =>
    cell?.kind === "figure" && cell.value > 0 ? [{ ...pair, cost: cell.value }] : [],
  );
  if (points.length < 2) return null;
  const free = pairs.filter(({ cell }) => cell?.kind === "figure" && cell.value <= 0).length;
  const unknown = pairs.length - points.length - free;
  const partial = settings.reduce((sum, { setting }) => sum + setting.lifts.length, 0) - pairs.length;
  return {
    board,
    key: [...new Map(points.map(({ algorithm }) => [algorithm.id, algorithm])).values()],
    description: words.liftCostText(points.map((point) => pointTitle(point, locale)).join(words.rowSeparator)),
    leftOut: free + unknown + partial === 0 ? null : words.liftCostLeftOut(unknown, free, partial),
    wide: drawing(points, 640, locale),
    narrow: drawing(points, 328, locale),
  };
}

function drawing(points: readonly Point[], width: number, locale: Locale): LiftCostDrawing {
  const plot = { left: 40, right: width - 16, top: 30, bottom: 270 };
  const [cheapest = 1, dearest = 1] = extent(points, ({ cost }) => cost);
  const x = scaleLog()
    .domain([cheapest / 1.6, dearest * 1.6])
    .range([plot.left, plot.right]);
  const ends = points.flatMap(({ contrast: { lift, comparison } }) => [lift.value, ...(comparison.interval ?? [])]);
  const y = scaleLinear()
    .domain([Math.min(0, ...ends), Math.max(0, ...ends)])
    .range([plot.bottom, plot.top])
    .nice(5);
  const placed = points.map((point) => ({
    point,
    x: coordinate(x(point.cost)),
    y: coordinate(y(point.contrast.lift.value)),
  }));
  const byAgent = [...Map.groupBy(placed, ({ point }) => point.agent)].map(
    ([agent, own]) => [agent, [...own].sort((a, b) => a.x - b.x)] as const,
  );
  const intervalOf = ({ comparison: { interval } }: Contrast) =>
    interval === null ? null : interval.map((end) => coordinate(y(end)));
  return {
    width,
    height: 316,
    plot,
    across: costTicks(x.domain()).map((value) => ({ x: coordinate(x(value)), text: costText(value) })),
    up: y.ticks(5).map((value) => ({ y: coordinate(y(value)), text: formatDelta(value, 0), zero: value === 0 })),
    joins: byAgent.map(([, own]) => `M${own.map((at) => `${at.x} ${at.y}`).join("L")}`),
    marks: placed.map(({ point, x, y }) => {
      const [low, high] = intervalOf(point.contrast) ?? [];
      return {
        shape: markPath(point.algorithm.shape, x, y),
        interval:
          low === undefined || high === undefined ? null : `M${x} ${low}V${high}M${x - 3} ${low}h6M${x - 3} ${high}h6`,
        tone: toneOf(point.contrast.comparison),
        title: pointTitle(point, locale),
        path: point.path,
      };
    }),
    labels: agentLabels(byAgent, placed, plot, (contrast) => intervalOf(contrast)),
  };
}

/** The name of a configuration beside whichever of its marks has the room. */
function agentLabels(
  byAgent: readonly (readonly [string, readonly { readonly x: number; readonly y: number }[]])[],
  placed: readonly { readonly point: Point; readonly x: number; readonly y: number }[],
  plot: LiftCostDrawing["plot"],
  intervalOf: (contrast: Contrast) => readonly number[] | null,
): readonly PlacedLabel[] {
  const frame = { ...plot };
  const boxOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    left: x - 6,
    right: x + 6,
    top: y - 6,
    bottom: y + 6,
  });
  const rules = placed.flatMap(({ point, x }) => {
    const [low, high] = intervalOf(point.contrast) ?? [];
    return low === undefined || high === undefined ? [] : [{ left: x - 3, right: x + 3, top: high, bottom: low }];
  });
  const found: PlacedLabel[] = [];
  for (const [text, own] of byAgent) {
    const labels = found.map((label) => labelBox(label, 12));
    const others = (at: { readonly x: number; readonly y: number }) =>
      placed.filter(({ x, y }) => x !== at.x || y !== at.y).map(boxOf);
    for (const must of [false, true]) {
      const label = [...own]
        .reverse()
        .flatMap(
          (at) =>
            placeLabel(at, { text, size: 12, must }, { frame, marks: others(at), rules, lines: [], labels }) ?? [],
        )[0];
      if (label === undefined) continue;
      found.push(label);
      break;
    }
  }
  return found;
}

/** Powers of ten, and where these are fewer than three also 2 and 5 times them. */
function costTicks([low = 1, high = 1]: readonly number[]): readonly number[] {
  const exponents = Array.from(
    { length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
    (_, index) => Math.floor(Math.log10(low)) + index,
  );
  const inside = (steps: readonly number[]) =>
    exponents
      .flatMap((exponent) => steps.map((step) => Number(`${step}e${exponent}`)))
      .filter((value) => value >= low && value <= high);
  const tens = inside([1]);
  return tens.length >= 3 ? tens : inside([1, 2, 5]);
}

function costText(value: number): string {
  return formatNumber(value, Math.max(0, -Math.floor(Math.log10(value))));
}

function pointTitle({ agent, algorithm, cost, contrast }: Point, locale: Locale): string {
  const words = dictionary(locale).algorithm;
  const digits = scoreDecimals([contrast]);
  const { interval } = testText(contrast, digits, locale);
  return words.liftCostPoint(
    `${algorithm.name} · ${agent}`,
    formatNumber(cost, cost < 1 ? 3 : 2),
    formatDelta(contrast.lift.value, digits),
    interval,
  );
}
