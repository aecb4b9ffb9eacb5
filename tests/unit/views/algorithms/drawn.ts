/** Geometry of the views as a picture that opens in any viewer: what the golden files hold. */
import { type DumbbellDrawing, labelLeading } from "../../../../src/views/algorithms/dumbbells.ts";
import type { LiftCostDrawing } from "../../../../src/views/algorithms/lift-cost.ts";
import type { PanelDrawing } from "../../../../src/views/algorithms/mean-curves.ts";

const colours = { better: "#1a73e8", worse: "#a8480f", plain: "#6b7280" } as const;

export function dumbbellSvg({ width, height, rules, axes, agents, panels }: DumbbellDrawing): string {
  return svg(width, height, [
    path(rules, "none", "#e6e9ed"),
    ...axes.map(({ y, text: title }) => text(0, y, title)),
    ...agents.flatMap(({ y, lines }) => lines.map((line, index) => text(0, y + index * labelLeading, line))),
    ...panels.flatMap(({ head, ticks, grid, rows }) => [
      path(grid, "none", "#e6e9ed"),
      path(head.mark, colours.better),
      text(head.x, head.y, head.text),
      ...ticks.map((tick) => text(tick.x, tick.y, tick.text, "middle")),
      ...rows.flatMap((row) => [
        ...row.bands.map(({ x, y, width: length, rest }) =>
          rect(x, y, length, 12, rest ? colours.plain : colours.better),
        ),
        path(row.line, "none", colours[row.tone]),
        path(row.ring, "#fff", colours.plain),
        path(row.mark, colours[row.tone]),
        text(row.text.x, row.text.y, row.text.text),
      ]),
    ]),
  ]);
}

export function curveSvg({
  width,
  height,
  plot,
  ticks,
  rounds,
  separator,
  series,
  test,
  baseline,
}: PanelDrawing): string {
  return svg(width, height, [
    ...ticks.flatMap((tick) => [
      path(`M${plot.left} ${tick.y}H${plot.right}`, "none", "#e6e9ed"),
      text(plot.left - 6, tick.y + 4, tick.text, "end"),
    ]),
    ...rounds.map((round) => text(round.x, plot.bottom + 18, round.text, "middle")),
    path(`M${separator} ${plot.top}V${plot.bottom}`, "none", "#8c959f"),
    ...series.flatMap(({ kind, line, band, points, label }) => [
      path(band, kind === "train" ? "#6b72802e" : "#1a73e82e"),
      path(line, "none", kind === "train" ? colours.plain : colours.better),
      ...points.map(({ x, y }) => rect(x - 2, y - 2, 4, 4, colours.plain)),
      text(label.x, label.y, kind, "end"),
    ]),
    ...[baseline, test].flatMap(({ x, band, mark }) => [
      ...(band === null ? [] : [rect(x - 7, band.top, 14, band.height, colours.plain)]),
      path(mark, colours.better),
    ]),
  ]);
}

export function liftCostSvg({ width, height, plot, across, up, joins, marks, labels }: LiftCostDrawing): string {
  return svg(width, height, [
    ...up.flatMap(({ y, text: tick }) => [
      path(`M${plot.left} ${y}H${plot.right}`, "none", "#e6e9ed"),
      text(plot.left - 6, y + 4, tick, "end"),
    ]),
    ...across.flatMap(({ x, text: tick }) => [
      path(`M${x} ${plot.top}V${plot.bottom}`, "none", "#e6e9ed"),
      text(x, plot.bottom + 18, tick, "middle"),
    ]),
    ...joins.map((d) => path(d, "none", "#8c959f")),
    ...marks.flatMap((mark) => [path(mark.interval, "none", colours[mark.tone]), path(mark.shape, colours[mark.tone])]),
    ...labels.map((label) => text(label.x, label.y, label.text, label.anchor)),
  ]);
}

function svg(width: number, height: number, parts: readonly (string | null)[]): string {
  const inner = parts.filter((part) => part !== null).map((part) => `  ${part}\n`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">\n${inner.join("")}</svg>\n`;
}

function path(d: string | null, fill: string, stroke = "none"): string | null {
  return d === null || d === "" ? null : `<path d="${d}" fill="${fill}" stroke="${stroke}"/>`;
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" fill-opacity="0.2"/>`;
}

function text(x: number, y: number, content: string, anchor = "start"): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${content}</text>`;
}
