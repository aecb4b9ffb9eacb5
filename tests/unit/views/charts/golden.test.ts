/** One picture for each kind of chart, as it was looked at: a change of geometry is seen before it is shipped. */
import test from "node:test";
import { type CostScoreMark, costScoreDrawing } from "../../../../src/views/charts/cost-score-drawing.ts";
import { curveDrawing } from "../../../../src/views/charts/curve-drawing.ts";
import { overlayDrawing } from "../../../../src/views/charts/overlay-drawing.ts";
import type { PlottedPhase } from "../../../../src/views/charts/plotted-phase.ts";
import { Picture } from "../../../support/drawing-svg.ts";
import { assertGolden } from "../../../support/golden.ts";

const [blue, gray, pale] = ["#1a73e8", "#6b7280", "#d9dee4"];

function phase(
  kind: "train" | "val" | "test",
  round: number | null,
  mean: number,
  std: number | null,
  cost: number,
): PlottedPhase {
  const text = `${mean.toFixed(2)}`;
  const used = { cost, tokens: cost * 1e6, time: null };
  return { kind, round, mean, std, attempts: [mean - 1, mean + 1], used, text, title: `${kind}: ${text}`, path: null };
}

const agent: readonly PlottedPhase[] = [
  phase("train", 1, 52, 3, 0.3),
  phase("val", 1, 50, 1, 0.5),
  phase("train", 2, 61, 2, 0.9),
  phase("val", 2, 58, null, 1.2),
  // No validation in round 3: its line has a gap, and round 4 stands alone with a bar.
  phase("train", 3, 70, 2, 1.7),
  phase("train", 4, 80, 2, 2.2),
  phase("val", 4, 55, 4, 2.5),
  phase("test", null, 54, 3, 2.5),
];

test("cost against score: 0 left of the log axis, steps of the front, labels that cover nothing, areas to point at", () => {
  const mark = (id: string, cost: number, score: number, more: Partial<CostScoreMark> = {}): CostScoreMark => ({
    id,
    cost,
    score,
    std: 2,
    shape: "disc",
    onFront: false,
    baseline: null,
    label: null,
    short: null,
    reading: { name: `the mark ${id}`, figures: `$${cost}, ${score}`, label: id, path: `/${id}/` },
    ...more,
  });
  const drawing = costScoreDrawing(
    [
      mark("free", 0, 30, { shape: "ring", onFront: true, label: "free" }),
      mark("cheap", 1.5, 50, {
        shape: "square",
        onFront: true,
        label: "cheap way of the agent",
        short: "cheap",
        baseline: "base",
      }),
      mark("step", 1.57, 55, { onFront: true, label: "step of the agent", short: "step", baseline: "base" }),
      mark("best", 40, 70, { onFront: true, label: "best", std: null }),
      mark("dear", 60, 62, { shape: "triangle", label: "dear" }),
      mark("near", 58, 61, { shape: "diamond", label: "near" }),
      mark("base", 1.54, 46, { shape: "ring", label: "agent", baseline: "free" }),
      mark("twin", 1.55, 49, { shape: "triangle", baseline: "base" }),
    ],
    { width: 800, height: 440, labelSize: 12, namesAll: true },
  );
  const picture = new Picture();
  const { plot } = drawing;
  for (const { y, text } of drawing.yTicks) {
    picture.path(`M${plot.left} ${y}H${plot.right}`, { stroke: pale });
    picture.text(plot.left - 8, y + 4, text, "end");
  }
  for (const { x, text } of drawing.xTicks) {
    picture.path(`M${x} ${plot.top}V${plot.bottom}`, { stroke: pale });
    picture.text(x, plot.bottom + 17, text, "middle");
  }
  picture.path(drawing.ties, { stroke: gray, opacity: 0.5 });
  picture.path(drawing.front, { stroke: blue });
  for (const { path, bar, tone } of drawing.marks) {
    picture.path(bar, { fill: gray, opacity: 0.2 });
    picture.path(
      path,
      tone === "accent" ? { fill: blue } : tone === "rest" ? { fill: gray } : { fill: "#fff", stroke: gray },
    );
  }
  for (const { x, y, anchor, text } of drawing.labels) picture.text(x, y, text, anchor);
  for (const { area } of drawing.readings) picture.path(area, { stroke: pale });
  const [reading] = drawing.readings;
  if (reading) {
    const { box } = reading;
    picture.path(`M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`, { fill: "#fff", stroke: gray });
    picture.text(box.x + 10, box.y + 18, reading.name);
    picture.text(box.x + 10, box.y + 35, reading.figures);
  }
  assertGolden("charts/cost-score.svg", picture.svg(drawing.width, drawing.height));
});

