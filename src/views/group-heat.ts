/** The scores of a leaderboard's entries by group, as steps of the blue scale. */
import { dash, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import type { Group } from "../leaderboard/groups.ts";
import { routes } from "../routes.ts";
import type { BoardNames, EntryName } from "./board-identity.ts";
import { type HeatCell, heatDigits, heatStep, rangeText, type ScoreRange, scoreRange } from "./heat.ts";
import { scoreLine, scoreText } from "./score.ts";
import { shortIds } from "./short-ids.ts";

/** The table of groups. */
export interface GroupHeat {
  readonly groups: readonly GroupHead[];
  readonly rows: readonly GroupHeatRow[];
  readonly scale: readonly [string, string];
}

/** A group as a column. */
export interface GroupHead {
  readonly id: string;
  /** The id, or its number where many columns stand side by side. */
  readonly short: string;
  readonly title: LocalText;
  /** The page of its test data, where it is one benchmark. */
  readonly path: string | null;
}

export interface GroupHeatRow {
  readonly name: EntryName;
  readonly rank: string;
  readonly cells: readonly HeatCell[];
  /** The entry's score; a dash where any group is missing. */
  readonly mean: string;
}

/** Above this many groups there is no room for a decimal. */
const groupsWithDecimals = 12;

/** Null for a board without entries or groups. */
export function groupHeat(board: Board, names: BoardNames, locale: Locale): GroupHeat | null {
  if (board.entries.length === 0 || board.groups.length === 0) return null;
  const scores = board.entries.flatMap(({ cells }) => cells.score.operands.map(({ value }) => value));
  const range = scoreRange(scores);
  const many = board.groups.length > groupsWithDecimals;
  const digits = heatDigits(scores, range, many ? 0 : 1);
  const short = shortIds(
    board.groups.map(({ id }) => id),
    many ? 3 : Number.POSITIVE_INFINITY,
  );
  return {
    groups: board.groups.map((group) => ({ ...groupHead(group, locale), short: short.get(group.id) ?? group.id })),
    rows: board.entries.map((entry) => ({
      name: names.of(entry),
      rank: entry.rank === null ? dash : String(entry.rank),
      cells: board.groups.map((group) => heatCell(entry, group, range, digits, locale)),
      mean: entry.cells.score.value === null ? dash : formatNumber(entry.cells.score.value, digits || 1),
    })),
    scale: rangeText(range),
  };
}

/** A group by its title, linked where it stands for one benchmark. */
export function groupHead({ id, title, titleZh, testData }: Group, locale: Locale): Omit<GroupHead, "short"> {
  const [benchmark] = testData;
  return {
    id,
    title: localText(locale, title, titleZh),
    path: testData.length === 1 && benchmark !== undefined ? routes.benchmark(locale, benchmark) : null,
  };
}

function heatCell(entry: Entry, group: Group, range: ScoreRange, digits: number, locale: Locale): HeatCell {
  const operand = entry.cells.score.operands.find((candidate) => candidate.group === group.id);
  const words = dictionary(locale).leaderboard;
  if (operand === undefined) {
    const missing = entry.cells.score.missing.find((part) => part.group === group.id);
    const experiment = entry.experiments.get(group.id);
    return {
      step: null,
      text: dash,
      title: words.missingGroups(group.id, words.reasons[missing?.reason ?? "no-experiment"]),
      path: experiment === undefined ? null : routes.experiment(locale, experiment.key),
      error: null,
    };
  }
  return {
    step: heatStep(operand.value, range),
    text: formatNumber(operand.value, digits),
    title: words.groupScore(group.id, scoreLine(scoreText(operand, locale))),
    path: routes.experiment(locale, operand.experiment.key),
    error: null,
  };
}
