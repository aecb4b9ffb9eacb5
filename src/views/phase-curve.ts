/** The score of an experiment from round to round: training, validation, and the test that is no round and stands apart. */

import { recomputeSummary } from "../../content-loaders/recompute.ts";
import type { Experiment, Phase } from "../../content-loaders/repository.ts";
import { formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { coordinate, linearAxis } from "./axis.ts";
import { rangeText, scoreRange } from "./heat.ts";
import { scoreLine, scoreText } from "./score.ts";
import { fieldSource } from "./source-link.ts";

/** The curve with its words, drawn for wide and for narrow screens. */
export interface PhaseCurve {
  /** What the curve shows, as a sentence; null where it shows no more than its points. */
  readonly finding: string | null;
  /** The chart in words. */
  readonly description: string;
  readonly caption: string;
  readonly scoreAxis: string;
  readonly kinds: readonly ("train" | "val")[];
  readonly wide: CurveDrawing;
  readonly narrow: CurveDrawing;
}

/** Places in pixels from the top left corner. */
export interface CurveDrawing {
  readonly width: number;
  readonly height: number;
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly yTicks: readonly { readonly y: number; readonly text: string }[];
  readonly rounds: readonly { readonly x: number; readonly text: string }[];
  readonly roundTitleX: number;
  /** Between the rounds and the test; null where there is no test score. */
  readonly separatorX: number | null;
  readonly series: readonly CurveSeries[];
  readonly test: CurvePoint | null;
}

/** Training or validation. */
export interface CurveSeries {
  readonly kind: "train" | "val";
  /** Polylines and band polygons; a round without a score interrupts both. */
  readonly lines: readonly string[];
  readonly bands: readonly string[];
  readonly points: readonly CurvePoint[];
  readonly labelX: number;
  readonly labelY: number;
}

/** One phase. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** Mean minus and plus the standard deviation; null with one attempt or where it is not stated. */
  readonly band: { readonly top: number; readonly bottom: number } | null;
  /** The attempts, where there are three or fewer. */
  readonly attempts: readonly number[];
  readonly text: string;
  readonly title: string;
  readonly path: string;
}

interface Scored {
  readonly phase: Phase;
  readonly round: number;
  readonly mean: number;
  readonly std: number | null;
  readonly attempts: readonly number[];
  readonly text: string;
  readonly path: string;
}

/** Null where fewer than two phases have a score: there is nothing to connect. */
export function phaseCurve(experiment: Experiment, locale: Locale): PhaseCurve | null {
  const scored = experiment.phases.flatMap((phase) => scoredPhase(experiment, phase, locale));
  const rounds = scored.filter(({ phase }) => phase.kind !== "test");
  if (scored.length < 2 || rounds.length === 0) return null;
  const words = dictionary(locale).experiment.curve;
  const kinds = (["train", "val"] as const).filter((kind) => rounds.some(({ phase }) => phase.kind === kind));
  const list = scored.map(({ phase, text }) => `${phase.name} ${text}`).join(words.separator);
  return {
    finding: finding(rounds, locale),
    description: words.description(list),
    caption: words.caption,
    scoreAxis: words.scoreAxis(rangeText(scoreRange(scored.map(({ mean }) => mean)))[1]),
    kinds,
    wide: drawing(scored, { width: 1152, height: 340, right: 8, test: 260 }, locale),
    narrow: drawing(scored, { width: 328, height: 280, right: 8, test: 64 }, locale),
  };
}

function scoredPhase(experiment: Experiment, phase: Phase, locale: Locale): readonly Scored[] {
  const { score_mean: mean, score_std, n_attempt } = phase.summary.fields;
  if (mean === null) return [];
  const std = n_attempt > 1 ? score_std : null;
  const attempts = recomputeSummary(phase.attempts).attemptScores.filter((score) => score !== null);
  const text = scoreLine(scoreText({ value: mean, std, n: n_attempt }, locale));
  const path = fieldSource(experiment, phase.summary, "score_mean");
  return [{ phase, round: phase.round ?? 0, mean, std, attempts: attempts.length > 3 ? [] : attempts, text, path }];
}

/** Where validation (or training, where there is none) peaks: the question that a curve is looked at for. */
function finding(rounds: readonly Scored[], locale: Locale): string | null {
  const words = dictionary(locale).experiment.curve;
  const kind = rounds.some(({ phase }) => phase.kind === "val") ? "val" : "train";
  const series = rounds.filter(({ phase }) => phase.kind === kind);
  const first = series[0];
  const last = series.at(-1);
  const best = series.reduce<Scored | undefined>((top, at) => (top && top.mean >= at.mean ? top : at), undefined);
  if (!first || !last || !best || series.length < 2) return null;
  const text = ({ mean }: Scored) => formatNumber(mean, 2);
  if (best === last) return words.peaksLast(kind, text(first), text(last), last.round);
  return words.peaksEarlier(kind, best.round, text(best), last.round, text(last));
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room right of the plot. */
  readonly right: number;
  /** Room for the test inside the plot. */
  readonly test: number;
}

