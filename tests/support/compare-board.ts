/** A leaderboard's compare files from the few values that a test is about. */
import type { Benchmark, Experiment, Leaderboard } from "../../content-loaders/repository.ts";
import type { ExperimentMeta } from "../../content-loaders/schema/experiment.ts";
import type { LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";
import type { Locale } from "../../src/i18n/index.ts";
import { buildBoard } from "../../src/leaderboard/board.ts";
import { type CompareBoard, compareBoard } from "../../src/views/compare/board-file.ts";
import { type CompareEntry, compareEntry } from "../../src/views/compare/entry-file.ts";
import { benchmark, definition, experiment, type PhaseInput } from "./board-records.ts";

export interface RunInput {
  readonly model: string;
  /** Its benchmark. */
  readonly on?: string;
  readonly meta?: Partial<ExperimentMeta>;
  readonly phases: Readonly<Record<string, PhaseInput>>;
}

export interface CompareFiles {
  readonly board: CompareBoard;
  readonly entries: readonly CompareEntry[];
  /** By model. */
  entry(model: string): CompareEntry;
}

/** Entries are told apart by their models. */
export function compareFiles(
  runs: readonly RunInput[],
  fields: Partial<LeaderboardDefinition> = {},
  locale: Locale = "en",
  known: readonly Benchmark[] = [...new Set(runs.map(({ on = "b1" }) => on))].map((id) => benchmark(id)),
): CompareFiles {
  const experiments = runs.map(
    ({ model, on = "b1", meta, phases }, index): Experiment =>
      experiment(`lb/e${index}`, { model_name: model, test_data: [on], ...meta }, phases),
  );
  const stated = definition({ entries: { identity: ["model_name"] }, ...fields });
  const leaderboard: Leaderboard = {
    id: "lb",
    definition: { file: "leaderboards/lb.yaml", fields: stated, marks: {}, written: {} },
  };
  const board = buildBoard({ definition: stated, experiments, benchmarks: known });
  const benchmarks = new Map(known.map((item) => [item.id, item]));
  const catalog = { benchmarks, experiments: new Map(experiments.map((item) => [item.key, item])) };
  const entries = board.entries.map((entry) => compareEntry({ board, leaderboard }, entry, benchmarks, locale));
  return {
    board: compareBoard({ leaderboard, board, defined: true }, catalog, locale),
    entries,
    entry: (model) => {
      const at = board.entries.findIndex(({ identity }) => identity?.model_name === model);
      const found = entries[at];
      if (found === undefined) throw new Error(`no entry ${model}`);
      return found;
    },
  };
}
