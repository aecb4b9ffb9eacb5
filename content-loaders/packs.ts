/** The records of packs and runs: declarations, and what runners reported, in one shape whichever runner wrote it. */
import type { Document } from "./document.ts";
import type { PackDeclaration, PackPlugin } from "./schema/pack.ts";
import type { RunManifest } from "./schema/run.ts";

/** `packs/<id>/` */
export interface Pack {
  /** The folder: `<name>`, or `<owner>.<name>`. */
  readonly id: string;
  readonly plugin: Document<PackPlugin>;
  readonly declaration: Document<PackDeclaration>;
  /** `README.md` as Markdown, or null. */
  readonly readme: string | null;
  /** `README.zh.md`, the same in Chinese, or null. */
  readonly readmeChinese: string | null;
}

/** `runs/<id>/` */
export interface Run {
  readonly id: string;
  readonly manifest: Document<RunManifest>;
  /** One for each folder of a pack, by pack id in code-point order. */
  readonly results: readonly PackResult[];
}

/**
 * Who produced the numbers: a runner whose own report lies here, the platform's rtl, judge or safety runner,
 * or somebody elsewhere.
 */
export type ResultSource = "runner" | "platform" | "external";

/** `runs/<run-id>/<pack-id>/` */
export interface PackResult {
  /** Id of the pack. */
  readonly pack: string;
  /** `runs/<run-id>/<pack-id>` */
  readonly path: string;
  readonly source: ResultSource;
  /** All that were recognised, the one written last first, by the date inside; of equal or no date by file name. */
  readonly reports: readonly Report[];
}

export type ReportFormat = "lm-eval" | "evalscope" | "scores";

/** One report file. */
export interface Report {
  /** Path relative to the repository root. */
  readonly file: string;
  readonly format: ReportFormat;
  /** Version of the tool, or of the shape, that wrote it, as far as the file says. */
  readonly version: string | null;
  /** When it was written, by the date inside, ISO 8601 UTC; null where it does not say. */
  readonly date: string | null;
  /** The model as the report names it; null where it does not say. */
  readonly model: string | null;
  /** The limit on samples as the report states it: null for none, undefined where it does not say. */
  readonly limit?: number | null | undefined;
  /** Where it states the limit; null where it does not. */
  readonly limitAt: ReportPlace | null;
  /** By name of the suite, in the file's order. A `scores.json` has one, with the empty name. */
  readonly suites: Readonly<Record<string, SuiteReport>>;
}

/** Where something stands in a report: a packed position, as in `Marks`, and the dotted path for people. */
export interface ReportPlace {
  readonly mark: number;
  readonly path: string;
}

/** What a report says of one suite, or of a group of suites. */
export interface SuiteReport {
  readonly at: ReportPlace;
  /** Of a group, the suites that it is the total of, empty where the report does not say; null for a suite. */
  readonly parts: readonly string[] | null;
  readonly version: string | null;
  /** Examples in the prompt, of a group those of all its tasks; null where the report does not say, and where tasks differ. */
  readonly numFewshot: number | null;
  /** Where it says so; null where it does not. */
  readonly numFewshotAt: ReportPlace | null;
  /** Samples that went in; null where the report does not say. */
  readonly nSamples: number | null;
  /** Samples that the suite has; null where the report does not say. */
  readonly nSamplesOriginal: number | null;
  /** By key, verbatim, in the file's order. */
  readonly metrics: Readonly<Record<string, ReportedMetric>>;
}

export interface ReportedMetric {
  /** Null where the report holds no finite number: NaN, "N/A", null. */
  readonly value: number | null;
  /** The report's standard error of the value (of a mean over samples); null where there is none. */
  readonly standardError: number | null;
  /** Samples that went into this value, where the report says so of the value; null where it does not. */
  readonly nSamples: number | null;
  /** Which way the report says is better; null where it does not say. */
  readonly higherIsBetter: boolean | null;
  /** Packed position of the value, as in `Marks`. */
  readonly mark: number;
  /** The same of its standard error, or null. */
  readonly standardErrorMark: number | null;
  /** Dotted path in the file, for people: `results.gsm8k.exact_match,strict-match`. */
  readonly path: string;
}

/** What one run's reports say to one pack: a number, or why there is none, for each metric that the pack declares. */
export interface PackFigures {
  readonly source: ResultSource;
  /** Where the reports differ from what the pack declares; such numbers are shown, and not compared. */
  readonly deviations: readonly Deviation[];
  /**
   * The versions of what the numbers were made of, as far as the reports state them: the declared suites, the group that is
   * their total, and the tasks of groups.
   */
  readonly versions: readonly SuiteVersion[];
  /** In the order of the declaration. */
  readonly metrics: readonly MetricFigure[];
}

/** The version of a suite, as the report writes it: other versions ask other questions, or score them otherwise. */
export interface SuiteVersion {
  readonly suite: string;
  readonly version: string;
}

/** One way in which a report was not made as the pack declares. */
export interface Deviation {
  readonly kind: "num_fewshot" | "limit" | "suites";
  /** The suite concerned, or null for the report as a whole. */
  readonly suite: string | null;
  /** As text: `5`; null where nothing was declared. */
  readonly declared: string | null;
  /** As text; null for no limit. */
  readonly reported: string | null;
  readonly place: FigurePlace;
}

/** Where a figure stands. Lines count from 1. */
export interface FigurePlace {
  readonly file: string;
  readonly line: number;
  readonly path: string;
}

export type MetricAbsence =
  /** No report of the run has the suite. */
  | "suite-not-reported"
  /** The report has the suite, but not the key. */
  | "key-not-reported"
  /** The report holds no number there. */
  | "no-number";

export interface MetricFigure {
  readonly key: string;
  /** At full precision, as reported; null where missing. */
  readonly value: number | null;
  /** Standard error of the value; null where the report gives none. */
  readonly standardError: number | null;
  /** Samples behind the value; null where unknown. */
  readonly nSamples: number | null;
  /** How the value came about: one suite's, the report's total of a group, or the mean of the suites, worked out here. */
  readonly made: "suite" | "group" | "mean";
  /** Null for a mean, whose parts have their places, and where the value is missing. */
  readonly place: FigurePlace | null;
  /** The declared suites in their order; none where scores stand for several suites at once. */
  readonly suites: readonly SuiteFigure[];
  readonly missing: MetricAbsence | null;
}

export interface SuiteFigure {
  readonly suite: string;
  readonly value: number | null;
  readonly standardError: number | null;
  readonly nSamples: number | null;
  readonly place: FigurePlace | null;
  readonly missing: MetricAbsence | null;
}
