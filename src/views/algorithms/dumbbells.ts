/** Scores without and with algorithms: a ring, a mark and the line between, one row an agent, one panel an algorithm. */
import { extent } from "d3-array";
import { type ScaleLinear, scaleLinear } from "d3-scale";
import { formatDelta, formatNumber } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Contrast } from "../../leaderboard/algorithms/contrast.ts";
import { type AlgorithmView, type MarkShape, markPath } from "../algorithm.ts";
import { coordinate } from "../axis.ts";
import { rangeText, scoreRange } from "../heat.ts";
import { pPhrase } from "../p-value.ts";
import { scoreSpread, type Tone, toneOf } from "./figures.ts";
import { labelLines } from "./label-lines.ts";

/** One algorithm; pairs by agent. */
export interface DumbbellPanelInput {
  readonly algorithm: AlgorithmView;
  /** The page of the algorithm; null where the chart is on it. */
  readonly path: string | null;
  readonly pairs: ReadonlyMap<string, { readonly contrast: Contrast; readonly path: string }>;
  /** Agents that cover too few groups to be drawn, with how many. */
  readonly partial: ReadonlyMap<string, string>;
}

/** The chart in words, and drawn for the room of a screen, a tablet and a phone. */
export interface DumbbellChart {
  readonly description: string;
  readonly wide: DumbbellDrawing;
  readonly middle: DumbbellDrawing;
  readonly narrow: DumbbellDrawing;
}

/** Pixels from the top left corner. */
export interface DumbbellDrawing {
  readonly width: number;
  readonly height: number;
  readonly rules: string;
  /** What the scale measures, above the names. */
  readonly axes: readonly { readonly y: number; readonly text: string }[];
  /** Names of agents; `y` is the base line of their first line, the next follow at `labelLeading`. */
  readonly agents: readonly { readonly y: number; readonly lines: readonly string[] }[];
  readonly panels: readonly DumbbellPanel[];
}

export interface DumbbellPanel {
  readonly head: {
    readonly mark: string;
    readonly x: number;
    readonly y: number;
    readonly text: string;
    readonly path: string | null;
  };
  readonly ticks: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  readonly grid: string;
  readonly rows: readonly DumbbellRow[];
}

/** One agent in one panel; nothing is drawn but the text where it was not run both ways, or on too few groups. */
export interface DumbbellRow {
  readonly bands: readonly { readonly x: number; readonly y: number; readonly width: number; readonly rest: boolean }[];
  readonly line: string | null;
  readonly ring: string | null;
  readonly mark: string | null;
  readonly tone: Tone;
  readonly text: { readonly x: number; readonly y: number; readonly text: string };
  readonly title: string | null;
  readonly path: string | null;
}

/** From one line of a name to the next. */
export const labelLeading = 14;

const leastRowHeight = 36;
const headHeight = 46;
const gap = 24;

/** Null without a pair. `agents` in display order; their names tell them apart. */
export function dumbbellChart(
  panels: readonly DumbbellPanelInput[],
  agents: readonly string[],
  locale: Locale,
): DumbbellChart | null {
  const contrasts = panels.flatMap(({ pairs }) => [...pairs.values()].map(({ contrast }) => contrast));
  if (contrasts.length === 0) return null;
  const words = dictionary(locale).algorithm;
  const scores = contrasts.flatMap(({ score, baseline }) => [score.value, baseline.value]);
  const axis = words.chartAxis(rangeText(scoreRange(scores))[1]);
  const input = { panels, agents, axis, domain: domainOf(contrasts), digits: Math.max(...scores) > 1 ? 1 : 3, locale };
  const rows = panels.flatMap(({ pairs }) =>
    [...pairs].map(([agent, { contrast }]) => rowTitle(agent, contrast, input)),
  );
  return {
    description: words.chartText(rows.join(words.rowSeparator)),
    wide: drawing({ ...input, width: 1152, columns: Math.min(3, panels.length), labels: 184 }),
    middle: drawing({ ...input, width: 640, columns: Math.min(3, panels.length), labels: 124 }),
    narrow: drawing({ ...input, width: 328, columns: 1, labels: 124 }),
  };
}

interface Layout {
  readonly panels: readonly DumbbellPanelInput[];
  readonly agents: readonly string[];
  readonly axis: string;
  readonly domain: readonly [number, number];
  readonly digits: number;
  readonly locale: Locale;
  readonly width: number;
  readonly columns: number;
  readonly labels: number;
}

/** All scores with their spread, so that the panels share one scale. */
function domainOf(contrasts: readonly Contrast[]): readonly [number, number] {
  const ends = contrasts.flatMap(({ score, baseline }) =>
    [score, baseline].flatMap(({ value, std }) => [value - (std ?? 0), value + (std ?? 0)]),
  );
  const [low = 0, high = 0] = extent(ends);
  return low === high ? [low - 1, high + 1] : [low, high];
}

