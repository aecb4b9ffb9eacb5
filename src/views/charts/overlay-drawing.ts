/** Curves of several entries over each other: training and validation in a plot each, the tests apart, one score axis for all. */

import type { Locale } from "../../i18n/index.ts";
import { type MarkShape, markPath } from "../algorithm.ts";
import { type Axis, coordinate } from "../axis.ts";
import { byRound, type PlotBox, placeOf, scoreAxis, scoreTicks, spreadAt } from "./curve-drawing.ts";
import { curveShape, spreadBar } from "./curve-shape.ts";
import { labelHeights, leaderPath } from "./label-column.ts";
import { textWidth } from "./label-placement.ts";
import { type PlottedPhase, type ProgressKind, progressOf } from "./plotted-phase.ts";
import { type ProgressAxis, progressAxis } from "./progress-axis.ts";

/** One entry of an overlay. */
export interface OverlayEntry {
  readonly id: string;
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
  /** From one plot to the next: what is to its right or below moves back by this where only one is shown. */
  readonly step: { readonly x: number; readonly y: number };
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

/** One entry in a plot. Of a gray one only the line is shown, or its mark where it is alone, until a reader chooses it. */
export interface OverlaySeries {
  readonly entry: string;
  readonly tone: OverlayTone;
  readonly line: string;
  readonly band: string;
  /** True where there is no line: fewer than two points in a row. */
  readonly lone: boolean;
  readonly marks: readonly { readonly path: string; readonly title: string }[];
}

export interface OverlayTest {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly marks: readonly {
    readonly entry: string;
    readonly tone: OverlayTone;
    readonly path: string;
    readonly bar: string;
    readonly title: string;
  }[];
  readonly labels: readonly OverlayLabel[];
}

/** A label beside the tests. That of a gray entry is not shown until a reader chooses the entry. */
export interface OverlayLabel {
  /** Null for a baseline. */
  readonly entry: string | null;
  readonly tone: OverlayTone | null;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The point that it names. */
  readonly from: { readonly x: number; readonly y: number };
  /** Path data from there to the label. */
  readonly leader: string;
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
  const [one, two] = boxes;
  const last = boxes.at(-1);
  return {
    width: frame.width,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) + foot,
    panels,
    test: tested && last ? testStrip(entries, baselines, last, scoreAxis(range, last), frame) : null,
    step: one && two ? { x: coordinate(two.left - one.left), y: two.top - one.top } : { x: 0, y: 0 },
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
  { id, shape, tone, name, phases }: OverlayEntry,
  kind: "train" | "val",
  along: ProgressKind,
  progress: ProgressAxis,
  scores: Axis,
  shift: number,
): OverlaySeries {
  const rounds = byRound(phases, kind);
  const places = rounds.map((phase) => phase && placeOf(phase, along, progress, scores, shift));
  const { line, band } = curveShape(places);
  const marks = rounds.flatMap((phase, index) => {
    const place = places[index];
    return phase && place ? [{ path: markPath(shape, place.x, place.y), title: `${name} ${phase.title}` }] : [];
  });
  return { entry: id, tone, line, band, lone: line === "", marks };
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
      entry: entry.id,
      tone: entry.tone,
      path: markPath(entry.shape, place.x, place.y),
      bar: spreadBar(place, 5),
      title: `${entry.name} ${phase.title}`,
    };
  });
  const labelX = middle + 40;
  const write = (label: string, text: string) =>
    textWidth(`${label} ${text}`, 12) > frame.width - labelX ? text : `${label} ${text}`;
  const named = [
    ...order.map(({ entry: { id, label, tone }, phase, x }) => ({
      ...{ entry: id, tone, text: write(label, phase.text) },
      from: { x: coordinate(x + 7), y: scores.at(phase.mean) },
    })),
    ...baselines.map(({ mean, label, text }) => ({
      ...{ entry: null, tone: null, text: write(label, text) },
      from: { x: plot.right, y: scores.at(mean) },
    })),
  ];
  return {
    x: coordinate(middle),
    top: plot.top,
    bottom: plot.bottom,
    marks,
    labels: frame.labels ? labelsOf(named, plot, coordinate(labelX)) : [],
  };
}

/** The labels that are shown keep clear of each other; the others wait beside what they name. */
function labelsOf(
  named: readonly Pick<OverlayLabel, "entry" | "tone" | "text" | "from">[],
  { top: first, bottom }: PlotBox,
  x: number,
): readonly OverlayLabel[] {
  const shown = named.filter(({ tone }) => tone !== "rest");
  const heights = labelHeights(
    shown.map(({ from }) => from.y),
    first,
    bottom,
  );
  return named.map((label) => {
    const y = coordinate(heights[shown.indexOf(label)] ?? label.from.y);
    return { ...label, x, y: y + 4, leader: leaderPath(label.from, x, y) };
  });
}
