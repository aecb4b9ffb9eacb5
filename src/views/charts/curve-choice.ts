/** What the address of a page of phase curves chooses: entries, group, axis, phases. Runs in the reader's browser. */
import { readChoice, readList } from "../address/query.ts";

/** The keys of the query. Their values are ids and the words of the formats, the same in every language. */
export const curveKeys = { entries: "entries", group: "group", axis: "axis", phase: "phase" } as const;

/** What the page has to choose from. */
export interface CurveOptions {
  /** Entries that are drawn. */
  readonly drawn: readonly string[];
  /** Entries of the leaderboard that are not. */
  readonly absent: readonly string[];
  readonly groups: readonly string[];
  readonly axes: readonly string[];
  readonly phases: readonly string[];
}

export interface CurveChoice {
  /** Those of the drawn entries that are asked for, in that order; empty: none in particular. */
  readonly entries: readonly string[];
  /** Null: as the page is without a choice. */
  readonly group: string | null;
  readonly axis: string | null;
  readonly phase: string | null;
  /** Asked for, on the leaderboard, but not drawn. */
  readonly absent: readonly string[];
  /** Asked for, but no entry. */
  readonly unknown: readonly string[];
  /** `axis=colour`: choices that do not exist. */
  readonly strange: readonly string[];
}

/** The choice that an address makes; what it asks for in vain is kept to be named. */
export function readCurveChoice(search: string, options: CurveOptions): CurveChoice {
  const asked = readList(search, curveKeys.entries).map((id) => id.trim());
  const ids = [...new Set(asked)].filter((id) => id !== "");
  const group = readChoice(search, curveKeys.group, options.groups);
  const axis = readChoice(search, curveKeys.axis, options.axes);
  const phase = readChoice(search, curveKeys.phase, options.phases);
  const named = { group, axis, phase };
  return {
    entries: ids.filter((id) => options.drawn.includes(id)),
    group: group.value,
    axis: axis.value,
    phase: phase.value,
    absent: ids.filter((id) => options.absent.includes(id)),
    unknown: ids.filter((id) => !options.drawn.includes(id) && !options.absent.includes(id)),
    strange: Object.entries(named).flatMap(([key, { unknown }]) => (unknown === null ? [] : [`${key}=${unknown}`])),
  };
}

/** The tone of an entry where others are chosen or it is: up to four have a colour each, of more the first is blue. */
export function chosenTone(chosen: readonly string[], id: string): string {
  const place = chosen.indexOf(id);
  if (place < 0) return "rest";
  if (chosen.length === 1) return "accent";
  if (chosen.length <= 4) return `cat-${place + 1}`;
  return place === 0 ? "accent" : "plain";
}
