/** The order of runs: each base run, and below it the runs that were derived from it. */
import { compareCodePoints } from "../../../content-loaders/order.ts";
import type { Run } from "../../../content-loaders/packs.ts";
import { isPublishedRun } from "../../leaderboard/packs/published.ts";

export interface FamilyRun {
  readonly run: Run;
  /** How many base runs stand above it: 0 for one whose base is none of these. */
  readonly depth: number;
}

/**
 * Base runs with the newest first, below each the runs derived from it with the oldest first, theirs below them. A run
 * whose base is not among the given ones stands by itself; of runs that name each other in a circle the newest comes first.
 */
export function runFamilies(runs: Iterable<Run>): readonly FamilyRun[] {
  const all = [...runs].sort(newestFirst);
  const ids = new Set(all.map(({ id }) => id));
  const derived = Map.groupBy(
    all.toReversed().filter(({ id, manifest }) => manifest.fields.base !== id),
    ({ manifest }) => manifest.fields.base ?? "",
  );
  const placed = new Set<string>();
  const rows: FamilyRun[] = [];
  const place = (root: Run): void => {
    // No recursion: a chain of runs can be as long as a repository.
    const waiting: FamilyRun[] = [{ run: root, depth: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (placed.has(next.run.id)) continue;
      placed.add(next.run.id);
      rows.push(next);
      const { depth } = next;
      const children = derived.get(next.run.id) ?? [];
      waiting.push(...children.map((run) => ({ run, depth: depth + 1 })).reverse());
    }
  };
  for (const run of all) if (!ids.has(run.manifest.fields.base ?? "")) place(run);
  for (const run of all) place(run);
  return rows;
}

/** By the time of finishing, the newest first; unknown times last; then by id. */
function newestFirst(a: Run, b: Run): number {
  const [timeA, timeB] = [a.manifest.fields.finished_at ?? "", b.manifest.fields.finished_at ?? ""];
  return compareCodePoints(timeB, timeA) || compareCodePoints(a.id, b.id);
}

const known = new WeakMap<ReadonlyMap<string, Run>, readonly FamilyRun[]>();

/** The rows of the matrix: the published runs by families, worked out once for a catalogue. */
export function matrixRuns(runs: ReadonlyMap<string, Run>): readonly FamilyRun[] {
  const before = known.get(runs);
  if (before !== undefined) return before;
  const rows = runFamilies([...runs.values()].filter(isPublishedRun));
  known.set(runs, rows);
  return rows;
}
