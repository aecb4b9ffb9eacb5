/** The known name that a misspelt one was most likely meant to be, or null where none is near. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  const sought = name.toLowerCase();
  let best: string | null = null;
  // A third of the letters may be wrong; more than that is another word.
  let bestDistance = Math.max(1, Math.floor(sought.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - sought.length) >= bestDistance) continue;
    const distance = editDistance(sought, candidate.toLowerCase());
    if (distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  return best;
}

/** How many letters to insert, delete, replace, or swap with their neighbour (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (previous[column - 1] ?? 0) + (same ? 0 : 1),
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          swapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/**
 * The missing key that an unknown one was most likely meant to be, or null: a near name, the only one that it shortens or
 * lengthens by a word (`score` for `score_mean`), or the one in front of a colon that lacks its space.
 */
export function meantKey(key: string, missing: readonly string[]): string | null {
  const beforeColon = key.slice(0, Math.max(0, key.indexOf(":")));
  if (missing.includes(beforeColon)) return beforeColon;
  const near = nearestName(key, missing);
  if (near !== null) return near;
  const sought = key.toLowerCase();
  const related = missing.filter((name) => name.startsWith(`${sought}_`) || sought.startsWith(`${name}_`));
  return related.length === 1 ? (related[0] ?? null) : null;
}
