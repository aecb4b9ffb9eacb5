/** The Pareto front: what nothing else beats in both cost and score. */
import { nearlyEqual } from "../../leaderboard/measure/quantity.ts";

export interface CostAndScore {
  readonly cost: number;
  readonly score: number;
}

/**
 * The points that no other is at least as cheap and at least as good as, and better in one of the two; from cheap to
 * dear. Points that are equal in both are all on it. One pass over the points in order of cost.
 */
export function paretoFront<Point extends CostAndScore>(
  points: readonly Point[],
  direction: "higher" | "lower",
): readonly Point[] {
  const goodness = ({ score }: Point): number => (direction === "higher" ? score : -score);
  const byCost = points.toSorted((a, b) => a.cost - b.cost);
  const best: number[] = [];
  for (const [index, point] of byCost.entries())
    best.push(Math.max(best[index - 1] ?? Number.NEGATIVE_INFINITY, goodness(point)));
  // Those of about the same cost stand side by side, from `first` up to `next`.
  let [first, next] = [0, 0];
  const front = byCost.filter((point) => {
    while (compare(byCost[first]?.cost ?? point.cost, point.cost) < 0) first += 1;
    while (next < byCost.length && compare(byCost[next]?.cost ?? point.cost, point.cost) <= 0) next += 1;
    const cheaper = best[first - 1];
    const asCheap = best[next - 1];
    const beaten =
      (cheaper !== undefined && compare(cheaper, goodness(point)) >= 0) ||
      (asCheap !== undefined && compare(asCheap, goodness(point)) > 0);
    return !beaten;
  });
  return front.sort((a, b) => compare(a.cost, b.cost) || compare(goodness(a), goodness(b)));
}

/** The sign of a - b; 0 within the one rule of equality. */
function compare(a: number, b: number): number {
  return nearlyEqual(a, b) ? 0 : Math.sign(a - b);
}
