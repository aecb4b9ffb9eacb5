/** What one run's reports say to one pack: a number, or why there is none, for each metric that the pack declares. */
import type {
  Deviation,
  FigurePlace,
  MetricAbsence,
  MetricFigure,
  PackFigures,
  PackResult,
  Report,
  ReportedMetric,
  ReportPlace,
  SuiteFigure,
  SuiteReport,
  SuiteVersion,
} from "./packs.ts";
import { lineOf, type Marks } from "./repository.ts";
import type { PackDeclaration } from "./schema/pack.ts";
import type { RunResultFields } from "./schema/run.ts";
import { joinPath } from "./source/node.ts";

/** What of a declaration the figures depend on. */
export type DeclaredFigures = Pick<PackDeclaration, "suites" | "num_fewshot" | "limit"> & {
  readonly metrics: readonly Pick<PackDeclaration["metrics"][number], "key">[];
};

/** The report that counts for a suite, and what it says of it. */
interface Counted {
  readonly suite: string;
  readonly report: Report;
  readonly said: SuiteReport;
}

/**
 * The figures of one pack in one run. `stated` is what `run.yaml` says of the result, `marks` are the marks of that file,
 * in which a deviation of what it states has its place.
 */
export function packFigures(
  declaration: DeclaredFigures,
  result: PackResult,
  stated: RunResultFields | null,
  marks: Marks = {},
): PackFigures {
  const counted = declaration.suites.map((suite) => countedFor(suite, result.reports));
  const found = counted.filter((one) => one !== null);
  const group = groupOf(declaration.suites, counted);
  return {
    source: result.source,
    deviations: [...reportDeviations(declaration, found), ...statedDeviations(declaration, result, stated, marks)],
    versions: versionsOf(group === null ? found : [...found, group]),
    metrics: declaration.metrics.map(({ key }) => metricFigure(key, declaration.suites, counted, group)),
  };
}

/** The files of the reports that have suites of the pack, all of which a later report has too. */
export function supersededReports(declaration: Pick<DeclaredFigures, "suites">, result: PackResult): readonly string[] {
  const counted = new Set(declaration.suites.map((suite) => countedFor(suite, result.reports)?.report));
  return result.reports
    .filter((report) => !counted.has(report) && declaration.suites.some((suite) => suiteIn(report, suite) !== null))
    .map(({ file }) => file);
}

/** The reports lie with the latest first. */
function countedFor(suite: string, reports: readonly Report[]): Counted | null {
  for (const report of reports) {
    const said = suiteIn(report, suite);
    if (said !== null) return { suite, report, said };
  }
  return null;
}

/** What a report says of a suite. Scores have no suites: they stand for the whole of what the pack declares. */
function suiteIn(report: Report, suite: string): SuiteReport | null {
  const name = report.format === "scores" ? "" : suite;
  return Object.hasOwn(report.suites, name) ? (report.suites[name] ?? null) : null;
}

/** The group of the one report behind all suites whose parts, or whose tasks, are exactly these suites. */
function groupOf(suites: readonly string[], counted: readonly (Counted | null)[]): Counted | null {
  const report = counted[0]?.report;
  if (suites.length < 2 || report === undefined || report.format === "scores") return null;
  if (counted.some((one) => one?.report !== report)) return null;
  const wanted = new Set(suites);
  for (const [suite, said] of Object.entries(report.suites)) {
    if (said.parts === null || wanted.has(suite)) continue;
    if (isSame(wanted, said.parts) || isSame(wanted, tasksOf(report, suite))) return { suite, report, said };
  }
  return null;
}

function isSame(wanted: ReadonlySet<string>, names: readonly string[]): boolean {
  return new Set(names).size === wanted.size && names.every((name) => wanted.has(name));
}

/** The tasks in a group, through groups of groups; of a task, itself. */
function tasksOf(report: Report, suite: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(suite)) return [];
  seen.add(suite);
  const parts = report.suites[suite]?.parts ?? [];
  return parts.length === 0 ? [suite] : parts.flatMap((part) => tasksOf(report, part, seen));
}

/** What is said of a suite, and of a group of each of its tasks too. */
function saidBehind({ report, suite, said }: Counted): readonly (readonly [suite: string, said: SuiteReport])[] {
  const tasks = said.parts === null ? [] : tasksOf(report, suite).filter((task) => task !== suite);
  return [
    [suite, said],
    ...tasks.flatMap((task) => {
      const own = suiteIn(report, task);
      return own === null ? [] : [[task, own] as const];
    }),
  ];
}

function versionsOf(counted: readonly Counted[]): readonly SuiteVersion[] {
  const versions = new Map<string, string>();
  for (const [suite, { version }] of counted.flatMap(saidBehind)) if (version !== null) versions.set(suite, version);
  return [...versions].map(([suite, version]) => ({ suite, version }));
}

function metricFigure(
  key: string,
  suites: readonly string[],
  counted: readonly (Counted | null)[],
  group: Counted | null,
): MetricFigure {
  const [first] = counted;
  // Scores stand for the whole of the pack, however many suites it has.
  if (suites.length === 1 || first?.report.format === "scores") {
    const only = suiteFigure(key, suites[0] ?? "", first ?? null);
    const made = first?.said.parts == null ? "suite" : "group";
    return { key, made, ...withoutSuite(only), suites: suites.length === 1 ? [only] : [] };
  }
  const figures = suites.map((suite, index) => suiteFigure(key, suite, counted[index] ?? null));
  if (group !== null) {
    const total = suiteFigure(key, group.suite, group);
    if (total.value !== null) return { key, made: "group", ...withoutSuite(total), suites: figures };
  }
  return { key, made: "mean", ...meanOf(figures), suites: figures };
}

