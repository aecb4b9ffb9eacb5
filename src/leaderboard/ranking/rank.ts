/** Ranks and their intervals. */
import type { Direction } from "../expression/check.ts";
import { nearlyEqual } from "../measure/quantity.ts";
import type { Candidate } from "./candidate.ts";
import { decide, type TestKind } from "./comparison.ts";
import { Scratch } from "./pairing.ts";

export interface Ranked {
  readonly id: string;
  /** From 1; equal values share a rank: 1, 2, 2, 4. */
  readonly rank: number;
}

/** Places values in the direction of their column; inside a tie by id, in code-point order. */
export function rankValues(
  values: readonly { readonly id: string; readonly value: number }[],
  direction: "higher" | "lower",
): readonly Ranked[] {
  const sign = direction === "higher" ? -1 : 1;
  const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
    a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  const sorted = [...values].sort((a, b) => sign * (a.value - b.value) || byId(a, b));
  const ranked: Ranked[] = [];
  for (let start = 0; start < sorted.length; ) {
    const best = sorted[start]?.value ?? 0;
    let end = start + 1;
    // Compared with the best of the tie, so that a chain of small steps does not join what is apart.
    while (end < sorted.length && nearlyEqual(sorted[end]?.value ?? 0, best)) end += 1;
    for (const { id } of sorted.slice(start, end).sort(byId)) ranked.push({ id, rank: start + 1 });
    start = end;
  }
  return ranked;
}

/** Rank intervals by id, null for an entry that can be tested against no other, unless it is alone; and by which tests. */
export function rankIntervals(
  ranked: readonly Ranked[],
  candidates: ReadonlyMap<string, Candidate>,
  direction: Direction,
): {
  readonly intervals: ReadonlyMap<string, readonly [low: number, high: number] | null>;
  readonly tests: TestKind;
} {
  const list = ranked.map(({ id }) => candidates.get(id));
  const better = list.map(() => 0);
  const worse = list.map(() => 0);
  const tested = list.map(() => list.length === 1 && list[0] !== undefined);
  const scratch = new Scratch();
  const over = new Set<"tasks" | "attempts">();
  for (let i = 0; i < list.length; i++) {
    for (let j = i + 1; j < list.length; j++) {
      const a = list[i];
      const b = list[j];
      if (a === undefined || b === undefined) continue;
      const { verdict, over: looked } = decide(a, b, direction, scratch);
      if (looked !== null) over.add(looked);
      if (verdict === null) continue;
      tested[i] = tested[j] = true;
      if (verdict === "better" || verdict === "worse") {
        const [winner, loser] = verdict === "better" ? [i, j] : [j, i];
        better[loser] = (better[loser] ?? 0) + 1;
        worse[winner] = (worse[winner] ?? 0) + 1;
      }
    }
  }
  const intervals = new Map(
    ranked.map(({ id, rank }, i): readonly [string, readonly [number, number] | null] => {
      const low = 1 + (better[i] ?? 0);
      const high = ranked.length - (worse[i] ?? 0);
      // A test over tasks and a mean of summaries can disagree; the interval always holds the rank.
      return [id, tested[i] === true ? [Math.min(low, rank), Math.max(high, rank)] : null];
    }),
  );
  const [first = "none"] = over;
  return { intervals, tests: over.size > 1 ? "mixed" : first };
}
