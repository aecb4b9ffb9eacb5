/** Rows of a name, a mark with its interval on one axis, and the number: the figure of several posters. */
import { formatDelta, formatNumber } from "../../i18n/format.ts";
import { linearAxis, tickDigits } from "../axis.ts";
import { scoreRange } from "../heat.ts";
import { element, type Node } from "../pictures/markup.ts";
import { clipped } from "../pictures/wrapped.ts";
import type { Palette, Room } from "./poster.ts";
import { line, measureOf } from "./text.ts";

export interface DotRow {
  readonly name: string;
  readonly value: number;
  /** Null where there is none to draw. */
  readonly interval: readonly [low: number, high: number] | null;
  /** The number with whatever keeps it from being misread. */
  readonly text: string;
  /** Gray where the test shows no difference, or where nothing is compared. */
  readonly tone: "accent" | "worse" | "rest";
}

/** Of a row, in pixels: as much as there is room for. */
const rowHeight = { least: 30, most: 50 } as const;
const axisHeight = 34;
const mostRows = 6;

/** How many rows a room holds. */
export function fittingRows({ top, bottom }: Room): number {
  return Math.max(1, Math.min(mostRows, Math.floor((bottom - top - axisHeight) / rowHeight.least)));
}

/** Differences are read from 0 and keep their sign; scores stand on their whole scale, which nothing can lie outside of. */
export type DotKind = "differences" | "scores" | "values";

export function dotRows(rows: readonly DotRow[], room: Room, kind: DotKind, colour: Palette): readonly Node[] {
  const signed = kind === "differences";
  const size = 24;
  const textWidth = Math.ceil(Math.max(...rows.map(({ text }) => measureOf({ size, weight: 600 })(text))));
  const nameWidth = Math.min(
    Math.ceil(Math.max(...rows.map(({ name }) => measureOf({ size })(name)))),
    (room.right - room.left - textWidth) * 0.5,
  );
  const start = room.left + nameWidth + 36;
  const end = room.right - textWidth - 36;
  const [low, high] = endsOf(rows, kind);
  const axis = linearAxis(low, high, start, end);
  const cut = (value: number) => axis.at(kind === "scores" ? Math.max(low, Math.min(high, value)) : value);
  const step = Math.min(rowHeight.most, Math.floor((room.bottom - room.top - axisHeight) / rows.length));
  const bottom = room.top + rows.length * step;
  const digits = tickDigits(axis);
  return [
    ...axis.ticks.flatMap(({ value, at }) => [
      element("path", {
        d: `M${at} ${room.top}V${bottom}`,
        fill: "none",
        stroke: colour(signed && value === 0 ? "line-strong" : "grid"),
        "stroke-width": 2,
      }),
      line(
        at,
        bottom + 26,
        { size: 20, fill: colour("ink-3"), anchor: "middle" },
        signed ? formatDelta(value, digits) : formatNumber(value, digits),
      ),
    ]),
    ...rows.flatMap(({ name, value, interval, text, tone }, index) => {
      const y = room.top + (index + 0.5) * step;
      const ink = colour(tone);
      return [
        line(room.left, y + 8, { size, fill: colour("ink") }, clipped(name, nameWidth, measureOf({ size }))),
        ...(interval === null
          ? []
          : [
              element("path", {
                d: `M${cut(interval[0])} ${y}H${cut(interval[1])}`,
                fill: "none",
                stroke: ink,
                "stroke-width": 4,
              }),
            ]),
        element("circle", { cx: axis.at(value), cy: y, r: 9, fill: ink }),
        line(
          room.right,
          y + 8,
          {
            size,
            weight: 600,
            fill: tone === "rest" ? colour("ink-2") : colour(tone === "worse" ? "worse" : "accent-text"),
            anchor: "end",
          },
          text,
        ),
      ];
    }),
  ];
}

function endsOf(rows: readonly DotRow[], kind: DotKind): readonly [low: number, high: number] {
  if (kind === "scores") {
    const { low, high } = scoreRange(rows.map(({ value }) => value));
    return [low, high];
  }
  const ends = rows.flatMap(({ value, interval }) => [
    value,
    ...(interval ?? []),
    ...(kind === "differences" ? [0] : []),
  ]);
  return [Math.min(...ends), Math.max(...ends)];
}