function drawing(scored: readonly Scored[], frame: Frame, locale: Locale): CurveDrawing {
  const plot = { left: 40, right: frame.width - frame.right, top: 30, bottom: frame.height - 44 };
  const ends = scored.flatMap(({ mean, std, attempts }) => [mean - (std ?? 0), mean + (std ?? 0), ...attempts]);
  const axis = linearAxis(Math.min(...ends), Math.max(...ends), plot.bottom, plot.top);
  const y = axis.at;
  const test = scored.find(({ phase }) => phase.kind === "test");
  const roundsEnd = test ? plot.right - frame.test : plot.right;
  const numbers = [...new Set(scored.flatMap(({ phase }) => phase.round ?? []))].sort((a, b) => a - b);
  const step = (roundsEnd - plot.left) / numbers.length;
  const x = new Map(numbers.map((round, index) => [round, coordinate(plot.left + step * (index + 0.5))]));
  const digits = [0, 1].find((decimals) => axis.ticks.every(({ value }) => (value * 10 ** decimals) % 1 === 0)) ?? 2;
  return {
    width: frame.width,
    height: frame.height,
    plot,
    yTicks: axis.ticks.map(({ value, at }) => ({ y: at, text: formatNumber(value, digits) })),
    rounds: thinned(numbers, Math.max(1, Math.floor((roundsEnd - plot.left) / 28))).map((round) => ({
      x: x.get(round) ?? 0,
      text: String(round),
    })),
    roundTitleX: coordinate((plot.left + roundsEnd) / 2),
    separatorX: test ? coordinate(roundsEnd) : null,
    series: drawSeries(scored, numbers, x, y, locale),
    test: test ? point(test, coordinate(plot.right - frame.test / 2), y, locale) : null,
  };
}

/** At most `room` labels, evenly chosen, the first always among them. */
function thinned(rounds: readonly number[], room: number): readonly number[] {
  const every = Math.ceil(rounds.length / room);
  return rounds.filter((_, index) => index % every === 0);
}

function drawSeries(
  scored: readonly Scored[],
  rounds: readonly number[],
  x: ReadonlyMap<number, number>,
  y: (value: number) => number,
  locale: Locale,
): readonly CurveSeries[] {
  const drawn = (["train", "val"] as const).flatMap((kind) => {
    const runs = unbroken(rounds, new Map(scored.flatMap((at) => (at.phase.kind === kind ? [[at.round, at]] : []))));
    const points = runs.map((run) => run.map((at) => point(at, x.get(at.round) ?? 0, y, locale)));
    const last = points.at(-1)?.at(-1);
    if (!last) return [];
    const lines = points.map((run) => run.map((at) => `${at.x},${at.y}`).join(" "));
    const bands = points.flatMap((run) => (run.length > 1 && run.every(({ band }) => band) ? bandOf(run) : []));
    return [{ kind, lines, bands, points: points.flat(), labelX: last.x + 12, labelY: last.y + 4 }];
  });
  const [upper, lower] = [...drawn].sort((a, b) => a.labelY - b.labelY);
  if (!upper || !lower || lower.labelY - upper.labelY >= 16) return drawn;
  // Two labels that would touch move apart from their middle.
  const middle = (upper.labelY + lower.labelY) / 2;
  return drawn.map((series) => ({ ...series, labelY: coordinate(middle + (series === upper ? -8 : 8)) }));
}

/** The scored phases as runs without a gap in between. */
function unbroken(rounds: readonly number[], byRound: ReadonlyMap<number, Scored>): readonly (readonly Scored[])[] {
  const runs: Scored[][] = [[]];
  for (const round of rounds) {
    const at = byRound.get(round);
    if (at) runs.at(-1)?.push(at);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

function bandOf(run: readonly CurvePoint[]): readonly string[] {
  const top = run.map((at) => `${at.x},${at.band?.top ?? at.y}`);
  const bottom = run.map((at) => `${at.x},${at.band?.bottom ?? at.y}`).reverse();
  return [[...top, ...bottom].join(" ")];
}

function point(scored: Scored, x: number, y: (value: number) => number, locale: Locale): CurvePoint {
  const { mean, std, attempts, text, path, phase } = scored;
  return {
    x,
    y: y(mean),
    band: std === null ? null : { top: y(mean + std), bottom: y(mean - std) },
    attempts: attempts.map(y),
    text,
    title: `${phase.name}${dictionary(locale).experiment.curve.colon}${text}`,
    path,
  };
}
