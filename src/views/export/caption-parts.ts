/** What the captions of a board's exports may have to say, in one language. */
import { dictionary, type Locale, localText } from "../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { columnTitle, isMacroMean } from "../column-format.ts";
import { attemptsOf, meanColumns } from "../entry-table.ts";
import { columnKey } from "../leaderboard/column-keys.ts";
import { placedEntries } from "../leaderboard/placed.ts";
import type { CaptionParts } from "./view.ts";

/** @param caveats how many notes on the data its page has */
export function captionParts(
  { board, leaderboard }: LeaderboardWithBoard,
  caveats: number,
  locale: Locale,
): CaptionParts {
  const { export: words, leaderboard: boardWords, leaderboardTable } = dictionary(locale);
  const { fields } = leaderboard.definition;
  const placed = placedEntries(board);
  const withdrawn =
    fields.status === "withdrawn"
      ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh).text
      : null;
  const macro = isMacroMean(board.primary) && board.groups.length > 1;
  const means = meanColumns(board, placed);
  return {
    told: words.sentence("{parts}"),
    always: [
      ...(withdrawn === null ? [] : [words.withdrawn(withdrawn)]),
      ...(withdrawn === null && !board.ranked ? [words.nothingRanked] : []),
    ],
    primary: macro
      ? {
          key: columnKey(board.primary.id),
          text: words.macro(columnTitle(board.primary, locale).text, boardWords.macro(board.groups.length)),
        }
      : null,
    intervals: words.intervals(boardWords.rankTests[board.tests]),
    spread: words.spread(attemptsOf(placed, board)),
    means: {
      keys: means.map(({ id }) => columnKey(id)),
      text: words.sentence(boardWords.legendMeans("{columns}")),
      separator: leaderboardTable.live.listSeparator,
    },
    missing: words.missing,
    partial: words.partial,
    discrepancy: words.discrepancy,
    unranked: words.unrankedCount,
    synthetic: words.synthetic,
    versions: words.versions,
    caveats: caveats === 0 ? null : words.caveats(caveats),
  };
}
