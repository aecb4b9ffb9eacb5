/** The marks of a leaderboard's table as a chart of its own: rank on its rail, name, score, and the score on one axis. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { EntryRowView, EntryTable } from "../entry-table.ts";
import type { InRowAxis } from "../in-row-score.ts";
import type { RankView } from "../rank.ts";
import { scoreLine } from "../score.ts";
import type { ScorePlot } from "../score-plot.ts";
import { textWidth } from "../text-width.ts";

/** Pixels from the top left corner. */
export interface ScoreFigure {
  readonly width: number;
  readonly height: number;
  readonly axis: InRowAxis;
  readonly heads: readonly FigureHead[];
  /** Where the columns begin; numbers end at their place. */
  readonly at: {
    readonly rail: number;
    readonly interval: number;
    readonly mark: number;
    readonly name: number;
    readonly score: number;
    readonly plot: number;
  };
  readonly rows: readonly ScoreFigureRow[];
  /** How many entries there are; more than rows where only the first are drawn. */
  readonly all: number;
  readonly description: string;
}

export interface FigureHead {
  readonly x: number;
  readonly text: string;
  readonly anchor: "start" | "end";
}

export interface ScoreFigureRow {
  /** The top of the row. */
  readonly y: number;
  readonly rank: RankView | null;
  readonly icon: string | null;
  readonly tone: "accent" | "ring";
  /** The algorithm, or the whole name where there is none. */
  readonly name: string;
  /** What follows the algorithm; empty where it is part of the name. */
  readonly agent: string;
  readonly value: string;
  /** `± 1.35`; empty where there is none. */
  readonly spread: string;
  readonly plot: ScorePlot | null;
}

/** A chart of more rows is no picture any more. */
export const mostRows = 40;
/** The table's rows are as high, and the axis is drawn for that. */
const rowHeight = 36;
const headHeight = 40;
const gap = 24;
const railWidth = 92;

/** Null where nothing is ranked by a column that can be drawn. */
export function scoreFigure(table: EntryTable | null, locale: Locale): ScoreFigure | null {
  const axis = table?.wideAxis ?? null;
  const index = table?.columns.findIndex(({ primary }) => primary) ?? -1;
  const column = table?.columns[index];
  if (table === null || axis === null || column === undefined || table.places === null) return null;
  const words = dictionary(locale).share.scores;
  const all = table.sets.flatMap(({ rows }) => rows);
  const shown = all.slice(0, mostRows);
  const rows = shown.map((row, order) => figureRow(row, index, headHeight + order * rowHeight));
  const widest = (texts: readonly string[]) => Math.ceil(Math.max(0, ...texts.map((text) => textWidth(text, 13))));
  const intervals = widest(shown.map(({ rank }) => rank?.interval ?? ""));
  const names = widest(rows.map(({ name, agent }) => `${name}${agent}`)) * 1.06;
  const scores = widest([`${column.title.text}`, ...rows.map(({ value, spread }) => `${value} ${spread}`)]);
  const rail = 28;
  const interval = rail + railWidth + 6;
  const mark = interval + intervals + gap - 8;
  const name = mark + 20;
  const score = Math.ceil(name + names + gap + scores);
  const plot = score + gap;
  return {
    width: plot + axis.width,
    height: headHeight + shown.length * rowHeight,
    axis,
    heads: [
      { x: 0, text: words.rank, anchor: "start" },
      { x: name, text: words.entry, anchor: "start" },
      { x: score, text: column.title.text, anchor: "end" },
    ],
    at: { rail, interval, mark, name, score, plot },
    rows,
    all: all.length,
    description: words.description(
      shown.map(({ rank, name, cells }) => {
        const cell = cells[index];
        return words.row(rankText(rank), name.line, cell === undefined ? "" : scoreLine(cell));
      }),
    ),
  };
}

function figureRow({ name, rank, cells, wide }: EntryRowView, index: number, y: number): ScoreFigureRow {
  const cell = cells[index];
  const own = name.title === null && name.algorithm !== null;
  return {
    y,
    rank,
    icon: name.algorithm?.icon ?? null,
    tone: name.algorithm?.tone ?? "accent",
    name: own ? (name.algorithm?.name ?? "") : name.line,
    agent: own ? `\u00a0· ${name.agent}` : "",
    value: cell?.value ?? "",
    spread: cell?.spread ?? "",
    plot: wide,
  };
}

/** `1 [1–3]`. */
export function rankText(rank: RankView | null): string {
  if (rank === null) return "";
  return rank.interval === null ? rank.text : `${rank.text} [${rank.interval}]`;
}
