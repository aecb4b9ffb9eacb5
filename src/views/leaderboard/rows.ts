/** Which rows are shown and in which order. Everything counts entries by their place on the board. */
import type { BoardTable, SortOrder, TableField } from "./table-data.ts";

/** The places in the order of the values: what is missing last in both directions, equals in the order of the board. */
export function sortedPlaces(values: readonly (number | null)[], order: SortOrder): readonly number[] {
  const sign = order === "asc" ? 1 : -1;
  return values
    .map((value, place) => ({ value, place }))
    .sort((a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null) || a.place - b.place;
      return sign * (a.value - b.value) || a.place - b.place;
    })
    .map(({ place }) => place);
}

export interface Filtered {
  /** For every entry whether it matches everything that was asked for. */
  readonly matches: readonly boolean[];
  /** For every value of every field: how many entries would be shown with it, whatever else of its field is chosen. */
  readonly counts: readonly (readonly number[])[];
}

/**
 * Several values of one field are alternatives, different fields and the text add up. `chosen` holds for every field the
 * places of its chosen values, `texts` for every entry what the text is looked for in.
 */
export function filterEntries(
  fields: readonly TableField[],
  chosen: readonly (readonly number[])[],
  text: string,
  texts: readonly string[],
): Filtered {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = chosen.map((places) => new Set(places));
  const counts = fields.map(({ values }) => values.map(() => 0));
  const matches = texts.map((own, entry) => {
    if (!words.every((word) => own.includes(word))) return false;
    const failing = fields.flatMap(({ of }, field) => {
      const places = wanted[field];
      return !places || places.size === 0 || of[entry]?.some((place) => places.has(place)) ? [] : [field];
    });
    if (failing.length > 1) return false;
    // What fails in one field only would be shown if that field allowed it.
    fields.forEach(({ of }, field) => {
      if (failing.length === 1 && failing[0] !== field) return;
      const own = counts[field];
      for (const place of of[entry] ?? []) if (own?.[place] !== undefined) own[place] += 1;
    });
    return failing.length === 0;
  });
  return { matches, counts };
}

/** For every entry its name, its id and all its settings, in lower case. */
export function searchTexts({ ids, lines, fields }: Pick<BoardTable, "ids" | "lines" | "fields">): readonly string[] {
  return ids.map((id, entry) =>
    [
      id,
      lines[entry],
      ...fields.flatMap(({ values, of }) =>
        (of[entry] ?? []).flatMap((place) => [values[place]?.value, values[place]?.label]),
      ),
    ]
      .join("\n")
      .toLowerCase(),
  );
}
