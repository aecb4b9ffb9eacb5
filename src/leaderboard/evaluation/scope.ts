/** What the names of an expression stand for in one row of a leaderboard. */
import type { Experiment } from "../../../content-loaders/repository.ts";
import { exclusionCode, gapOf } from "../entries/absence.ts";
import type { EntryRow } from "../entries/entries.ts";
import type { Exclusion } from "../entries/selection.ts";
import { type Direction, experimentKeys } from "../expression/check.ts";
import { type Missing, missing } from "../measure/missing.ts";
import type { Evaluation } from "../packs/evaluation.ts";
import { isPublishedPack, isPublishedRun } from "../packs/published.ts";
import type { Scope } from "./evaluate.ts";

/** The experiments that `experiment("…")` can name. */
export interface NamedExperiments {
  readonly counted: ReadonlyMap<string, Experiment>;
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly excluded: ReadonlyMap<string, Exclusion>;
}

/** The runs and packs that `run("…").pack("…")` can name. */
export interface NamedRuns {
  /** By run id, then by pack id; also of withdrawn ones. */
  readonly evaluations: ReadonlyMap<string, ReadonlyMap<string, Evaluation>>;
  /** Ids of those with errors. */
  readonly faulty: { readonly runs: ReadonlySet<string>; readonly packs: ReadonlySet<string> };
}

/** @param baseline the row that `baseline` means, or null */
export function scopeOf(
  row: EntryRow,
  baseline: EntryRow | null,
  direction: Direction,
  named: NamedExperiments & { readonly runs: NamedRuns },
): Scope {
  return {
    groups: row.groups,
    direction,
    run: ({ run, pack }) => runEvaluation(named.runs, run.id, pack.id),
    experiment(owner, group) {
      switch (owner.kind) {
        case "entry":
          return experimentOf(row, group);
        case "baseline":
          return baseline === null ? missing("no-baseline") : experimentOf(baseline, group);
        case "experiment": {
          const [key] = experimentKeys(owner.experiment.id, named.keys);
          if (key === undefined) return missing("no-experiment");
          return named.counted.get(key) ?? missing(exclusionCode(named.excluded.get(key) ?? "withdrawn"));
        }
        default:
          return owner satisfies never;
      }
    },
  };
}

/** What a run was evaluated to by a pack, or why there is nothing. */
export function runEvaluation({ evaluations, faulty }: NamedRuns, run: string, pack: string): Evaluation | Missing {
  if (faulty.runs.has(run) || faulty.packs.has(pack)) return missing("run-left-out");
  const evaluation = evaluations.get(run)?.get(pack);
  if (evaluation === undefined) return missing("no-run-figure");
  return isPublishedRun(evaluation.run) && isPublishedPack(evaluation.pack) ? evaluation : missing("run-excluded");
}

function experimentOf(row: EntryRow, group: string | null): Experiment | Missing {
  return row.experiments.get(group ?? "") ?? missing(gapOf(row, group ?? ""));
}
