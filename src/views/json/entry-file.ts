/** `/api/v1/leaderboards/<id>/entries/<entry>.json`: an entry with every cell's derivation, and its tests against the others. */
import type { Entry, EntryComparison } from "../../leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import type { ColumnFormat } from "../column-format.ts";
import { entryComparisons, isLarge } from "../comparisons.ts";
import { cellRecord, derivationRecord } from "./cell-record.ts";
import { coded } from "./coded.ts";
import { entryRecord } from "./entry-record.ts";

/** `formats`: those of all columns of the leaderboard. Pairs are in rank order; of a large board those nearest in rank. */
export function entryFile(
  { leaderboard, board }: LeaderboardWithBoard,
  entry: Entry,
  formats: ReadonlyMap<string, ColumnFormat>,
) {
  return {
    leaderboard_id: leaderboard.id,
    ...entryRecord(entry),
    ranked_of: board.entries.filter(({ rank }) => rank !== null).length,
    primary_column: board.primary.id,
    cells: Object.fromEntries(
      board.columns.flatMap(({ id }) => {
        const [cell, format] = [entry.cells.get(id), formats.get(id)];
        if (cell === undefined || format === undefined) return [];
        const record = { ...cellRecord(cell, format), derivation: derivationRecord(cell.derivation, entry.groups) };
        return [[id, record] as const];
      }),
    ),
    /** False where only the others nearest in rank are listed. */
    all_pairs: !isLarge(board),
    pairs: entryComparisons(board, entry).map(pairRecord),
  };
}

/** Two-sided p-values per pair, unadjusted; null where there was no test. A verdict of null: nothing to test. */
export function pairRecord(comparison: EntryComparison) {
  const { method, verdict } = comparison;
  return {
    entry: comparison.other,
    difference: comparison.difference,
    interval: comparison.interval,
    p: comparison.p,
    method: method === null ? null : coded(method, ({ reasons }) => reasons.methods[method]),
    n_tasks: comparison.tasks,
    n_differing: comparison.differing,
    verdict: verdict === null ? null : coded(verdict, ({ reasons }) => reasons.verdicts[verdict]),
    /** The smallest true difference that this data would have shown at 5 % with a power of 80 %. */
    detectable_difference: comparison.detectable,
    /** Benchmarks that the two were measured on in different versions. */
    versions_differ: comparison.versionsDiffer,
  };
}
