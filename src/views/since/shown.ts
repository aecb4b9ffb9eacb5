/** Which of a page's numbers the view of an address shows: what has changed beside them is not counted. */
import { readList } from "../address/query.ts";
import { entriesKey, selectEntries } from "../compare/selection.ts";
import { filterEntries, searchTexts } from "../leaderboard/rows.ts";
import { readState } from "../leaderboard/state.ts";
import type { BoardTable } from "../leaderboard/table-data.ts";
import type { Shown } from "./changed.ts";
import type { History } from "./history.ts";
import type { SinceSource } from "./source.ts";

export interface LimitedView {
  readonly kind: "whole" | "table" | "comparison" | "entry";
  readonly shown: Shown;
  /** Ids of entries that may be told to be gone; null for all. */
  readonly gone: ReadonlySet<string> | null;
  /** How many rows, and how many columns of numbers. */
  readonly counts: { readonly rows: number; readonly columns: number };
  /** Whether columns of single groups are shown. */
  readonly groups: boolean;
}

const whole: LimitedView = {
  kind: "whole",
  shown: { rows: null, columns: null },
  gone: null,
  counts: { rows: 0, columns: 0 },
  groups: false,
};

/** True where less than the page is shown. */
export function isPartial({ kind }: LimitedView): boolean {
  return kind === "table" || kind === "comparison";
}

/** @param table what the leaderboard's table knows; null on other pages, and where it has no script */
export function shownOf(source: SinceSource, search: string, history: History, table: BoardTable | null): LimitedView {
  switch (source.kind) {
    case "board":
      return table === null ? whole : ofTable(table, search, history);
    case "comparison": {
      const asked = new Set(readList(search, entriesKey));
      if (asked.size === 0) return whole;
      const { chosen } = selectEntries([...asked], new Set(history.rows.map(([id]) => id)));
      const shown = { rows: new Set(chosen), columns: null };
      return { ...whole, kind: "comparison", shown, gone: asked, counts: { rows: chosen.length, columns: 0 } };
    }
    case "entry":
      return { ...whole, kind: "entry", shown: { rows: new Set([source.entry]), columns: null }, gone: new Set() };
    case "page":
    case "none":
      return whole;
    default:
      return source satisfies never;
  }
}

function ofTable(table: BoardTable, search: string, { columns: all }: History): LimitedView {
  const { state } = readState(search, table);
  const { matches } = filterEntries(table.fields, state.chosen, state.text, searchTexts(table));
  const rows = table.ids.filter((_, place) => matches[place]);
  const hidden = new Set(state.hidden);
  const columns = all.filter((key) => !hidden.has(key));
  const groups = state.groups.length > 0;
  if (rows.length === table.ids.length && columns.length === all.length && !groups) return whole;
  return {
    kind: "table",
    shown: { rows: new Set(rows), columns: new Set(columns) },
    gone: null,
    counts: { rows: rows.length, columns: columns.length },
    groups,
  };
}
