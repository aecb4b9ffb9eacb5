/** The scores of one group, for the column that a reader adds to the table: read when it is asked for. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Board } from "../../leaderboard/board.ts";
import { gapOf } from "../../leaderboard/entries/absence.ts";
import type { Group } from "../../leaderboard/entries/groups.ts";
import { routes } from "../../routes.ts";
import { groupScore } from "../group-heat.ts";
import { scoreText } from "../score.ts";

/** All lists are in the order of the board: first the entries of the main table, then the unranked. */
export interface GroupColumn {
  readonly unit: string;
  /** Points of 100; null is missing. */
  readonly values: readonly (number | null)[];
  readonly texts: readonly string[];
  readonly spreads: readonly (string | null)[];
  /** The same at full precision, with the number of attempts. */
  readonly stds: readonly (number | null)[];
  readonly counts: readonly (number | null)[];
  /** Why there is no score. */
  readonly reasons: readonly (string | null)[];
  /** Path of the experiment; null without one. */
  readonly paths: readonly (string | null)[];
}

/** The groups that can be columns: several that entries have in common. One alone is what the ranking column shows. */
export function sharedGroups({ groups, entries }: Pick<Board, "groups" | "entries">): readonly Group[] {
  const alone = entries.every((entry) => entry.groups.length === 1);
  return groups.length > 1 && !alone ? groups : [];
}

export function groupColumn(board: Board, group: string, locale: Locale): GroupColumn {
  const { leaderboard: words, reasons } = dictionary(locale);
  const cells = board.entries.map((entry) => {
    const experiment = entry.experiments.get(group);
    const score = groupScore(entry, group);
    const value = score?.value ?? null;
    return {
      value,
      // One attempt has no standard deviation, whatever is written.
      std: value === null || score?.n === 1 ? null : (score?.std ?? null),
      n: value === null ? null : (score?.n ?? null),
      text: scoreText(score ?? { value: null, std: null, n: null }, locale),
      reason: value === null ? reasons.missing[experiment === undefined ? gapOf(entry, group) : "not-stated"] : null,
      path: experiment === undefined ? null : routes.experiment(locale, experiment.key),
    };
  });
  return {
    unit: [words.units.score, words.plusMinusStd].join(words.unitSeparator),
    values: cells.map(({ value }) => value),
    texts: cells.map(({ text }) => text.value),
    spreads: cells.map(({ text }) => text.spread),
    stds: cells.map(({ std }) => std),
    counts: cells.map(({ n }) => n),
    reasons: cells.map(({ reason }) => reason),
    paths: cells.map(({ path }) => path),
  };
}
