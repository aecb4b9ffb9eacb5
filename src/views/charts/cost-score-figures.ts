/** Which entries a chart of cost against score can draw, and what their cost is the cost of. */
import type { Board, Entry } from "../../leaderboard/board.ts";
import type { Column } from "../../leaderboard/columns.ts";
import type { FigureCell, MissingCell } from "../../leaderboard/evaluation/cell.ts";
import { type Expression, references } from "../../leaderboard/expression/tree.ts";
import { cellOf } from "../cell-view.ts";
import { comparesBaseline } from "../column-format.ts";

/** The two columns that a chart sets against each other. */
export interface CostScoreColumns {
  readonly score: Column;
  readonly cost: Column;
}

/** What a cost column adds up. */
export type CostKind = "test" | "evolution" | "both";

/** One entry with both figures. */
export interface CostScorePoint {
  readonly entry: Entry;
  /** US dollars, never negative. */
  readonly cost: number;
  readonly score: number;
  readonly cell: FigureCell;
  /** True where what evolving cost counts as 0 because there was nothing to evolve. */
  readonly countedAsZero: boolean;
}

export interface CostScoreFigures {
  readonly points: readonly CostScorePoint[];
  /** Ranked entries whose cost is missing. */
  readonly withoutCost: readonly Entry[];
  readonly unranked: number;
}

/**
 * The ranking column against the column of these ids; without a cost column of that id, or of any, null. A cost that an
 * entry is set against its baseline by is none.
 *
 * @param cost the id of a column in US dollars; the first that has the cost of the test, else the first, if not given
 */
export function costScoreColumns({ columns, primary }: Board, cost?: string): CostScoreColumns | null {
  const costs = columns.filter((column) => column.unit === "usd" && column !== primary && !comparesBaseline(column));
  const column =
    cost === undefined
      ? (costs.find((candidate) => costKind(candidate) !== "evolution") ?? costs[0])
      : costs.find(({ id }) => id === cost);
  return column === undefined || primary.direction === "neutral" ? null : { score: primary, cost: column };
}

export function costKind({ tree }: Pick<Column, "tree">): CostKind {
  const phases = references(tree).map(({ phase }) => phase.kind);
  const evolution = phases.some((kind) => kind !== "test");
  return !evolution ? "test" : phases.includes("test") ? "both" : "evolution";
}

/** The figures of the ranked entries: others have no score of the same kind. */
export function costScoreFigures(board: Board, { score, cost }: CostScoreColumns): CostScoreFigures {
  const ranked = board.entries.filter(({ rank }) => rank !== null);
  const points: CostScorePoint[] = [];
  const withoutCost: Entry[] = [];
  for (const entry of ranked) {
    const cell = cellOf(entry, score);
    const costCell = cellOf(entry, cost);
    if (cell.kind === "missing") continue;
    const amount = costCell.kind === "figure" ? costCell.value : withoutEvolution(costCell, cost.tree);
    if (amount === null || amount < 0) withoutCost.push(entry);
    else points.push({ entry, cost: amount, score: cell.value, cell, countedAsZero: costCell.kind === "missing" });
  }
  return { points, withoutCost, unranked: board.entries.length - ranked.length };
}

/** The cost of an entry that had nothing to evolve: all else that was to be added up; null where anything else is missing. */
function withoutEvolution({ missing, derivation }: MissingCell, tree: Expression): number | null {
  if (!addsUp(tree) || missing.length === 0 || missing.some(({ code }) => code !== "not-evolved")) return null;
  return derivation.operands.reduce((sum, { value }) => sum + (value ?? 0), 0);
}

/** True for sums of figures, where a part can count as 0. */
function addsUp(node: Expression): boolean {
  if (node.kind === "reference") return true;
  if (node.kind === "arithmetic") return node.operator === "+" && addsUp(node.left) && addsUp(node.right);
  return node.kind === "call" && node.name === "sum" && node.inputs.every(addsUp);
}
