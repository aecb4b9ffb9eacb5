/** Task ids for the heads of narrow columns. */

/**
 * `room` is how many characters fit. The first number in each id (`CASE-001-name` is `001`) where that tells
 * them apart and any id is longer than the room, else the ids.
 */
export function shortIds(ids: readonly string[], room: number): ReadonlyMap<string, string> {
  const numbers = ids.map((id) => /\d+/.exec(id)?.[0] ?? id);
  const distinct = new Set(numbers).size === ids.length;
  const needed = ids.some((id) => id.length > room);
  return new Map(ids.map((id, index) => [id, distinct && needed ? (numbers[index] ?? id) : id]));
}
