/**
 * What the script of the matrix knows besides the page's HTML: the order of the numbers, what can be filtered by, where
 * further metrics stand, and words. It stands in the page as JSON; no number is read back from printed text.
 */
import type { Dictionary } from "../../i18n/en.ts";
import type { MatrixCell } from "./matrix-cell.ts";
import type { ColumnOrder, MetricHead } from "./matrix-columns.ts";

export type SortOrder = "asc" | "desc";

/** All lists over runs are in the order of the rows. */
export interface MatrixData {
  /** Ids of the runs; each row carries its own as `run-<id>`. */
  readonly runs: readonly string[];
  /** What the text of the filter is looked for in, in small letters. */
  readonly texts: readonly string[];
  /** The columns that name the runs. */
  readonly fields: readonly RowField[];
  readonly packs: readonly PackOfData[];
  readonly categories: readonly Facet[];
  readonly runners: readonly Facet[];
  readonly words: Dictionary["runs"]["live"];
}

export interface RowField {
  readonly key: string;
  readonly title: string;
  readonly first: SortOrder;
  readonly values: readonly (number | null)[];
}

export interface Facet {
  readonly value: string;
  readonly label: string;
}

/** In the order of the columns. */
export interface PackOfData {
  readonly id: string;
  /** As the declaration writes it. */
  readonly category: string;
  readonly runner: string;
  /** Path of the file with all its metrics. */
  readonly file: string;
  readonly metrics: readonly MetricOfData[];
}

export interface MetricOfData {
  /** Key of its column. */
  readonly key: string;
  readonly label: string;
  readonly primary: boolean;
  /** The direction of the first press: better first. */
  readonly first: SortOrder;
  /** Set for the metric that the page holds a column of. */
  readonly order?: ColumnOrder;
  /** Key of the column of the metric that it is set against; null where there is none. */
  readonly gap: string | null;
}

/** The file of a pack: a column for each of its metrics, final text. */
export interface PackRunsFile {
  readonly metrics: readonly MetricColumn[];
}

export interface MetricColumn {
  readonly head: MetricHead;
  readonly order: ColumnOrder;
  /** Whether any number has its ±, or a word in its place, so that all leave room for it. */
  readonly spreads: boolean;
  /** Null where the run was not evaluated on the pack. */
  readonly cells: readonly (MatrixCell | null)[];
  /** This metric minus the one that it is set against; null where there is none. */
  readonly gap: GapColumn | null;
}

export interface GapColumn {
  readonly unit: string;
  readonly texts: readonly (string | null)[];
  readonly order: readonly (number | null)[];
}
