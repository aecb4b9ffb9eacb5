/** What the names of an expression stand for in one row of a leaderboard. */
import type { Experiment } from "../../../content-loaders/repository.ts";
import type { EntryRow } from "../entries/entries.ts";
import { type Direction, experimentKeys } from "../expression/check.ts";
import { missing } from "../measure/missing.ts";
import type { Scope } from "./evaluate.ts";

/** The experiments that `experiment("…")` can name. */
export interface NamedExperiments {
  readonly counted: ReadonlyMap<string, Experiment>;
  readonly keys: ReadonlyMap<string, readonly string[]>;
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
          return row.experiments.get(group ?? "") ?? missing("no-experiment");
        case "baseline":
          return baseline === null
            ? missing("no-baseline")
            : (baseline.experiments.get(group ?? "") ?? missing("no-experiment"));
        case "experiment": {
          const [key] = experimentKeys(owner.experiment.id, named.keys);
          return key === undefined ? missing("no-experiment") : (named.counted.get(key) ?? missing("excluded"));
        }
        default:
          return owner satisfies never;
      }
    },
  };
}