for (const along of ["round", "cost"] as const) {
  test(`a phase curve by ${along}: a gap, a lone point with its bar, the test apart, the baseline across`, () => {
    const frame = { width: 640, height: 300, test: 120, margin: { left: 40, top: 30, bottom: 44 } };
    const drawing = curveDrawing(agent, { along, baseline: 46, groups: 1 }, frame, "en");
    const picture = new Picture();
    if (drawing === null) throw new Error("nothing drawn");
    const { plot } = drawing;
    for (const { y, text } of drawing.yTicks) {
      picture.path(`M${plot.left} ${y}H${plot.right}`, { stroke: pale });
      picture.text(plot.left - 8, y + 4, text, "end");
    }
    for (const { x, text } of drawing.progress.ticks) picture.text(x, plot.bottom + 18, text, "middle");
    picture.text(drawing.progress.x, plot.bottom + 38, drawing.progress.title, "middle");
    picture.path(`M${drawing.separatorX} ${plot.top}V${plot.bottom}`, { stroke: gray, dash: "2 4" });
    picture.path(`M${plot.left} ${drawing.baselineY}H${plot.right}`, { stroke: gray, dash: "1 4" });
    for (const { kind, line, band, points, labelX, labelY } of drawing.series) {
      const ink = kind === "val" ? blue : gray;
      picture.path(band, { fill: ink, opacity: 0.2 });
      picture.path(line, kind === "val" ? { stroke: ink } : { stroke: ink, dash: "5 4" });
      for (const { x, y, attempts } of points) {
        picture.path(attempts, { stroke: ink });
        picture.path(`M${x - 4} ${y}h8M${x} ${y - 4}v8`, { stroke: ink });
      }
      picture.text(labelX, labelY, kind);
    }
    picture.path(drawing.test?.bar ?? "", { fill: blue, opacity: 0.2 });
    picture.text(drawing.test?.x ?? 0, drawing.test?.y ?? 0, "test", "middle");
    assertGolden(`charts/phase-curve-${along}.svg`, picture.svg(drawing.width, drawing.height));
  });
}

for (const layout of ["wide", "narrow"] as const) {
  test(`an overlay of three entries, ${layout}`, () => {
    const shifted = (by: number) => agent.map((at) => ({ ...at, mean: at.mean + by, text: (at.mean + by).toFixed(2) }));
    const tones = ["cat-1", "cat-2", "cat-3"] as const;
    const entries = (["disc", "square", "triangle"] as const).map((shape, index) => ({
      id: `entry-${index + 1}`,
      name: `entry ${index + 1}`,
      label: `entry ${index + 1}`,
      shape,
      tone: tones[index] ?? ("rest" as const),
      phases: shifted(index),
    }));
    const options = { along: "round", groups: 2, baselines: [{ mean: 46, label: "none", text: "46.00" }] } as const;
    const frame =
      layout === "wide"
        ? { width: 1152, height: 380, sideBySide: true, test: 280, labels: true }
        : { width: 328, height: 250, sideBySide: false, test: 64, labels: false };
    const drawing = overlayDrawing(entries, options, frame, "en");
    if (drawing === null) throw new Error("nothing drawn");
    const picture = new Picture();
    const inks = new Map([
      ["cat-1", blue],
      ["cat-2", "#857000"],
      ["cat-3", "#7a1f5c"],
    ]);
    const inkOf = (tone: string) => inks.get(tone) ?? "#6b7280";
    for (const { kind, plot, yTicks, numbered, progress, baselines, series } of drawing.panels) {
      picture.text(plot.left, plot.top - 10, kind);
      for (const { y, text } of yTicks) {
        picture.path(`M${plot.left} ${y}H${plot.right}`, { stroke: pale });
        if (numbered) picture.text(plot.left - 8, y + 4, text, "end");
      }
      for (const { x, text } of progress.ticks) picture.text(x, plot.bottom + 18, text, "middle");
      picture.text(progress.x, plot.bottom + 38, progress.title, "middle");
      for (const y of baselines) picture.path(`M${plot.left} ${y}H${plot.right}`, { stroke: gray, dash: "1 4" });
      for (const { tone, line, band, marks } of series) {
        picture.path(band, { fill: inkOf(tone), opacity: 0.16 });
        picture.path(line, { stroke: inkOf(tone) });
        for (const { path } of marks) picture.path(path, { fill: inkOf(tone) });
      }
    }
    for (const { tone, path, bar } of drawing.test?.marks ?? []) {
      picture.path(bar, { fill: inkOf(tone), opacity: 0.16 });
      picture.path(path, { fill: inkOf(tone) });
    }
    picture.path(drawing.test?.labels.map(({ leader }) => leader).join("") ?? "", { stroke: pale });
    for (const { x, y, text } of drawing.test?.labels ?? []) picture.text(x, y, text);
    assertGolden(`charts/overlay-${layout}.svg`, picture.svg(drawing.width, drawing.height));
  });
}
