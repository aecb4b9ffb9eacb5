/**
 * What the interactive table knows besides its HTML: sort values at full precision, what can be filtered by, intervals,
 * addresses and words. It stands in the page as JSON; no number is read back from printed text.
 */
import type { Dictionary } from "../../i18n/en.ts";

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
  /** Key of the column that names the rows. */
  readonly name: string;
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
