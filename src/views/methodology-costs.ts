/** The worked example of the front of cost and score: who is on it, and one that is not, with what beats it. */
import { formatNumber } from "../i18n/format.ts";
import type { Locale } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { type CostScorePoint, costScoreColumns, costScoreFigures } from "./charts/cost-score-figures.ts";
import { paretoFront } from "./charts/pareto.ts";
import { columnFormats, formatOf } from "./column-format.ts";
import { boardLink } from "./methodology-cell.ts";
import { plainNames, type Subject } from "./methodology-subject.ts";

export interface FrontExample {
  readonly board: string;
  readonly boardPath: string;
  readonly entries: number;
  readonly front: number;
  /** The cheapest of those that others beat, and the dearest that beats it. */
  readonly beaten: FrontPoint;
  readonly by: FrontPoint;
}

export interface FrontPoint {
  readonly entry: string;
  /** US dollars, without a sign. */
  readonly cost: string;
  readonly score: string;
}

/** Null where the subject's leaderboard has no cost, or nothing on it is beaten. */
export function frontExample(catalog: Catalog, { item }: Subject, locale: Locale): FrontExample | null {
  const { board } = item;
  const columns = costScoreColumns(board);
  if (columns === null) return null;
  const { points } = costScoreFigures(board, columns);
  const higher = columns.score.direction !== "lower";
  const front = paretoFront(points, higher ? "higher" : "lower");
  const onFront = new Set(front);
  const [beaten] = points.filter((point) => !onFront.has(point)).sort((a, b) => a.cost - b.cost);
  const by =
    beaten &&
    front.findLast(
      ({ cost, score }) => cost <= beaten.cost && (higher ? score >= beaten.score : score <= beaten.score),
    );
  if (beaten === undefined || by === undefined) return null;
  const format = formatOf(columnFormats(board, locale), columns.score);
  const names = plainNames(catalog, item, locale);
  const told = ({ entry, cost, score }: CostScorePoint): FrontPoint => ({
    entry: names.entry(entry),
    cost: formatNumber(cost, columns.cost.digits),
    score: format.value(score),
  });
  return {
    ...boardLink(item, locale),
    entries: points.length,
    front: front.length,
    beaten: told(beaten),
    by: told(by),
  };
}
