/** One agent's curve: training and validation along an axis, the test apart, its baseline as a line across. */
import { formatNumber } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import { type Axis, coordinate, linearAxis, tickDigits } from "../axis.ts";
import { type CurvePlace, curveShape, spreadBar } from "./curve-shape.ts";
import { type PlottedPhase, type ProgressKind, progressOf } from "./plotted-phase.ts";
import { type ProgressAxis, progressAxis } from "./progress-axis.ts";

/** Places in pixels from the top left corner. */
export interface CurveDrawing {
  readonly width: number;
  readonly height: number;
  readonly plot: PlotBox;
  readonly yTicks: readonly { readonly y: number; readonly text: string }[];
  readonly progress: { readonly title: string; readonly x: number; readonly ticks: ProgressAxis["ticks"] };
  /** Between the rounds and the test; null where there is no test score. */
  readonly separatorX: number | null;
  readonly series: readonly CurveSeries[];
  readonly test: CurvePoint | null;
  /** The height of the baseline's test score; null where there is none. */
  readonly baselineY: number | null;
}

export interface PlotBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Training or validation. */
export interface CurveSeries {
  readonly kind: "train" | "val";
  readonly line: string;
  readonly band: string;
  readonly points: readonly CurvePoint[];
  readonly labelX: number;
  readonly labelY: number;
}

/** One phase. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** Path data of its own bar, where it stands apart from a line; empty without a spread. */
  readonly bar: string;
  /** Path data of short lines, one for each attempt. */
  readonly attempts: string;
  readonly text: string;
  readonly title: string;
  readonly path: string | null;
}

export interface CurveFrame {
  readonly width: number;
  readonly height: number;
  /** Room for the test inside the plot. */
  readonly test: number;
  /** Room left of the plot for its ticks, above it for the title, below it for the axis. */
  readonly margin: { readonly left: number; readonly top: number; readonly bottom: number };
}

/** What a drawing holds besides its phases. */
export interface CurveOptions {
  readonly along: ProgressKind;
  /** The baseline's test score; null where there is none. */
  readonly baseline: number | null;
  /** Number of groups that the amounts are sums over. */
  readonly groups: number;
  /** The lowest and the highest score of the axis, where several drawings share one; else that of the phases. */
  readonly scores?: readonly [low: number, high: number];
}

/** Null where no training or validation phase has a place along the axis. */
export function curveDrawing(
  phases: readonly PlottedPhase[],
  options: CurveOptions,
  frame: CurveFrame,
  locale: Locale,
): CurveDrawing | null {
  const { along, baseline, groups } = options;
  const { width, height, margin } = frame;
  const plot = { left: margin.left, right: width - 8, top: margin.top, bottom: height - margin.bottom };
  const amounts = phases.flatMap((phase) => progressOf(phase, along) ?? []);
  if (amounts.length === 0) return null;
  const test = phases.find(({ kind }) => kind === "test");
  const roundsEnd = test ? plot.right - frame.test : plot.right;
  const scores = scoreAxis(options.scores ?? scoreEnds(phases, baseline), plot);
  const progress = progressAxis(along, amounts, [plot.left, roundsEnd], groups, locale);
  return {
    width,
    height,
    plot,
    yTicks: scoreTicks(scores),
    progress: { title: progress.title, x: coordinate((plot.left + roundsEnd) / 2), ticks: progress.ticks },
    separatorX: test ? coordinate(roundsEnd) : null,
    series: apart(bothSeries(phases, along, progress, scores)),
    test: test ? point(test, coordinate(plot.right - frame.test / 2), scores, true) : null,
    baselineY: baseline === null ? null : scores.at(baseline),
  };
}

/** The lowest and the highest of what is drawn: means with their spread, attempts, the baseline; never less than two points apart. */
export function scoreEnds(phases: readonly PlottedPhase[], baseline: number | null): readonly [number, number] {
  const ends = phases.flatMap(({ mean, std, attempts }) => [mean - (std ?? 0), mean + (std ?? 0), ...attempts]);
  const all = baseline === null ? ends : [...ends, baseline];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(0, (high > 1 ? 2 : 0.02) - (high - low)) / 2;
  return [low - room, high + room];
}

