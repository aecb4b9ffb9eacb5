/** The cells of a leaderboard's rows, without their ranks and tests. */
import type { BoardPlan } from "./board-plan.ts";
import type { EntryRow } from "./entries/entries.ts";
import { type Cell, computeCell, type FigureFacts } from "./evaluation/cell.ts";
import { scopeOf } from "./evaluation/scope.ts";

/**
 * One cell for each column, in their order.
 *
 * @param baseline the row that `baseline` means, or null
 */
export function cellsOfRow(
  row: EntryRow,
  baseline: EntryRow | null,
  plan: BoardPlan,
  facts: FigureFacts,
): readonly Cell[] {
  return plan.columns.map((column) => computeCell(column, scopeOf(row, baseline, column.direction, plan), facts));
}
