/** Which entries are compared: what the address asks for, held against what the leaderboard has. */

/** The key of the list in the query. */
export const entriesKey = "entries";

/** More than this many columns nobody reads side by side. */
export const mostEntries = 8;

export interface Selection {
  /** At most {@link mostEntries}; the first is what the others are compared with. */
  readonly chosen: readonly string[];
  /** Asked for, but not on the leaderboard. */
  readonly unknown: readonly string[];
  /** On the leaderboard, but too many. */
  readonly excess: readonly string[];
}

/** Sorts the ids asked for into those shown, those that do not exist, those beyond the limit. */
export function selectEntries(asked: readonly string[], known: ReadonlySet<string>): Selection {
  const ids = [...new Set(asked.map((id) => id.trim()))].filter((id) => id !== "");
  const found = ids.filter((id) => known.has(id));
  return {
    chosen: found.slice(0, mostEntries),
    unknown: ids.filter((id) => !known.has(id)),
    excess: found.slice(mostEntries),
  };
}

/** The selection with one entry more or less. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(0, mostEntries);
}

/** The same entries with another one as the reference. */
export function withReference(chosen: readonly string[], id: string): readonly string[] {
  return [id, ...chosen.filter((other) => other !== id)];
}

/** `A` for the first, `B` for the second. */
export function letterOf(place: number): string {
  return String.fromCharCode(65 + place);
}

/** The entries whose name or id holds every word of the filter, upper or lower case. */
export function matchingEntries<Entry extends { readonly id: string; readonly line: string }>(
  entries: readonly Entry[],
  filter: string,
): readonly Entry[] {
  const parts = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ id, line }) => {
    const text = `${line} ${id}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
