/**
 * What a rule over the data sees, and what it hands back. Reading finds the faults of single files (form, types, names);
 * a check finds those between values and between files. Checks also run over faulty items, so that everything that is
 * wrong with a repository is told at once: a value that could not be read is absent here and has its problem already.
 */
import type { Report } from "./packs.ts";
import type { Place, Problem, Rule } from "./problem.ts";
import type { Document, Marks, PhaseKind } from "./repository.ts";
import type { BenchmarkManifest } from "./schema/benchmark.ts";
import type { AttemptRecordFields, ExperimentMeta, PhaseSummary } from "./schema/experiment.ts";
import type { LeaderboardColumn, LeaderboardDefinition } from "./schema/leaderboard.ts";
import type { PackDeclaration, PackMetric, PackPlugin } from "./schema/pack.ts";
import type { RunManifest } from "./schema/run.ts";
import type { TaskConfig } from "./schema/task.ts";
import type { Known } from "./schema/type.ts";

/** A file's content as far as it could be read. */
export type KnownDocument<Fields> = Document<Known<Fields>>;

/** Every item of the repository that was found, also faulty ones. All lists are in code-point order of their ids. */
export interface Reading {
  /** Absolute path of the repository; checks of paths need it, messages never show it. */
  readonly root: string;
  readonly benchmarks: readonly BenchmarkReading[];
  readonly experiments: readonly ExperimentReading[];
  readonly leaderboards: readonly LeaderboardReading[];
  readonly packs: readonly PackReading[];
  readonly runs: readonly RunReading[];
  /** Folder names under `packages/`, whether or not their content could be read: one broken manifest leaves no reference dangling. */
  readonly benchmarkIds: ReadonlySet<string>;
  /** Folder names of the tasks by benchmark id. */
  readonly taskIds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Folder names under `experiments/`. */
  readonly experimentFolders: ReadonlySet<string>;
  /** Folder names under `plugins/`, or null where there is no such folder. */
  readonly pluginIds: ReadonlySet<string> | null;
  /** The lines of `prices/*.csv` in file and line order, or null where there are none. */
  readonly prices: readonly Price[] | null;
  /**
   * The paths of the items (`packs/<id>`, …) that have an error, as far as it is told by now: reading and the checks before
   * the present one. The checks of packs stand before those of runs, since a run is not held against a faulty pack.
   */
  readonly faulty: ReadonlySet<string>;
}

/** `packages/<id>/`. */
export interface BenchmarkReading {
  readonly id: string;
  /** `packages/<id>` */
  readonly folder: string;
  /** Null: the file is missing or is no TOML. */
  readonly manifest: KnownDocument<BenchmarkManifest> | null;
  readonly readme: string | null;
  readonly tasks: readonly TaskReading[];
}

/** `packages/<benchmark-id>/<id>/`. */
export interface TaskReading {
  readonly id: string;
  readonly folder: string;
  readonly config: KnownDocument<TaskConfig> | null;
  readonly statement: string | null;
}

/** `experiments/<folder>/<id>/`. */
export interface ExperimentReading {
  /** `<folder>/<id>` */
  readonly key: string;
  readonly folder: string;
  readonly id: string;
  /** `experiments/<folder>/<id>` */
  readonly path: string;
  readonly meta: KnownDocument<ExperimentMeta> | null;
  /** Names of all folders inside, as found and in code-point order: phases, `traces`, `test-1`, `train`, `train-01`, … */
  readonly folderNames: readonly string[];
  /** The folders whose name is a phase's: `test`, `train-<n>`, `val-<n>` with n from 1 and no leading zero. train-1, val-1, train-2, …, test. */
  readonly phases: readonly PhaseReading[];
}

/** One phase folder. */
export interface PhaseReading {
  readonly name: string;
  readonly kind: PhaseKind;
  readonly round: number | null;
  /** `experiments/<folder>/<id>/<name>` */
  readonly path: string;
  /** Null: the file is missing or is no YAML mapping. */
  readonly summary: KnownDocument<PhaseSummary> | null;
  /** Names of all files inside, in code-point order. */
  readonly fileNames: readonly string[];
  /** The files named `attempt-<n>.yaml` with n from 1 and no leading zero, by number. */
  readonly attempts: readonly AttemptReading[];
}

