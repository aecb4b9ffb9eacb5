/** How to read an entry: rank on the rail of all places, score with its spread beside the same agent's baseline. */
import { formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Board } from "../leaderboard/board.ts";
import { markPath } from "./algorithm.ts";
import { algorithmPairs } from "./algorithm-pairs.ts";
import { coordinate, linearAxis } from "./axis.ts";
import type { BoardNames } from "./board-identity.ts";
import { cellSpread } from "./cell-view.ts";
import { columnFormats, formatOf } from "./column-format.ts";
import { bracketPath, intervalText } from "./rank.ts";
import { scoreLine } from "./score.ts";

/** The figure for one width; its words stand in `texts`, everything else is geometry. */
export interface EntryFigure {
  readonly width: number;
  readonly height: number;
  /** Which entry it shows. */
  readonly title: string;
  /** The entry in words. */
  readonly label: string;
  readonly places: string;
  readonly rail: string;
  readonly disc: { readonly x: number; readonly y: number };
  /** Around the places of the rank's interval; null where nothing could be tested. */
  readonly bracket: string | null;
  readonly grid: string;
  readonly reference: { readonly line: string; readonly end: string } | null;
  readonly band: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  readonly mark: string;
  readonly texts: readonly FigureText[];
}

export interface FigureText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: "start" | "middle" | "end";
  readonly tone: "large" | "plain" | "faint" | "accent";
}

/** The figure of the board's first pair of agent and algorithm; null without one or with a single place. */
export function entryFigure(board: Board, names: BoardNames, width: number, locale: Locale): EntryFigure | null {
  const [pair] = algorithmPairs(board);
  const places = board.entries.filter(({ rank }) => rank !== null).length;
  const rank = pair?.entry.rank ?? null;
  if (pair === undefined || rank === null || places < 2) return null;
  const words = dictionary(locale).home;
  const name = names.of(pair.entry);
  const format = formatOf(columnFormats(board, locale), board.primary);
  const score = { value: format.value(pair.cell.value), spread: cellSpread(pair.cell, format, locale) };
  const interval = pair.entry.rankInterval;
  const [left, right, railY, scoreY] = [width > 400 ? 156 : 128, width - 14, 52, 122];
  const place = (value: number) => coordinate(left + ((value - 1) / (places - 1)) * (right - left));
  const { std, value } = pair.cell;
  const base = pair.baselineCell.value;
  const axis = linearAxis(Math.min(base, value - (std ?? 0)), Math.max(base, value + (std ?? 0)), left, right);
  const [from, to] = [axis.at(base), axis.at(value)];
  const siteWords = dictionary(locale).site;
  const text = (
    x: number,
    y: number,
    value: string,
    tone: FigureText["tone"],
    anchor: FigureText["anchor"] = "start",
  ) => ({ x, y, text: value, tone, anchor });
  return {
    width,
    height: 172,
    title: words.readEntry(name.line),
    label: words.entryLabel(
      name.line,
      interval === null ? siteWords.rankOf(rank, places) : siteWords.rankWithin(rank, places, ...interval),
      scoreLine(score),
    ),
    places: Array.from({ length: places }, (_, index) => `M${place(index + 1)} ${railY - 3}V${railY + 3}`).join(""),
    rail: `M${left} ${railY}H${right}`,
    disc: { x: place(rank), y: railY },
    bracket: interval && bracketPath(place(interval[0]) - 9, place(interval[1]) + 9, railY),
    grid: axis.ticks.map(({ at }) => `M${at} ${scoreY - 14}V${scoreY + 14}`).join(""),
    reference: { line: `M${from} ${scoreY}H${to}`, end: `M${from} ${scoreY - 8}V${scoreY + 8}` },
    band:
      std === null
        ? null
        : {
            x: axis.at(value - std),
            y: scoreY - 11,
            width: coordinate(axis.at(value + std) - axis.at(value - std)),
            height: 22,
          },
    mark: markPath(name.algorithm?.shape ?? "disc", to, scoreY),
    texts: [
      text(0, 12, words.readEntry(name.line), "faint"),
      text(0, railY + 8, String(rank), "large"),
      text(18 + 6 * (String(rank).length - 1), railY + 6, words.ofPlaces(places), "plain"),
      ...(interval === null
        ? []
        : [
            // Towards the side of the rail that has the room.
            rank <= places / 2
              ? text(place(interval[0]) - 9, railY - 16, words.placesLeftOpen(intervalText(interval)), "accent")
              : text(place(interval[1]) + 9, railY - 16, words.placesLeftOpen(intervalText(interval)), "accent", "end"),
          ]),
      text(left, railY + 24, "1", "faint", "middle"),
      text(right, railY + 24, String(places), "faint", "middle"),
      text(0, scoreY + 8, score.value, "large"),
      text(68, scoreY + 6, score.spread ?? "", "plain"),
      text(from, scoreY - 20, siteWords.noAlgorithm, "faint", "middle"),
      text(to, scoreY - 20, words.meanStd, "accent", "middle"),
      ...axis.ticks.map(({ value, at }) => text(at, scoreY + 30, formatNumber(value, 0), "faint", "middle")),
      text(right, scoreY + 46, words.scoreAxis, "faint", "end"),
    ],
  };
}
