/** Curves of several entries over each other: training and validation in a plot each, the tests apart, one score axis for all. */

import type { Locale } from "../../i18n/index.ts";
import { type MarkShape, markPath } from "../algorithm.ts";
import { type Axis, coordinate } from "../axis.ts";
import { byRound, type PlotBox, placeOf, scoreAxis, scoreTicks, spreadAt } from "./curve-drawing.ts";
import { curveShape, spreadBar } from "./curve-shape.ts";
import { textWidth } from "./label-placement.ts";
import { type PlottedPhase, type ProgressKind, progressOf } from "./plotted-phase.ts";
import { type ProgressAxis, progressAxis } from "./progress-axis.ts";

/** One entry of an overlay. */
export interface OverlayEntry {
  readonly name: string;
  /** Short, for beside its test. */
  readonly label: string;
  readonly shape: MarkShape;
  readonly tone: OverlayTone;
  readonly phases: readonly PlottedPhase[];
}

/** A category for each of up to four entries; of more, one in blue and the rest gray. */
export type OverlayTone = "cat-1" | "cat-2" | "cat-3" | "cat-4" | "accent" | "rest";

/** A test score that curves start from. */
export interface OverlayBaseline {
  readonly mean: number;
  readonly label: string;
  readonly text: string;
}

/** Places in pixels from the top left corner. */
export interface OverlayDrawing {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly OverlayPanel[];
  readonly test: OverlayTest | null;
}

export interface OverlayPanel {
  readonly kind: "train" | "val";
  readonly plot: PlotBox;
  readonly yTicks: readonly { readonly y: number; readonly text: string }[];
  /** False where the numbers stand at the panel to the left. */
  readonly numbered: boolean;
  readonly progress: { readonly title: string; readonly x: number; readonly ticks: ProgressAxis["ticks"] };
  /** Heights of the baselines. */
  readonly baselines: readonly number[];
  /** Grays first, so that nothing covers the one in question. */
  readonly series: readonly OverlaySeries[];
}

export interface OverlaySeries {
  readonly tone: OverlayTone;
  readonly line: string;
  /** Empty for grays. */
  readonly band: string;
  readonly marks: readonly { readonly path: string; readonly title: string }[];
}

export interface OverlayTest {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly marks: readonly {
    readonly tone: OverlayTone;
    readonly path: string;
    readonly bar: string;
    readonly title: string;
  }[];
  readonly labels: readonly {
    readonly x: number;
    readonly y: number;
    readonly text: string;
    readonly tone: OverlayTone | null;
  }[];
  /** Path data from each label to what it names. */
  readonly leaders: string;
}

export interface OverlayFrame {
  readonly width: number;
  readonly height: number;
  /** Whether the plots stand side by side, or below each other. */
  readonly sideBySide: boolean;
  /** Room for the tests and their labels. */
  readonly test: number;
  readonly labels: boolean;
}

export interface OverlayOptions {
  readonly along: ProgressKind;
  readonly groups: number;
  readonly baselines: readonly OverlayBaseline[];
}

const left = 40;
const top = 44;
const foot = 44;

/** Null where no training or validation phase has a place along the axis. */
export function overlayDrawing(
  entries: readonly OverlayEntry[],
  { along, groups, baselines }: OverlayOptions,
  frame: OverlayFrame,
  locale: Locale,
): OverlayDrawing | null {
  const amounts = entries.flatMap(({ phases }) => phases.flatMap((phase) => progressOf(phase, along) ?? []));
  const kinds = (["train", "val"] as const).filter((kind) =>
    entries.some(({ phases }) => phases.some((phase) => phase.kind === kind)),
  );
  if (amounts.length === 0) return null;
  const tested = entries.some(({ phases }) => phases.some(({ kind }) => kind === "test"));
  const boxes = plots(kinds.length, frame, tested ? frame.test : 8);
  const ends = entries.flatMap(({ phases }) =>
    phases.flatMap(({ mean, std }) => [mean - (std ?? 0), mean + (std ?? 0)]),
  );
  const all = [...ends, ...baselines.map(({ mean }) => mean)];
  const range = [Math.min(...all), Math.max(...all)] as const;
  const panels = kinds.flatMap((kind, index): readonly OverlayPanel[] => {
    const plot = boxes[index];
    if (plot === undefined) return [];
    const scores = scoreAxis(range, plot);
    const progress = progressAxis(along, amounts, [plot.left, plot.right], groups, locale);
    return [
      {
        kind,
        plot,
        yTicks: scoreTicks(scores),
        numbered: index === 0 || !frame.sideBySide,
        progress: { title: progress.title, x: coordinate((plot.left + plot.right) / 2), ticks: progress.ticks },
        baselines: baselines.map(({ mean }) => scores.at(mean)),
        series: entries
          .map((entry, place) => series(entry, kind, along, progress, scores, shiftOf(place, entries.length, along)))
          .sort((a, b) => Number(b.tone === "rest") - Number(a.tone === "rest")),
      },
    ];
  });
  const last = boxes.at(-1);
  return {
    width: frame.width,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) + foot,
    panels,
    test: tested && last ? testStrip(entries, baselines, last, scoreAxis(range, last), frame) : null,
  };
}

