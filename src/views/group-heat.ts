/** The test scores of a leaderboard's entries by group, as steps of the blue scale. */
import { dash, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../i18n/index.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import { gapOf } from "../leaderboard/entries/absence.ts";
import type { Group } from "../leaderboard/entries/groups.ts";
import { routes } from "../routes.ts";
import type { BoardNames, EntryName, GroupName } from "./board-identity.ts";
import { cellOf } from "./cell-view.ts";
import { columnFormats, columnTitle } from "./column-format.ts";
import { type HeatCell, heatDigits, heatStep, rangeText, type ScoreRange, scoreRange } from "./heat.ts";
import { scoreLine, scoreText } from "./score.ts";
import { shortIds } from "./short-ids.ts";
import { testPhase } from "./test-phase.ts";

/** The table of groups. */
export interface GroupHeat {
  readonly groups: readonly GroupHead[];
  /** Name of the last column: the one that ranks. */
  readonly primary: LocalText;
  readonly rows: readonly GroupHeatRow[];
  readonly scale: readonly [string, string];
}

/** A group as a column. */
export interface GroupHead extends GroupName {
  /** The id, or its number where many columns stand side by side. */
  readonly short: string;
}

export interface GroupHeatRow {
  readonly name: EntryName;
  readonly rank: string;
  readonly cells: readonly HeatCell[];
  /** The entry's primary value; a dash where it is missing. */
  readonly primary: string;
  /** Where that value is derived. */
  readonly primaryPath: string;
  /** The entry's page. */
  readonly path: string;
}

/** Above this many groups there is no room for a decimal. */
const groupsWithDecimals = 12;

/** Null for a board without entries or groups, or whose entries share none: each stands on its own test set. */
export function groupHeat(board: Board, names: BoardNames, locale: Locale): GroupHeat | null {
  const alone = board.groups.length > 1 && board.entries.every(({ groups }) => groups.length === 1);
  if (board.entries.length === 0 || board.groups.length === 0 || alone) return null;
  const scores = board.entries.flatMap((entry) => board.groups.flatMap(({ id }) => groupScore(entry, id)?.value ?? []));
  const range = scoreRange(scores);
  const many = board.groups.length > groupsWithDecimals;
  const digits = heatDigits(scores, range, many ? 0 : 1);
  const short = shortIds(
    board.groups.map(({ id }) => id),
    many ? 3 : Number.POSITIVE_INFINITY,
  );
  const format = columnFormats(board, locale).get(board.primary.id);
  return {
    groups: board.groups.map((group) => ({ ...names.group(group), short: short.get(group.id) ?? group.id })),
    primary: columnTitle(board.primary, locale),
    rows: board.entries.map((entry) => {
      const cell = cellOf(entry, board.primary);
      return {
        name: names.of(entry),
        rank: entry.rank === null ? dash : String(entry.rank),
        cells: board.groups.map((group) => heatCell(entry, group, range, digits, locale)),
        primary: cell.kind === "figure" && format !== undefined ? format.value(cell.value) : dash,
        primaryPath: routes.cell(locale, board.id, entry.id, board.primary.id),
        path: routes.entry(locale, board.id, entry.id),
      };
    }),
    scale: rangeText(range),
  };
}

/** The summary of an entry's test in a group; null without an experiment. */
export function groupScore(entry: Entry, group: string) {
  const experiment = entry.experiments.get(group);
  const fields = experiment && testPhase(experiment)?.summary.fields;
  return fields ? { value: fields.score_mean, std: fields.score_std ?? null, n: fields.n_attempt } : null;
}

function heatCell(entry: Entry, group: Group, range: ScoreRange, digits: number, locale: Locale): HeatCell {
  const { leaderboard: words, reasons } = dictionary(locale);
  const experiment = entry.experiments.get(group.id);
  const score = groupScore(entry, group.id);
  const path = experiment === undefined ? null : routes.experiment(locale, experiment.key);
  if (score === null || score.value === null) {
    const reason = reasons.missing[experiment === undefined ? gapOf(entry, group.id) : "not-stated"];
    return { step: null, text: dash, title: words.missingGroups(group.id, reason), path, error: null };
  }
  return {
    step: heatStep(score.value, range),
    text: formatNumber(score.value, digits),
    title: words.groupScore(group.id, scoreLine(scoreText(score, locale))),
    path,
    error: null,
  };
}
