/** Entries without a complete score: what is missing, why, and the mean of what is there, which compares with nothing. */
import { formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import type { MissingReason } from "../leaderboard/macro-mean.ts";
import type { BoardNames, EntryName } from "./board-identity.ts";
import { scoreDigits } from "./score.ts";

export interface UnrankedRow {
  readonly name: EntryName;
  /** `12/24`. */
  readonly coverage: string;
  /** `tg013–tg024: no experiment`, one for each reason. */
  readonly missing: readonly string[];
  /** Mean of the groups that are there; null when none is. */
  readonly partialMean: string | null;
}

/** The unranked entries of a board, in its order. */
export function unrankedRows(board: Board, names: BoardNames, locale: Locale): readonly UnrankedRow[] {
  const order = board.groups.map(({ id }) => id);
  return board.entries
    .filter(({ rank }) => rank === null)
    .map((entry) => {
      const { coverage, operands } = entry.cells.score;
      const mean = operands.reduce((sum, { value }) => sum + value, 0) / operands.length;
      return {
        name: names.of(entry),
        coverage: `${coverage[0]}/${coverage[1]}`,
        missing: missingByReason(entry, order, locale),
        partialMean: operands.length === 0 ? null : formatNumber(mean, scoreDigits),
      };
    });
}

/** Groups in display order with runs of neighbours drawn together: `tg001, tg013–tg024`. */
export function groupRuns(groups: readonly string[], order: readonly string[]): string {
  const places = groups.map((group) => order.indexOf(group)).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && place === last[1] + 1) last[1] = place;
    else runs.push([place, place]);
  }
  return runs
    .flatMap(([from, to]) => {
      const ends = [order[from] ?? "", order[to] ?? ""] as const;
      if (to - from >= 2) return [`${ends[0]}–${ends[1]}`];
      return from === to ? [ends[0]] : ends;
    })
    .join(", ");
}

function missingByReason(entry: Entry, order: readonly string[], locale: Locale): readonly string[] {
  const { reasons, missingGroups } = dictionary(locale).leaderboard;
  const byReason = Map.groupBy(entry.cells.score.missing, ({ reason }): MissingReason => reason);
  return [...byReason].map(([reason, parts]) =>
    missingGroups(
      groupRuns(
        parts.map(({ group }) => group),
        order,
      ),
      reasons[reason],
    ),
  );
}
