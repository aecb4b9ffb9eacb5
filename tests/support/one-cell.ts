/** A leaderboard of one column and one agent, for tests of what a cell holds. */
import assert from "node:assert/strict";
import { type Board, type BoardInput, buildBoard } from "../../src/leaderboard/board.ts";
import type { Cell, FigureCell } from "../../src/leaderboard/evaluation/cell.ts";
import { benchmark, definition, experiment, type PhaseInput } from "./board-records.ts";

/** By group the phases of its experiment, null where there is none. */
export type Groups = Readonly<Record<string, Readonly<Record<string, PhaseInput>> | null>>;

/** One entry (model M) with an experiment for each group that is not null, and its baseline where given. */
export function boardOf(
  value: string,
  groups: Groups,
  options: {
    baseline?: Groups;
    algorithm?: string;
    direction?: "higher" | "lower";
    std?: string;
    runs?: Pick<BoardInput, "evaluations" | "leftOut">;
  } = {},
): Board {
  const ids = Object.keys(groups);
  const algorithm = options.algorithm ?? (options.baseline === undefined ? undefined : "evolve");
  const experiments = [
    ...ids.flatMap((id) => {
      const phases = groups[id];
      if (phases == null) return [];
      return [
        experiment(`lb/${id}-run`, { test_data: [id], ...(algorithm === undefined ? {} : { algorithm }) }, phases),
      ];
    }),
    ...Object.entries(options.baseline ?? {}).flatMap(([id, phases]) =>
      phases === null ? [] : [experiment(`lb/${id}-base`, { test_data: [id] }, phases)],
    ),
  ];
  const column = {
    id: "x",
    title: "X",
    value,
    direction: options.direction ?? "higher",
    ...(options.std === undefined ? {} : { std: options.std }),
  } as const;
  return buildBoard({
    definition: definition({ groups: ids.map((id, i) => ({ id, test_data: [id], weight: i + 1 })), columns: [column] }),
    experiments,
    ...options.runs,
    benchmarks: ids.map((id) => benchmark(id)),
  });
}

/** The cell of the entry with the algorithm, else of the only one. */
export function cellOf(...inputs: Parameters<typeof boardOf>): Cell {
  const board = boardOf(...inputs);
  const entry = board.entries.find(({ identity }) => identity?.algorithm != null) ?? board.entries[0];
  const cell = entry?.cells.get("x");
  assert.ok(cell !== undefined);
  return cell;
}

/** The cell, which has a value. */
export function figure(...inputs: Parameters<typeof boardOf>): FigureCell {
  const cell = cellOf(...inputs);
  if (cell.kind !== "figure") assert.fail(JSON.stringify(cell.missing));
  return cell;
}

/** Why the cell has no value: code, group, operand. */
export function reasons(...inputs: Parameters<typeof boardOf>): readonly string[] {
  const cell = cellOf(...inputs);
  if (cell.kind !== "missing") assert.fail(`a value of ${cell.value}`);
  return cell.missing.map(({ code, group, operand }) => `${code} ${group} ${operand}`);
}

export function closeTo(actual: number | null, expected: number, tolerance = 1e-9): void {
  assert.ok(actual !== null && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
}

/** A score with its std and number of attempts. */
export const score = (score_mean: number | null, score_std: number | null = null, n_attempt = 3): PhaseInput => ({
  score_mean,
  score_std,
  n_attempt,
});