/** `attempt-<number>.yaml`. */
export interface AttemptReading {
  readonly number: number;
  readonly file: string;
  /** Null: the file is no YAML list, so that nothing can be said of the tasks that it covers. */
  readonly records: readonly RecordReading[] | null;
}

/** One item of an attempt file. Where any task of `source` is faulty, `source` is absent as a whole. */
export interface RecordReading {
  readonly fields: Known<AttemptRecordFields>;
  /** Paths relative to the record. */
  readonly marks: Marks;
  /** Its position in the file's list, from 0: the first part of the path in a problem. */
  readonly index: number;
}

/** `leaderboards/<id>.yaml`. */
export interface LeaderboardReading {
  readonly id: string;
  readonly definition: KnownDocument<LeaderboardDefinition> | null;
  /** Its columns one by one, each as far as it could be read, where the list as a whole may lack one; null without the list. */
  readonly columns: readonly Known<LeaderboardColumn>[] | null;
}

/** `packs/<id>/`. */
export interface PackReading {
  readonly id: string;
  /** `packs/<id>` */
  readonly path: string;
  /** Null: the file is missing or is no YAML mapping. */
  readonly plugin: KnownDocument<PackPlugin> | null;
  /** As with `plugin`. */
  readonly declaration: KnownDocument<PackDeclaration> | null;
  /** Its metrics one by one, each as far as it could be read, where the list as a whole may lack one; null without the list. */
  readonly metrics: readonly Known<PackMetric>[] | null;
  readonly readme: string | null;
  readonly readmeChinese: string | null;
}

/** `runs/<id>/`. */
export interface RunReading {
  readonly id: string;
  /** `runs/<id>` */
  readonly path: string;
  /** Null: the file is missing or is no YAML mapping. */
  readonly manifest: KnownDocument<RunManifest> | null;
  /** The folders inside, by name, whether or not there is such a pack. */
  readonly results: readonly ResultReading[];
  /** Paths of the `*.json` files beside the folders, which belong to no pack. */
  readonly strayReports: readonly string[];
}

/** `runs/<run-id>/<pack>/`. */
export interface ResultReading {
  /** The folder's name: the id of a pack, if there is one of that name. */
  readonly pack: string;
  /** `runs/<run-id>/<pack>` */
  readonly path: string;
  /** Those that could be read, the one written last first, as in the record. */
  readonly reports: readonly Report[];
  /** Paths of the `*.json` files that are no report of a known form. */
  readonly unrecognised: readonly string[];
  /** Paths of folders that lie too deep to be looked into. */
  readonly tooDeep: readonly string[];
  /** Whether a report could be read in part or not at all, which is told already: what seems to be missing may stand there. */
  readonly isBroken: boolean;
}

/** List price of a model, in USD per million tokens. */
export interface Price {
  readonly file: string;
  readonly line: number;
  readonly model: string;
  readonly provider: string;
  readonly inputUsdPerMtok: number;
  readonly cachedUsdPerMtok: number;
  readonly outputUsdPerMtok: number;
}

/** A rule, or a few that share their work, over the whole repository. */
export interface Check {
  /** The name of its file. */
  readonly name: string;
  /** All rules that it can report, for the reference page. */
  readonly rules: readonly Rule<never>[];
  /** Reports whatever it finds, in any order. An error takes the item out whose folder or file the problem's place lies in. */
  run(reading: Reading, report: (problem: Problem) => void): void;
}

/** The status of a pack: published where plugin.yaml is sound and says none; undefined where that is not known. */
export function statusOfPack({ plugin }: Pick<PackReading, "plugin">): PackPlugin["status"] {
  return plugin === null || plugin.marks.status !== undefined ? plugin?.fields.status : "published";
}

/** A folder or file as a whole: line 1, column 1, no field. */
export function placeOfPath(path: string): Place {
  return { file: path, line: 1, column: 1, path: "" };
}

/** A value of a record in an attempt file; `path` is relative to the record. */
export function placeInRecord(attempt: AttemptReading, record: RecordReading, path: string): Place {
  const mark = record.marks[path] ?? record.marks[path.split(".")[0] ?? ""] ?? record.marks[""] ?? 1025;
  return {
    file: attempt.file,
    line: Math.floor(mark / 1024),
    column: mark % 1024,
    path: path === "" ? String(record.index) : `${record.index}.${path}`,
  };
}