/** A vertical axis from the bottom of a plot to its top. */
export function scoreAxis([low, high]: readonly [number, number], { top, bottom }: PlotBox): Axis {
  return linearAxis(low, high, bottom, top);
}

export function scoreTicks(axis: Axis): CurveDrawing["yTicks"] {
  const digits = tickDigits(axis);
  return axis.ticks.map(({ value, at }) => ({ y: at, text: formatNumber(value, digits) }));
}

/** The place of a phase; null where it has none along the axis. */
export function placeOf(
  phase: PlottedPhase,
  along: ProgressKind,
  progress: ProgressAxis,
  scores: Axis,
  shift = 0,
): CurvePlace | null {
  const amount = progressOf(phase, along);
  return amount === null ? null : spreadAt(phase, coordinate(progress.at(amount) + shift), scores);
}

/** A mean with the ends of its spread. */
export function spreadAt({ mean, std }: PlottedPhase, x: number, scores: Axis): CurvePlace {
  const ends =
    std === null ? { top: null, bottom: null } : { top: scores.at(mean + std), bottom: scores.at(mean - std) };
  return { x, y: scores.at(mean), ...ends };
}

/** Where marks of training and validation would cover each other in a round, the two lines step aside. */
function bothSeries(
  phases: readonly PlottedPhase[],
  along: ProgressKind,
  progress: ProgressAxis,
  scores: Axis,
): readonly CurveSeries[] {
  const of = (kind: "train" | "val") => phases.filter((phase) => phase.kind === kind);
  const covered =
    along === "round" &&
    of("train").some(({ round, mean }) =>
      of("val").some((val) => val.round === round && Math.abs(scores.at(val.mean) - scores.at(mean)) < 9),
    );
  return (["train", "val"] as const).flatMap((kind) => {
    const shift = covered ? (kind === "train" ? -5 : 5) : 0;
    const rounds = byRound(phases, kind);
    const places = rounds.map((phase) => phase && placeOf(phase, along, progress, scores, shift));
    const points = rounds.flatMap((phase, index) => {
      const place = places[index];
      return phase && place ? [point(phase, place.x, scores, false)] : [];
    });
    const last = points.at(-1);
    if (last === undefined) return [];
    return [{ kind, ...curveShape(places), points, labelX: last.x + 12, labelY: last.y + 4 }];
  });
}

/** The phases of one kind in every round that any phase has; null where it has none. */
export function byRound(phases: readonly PlottedPhase[], kind: "train" | "val"): readonly (PlottedPhase | null)[] {
  const rounds = [...new Set(phases.flatMap(({ round }) => round ?? []))].sort((a, b) => a - b);
  return rounds.map((round) => phases.find((phase) => phase.kind === kind && phase.round === round) ?? null);
}

function point(phase: PlottedPhase, x: number, scores: Axis, alone: boolean): CurvePoint {
  const place = spreadAt(phase, x, scores);
  const reach = alone ? 4 : 3;
  return {
    x,
    y: place.y,
    bar: alone ? spreadBar(place, 9) : "",
    attempts: phase.attempts.map((score) => `M${coordinate(x - reach)} ${scores.at(score)}h${2 * reach}`).join(""),
    text: phase.text,
    title: phase.title,
    path: phase.path,
  };
}

/** Two labels that would touch move apart from their middle and stand below each other. */
function apart(drawn: readonly CurveSeries[]): readonly CurveSeries[] {
  const [upper, lower] = [...drawn].sort((a, b) => a.labelY - b.labelY);
  if (!upper || !lower || lower.labelY - upper.labelY >= 16) return drawn;
  const middle = (upper.labelY + lower.labelY) / 2;
  const labelX = Math.max(upper.labelX, lower.labelX);
  return drawn.map((series) => ({ ...series, labelX, labelY: coordinate(middle + (series === upper ? -8 : 8)) }));
}
