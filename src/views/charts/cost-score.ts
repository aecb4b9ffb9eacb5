/** Cost against score for the ranked entries of a leaderboard: which pay for what they score, and the front of those that nothing beats in both. */
import { dash } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { Board, Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { routes } from "../../routes.ts";
import type { AlgorithmView } from "../algorithm.ts";
import { type BoardNames, boardNames, type EntryName, namingOf } from "../board-identity.ts";
import { cellOf, cellSpread } from "../cell-view.ts";
import { type ColumnFormat, columnFormats, columnTitle, formatOf } from "../column-format.ts";
import { mainReason } from "../missing-text.ts";
import { scoreLine } from "../score.ts";
import { type CostScoreDrawing, type CostScoreMark, costScoreDrawing } from "./cost-score-drawing.ts";
import {
  type CostScoreColumns,
  type CostScoreFigures,
  type CostScorePoint,
  costKind,
  costScoreColumns,
  costScoreFigures,
} from "./cost-score-figures.ts";
import { paretoFront } from "./pareto.ts";

export interface CostScoreChart {
  /** Tells the chart apart from others on its page. */
  readonly id: string;
  /** What the picture is, for who does not see it. */
  readonly title: string;
  /** The front in words. */
  readonly description: string;
  readonly costAxis: string;
  readonly scoreAxis: string;
  readonly wide: CostScoreDrawing;
  readonly narrow: CostScoreDrawing;
  /** The algorithms by their marks. */
  readonly algorithms: readonly AlgorithmView[];
  readonly synthetic: boolean;
  /** What the cost is the cost of, what is not drawn, what the test says of the front. */
  readonly notes: readonly string[];
  readonly heads: {
    readonly cost: LocalText;
    readonly costUnit: string;
    readonly score: LocalText;
    readonly scoreUnit: string;
  };
  /** From cheap to dear. */
  readonly front: readonly CostScoreRow[];
  /** All others, from cheap to dear, and at the end those that have no cost to be drawn at. */
  readonly others: readonly CostScoreRow[];
}

export interface CostScoreRow {
  readonly name: EntryName;
  /** The entry's page, where both numbers are derived line by line. */
  readonly path: string;
  readonly cost: string;
  /** Why there is no cost, where it is drawn all the same, or that a 0 was stated; else null. */
  readonly costNote: string | null;
  readonly score: string;
  readonly spread: string | null;
}

/** With more entries only those of the front can be pointed at; the table holds all. */
const mostReadings = 200;

const wide = { width: 800, height: 440, labelSize: 12, namesAll: true };
const narrow = { width: 328, height: 380, labelSize: 11, namesAll: false };

/**
 * Null where there is no cost column, or fewer than two entries to draw, or none with a cost above 0.
 *
 * @param cost the id of the cost column; chosen by what it adds up if not given
 */
export function costScoreChart(
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  locale: Locale,
  cost?: string,
): CostScoreChart | null {
  const { board } = item;
  const names = boardNames(item, namingOf(catalog), locale);
  const columns = board.ranked ? costScoreColumns(board, cost) : null;
  if (columns === null) return null;
  const figures = costScoreFigures(board, columns);
  const { points } = figures;
  if (points.length < 2 || points.every((point) => point.cost === 0)) return null;
  const direction = columns.score.direction === "lower" ? "lower" : "higher";
  const front = paretoFront(points, direction);
  const onFront = new Set(front);
  const formats = columnFormats(board, locale);
  const format = { cost: formatOf(formats, columns.cost), score: formatOf(formats, columns.score) };
  const rows = new Map(points.map((point) => [point, row(point, board, names, format, locale)]));
  const rowOf = (point: CostScorePoint) => rows.get(point) ?? row(point, board, names, format, locale);
  const words = dictionary(locale).chart.costScore;
  const marks = marksOf(points, onFront, names, rowOf, locale);
  const { text: scoreTitle } = columnTitle(columns.score, locale);
  const { text: costTitle } = columnTitle(columns.cost, locale);
  const scaled = columns.score.unit === "tokens" || columns.score.unit === "ms";
  const draw = (frame: typeof wide) => costScoreDrawing(marks, frame, scaled ? format.score.value : undefined);
  const shown = new Map(
    points.map(({ entry }) => names.of(entry).algorithm).flatMap((view) => (view ? [[view.id, view]] : [])),
  );
  const others = points.filter((point) => !onFront.has(point)).sort((a, b) => a.cost - b.cost);
  return {
    id: `cost-${columns.cost.id}`,
    title: words.title(scoreTitle, costTitle),
    description: words.description(
      points.length,
      front.map(rowOf).map((at) => words.point(at.name.line, costLine(at, locale), at.score)),
    ),
    costAxis: words.costAxis(costTitle, format.cost.unit),
    scoreAxis: words.scoreAxis(scoreTitle, format.score.unit),
    wide: draw(wide),
    narrow: draw(narrow),
    algorithms: [...shown.values()].sort((a, b) => Number(a.id !== null) - Number(b.id !== null)),
    synthetic: points.some(({ entry }) => entry.synthetic),
    notes: notes(board, names, columns, figures, front, locale),
    heads: {
      cost: columnTitle(columns.cost, locale),
      costUnit: format.cost.unit,
      score: columnTitle(columns.score, locale),
      scoreUnit: format.score.unit,
    },
    front: front.map(rowOf),
    others: [
      ...others.map(rowOf),
      ...figures.withoutCost.map((entry) => rowWithoutCost(entry, columns, board, names, format, locale)),
    ],
  };
}

interface Formats {
  readonly cost: ColumnFormat;
  readonly score: ColumnFormat;
}

function row(
  { entry, cost, cell, countedAsZero }: CostScorePoint,
  board: Board,
  names: BoardNames,
  format: Formats,
  locale: Locale,
): CostScoreRow {
  const words = dictionary(locale).chart.costScore;
  return {
    name: names.of(entry),
    path: routes.entry(locale, board.id, entry.id),
    cost: countedAsZero && cost === 0 ? dash : format.cost.value(cost),
    costNote: countedAsZero ? words.notEvolved(cost === 0) : cost === 0 ? words.stated : null,
    score: format.score.value(cell.value),
    spread: cellSpread(cell, format.score, locale),
  };
}

function rowWithoutCost(
  entry: Entry,
  { score, cost }: CostScoreColumns,
  board: Board,
  names: BoardNames,
  format: Formats,
  locale: Locale,
): CostScoreRow {
  const [cell, costCell] = [cellOf(entry, score), cellOf(entry, cost)];
  const figure = cell.kind === "figure" ? cell : null;
  return {
    name: names.of(entry),
    path: routes.entry(locale, board.id, entry.id),
    cost: costCell.kind === "figure" ? format.cost.value(costCell.value) : dash,
    costNote: costCell.kind === "figure" ? null : mainReason(costCell.missing, locale),
    score: figure === null ? dash : format.score.value(figure.value),
    spread: figure && cellSpread(figure, format.score, locale),
  };
}

/** A cost with its unit and what must be said of it, for running text. */
function costLine({ cost, costNote }: CostScoreRow, locale: Locale): string {
  const amount = cost === dash ? dash : `$${cost}`;
  return costNote === null ? amount : dictionary(locale).chart.costScore.withNote(amount, costNote);
}

/** In the order of the front, then of the ranking; baselines are named by their agent, as one label for its cluster. */
function marksOf(
  points: readonly CostScorePoint[],
  front: ReadonlySet<CostScorePoint>,
  names: BoardNames,
  rowOf: (point: CostScorePoint) => CostScoreRow,
  locale: Locale,
): readonly CostScoreMark[] {
  const words = dictionary(locale).chart.costScore;
  const drawn = new Set(points.map(({ entry }) => entry.id));
  const ordered = [...front, ...points.filter((point) => !front.has(point))];
  return ordered.map((point): CostScoreMark => {
    const { entry, cell } = point;
    const { algorithm, agent, line } = names.of(entry);
    const at = rowOf(point);
    const onFront = front.has(point);
    const baseline = entry.baseline !== entry.id && drawn.has(entry.baseline ?? "") ? entry.baseline : null;
    const figures = words.figures(costLine(at, locale), scoreLine({ value: at.score, spread: at.spread }));
    const reading = { name: line, figures, label: words.mark(line, figures), path: at.path };
    return {
      id: entry.id,
      cost: point.cost,
      score: point.score,
      std: cell.std,
      shape: algorithm?.shape ?? "disc",
      onFront,
      baseline,
      label: onFront ? line : algorithm?.id === null ? agent : null,
      short: algorithm === null || algorithm.id === null ? null : algorithm.name,
      reading: onFront || points.length <= mostReadings ? reading : null,
    };
  });
}

function notes(
  board: Board,
  names: BoardNames,
  { cost }: CostScoreColumns,
  { points, withoutCost, unranked }: CostScoreFigures,
  front: readonly CostScorePoint[],
  locale: Locale,
): readonly string[] {
  const words = dictionary(locale).chart.costScore;
  const counted = points.filter(({ countedAsZero }) => countedAsZero).length;
  const zeros = points.filter((point) => point.cost === 0).length;
  const climbs = front.slice(1).map(({ entry }, index) => board.compare(entry.id, front[index]?.entry.id ?? ""));
  return [
    words.kinds[costKind(cost)],
    ...(counted === 0 ? [] : [words.countedAsZero(counted)]),
    ...(zeros === 0 ? [] : [words.zeros(zeros)]),
    ...(withoutCost.length === 0
      ? []
      : [
          words.withoutCost(
            withoutCost.length,
            withoutCost.slice(0, 6).map((entry) => names.of(entry).line),
          ),
        ]),
    ...(unranked === 0 ? [] : [words.unranked(unranked)]),
    ...(points.length > mostReadings ? [words.readingsOfFront(points.length)] : []),
    ...(climbs.length === 0 || !board.primary.measured
      ? []
      : [words.climbs(climbs.length, climbs.filter((comparison) => comparison?.verdict === "better").length)]),
  ];
}
