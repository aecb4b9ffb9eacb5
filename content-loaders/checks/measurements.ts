/** The reports of runs beside the packs that they belong to. */
import type { PackReading, Reading, ResultReading, RunReading } from "../check.ts";
import type { Report, ReportedMetric, ReportFormat, SuiteReport } from "../packs.ts";
import type { Place } from "../problem.ts";
import type { PackMetric, PackRunner } from "../schema/pack.ts";
import type { Known } from "../schema/type.ts";

/** What a runner's reports look like; a `scores.json` may stand in the place of any of them. */
export const formatOfRunner: Readonly<Record<PackRunner, ReportFormat>> = {
  "lm-eval": "lm-eval",
  evalscope: "evalscope",
  rtl: "scores",
  judge: "scores",
  safety: "scores",
};

/** A folder of reports, and its pack, where that is sound and no draft: a run is not taken out for what its pack lacks. */
export interface PackResultReading {
  readonly run: RunReading;
  readonly result: ResultReading;
  readonly pack: PackReading;
  readonly runner: PackRunner;
}

/** All of them, in reading order. */
export function* packResults({ packs, runs, faulty }: Reading): Generator<PackResultReading> {
  const byId = new Map(packs.map((pack) => [pack.id, pack]));
  for (const run of runs) {
    for (const result of run.results) {
      const pack = byId.get(result.pack);
      const runner = pack?.declaration?.fields.runner;
      if (pack === undefined || runner === undefined) continue;
      if (faulty.has(pack.path) || pack.plugin?.fields.status === "draft") continue;
      yield { run, result, pack, runner };
    }
  }
}

/** The forms of the reports in a folder. */
export function formatsIn({ reports }: ResultReading): ReadonlySet<ReportFormat> {
  return new Set(reports.map(({ format }) => format));
}

/** Those whose reports are of one form, and that of the pack's runner: only these can be held against the declaration. */
export function* readableResults(reading: Reading): Generator<PackResultReading> {
  for (const found of packResults(reading)) {
    const formats = formatsIn(found.result);
    const [format] = formats;
    if (formats.size === 1 && (format === "scores" || format === formatOfRunner[found.runner])) yield found;
  }
}

/** The suites that a folder is looked at for: those that the pack declares; a `scores.json` has one without a name. */
export function suitesOf({ result, pack }: PackResultReading): readonly string[] {
  return formatsIn(result).has("scores") ? [""] : (pack.declaration?.fields.suites ?? []);
}

/** What the report that counts for a suite says of it: the one written last of those that have it. */
export function suiteIn({ reports }: ResultReading, suite: string): CountingSuite | null {
  const report = reports.find(({ suites }) => Object.hasOwn(suites, suite));
  const figures = report?.suites[suite];
  return report === undefined || figures === undefined ? null : { report, figures };
}

export interface CountingSuite {
  readonly report: Report;
  readonly figures: SuiteReport;
}

/** A declared metric in a suite of a report that counts. */
export interface Measurement extends PackResultReading, CountingSuite {
  /** Empty in a `scores.json`. */
  readonly suite: string;
  readonly metric: Known<PackMetric>;
  readonly key: string;
  /** Null where the suite has no such key. */
  readonly reported: ReportedMetric | null;
}

/** All of them, in the order of suites and metrics. */
export function* measurements(reading: Reading): Generator<Measurement> {
  for (const found of readableResults(reading)) {
    for (const suite of suitesOf(found)) {
      const counting = suiteIn(found.result, suite);
      if (counting === null) continue;
      const { metrics } = counting.figures;
      for (const metric of found.pack.metrics ?? []) {
        const { key } = metric;
        if (key === undefined) continue;
        const reported = Object.hasOwn(metrics, key) ? (metrics[key] ?? null) : null;
        yield { ...found, ...counting, suite, metric, key, reported };
      }
    }
  }
}

/** The place of a number in a report. */
export function placeOfNumber({ file }: Report, mark: number, path: string): Place {
  return { file, line: Math.floor(mark / 1024), column: mark % 1024, path };
}
