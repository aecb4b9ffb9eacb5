/** The Pareto front: what nothing else beats in both cost and score. */
import { nearlyEqual } from "../../leaderboard/measure/quantity.ts";

export interface CostAndScore {
  readonly cost: number;
  readonly score: number;
}

/**
 * The points that no other is at least as cheap and at least as good as, and better in one of the two; from cheap to
 * dear. Points that are equal in both are all on it.
 */
export function paretoFront<Point extends CostAndScore>(
  points: readonly Point[],
  direction: "higher" | "lower",
): readonly Point[] {
  const sign = direction === "higher" ? 1 : -1;
  const beats = (a: Point, b: Point): boolean => {
    const [cheaper, better] = [compare(b.cost, a.cost), sign * compare(a.score, b.score)];
    return cheaper >= 0 && better >= 0 && cheaper + better > 0;
  };
  return points
    .filter((point) => !points.some((other) => beats(other, point)))
    .sort((a, b) => compare(a.cost, b.cost) || sign * compare(a.score, b.score));
}

/** The sign of a - b; 0 within the one rule of equality. */
function compare(a: number, b: number): number {
  return nearlyEqual(a, b) ? 0 : Math.sign(a - b);
}
