/**
 * What the interactive table knows besides its HTML: sort values at full precision, what can be filtered by, intervals,
 * addresses and words. It stands in the page as JSON; no number is read back from printed text.
 */

import type { Dictionary } from "../../i18n/en.ts";
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

export type SortOrder = "asc" | "desc";

/** Everything is in the order of the board: first the `placed` entries of the main table, then the unranked. */
export interface BoardTable {
  readonly ids: readonly string[];
  /** Each entry in one line. */
  readonly lines: readonly string[];
  /** How many of the entries stand in the main table. */
  readonly placed: number;
  /** The places that each entry of the main table could hold, from 1; null where nothing could be tested. */
  readonly intervals: readonly (readonly [low: number, high: number] | null)[];
  /** The column that the rows are ranked by; null where nothing is ranked. */
  readonly ranking: string | null;
  readonly columns: readonly TableColumn[];
  readonly fields: readonly TableField[];
  readonly groups: readonly TableGroup[];
  /** Path of the page that compares entries. */
  readonly compare: string;
  readonly words: TableWords;
}

export interface TableColumn {
  readonly key: string;
  readonly title: string;
  /** The direction of the first press: better first. */
  readonly first: SortOrder;
  /** Of the entries of the main table; null is missing and stands last. For text its place in natural order. */
  readonly values: readonly (number | null)[];
  /** False for a column of the identity that is only shown when asked for. */
  readonly shown: boolean;
}

/** A setting of the entries with the values that occur. */
export interface TableField {
  readonly key: string;
  readonly title: string;
  /** Whether it can be filtered by: there is a choice. */
  readonly facet: boolean;
  /** `value` null: the source does not say; for the algorithm, none. */
  readonly values: readonly { readonly value: string | null; readonly label: string }[];
  /** For every entry the places of its values in `values`, usually one. */
  readonly of: readonly (readonly number[])[];
}

export interface TableGroup {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  /** Path of the file with its scores. */
  readonly file: string;
}

export type TableWords = Dictionary["leaderboardTable"]["live"];

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
