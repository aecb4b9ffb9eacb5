/** Gathers what the interactive table knows of a board. */

import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Board, Entry } from "../../leaderboard/board.ts";
import type { Column } from "../../leaderboard/columns.ts";
import { dataRoutes, routes } from "../../routes.ts";
import { type BoardNames, identityValue } from "../board-identity.ts";
import { cellOf, cellValue } from "../cell-view.ts";
import { columnTitle } from "../column-format.ts";
import type { DisplayNames } from "../display.ts";
import { columnKey, coverageKey, groupKey, nameKey, rankKey, rowNameKey, settingKey } from "./column-keys.ts";
import { tableFields, thinkingPlace } from "./fields.ts";
import { sharedGroups } from "./group-column.ts";
import { naturalPlaces } from "./natural-order.ts";
import { placedEntries } from "./placed.ts";
import type { BoardTable, SortOrder, TableColumn } from "./table-data.ts";

/** Null where there is nothing to sort, to filter or to compare: fewer than two entries. */
export function boardTable(
  board: Board,
  names: BoardNames,
  display: DisplayNames | null | undefined,
  locale: Locale,
): BoardTable | null {
  const placed = placedEntries(board);
  if (board.entries.length < 2) return null;
  const { live } = dictionary(locale).leaderboardTable;
  const fields = tableFields(board.entries, display, locale);
  const columns = tableColumns(board, placed, names, locale);
  const shown = new Set(columns.map(({ key }) => key));
  const further = fields
    .filter(({ key, values }) => !shown.has(key) && key !== "version" && values.some(({ value }) => value !== null))
    .map(
      ({ key, title, values, of }): TableColumn => ({
        key,
        title,
        first: "asc",
        values: naturalPlaces(
          of.slice(0, placed.length).map((places) => {
            const stated = places.flatMap((place) => (values[place]?.value == null ? [] : [values[place].label]));
            return stated.length === 0 ? null : stated.join(live.listSeparator);
          }),
        ),
        shown: false,
      }),
    );
  return {
    ids: board.entries.map(({ id }) => id),
    lines: board.entries.map((entry) => names.of(entry).line),
    placed: placed.length,
    intervals: placed.map(({ rankInterval }) => rankInterval),
    ranking: board.ranked ? columnKey(board.primary.id) : null,
    name: rowNameKey(names.titled, names.withAlgorithm),
    columns: [...columns, ...further],
    fields,
    groups: sharedGroups(board).map((group) => ({
      id: group.id,
      key: groupKey(group.id),
      title: names.group(group).title.text,
      file: dataRoutes.groupColumn(locale, board.id, group.id),
    })),
    compare: routes.compare(locale, board.id),
    words: live,
  };
}

/** For JSON inside a page: nothing in it can end the element that holds it. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** The columns that the page shows. */
function tableColumns(
  board: Board,
  placed: readonly Entry[],
  names: BoardNames,
  locale: Locale,
): readonly TableColumn[] {
  const { leaderboard: words, leaderboardTable } = dictionary(locale);
  const named = placed.map((entry) => names.of(entry));
  const ofText = (key: string, title: string, texts: readonly (string | null)[]): TableColumn => ({
    key,
    title,
    first: "asc",
    values: naturalPlaces(texts),
    shown: true,
  });
  const algorithms = named.map(({ algorithm }) => algorithm?.name ?? null);
  const rowName = rowNameKey(names.titled, names.withAlgorithm);
  return [
    ...(board.ranked
      ? [
          {
            key: rankKey,
            title: words.rank,
            first: "asc" as const,
            values: placed.map(({ rank }) => rank),
            shown: true,
          },
        ]
      : []),
    rowName === nameKey
      ? ofText(
          rowName,
          words.entry,
          named.map(({ title, line }) => title?.text ?? line),
        )
      : ofText(rowName, words.algorithm, algorithms),
    ...(names.titled && names.withAlgorithm ? [ofText("algorithm", words.algorithm, algorithms)] : []),
    ...names.columns.map(({ field, head }, index) =>
      field === "thinking_level"
        ? {
            ...ofText(settingKey(field), head, []),
            values: placed.map((entry) => thinkingPlace(identityValue(entry, field))),
          }
        : ofText(
            settingKey(field),
            head,
            named.map(({ settings }, row) => (isStated(placed[row], field) ? (settings[index] ?? null) : null)),
          ),
    ),
    ...board.columns.map((column) => ({
      key: columnKey(column.id),
      title: columnTitle(column, locale).text,
      first: firstOrder(column),
      values: placed.map((entry) => cellValue(cellOf(entry, column))),
      shown: true,
    })),
    {
      key: coverageKey,
      title: leaderboardTable.coverage,
      first: "desc",
      values: placed.map((entry) => {
        const { present, of } = cellOf(entry, board.primary).coverage;
        return of === 0 ? null : present / of;
      }),
      shown: true,
    },
  ];
}

function isStated(entry: Entry | undefined, field: string): boolean {
  return entry !== undefined && identityValue(entry, field) !== null;
}

/** Higher first where neither way is better. */
function firstOrder({ direction }: Column): SortOrder {
  return direction === "lower" ? "asc" : "desc";
}
