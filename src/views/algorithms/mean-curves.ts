/** Mean scores from round to round, one small drawing for each configuration, all on one scale; the test stands apart. */
import { extent } from "d3-array";
import { type ScaleLinear, scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { formatNumber } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { MeanSeries } from "../../leaderboard/algorithms/curve.ts";
import type { AlgorithmSetting, ConfigurationLift } from "../../leaderboard/algorithms/setting.ts";
import type { FigureCell } from "../../leaderboard/evaluation/cell.ts";
import { markPath } from "../algorithm.ts";
import { coordinate } from "../axis.ts";
import { rangeText, scoreRange } from "../heat.ts";
import { scoreSpread } from "./figures.ts";
import { agentLabel, paths } from "./lift-table.ts";
import type { SettingBoard, SettingNames } from "./names.ts";

export interface MeanCurves {
  readonly board: SettingBoard;
  readonly panels: readonly CurvePanel[];
  /** Rounds that are left out, in words; null if none is. */
  readonly partial: string | null;
}

export interface CurvePanel {
  readonly name: string;
  readonly path: string;
  /** What is seen, as a sentence; null where there is but one round. */
  readonly finding: string | null;
  readonly description: string;
  readonly axis: string;
  readonly drawing: PanelDrawing;
}

/** Pixels from the top left corner. */
export interface PanelDrawing {
  readonly width: number;
  readonly height: number;
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly ticks: readonly { readonly y: number; readonly text: string }[];
  readonly rounds: readonly { readonly x: number; readonly text: string }[];
  readonly roundsMiddle: number;
  readonly separator: number;
  readonly series: readonly PanelSeries[];
  readonly test: PanelPoint & { readonly mark: string };
  readonly baseline: PanelPoint & { readonly mark: string };
}

export interface PanelSeries {
  readonly kind: "train" | "val";
  readonly line: string;
  /** Mean minus to mean plus std; interrupted where none is known. */
  readonly band: string;
  readonly points: readonly PanelPoint[];
  readonly label: { readonly x: number; readonly y: number };
}

export interface PanelPoint {
  readonly x: number;
  readonly y: number;
  readonly band: { readonly top: number; readonly height: number } | null;
  readonly title: string;
}

const size = { width: 328, height: 260 } as const;
const plot = { left: 36, right: 320, top: 28, bottom: 212 } as const;
/** Room for the test at the right end of the plot. */
const testRoom = 84;

/** Null where no configuration of the setting has a scored round. */
export function meanCurves(setting: AlgorithmSetting, names: SettingNames, locale: Locale): MeanCurves | null {
  const drawn = setting.lifts.flatMap((lift) => (lift.curve === null ? [] : [{ lift, series: lift.curve.series }]));
  if (drawn.length === 0) return null;
  const words = dictionary(locale).algorithm;
  const cells = drawn.flatMap(({ lift: { contrast }, series }) => [
    contrast.score,
    contrast.baseline,
    ...series.flatMap(({ points }) => points.map(({ cell }) => cell)),
  ]);
  const [low = 0, high = 1] = extent(cells.flatMap(({ value, std }) => [value - (std ?? 0), value + (std ?? 0)]));
  const y = scaleLinear()
    .domain(low === high ? [low - 1, high + 1] : [low, high])
    .range([plot.bottom, plot.top])
    .nice(5);
  const axis = words.chartAxis(rangeText(scoreRange(cells.map(({ value }) => value)))[1]);
  const partial = [
    ...new Set(
      drawn.flatMap(({ series }) =>
        series.flatMap(({ kind, partial: rounds }) => rounds.map((round) => `${kind}-${round}`)),
      ),
    ),
  ];
  return {
    board: names.board,
    partial:
      partial.length === 0 ? null : words.curvePartial(partial.join(dictionary(locale).leaderboard.listSeparator)),
    panels: drawn.map(({ lift, series }) => panel(lift, series, { y, axis }, setting, names, locale)),
  };
}

function panel(
  lift: ConfigurationLift,
  series: readonly MeanSeries[],
  { y, axis }: { readonly y: ScaleLinear<number, number>; readonly axis: string },
  setting: AlgorithmSetting,
  names: SettingNames,
  locale: Locale,
): CurvePanel {
  const words = dictionary(locale).algorithm;
  const text = (cell: FigureCell): string => {
    const { value, spread } = scoreSpread(cell, 2, locale);
    return `${value} ${spread}`;
  };
  const numbers = [...new Set(series.flatMap(({ points }) => points.map(({ round }) => round)))].sort((a, b) => a - b);
  const separator = plot.right - testRoom;
  const step = (separator - plot.left) / numbers.length;
  const x = new Map(numbers.map((round, index) => [round, coordinate(plot.left + step * (index + 0.5))]));
  const point = (at: number, cell: FigureCell, title: string): PanelPoint => ({
    x: at,
    y: coordinate(y(cell.value)),
    band:
      cell.std === null
        ? null
        : {
            top: coordinate(y(cell.value + cell.std)),
            height: coordinate(y(cell.value - cell.std) - y(cell.value + cell.std)),
          },
    title,
  });
  const drawnSeries = series.map(({ kind, points }) =>
    seriesOf(
      kind,
      points.map(({ round, cell }) =>
        point(x.get(round) ?? 0, cell, words.curvePoint(words.series[kind], round, text(cell))),
      ),
    ),
  );
  const { score, baseline } = lift.contrast;
  const test = point(separator + testRoom * 0.62, score, words.curveTest(text(score)));
  const reference = point(separator + testRoom * 0.3, baseline, words.curveBaseline(text(baseline)));
  const ticks = y.ticks(5);
  const name = agentLabel(lift, names);
  const every = Math.ceil(numbers.length / 6);
  return {
    name,
    path: paths(lift, setting, locale).path,
    finding: finding(series, locale),
    description: words.curveText(
      words.curveName(name, names.board.title.text),
      [...drawnSeries.flatMap(({ points }) => points.map(({ title }) => title)), test.title, reference.title].join(
        words.rowSeparator,
      ),
    ),
    axis,
    drawing: {
      ...size,
      plot,
      ticks: ticks.map((value) => ({
        y: coordinate(y(value)),
        text: formatNumber(value, ticks.every(Number.isInteger) ? 0 : 2),
      })),
      rounds: numbers
        .filter((_, index) => index % every === 0)
        .map((round) => ({ x: x.get(round) ?? 0, text: String(round) })),
      roundsMiddle: coordinate((plot.left + separator) / 2),
      separator,
      series: apart(drawnSeries),
      test: { ...test, mark: markPath("diamond", test.x, test.y) },
      baseline: { ...reference, mark: markPath("ring", reference.x, reference.y) },
    },
  };
}

function seriesOf(kind: "train" | "val", points: readonly PanelPoint[]): PanelSeries {
  const path = line<PanelPoint>(
    (at) => at.x,
    (at) => at.y,
  ).digits(1);
  const band = area<PanelPoint>()
    .x((at) => at.x)
    .y0((at) => coordinate((at.band?.top ?? 0) + (at.band?.height ?? 0)))
    .y1((at) => at.band?.top ?? 0)
    .defined((at) => at.band !== null)
    .digits(1);
  const [before, last] = [points.at(-2), points.at(-1)];
  // On the side that the line does not come from.
  const falling = before !== undefined && last !== undefined && before.y < last.y;
  return {
    kind,
    points,
    line: path([...points]) ?? "",
    band: band([...points]) ?? "",
    label: { x: last?.x ?? 0, y: coordinate((last?.y ?? 0) + (falling ? 20 : -10)) },
  };
}

/** Two labels that would touch move apart: the lower one goes below its line. */
function apart(series: readonly PanelSeries[]): readonly PanelSeries[] {
  const [first, second] = series;
  if (first === undefined || second === undefined || Math.abs(first.label.y - second.label.y) >= 16) return series;
  const lower = first.label.y > second.label.y ? first : second;
  return series.map((one) =>
    one === lower ? { ...one, label: { ...one.label, y: coordinate(one.label.y + 30) } } : one,
  );
}

/** Where validation (or training, where there is none) is highest. */
function finding(series: readonly MeanSeries[], locale: Locale): string | null {
  const words = dictionary(locale).algorithm;
  const chosen = series.find(({ kind }) => kind === "val") ?? series[0];
  const [first] = chosen?.points ?? [];
  const last = chosen?.points.at(-1);
  if (chosen === undefined || first === undefined || last === undefined || first === last) return null;
  const best = chosen.points.reduce((top, at) => (at.cell.value > top.cell.value ? at : top));
  const text = ({ cell }: typeof best) => formatNumber(cell.value, 2);
  return best === last
    ? words.curveRises(chosen.kind, text(first), text(last), last.round)
    : words.curvePeak(chosen.kind, best.round, text(best), last.round, text(last));
}
