/**
 * The records that the loaders hand on: what the files say, checked, with the place of every value.
 * Field names are those of the RFCs; `null` means that the source does not say.
 */
import type { Document, Marks } from "./document.ts";
import type { Pack, Run } from "./packs.ts";
import type { Place, Problem } from "./problem.ts";
import type { BenchmarkManifest } from "./schema/benchmark.ts";
import type { AttemptRecordFields, ExperimentMeta, PhaseSummary } from "./schema/experiment.ts";
import type { LeaderboardDefinition } from "./schema/leaderboard.ts";
import type { TaskConfig } from "./schema/task.ts";

export type { Document, Marks };

/** `packages/<id>/`: a data set of tasks. */
export interface Benchmark {
  readonly id: string;
  readonly manifest: Document<BenchmarkManifest>;
  /** By id, in code-point order. */
  readonly tasks: readonly Task[];
  /** `data/<id>/README.md`, or null. */
  readonly readme: string | null;
}

/** `packages/<benchmark-id>/<id>/`. Its rubric is never read. */
export interface Task {
  readonly id: string;
  readonly config: Document<TaskConfig>;
  /** `statement/README.md` as Markdown, or null. */
  readonly statement: string | null;
}

/** `experiments/<folder>/<id>/`. */
export interface Experiment {
  /** `<folder>/<id>`, unique in the repository. */
  readonly key: string;
  readonly folder: string;
  readonly id: string;
  readonly meta: Document<ExperimentMeta>;
  /** train-1, val-1, train-2, …, train-10, …, test. */
  readonly phases: readonly Phase[];
}

export type PhaseKind = "train" | "val" | "test";

/** One phase folder. */
export interface Phase {
  /** The folder's name: `train-2`, `val-1`, `test`. */
  readonly name: string;
  readonly kind: PhaseKind;
  /** The number behind `train-` or `val-`; null for test. */
  readonly round: number | null;
  readonly summary: Document<PhaseSummary>;
  /** attempt-1 … attempt-n. */
  readonly attempts: readonly Attempt[];
}

/** `attempt-<number>.yaml`. */
export interface Attempt {
  readonly number: number;
  readonly file: string;
  readonly records: readonly AttemptRecord[];
}

/** One item of an attempt file: the result of one task, or of several that were run as one. */
export interface AttemptRecord {
  readonly fields: AttemptRecordFields;
  /** Paths relative to the record: `score`, `source.0.task_id`; `` is the record itself. */
  readonly marks: Marks;
}

/** `leaderboards/<id>.yaml`. */
export interface Leaderboard {
  readonly id: string;
  readonly definition: Document<LeaderboardDefinition>;
}

/** `plugins/<id>/`: an RSI algorithm, as far as it is told here. */
export interface Plugin {
  readonly id: string;
  /** `README.md` as Markdown, or null. */
  readonly readme: string | null;
  /** `README.zh.md`, the same in Chinese, or null. */
  readonly readmeChinese: string | null;
}

/** One file as text, for the source pages. E-mail addresses are already left out. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
  /** Line ranges that nothing was read from and whose text is therefore left out, from 1, both ends included; the text has empty lines there. */
  readonly unread?: readonly (readonly [from: number, to: number])[];
}

/** An item that is not in the lists because it has an error. */
export interface LeftOut {
  readonly kind: "benchmark" | "experiment" | "leaderboard" | "pack" | "run";
  /** Benchmark id, experiment key, or id of a leaderboard, pack or run. */
  readonly id: string;
  /** `packages/<id>`, `experiments/<folder>/<id>`, `leaderboards/<id>.yaml`, `packs/<id>`, `runs/<id>`: the start of its problems' files. */
  readonly path: string;
  /** What an experiment says of itself, where that file is sound; null otherwise. */
  readonly meta: ExperimentMeta | null;
}

/** The whole of a benchmark repository. Items with an error are not in the lists; what is wrong with them is in `problems`. */
export interface Repository {
  /** By id, in code-point order; so are all lists. */
  readonly benchmarks: readonly Benchmark[];
  readonly experiments: readonly Experiment[];
  readonly leaderboards: readonly Leaderboard[];
  /** Empty where the repository has no `plugins/`. */
  readonly plugins: readonly Plugin[];
  readonly packs: readonly Pack[];
  readonly runs: readonly Run[];
  /** The files behind each experiment (key), leaderboard (`leaderboards/<id>`), pack (`packs/<id>`) and run (`runs/<id>`), in reading order. */
  readonly sources: ReadonlyMap<string, readonly SourceFile[]>;
  /** All of them, sorted by file, line, column, code. */
  readonly problems: readonly Problem[];
  /** The items with an error, drafts apart. */
  readonly leftOut: readonly LeftOut[];
  /** The paths of all drafts (`packages/<id>`, …), in code-point order: nothing of them is published, their problems neither. */
  readonly drafts: readonly string[];
}

/**
 * The item that a file belongs to: `packages/<id>` (also for `data/<id>/…`), `experiments/<folder>/<id>`,
 * `experiments/<folder>`, `leaderboards/<file>`, `packs/<id>`, `runs/<id>`; null for what is part of none.
 */
export function itemOf(file: string): string | null {
  const [top = "", ...rest] = file.split("/");
  if (top === "packages" || top === "data") return `packages/${rest[0] ?? ""}`;
  if (top === "experiments") return ["experiments", ...rest.slice(0, 2)].join("/");
  if (top === "packs" || top === "runs") return `${top}/${rest[0] ?? ""}`;
  if (top === "leaderboards") return `leaderboards/${rest[0] ?? ""}`;
  return null;
}

/** The line of a value, or of the nearest thing around it that has one. Counts from 1. */
export function lineOf(marks: Marks, path: string): number {
  return Math.floor(markOf(marks, path) / 1024);
}

/** The place of a value of a document, or of the nearest thing around it. */
export function placeOf(document: { readonly file: string; readonly marks: Marks }, path: string): Place {
  const mark = markOf(document.marks, path);
  return { file: document.file, line: Math.floor(mark / 1024), column: mark % 1024, path };
}

/** Packs a position; see {@link Marks}. */
export function packMark(line: number, column: number): number {
  return line * 1024 + Math.min(column, 1023);
}

function markOf(marks: Marks, path: string): number {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
    const mark = marks[at];
    if (mark !== undefined) return mark;
    if (at === "") return packMark(1, 1);
  }
}

/** The items that are published one by one. */
export interface ItemsByKind {
  readonly benchmark: Benchmark;
  readonly experiment: Experiment;
  readonly leaderboard: Leaderboard;
  readonly pack: Pack;
  readonly run: Run;
}

export type ItemKind = keyof ItemsByKind;

/**
 * An item as its own files say by today's formats, whatever stands elsewhere. A draft is nothing for others to see, and
 * one with a fault has no content.
 */
export type ReadItem =
  | { [Kind in ItemKind]: WholeItem<Kind> }[ItemKind]
  | (ItemName & { readonly state: "draft" })
  | (ItemName & { readonly state: "unreadable" });

export interface ItemName<Kind extends ItemKind = ItemKind> {
  readonly kind: Kind;
  /** `packages/<id>`, `experiments/<folder>/<id>`, `leaderboards/<id>.yaml`, `packs/<id>`, `runs/<id>`. */
  readonly path: string;
  /** Benchmark id, experiment key, or id of a leaderboard, pack or run. */
  readonly id: string;
}

export interface WholeItem<Kind extends ItemKind> extends ItemName<Kind> {
  readonly state: "published" | "withdrawn";
  readonly item: ItemsByKind[Kind];
}