function plots(count: number, { width, height, sideBySide }: OverlayFrame, test: number): readonly PlotBox[] {
  const gap = 24;
  return Array.from({ length: count }, (_, index) => {
    if (sideBySide) {
      const each = (width - left - test - gap * (count - 1)) / count;
      const start = coordinate(left + index * (each + gap));
      return { left: start, right: coordinate(start + each), top, bottom: height - foot };
    }
    const offset = index * height;
    return { left, right: width - test, top: offset + top, bottom: offset + height - foot };
  });
}

/** Up to four entries stand beside each other in a round, so that no mark covers another. */
function shiftOf(place: number, count: number, along: ProgressKind): number {
  return along !== "round" || count > 4 ? 0 : (place - (count - 1) / 2) * 8;
}

function series(
  { shape, tone, name, phases }: OverlayEntry,
  kind: "train" | "val",
  along: ProgressKind,
  progress: ProgressAxis,
  scores: Axis,
  shift: number,
): OverlaySeries {
  const rounds = byRound(phases, kind);
  const places = rounds.map((phase) => phase && placeOf(phase, along, progress, scores, shift));
  const { line, band } = curveShape(places);
  // A line of one point would not be seen.
  const marked = tone !== "rest" || line === "";
  const marks = rounds.flatMap((phase, index) => {
    const place = places[index];
    return phase && place && marked
      ? [{ path: markPath(shape, place.x, place.y), title: `${name} ${phase.title}` }]
      : [];
  });
  return { tone, line, band: tone === "rest" ? "" : band, marks };
}

function testStrip(
  entries: readonly OverlayEntry[],
  baselines: readonly OverlayBaseline[],
  plot: PlotBox,
  scores: Axis,
  frame: OverlayFrame,
): OverlayTest {
  const few = entries.length <= 4;
  const middle = plot.right + (frame.labels ? 36 : frame.test / 2);
  const step =
    few && entries.length > 1 ? Math.min(14, (frame.labels ? 48 : frame.test - 16) / (entries.length - 1)) : 0;
  const tested = entries.flatMap((entry, index) => {
    const phase = entry.phases.find(({ kind }) => kind === "test");
    const x = coordinate(middle + (few ? (index - (entries.length - 1) / 2) * step : 0));
    return phase ? [{ entry, phase, x }] : [];
  });
  const order = tested.sort((a, b) => Number(b.entry.tone === "rest") - Number(a.entry.tone === "rest"));
  const marks = order.map(({ entry, phase, x }) => {
    const place = spreadAt(phase, x, scores);
    return {
      tone: entry.tone,
      path: markPath(entry.shape, place.x, place.y),
      bar: entry.tone === "rest" ? "" : spreadBar(place, 5),
      title: `${entry.name} ${phase.title}`,
    };
  });
  const labelX = middle + 40;
  const write = (label: string, text: string) =>
    textWidth(`${label} ${text}`, 12) > frame.width - labelX ? text : `${label} ${text}`;
  const named = [
    ...order.flatMap(({ entry, phase, x }) => {
      if (entry.tone === "rest") return [];
      const text = write(entry.label, phase.text);
      return [{ from: x + 7, y: scores.at(phase.mean), text, tone: entry.tone }];
    }),
    ...baselines.map(({ mean, label, text }) => ({
      from: plot.right,
      y: scores.at(mean),
      text: write(label, text),
      tone: null,
    })),
  ];
  const spread = frame.labels ? spreadLabels(named, plot, labelX) : [];
  return {
    x: coordinate(middle),
    top: plot.top,
    bottom: plot.bottom,
    marks,
    labels: spread.map(({ text, tone, x, labelY }) => ({ text, tone, x, y: coordinate(labelY + 4) })),
    leaders: spread.map(({ from, y, x, labelY }) => `M${from} ${y}L${x - 3} ${coordinate(labelY)}`).join(""),
  };
}

/** Labels in one column, each as near to its mark as the others let it, 15 pixels apart. */
function spreadLabels<Label extends { readonly y: number }>(
  labels: readonly Label[],
  { top: first, bottom }: PlotBox,
  x: number,
) {
  const pitch = 15;
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  const heights: number[] = [];
  for (const { y } of sorted) heights.push(Math.max(y, (heights.at(-1) ?? first - pitch) + pitch));
  let limit = bottom;
  for (let index = heights.length - 1; index >= 0; index -= 1) {
    const height = Math.min(heights[index] ?? 0, limit);
    heights[index] = height;
    limit = height - pitch;
  }
  return sorted.map((label, index) => ({ ...label, x: coordinate(x), labelY: heights[index] ?? label.y }));
}
