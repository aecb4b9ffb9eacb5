/** Cost against score as a drawing: a logarithmic axis with a place for 0 left of it, the front as steps, spread as bars. */
import { curveStepAfter, line } from "d3-shape";
import { formatNumber } from "../../i18n/format.ts";
import { type MarkShape, markPath } from "../algorithm.ts";
import { type Axis, coordinate, linearAxis, logAxis, tickDigits } from "../axis.ts";
import { type CostScoreLabel, costScoreLabels, type NamedMark, type Point } from "./cost-score-labels.ts";
import { type CostScoreReading, costScoreReading, type ReadingText } from "./cost-score-readings.ts";
import type { PlotBox } from "./curve-drawing.ts";
import type { Segment } from "./label-placement.ts";

/** A point with all that its mark needs. */
export interface CostScoreMark extends NamedMark {
  readonly cost: number;
  readonly score: number;
  readonly std: number | null;
  readonly shape: MarkShape;
  /** What is read where a pointer or the keyboard reaches it; null where it cannot be reached. */
  readonly reading: ReadingText | null;
}

/** Places in pixels from the top left corner. */
export interface CostScoreDrawing {
  readonly width: number;
  readonly height: number;
  readonly plot: PlotBox;
  readonly yTicks: readonly { readonly y: number; readonly text: string }[];
  readonly xTicks: readonly { readonly x: number; readonly text: string }[];
  /** Where the axis begins again right of 0; null without a 0. */
  readonly breakX: number | null;
  /** Path data of the lines from each entry to its baseline. */
  readonly ties: string;
  /** Path data of the front. */
  readonly front: string;
  readonly marks: readonly {
    readonly path: string;
    /** Path data of ± one standard deviation; empty where there is none. */
    readonly bar: string;
    readonly tone: "accent" | "rest" | "ring" | "front-ring";
  }[];
  readonly labels: readonly CostScoreLabel[];
  /** In the order of the marks given. */
  readonly readings: readonly CostScoreReading[];
}

export interface CostScoreFrame {
  readonly width: number;
  readonly height: number;
  readonly labelSize: number;
  /** Whether entries off the front may be named where there is room. */
  readonly namesAll: boolean;
}

const barReach = 3;
const zeroRoom = 56;

/**
 * Draws the marks, those of the front from cheap to dear. At least one cost must be above 0.
 *
 * @param scoreText writes the ticks where they are no plain numbers
 */
export function costScoreDrawing(
  marks: readonly CostScoreMark[],
  frame: CostScoreFrame,
  scoreText?: (value: number) => string,
): CostScoreDrawing {
  const { width, height } = frame;
  const plot = { left: 40, right: width - 16, top: 34, bottom: height - 44 };
  const positive = marks.flatMap(({ cost }) => (cost > 0 ? [cost] : []));
  const withZero = positive.length < marks.length;
  const start = withZero ? plot.left + zeroRoom : plot.left;
  const costs = logAxis(Math.min(...positive), Math.max(...positive), start, plot.right);
  const ends = marks.flatMap(({ score, std }) => [score - (std ?? 0), score + (std ?? 0)]);
  const scores = linearAxis(Math.min(...ends), Math.max(...ends), plot.bottom, plot.top);
  const digits = tickDigits(scores);
  const zeroX = plot.left + 20;
  const places = new Map(
    marks.map(({ id, cost, score }) => [id, { x: cost > 0 ? costs.at(cost) : zeroX, y: scores.at(score) }]),
  );
  const front = marks.filter(({ onFront }) => onFront).flatMap(({ id }) => places.get(id) ?? []);
  const ties = marks.flatMap(({ id, baseline }): readonly Segment[] => {
    const [from, to] = [places.get(baseline ?? ""), places.get(id)];
    return from && to ? [{ from, to }] : [];
  });
  // Marks that cannot be reached take no room from those that can.
  const reachable = marks.flatMap(({ id, reading }) => (reading === null ? [] : (places.get(id) ?? [])));
  const zeroTick = withZero ? [{ x: zeroX, text: "$0" }] : [];
  return {
    width,
    height,
    plot,
    yTicks: scores.ticks.map(({ value, at }) => ({ y: at, text: scoreText?.(value) ?? formatNumber(value, digits) })),
    xTicks: [...zeroTick, ...costTicks(costs, width)],
    breakX: withZero ? start - 8 : null,
    ties: ties.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join(""),
    front: steps(front, plot),
    marks: [...marks]
      .sort((a, b) => Number(a.onFront) - Number(b.onFront))
      .map((mark) => drawnMark(mark, places.get(mark.id) ?? { x: 0, y: 0 }, scores)),
    labels: costScoreLabels(marks, {
      places,
      front,
      ties,
      plot,
      width,
      size: frame.labelSize,
      namesAll: frame.namesAll,
    }),
    readings: marks.flatMap(({ id, reading }) => {
      const place = places.get(id);
      return reading === null || place === undefined
        ? []
        : [costScoreReading(reading, place, reachable, { width, height })];
    }),
  };
}

function drawnMark({ shape, onFront, score, std }: CostScoreMark, { x, y }: Point, scores: Axis) {
  const ends = std === null ? null : [scores.at(score + std), scores.at(score - std)];
  const bar =
    ends === null ? "" : `M${coordinate(x - barReach)},${ends[0]}h${2 * barReach}V${ends[1]}h${-2 * barReach}Z`;
  const tone =
    shape === "ring"
      ? onFront
        ? ("front-ring" as const)
        : ("ring" as const)
      : onFront
        ? ("accent" as const)
        : ("rest" as const);
  return { path: markPath(shape, x, y), bar, tone };
}

/** From the bottom of the plot up to the cheapest, and from the best on to the right edge. */
function steps(front: readonly Point[], { right, bottom }: PlotBox): string {
  const [first, last] = [front[0], front.at(-1)];
  if (!first || !last) return "";
  const draw = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(curveStepAfter);
  return draw([{ x: first.x, y: bottom }, ...front, { x: right, y: last.y }]) ?? "";
}

function costTicks(costs: Axis, width: number): CostScoreDrawing["xTicks"] {
  const room = width < 400 ? 34 : 40;
  let last = Number.NEGATIVE_INFINITY;
  return costs.ticks.flatMap(({ value, at }) => {
    if (at - last < room) return [];
    last = at;
    return [{ x: at, text: `$${formatNumber(value, Math.max(0, -Math.floor(Math.log10(value) + 1e-9)))}` }];
  });
}
