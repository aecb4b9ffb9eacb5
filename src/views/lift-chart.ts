/** Which algorithm helps whom: every agent without and with each algorithm, one panel an algorithm, all on one axis. */
import { extent } from "d3-array";
import { dash, formatDelta, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Board } from "../leaderboard/board.ts";
import type { FigureCell } from "../leaderboard/evaluation/cell.ts";
import { type MarkShape, markPath } from "./algorithm.ts";
import { type AlgorithmPair, algorithmPairs, pairsByAlgorithm } from "./algorithm-pairs.ts";
import { type Axis, coordinate, linearAxis } from "./axis.ts";
import type { BoardNames } from "./board-identity.ts";
import { primaryLine } from "./finding.ts";
import { pPhrase } from "./p-value.ts";

/** One drawing, in pixels from its top left corner. */
export interface LiftDrawing {
  readonly width: number;
  readonly height: number;
  readonly rules: string;
  readonly agents: readonly { readonly y: number; readonly text: string }[];
  readonly panels: readonly LiftPanel[];
}

/** One algorithm, from `left` on and `top` down. */
export interface LiftPanel {
  readonly name: string;
  readonly head: { readonly mark: string; readonly x: number; readonly y: number };
  readonly ticks: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  readonly grid: string;
  readonly rows: readonly LiftRow[];
}

/** One agent in one panel; all null but the text where the agent was not run with the algorithm. */
export interface LiftRow {
  readonly baseBand: Band | null;
  readonly band: Band | null;
  readonly line: string | null;
  readonly baseMark: string | null;
  readonly mark: string | null;
  /** Coloured only where the paired test passed. */
  readonly tone: "better" | "worse" | "plain";
  readonly text: { readonly x: number; readonly y: number; readonly text: string };
  /** The pair in words. */
  readonly title: string | null;
}

interface Band {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The chart for wide and for narrow screens. */
export interface LiftChart {
  readonly wide: LiftDrawing;
  readonly narrow: LiftDrawing;
}

const rowHeight = 40;
const headHeight = 44;

/** Null for a board without pairs. Agents stand by their highest score. */
export function liftChart(board: Board, names: BoardNames, locale: Locale): LiftChart | null {
  const pairs = algorithmPairs(board);
  if (pairs.length === 0) return null;
  const agents = [...new Map(pairs.map(({ entry, baseline }) => [baseline.id, names.of(entry).agent]))];
  const panels = pairsByAlgorithm(pairs);
  const draw = (width: number, columns: number, labels: number) =>
    drawing({ board, pairs, panels, agents, names, locale, width, columns, labels });
  return { wide: draw(1152, Math.min(3, panels.length), 120), narrow: draw(328, 1, 112) };
}

interface Layout {
  readonly board: Board;
  readonly pairs: readonly AlgorithmPair[];
  readonly panels: readonly (readonly AlgorithmPair[])[];
  readonly agents: readonly (readonly [baseline: string, name: string])[];
  readonly names: BoardNames;
  readonly locale: Locale;
  readonly width: number;
  readonly columns: number;
  readonly labels: number;
}

function drawing(layout: Layout): LiftDrawing {
  const { panels, agents, width, columns, labels } = layout;
  const panelWidth = (width - labels) / columns;
  const panelHeight = headHeight + agents.length * rowHeight;
  const bands = Math.ceil(panels.length / columns);
  const tops = Array.from({ length: bands }, (_, index) => index * (panelHeight + 24));
  const middles = tops.flatMap((top) => agents.map((_, row) => top + headHeight + (row + 0.5) * rowHeight));
  return {
    width,
    height: bands * (panelHeight + 24) - 24,
    rules: middles.map((y) => `M0 ${y + rowHeight / 2}H${width}`).join(""),
    agents: middles.map((y, index) => ({ y: y + 4, text: agents[index % agents.length]?.[1] ?? "" })),
    panels: panels.map((group, index) => {
      const left = labels + (index % columns) * panelWidth;
      return panel(layout, group, left, left + panelWidth, tops[Math.floor(index / columns)] ?? 0);
    }),
  };
}

function panel(layout: Layout, group: readonly AlgorithmPair[], left: number, right: number, top: number): LiftPanel {
  const { pairs, agents, names } = layout;
  const scores = pairs.flatMap(({ cell, baselineCell }) => [cell.value, baselineCell.value]);
  // Room at both ends for ticks, and on the right for the number behind the last mark.
  const [low = 0, high = 0] = extent(scores);
  const axis = linearAxis(low, high, left + 12, right - 60);
  const bottom = top + headHeight + agents.length * rowHeight;
  const byAgent = new Map(group.map((pair) => [pair.baseline.id, pair]));
  const [first] = group;
  const algorithm = first === undefined ? null : names.of(first.entry).algorithm;
  return {
    name: algorithm?.name ?? "",
    head: {
      mark: markPath(algorithm?.shape ?? "disc", coordinate(left + 12), top + 10),
      x: coordinate(left + 24),
      y: top + 14,
    },
    ticks: axis.ticks.map(({ value, at }) => ({ x: at, y: top + 34, text: formatNumber(value, 0) })),
    grid: axis.ticks.map(({ at }) => `M${at} ${top + 40}V${bottom}`).join(""),
    rows: agents.map(([key], row) => {
      const y = top + headHeight + (row + 0.5) * rowHeight;
      const pair = byAgent.get(key);
      if (pair === undefined) return emptyRow(axis.ticks[0]?.at ?? left, y);
      return liftRow(pair, axis, y, algorithm?.shape ?? "disc", layout);
    }),
  };
}

function liftRow(
  pair: AlgorithmPair,
  axis: Axis,
  y: number,
  shape: MarkShape,
  { board, names, locale }: Layout,
): LiftRow {
  const [from, to] = [axis.at(pair.baselineCell.value), axis.at(pair.cell.value)];
  const side = Math.sign(to - from);
  const band = bandOf(pair.cell, axis, y);
  const end = Math.max(from + 4, to + 5, band === null ? 0 : band.x + band.width);
  const delta = formatDelta(pair.lift, 1);
  const words = dictionary(locale).home;
  const { verdict = null, p = null } = pair.comparison ?? {};
  return {
    baseBand: bandOf(pair.baselineCell, axis, y),
    band,
    line: Math.abs(to - from) < 8 ? null : `M${coordinate(from + side * 4)} ${y}H${coordinate(to - side * 4)}`,
    baseMark: markPath("ring", from, y),
    mark: markPath(shape, to, y),
    tone: verdict === "better" || verdict === "worse" ? verdict : "plain",
    text: { x: coordinate(end + 6), y: y + 4, text: delta },
    title: words.liftPair(
      names.of(pair.entry).line,
      primaryLine(board, pair.baseline, locale),
      primaryLine(board, pair.entry, locale),
      p === null ? delta : `${delta}${words.liftSeparator}${pPhrase(p)}`,
    ),
  };
}

function emptyRow(x: number, y: number): LiftRow {
  const nothing = { baseBand: null, band: null, line: null, baseMark: null, mark: null, title: null };
  return { ...nothing, tone: "plain", text: { x, y: y + 4, text: dash } };
}

function bandOf({ value, std }: FigureCell, axis: Axis, y: number): Band | null {
  if (std === null) return null;
  const x = axis.at(value - std);
  return { x, y: y - 6, width: coordinate(axis.at(value + std) - x) };
}
