/** What the names of an expression stand for in one row of a leaderboard. */
import type { Experiment } from "../../../content-loaders/repository.ts";
import { exclusionCode, gapOf } from "../entries/absence.ts";
import type { EntryRow } from "../entries/entries.ts";
import type { Exclusion } from "../entries/selection.ts";
import { type Direction, experimentKeys } from "../expression/check.ts";
import { type Missing, missing } from "../measure/missing.ts";
import type { Scope } from "./evaluate.ts";

/** The experiments that `experiment("…")` can name. */
export interface NamedExperiments {
  readonly counted: ReadonlyMap<string, Experiment>;
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly excluded: ReadonlyMap<string, Exclusion>;
}

/** @param baseline the row that `baseline` means, or null */
export function scopeOf(
  row: EntryRow,
  baseline: EntryRow | null,
  direction: Direction,
  named: NamedExperiments,
): Scope {
  return {
    groups: row.groups,
    direction,
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

function experimentOf(row: EntryRow, group: string | null): Experiment | Missing {
  return row.experiments.get(group ?? "") ?? missing(gapOf(row, group ?? ""));
}
