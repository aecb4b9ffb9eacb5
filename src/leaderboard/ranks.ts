/** Ranks with ties: 80, 75, 75, 60 are 1, 2, 2, 4. */

/** Values closer than this, relative to their size, are the same result. */
const relativeTolerance = 1e-9;

/** The rank of every value by id, higher first; null values have none. */
export function sharedRanks(
  values: readonly { readonly id: string; readonly value: number | null }[],
): ReadonlyMap<string, number> {
  const present = values.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]));
  const sorted = present.sort((a, b) => b.value - a.value);
  const ranks = new Map<string, number>();
  let tie = { rank: 0, value: Number.NaN };
  sorted.forEach(({ id, value }, index) => {
    if (!nearlyEqual(value, tie.value)) tie = { rank: index + 1, value };
    ranks.set(id, tie.rank);
  });
  return ranks;
}

function nearlyEqual(a: number, b: number): boolean {
  return Math.abs(a - b) <= relativeTolerance * Math.max(Math.abs(a), Math.abs(b));
}