function drawing(layout: Layout): DumbbellDrawing {
  const { panels, agents, axis, width, columns, labels } = layout;
  const names = agents.map((agent) => labelLines(agent, labels - 12));
  const rowHeight = Math.max(leastRowHeight, 10 + labelLeading * Math.max(...names.map(({ length }) => length)));
  const panelWidth = (width - labels) / columns;
  const panelHeight = headHeight + agents.length * rowHeight;
  const tops = Array.from({ length: Math.ceil(panels.length / columns) }, (_, band) => band * (panelHeight + gap));
  const rows = tops.flatMap((top) => names.map((lines, row) => ({ lines, y: top + headHeight + row * rowHeight })));
  return {
    width,
    height: tops.length * (panelHeight + gap) - gap,
    rules: rows.map(({ y }) => `M0 ${y + rowHeight}H${width}`).join(""),
    axes: tops.map((top) => ({ y: top + 36, text: axis })),
    agents: rows.map(({ lines, y }) => ({
      y: y + rowHeight / 2 + 4 - ((lines.length - 1) * labelLeading) / 2,
      lines,
    })),
    panels: panels.map((input, index) => {
      const left = labels + (index % columns) * panelWidth;
      const top = tops[Math.floor(index / columns)] ?? 0;
      return panel(layout, input, { left, right: left + panelWidth, top, rowHeight });
    }),
  };
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly rowHeight: number;
}

function panel(layout: Layout, input: DumbbellPanelInput, { left, right, top, rowHeight }: Place): DumbbellPanel {
  const { agents, domain, digits } = layout;
  // Room at both ends for ticks, and on the right for the number behind the last mark.
  const scale = scaleLinear()
    .domain(domain)
    .range([left + 14, right - 64])
    .nice(5);
  const ticks = scale.ticks(right - left > 500 ? 8 : 4).map((value) => ({ value, x: coordinate(scale(value)) }));
  const bottom = top + headHeight + agents.length * rowHeight;
  return {
    head: {
      mark: markPath(input.algorithm.shape, coordinate(left + 14), top + 10),
      x: coordinate(left + 26),
      y: top + 14,
      text: input.algorithm.name,
      path: input.path,
    },
    ticks: ticks.map(({ value, x }) => ({
      x,
      y: top + 36,
      text: formatNumber(value, digits === 1 ? tickDigits(ticks) : 2),
    })),
    grid: ticks.map(({ x }) => `M${x} ${top + 42}V${bottom}`).join(""),
    rows: agents.map((agent, row) => {
      const y = top + headHeight + (row + 0.5) * rowHeight;
      const pair = input.pairs.get(agent);
      if (pair !== undefined) return dumbbell(agent, pair, scale, y, input.algorithm.shape, layout);
      const text = input.partial.get(agent) ?? dictionary(layout.locale).algorithm.notRun;
      return { ...nothing, tone: "plain", text: { x: ticks[0]?.x ?? left, y: y + 4, text } };
    }),
  };
}

const nothing = { bands: [], line: null, ring: null, mark: null, title: null, path: null } as const;

function tickDigits(ticks: readonly { readonly value: number }[]): number {
  return ticks.every(({ value }) => Number.isInteger(value)) ? 0 : 1;
}

function dumbbell(
  agent: string,
  { contrast, path }: { readonly contrast: Contrast; readonly path: string },
  scale: ScaleLinear<number, number>,
  y: number,
  shape: MarkShape,
  layout: Layout,
): DumbbellRow {
  const { score, baseline, lift, comparison } = contrast;
  const [from, to] = [coordinate(scale(baseline.value)), coordinate(scale(score.value))];
  const side = Math.sign(to - from);
  const tone = toneOf(comparison);
  const band = ({ value, std }: Contrast["score"], rest: boolean) => {
    if (std === null) return [];
    const x = coordinate(scale(value - std));
    return [{ x, y: y - 6, width: coordinate(scale(value + std) - x), rest }];
  };
  const bands = [...band(baseline, true), ...band(score, tone === "plain")];
  const end = Math.max(from + 5, to + 5, ...bands.map(({ x, width }) => x + width));
  return {
    bands,
    line: Math.abs(to - from) < 8 ? null : `M${coordinate(from + side * 4)} ${y}H${coordinate(to - side * 4)}`,
    ring: markPath("ring", from, y),
    mark: markPath(shape, to, y),
    tone,
    text: { x: coordinate(end + 6), y: y + 4, text: formatDelta(lift.value, layout.digits) },
    title: rowTitle(agent, contrast, layout),
    path,
  };
}

function rowTitle(
  agent: string,
  { score, baseline, lift, comparison: { p } }: Contrast,
  { digits, locale }: Pick<Layout, "digits" | "locale">,
): string {
  const words = dictionary(locale).algorithm;
  const text = (cell: Contrast["score"]): string => {
    const { value, spread } = scoreSpread(cell, digits + 1, locale);
    return `${value} ${spread}`;
  };
  const delta = formatDelta(lift.value, digits + 1);
  return words.chartRow(
    agent,
    text(baseline),
    text(score),
    p === null ? delta : [delta, pPhrase(p)].join(words.partSeparator),
  );
}
