/**
 * The ledger of a repository: what was published, corrected, withdrawn, renamed and deleted, commit by commit, and what
 * that did to every number of its leaderboards. It is plain data, so that it can be kept in a file.
 */
import type { Text } from "../../../content-loaders/problem.ts";
import type { ItemKind } from "../../../content-loaders/repository.ts";
import type { ExperimentMeta, PhaseSummary } from "../../../content-loaders/schema/experiment.ts";
import type { Unit } from "../columns.ts";
import type { Identity } from "../entries/identity.ts";

export interface Ledger {
  /**
   * `shallow`: the clone holds the last commits only; what was there at the first of them is in no change. `none`: there
   * is no history.
   */
  readonly extent: "complete" | "shallow" | "none";
  /** All that touched the repository, oldest first. What is not committed is in none. */
  readonly commits: readonly LedgerCommit[];
  /** By leaderboard id; also those that are gone. */
  readonly boards: Readonly<Record<string, BoardHistory>>;
  /** Experiments that were published once and are not now, by key in code-point order. */
  readonly tombstones: readonly Tombstone[];
}

export interface LedgerCommit {
  /** Full id. */
  readonly commit: string;
  /** ISO 8601 UTC, to the second. */
  readonly committedAt: string;
  /** Of items that were published before or after it, by kind and id; empty where it changed nothing that is published. */
  readonly changes: readonly Change[];
}

/** What a commit did to an item that is, or was, published. Drafts leave no trace. */
export type Change = ChangedItem &
  (
    | { readonly kind: "published" | "unreadable" }
    | ({ readonly kind: "corrected" | "restored" } & Differences)
    | ({ readonly kind: "renamed"; readonly to: string } & Differences)
    | { readonly kind: "withdrawn"; readonly reason: Text }
    /** `toDraft`: its files are still there, and say that it is a draft. */
    | { readonly kind: "deleted"; readonly toDraft: boolean }
  );

export type ChangeKind = Change["kind"];

export interface ChangedItem {
  readonly item: ItemKind;
  /** Experiment key, or id of any other item; the earlier one of an item that was renamed. */
  readonly id: string;
  /** What it was called; null for experiments, which have no names. */
  readonly title: Text | null;
}

/** How the content of an item differs from what was last published of it. */
export interface Differences {
  readonly figures: readonly FigureChange[];
  readonly records: readonly RecordChange[];
}

/** A value of a file. */
export type FieldValue = string | number | boolean | null;

export interface FigureChange {
  /** The phase, task or other part of the item that the field belongs to; empty for the item's own file. */
  readonly part: string;
  /** Dotted path in the file, with the ids of what lists hold: `columns.score.value`. */
  readonly field: string;
  /** Null where it was not stated. */
  readonly old: FieldValue;
  /** Null where it is not stated any more. */
  readonly new: FieldValue;
  /** True for a text that is too long to be told here; both values are null then. */
  readonly long?: true;
}

/** How many scores of a phase's records differ; records that are new or gone count. */
export interface RecordChange {
  readonly part: string;
  readonly count: number;
  /** How many records there are, or were where that is more. */
  readonly of: number;
}

/** What happened to the numbers of a leaderboard since it was first there. */
export interface BoardHistory {
  /** Index of the commit that brought it; its first numbers are in no change. */
  readonly first: number;
  /** In the order of their commits. */
  readonly changes: readonly CellChange[];
  /** Which entries came and went, in the order of their commits. */
  readonly comings: readonly EntryComing[];
  /** The entries that changes and comings name, as last known, by id. */
  readonly entries: Readonly<Record<string, { readonly title: Text | null; readonly identity: Identity | null }>>;
  /** The columns that changes name, as last known, by id. */
  readonly columns: Readonly<
    Record<string, { readonly title: Text | null; readonly unit: Unit; readonly digits: number }>
  >;
}

export interface CellChange {
  /** Index of the commit in the ledger's list. */
  readonly at: number;
  readonly entry: string;
  readonly column: string;
  /** Null where the cell was missing, or the entry or column was not there. */
  readonly old: CellFigure | null;
  /** Null where it is missing, or is not there any more. */
  readonly new: CellFigure | null;
}

/** An entry that was not there before a commit, or is not there after it. */
export interface EntryComing {
  /** Index of the commit in the ledger's list. */
  readonly at: number;
  readonly entry: string;
  readonly there: boolean;
}

/** A number of a leaderboard at full precision. */
export interface CellFigure {
  readonly value: number;
  /** Sample standard deviation between attempts; null where there is none, or none is known. */
  readonly std: number | null;
  /** Smallest number of attempts behind it; null for plain figures. */
  readonly n: number | null;
}

/** An experiment whose page is gone. */
export interface Tombstone {
  /** `<folder>/<id>` */
  readonly key: string;
  /** Index of the commit that took it away. */
  readonly at: number;
  readonly what: "deleted" | "draft" | "renamed" | "unreadable";
  /** Key of the experiment that it became; null unless it was renamed. */
  readonly to: string | null;
  /** As last published. */
  readonly meta: ExperimentMeta;
  /** As last published, in the order of the phases. */
  readonly phases: readonly { readonly name: string; readonly summary: PhaseSummary }[];
  /** Ids of the leaderboards that it counted in. */
  readonly leaderboards: readonly string[];
}