function withoutSuite({ suite: _, ...figure }: SuiteFigure): Omit<SuiteFigure, "suite"> {
  return figure;
}

function suiteFigure(key: string, suite: string, counted: Counted | null): SuiteFigure {
  const absent = (missing: MetricAbsence, nSamples: number | null): SuiteFigure => ({
    suite,
    value: null,
    standardError: null,
    nSamples,
    place: null,
    missing,
  });
  if (counted === null) return absent("suite-not-reported", null);
  const { said, report } = counted;
  const metric = Object.hasOwn(said.metrics, key) ? said.metrics[key] : undefined;
  if (metric === undefined) return absent("key-not-reported", said.nSamples);
  if (metric.value === null) return absent("no-number", said.nSamples);
  const { value, standardError } = metric;
  const nSamples = metric.nSamples ?? said.nSamples;
  return { suite, value, standardError, nSamples, place: placeIn(report, metric), missing: null };
}

/**
 * The unweighted mean, of independent parts: its standard error is the root of the sum of squares over their number. What
 * one part lacks, the mean lacks.
 */
function meanOf(parts: readonly SuiteFigure[]): Omit<SuiteFigure, "suite"> {
  const missing = parts.find((part) => part.missing !== null)?.missing ?? null;
  const nSamples = sumOf(parts.map((part) => part.nSamples));
  const sum = sumOf(parts.map((part) => part.value));
  if (sum === null) return { value: null, standardError: null, nSamples, place: null, missing };
  const variance = sumOf(parts.map(({ standardError }) => (standardError === null ? null : standardError ** 2)));
  return {
    value: sum / parts.length,
    standardError: variance === null ? null : Math.sqrt(variance) / parts.length,
    nSamples,
    place: null,
    missing: null,
  };
}

/** Null where one is missing: a part that is not known is not zero. */
function sumOf(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

function placeIn(report: Report, { mark, path }: Pick<ReportedMetric, "mark" | "path"> | ReportPlace): FigurePlace {
  return { file: report.file, line: Math.floor(mark / 1024), path };
}

/** Where the reports state other examples or another limit than the pack declares. */
function reportDeviations(declaration: DeclaredFigures, counted: readonly Counted[]): readonly Deviation[] {
  const { num_fewshot: fewshot, limit = null } = declaration;
  const found: Deviation[] = [];
  for (const one of counted) {
    if (fewshot === undefined) break;
    const { suite, report } = one;
    const stating = saidBehind(one)
      .map(([, said]) => said)
      .filter(({ numFewshot }) => numFewshot !== null && numFewshot !== fewshot);
    const [differing] = stating;
    if (differing?.numFewshotAt == null) continue;
    found.push({
      kind: "num_fewshot",
      suite,
      declared: String(fewshot),
      reported: [...new Set(stating.map(({ numFewshot }) => String(numFewshot)))].join(", "),
      place: placeIn(report, differing.numFewshotAt),
    });
  }
  for (const report of new Set(counted.map((one) => one.report))) {
    const own = counted.filter((one) => one.report === report);
    if (report.limit === undefined || report.limitAt === null || isSameLimit(limit, report.limit, own)) continue;
    found.push({
      kind: "limit",
      suite: null,
      declared: written(limit),
      reported: written(report.limit),
      place: placeIn(report, report.limitAt),
    });
  }
  return found;
}

/** Limits that differ are the same where all suites, task by task, are known to have no more samples than either. */
function isSameLimit(declared: number | null, reported: number | null, counted: readonly Counted[]): boolean {
  if (declared === reported) return true;
  return counted.flatMap(limitedBy).every(({ nSamplesOriginal: all }) => {
    const isWhole = (limit: number | null) => limit === null || (all !== null && limit >= 1 && limit >= all);
    return isWhole(declared) && isWhole(reported);
  });
}

/** What a limit cuts: a suite, or each task of a group. */
function limitedBy(counted: Counted): readonly SuiteReport[] {
  const { report, suite, said } = counted;
  const tasks = saidBehind(counted).slice(1);
  // Of a group whose tasks are not all told, the whole is all that is known.
  return tasks.length > 0 && tasks.length === tasksOf(report, suite).length ? tasks.map(([, own]) => own) : [said];
}

/** Where `run.yaml` states of scores that they were made otherwise than the pack declares. */
function statedDeviations(
  declaration: DeclaredFigures,
  result: PackResult,
  stated: RunResultFields | null,
  marks: Marks,
): readonly Deviation[] {
  if (stated === null) return [];
  const { num_fewshot: fewshot, limit = null, suites } = declaration;
  const deviation = (kind: Deviation["kind"], declared: string | null, reported: string | null): Deviation => {
    const path = joinPath(joinPath("results", result.pack), kind);
    const file = `${result.path.slice(0, result.path.lastIndexOf("/"))}/run.yaml`;
    return { kind, suite: null, declared, reported, place: { file, line: lineOf(marks, path), path } };
  };
  const found: Deviation[] = [];
  if (fewshot !== undefined && stated.num_fewshot !== undefined && stated.num_fewshot !== fewshot) {
    found.push(deviation("num_fewshot", String(fewshot), String(stated.num_fewshot)));
  }
  if (stated.limit !== undefined && stated.limit !== limit) {
    found.push(deviation("limit", written(limit), written(stated.limit)));
  }
  if (stated.suites !== undefined && !isSame(new Set(suites), stated.suites)) {
    found.push(deviation("suites", suites.join(", "), stated.suites.join(", ")));
  }
  return found;
}

function written(limit: number | null): string | null {
  return limit === null ? null : String(limit);
}
