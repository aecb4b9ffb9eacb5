/** From everything that was found to what can be published: items without an error, in the types of the records. */
import type {
  BenchmarkReading,
  ExperimentReading,
  KnownDocument,
  LeaderboardReading,
  PackReading,
  PhaseReading,
  Reading,
  RecordReading,
  ResultReading,
  RunReading,
} from "./check.ts";
import { compareCodePoints } from "./order.ts";
import type { Pack, PackResult, Report, ResultSource, Run } from "./packs.ts";
import type { Problem } from "./problem.ts";
import type { Attempt, Benchmark, Document, Experiment, Leaderboard, LeftOut, Phase } from "./repository.ts";
import type { Known } from "./schema/type.ts";
import { addressLeftOut, isAddressKey, leaveOutEmails } from "./source/addresses.ts";

/** All items of a reading. */
type Items = Pick<Reading, "benchmarks" | "experiments" | "leaderboards" | "packs" | "runs">;

/** The items that say that they are drafts, faulty or not, by their paths; in code-point order. */
export function draftItems(reading: Items): readonly string[] {
  const statuses: readonly (readonly [string, string | null | undefined])[] = [
    ...reading.benchmarks.map(({ folder, manifest }) => [folder, manifest?.fields.status] as const),
    ...reading.experiments.map(({ path, meta }) => [path, meta?.fields.status] as const),
    ...reading.leaderboards.map(
      ({ id, definition }) => [`leaderboards/${id}.yaml`, definition?.fields.status] as const,
    ),
    ...reading.packs.map(({ path, plugin }) => [path, plugin?.fields.status] as const),
    ...reading.runs.map(({ path, manifest }) => [path, manifest?.fields.status] as const),
  ];
  return statuses.flatMap(([path, status]) => (status === "draft" ? [path] : [])).sort(compareCodePoints);
}

/** What errors take out: benchmarks, experiments, leaderboards, packs, runs, each in code-point order; drafts are not named. */
export function leftOutItems(
  reading: Items & Pick<Reading, "faulty">,
  problems: readonly Problem[],
  drafts: readonly string[],
): readonly LeftOut[] {
  const { faulty } = reading;
  const faultyFiles = new Set(problems.flatMap(({ severity, file }) => (severity === "error" ? [file] : [])));
  const draft = new Set(drafts);
  const isOut = (path: string) => faulty.has(path) && !draft.has(path);
  return [
    ...reading.benchmarks.flatMap(({ id, folder }): readonly LeftOut[] =>
      isOut(folder) ? [{ kind: "benchmark", id, path: folder, meta: null }] : [],
    ),
    ...reading.experiments.flatMap(({ key, folder, path, meta }): readonly LeftOut[] => {
      if (draft.has(path) || !(faulty.has(path) || faulty.has(`experiments/${folder}`))) return [];
      const readable = meta !== null && !faultyFiles.has(meta.file);
      return [{ kind: "experiment", id: key, path, meta: readable ? wholeFields(meta.fields) : null }];
    }),
    ...reading.leaderboards.flatMap(({ id }): readonly LeftOut[] => {
      const path = `leaderboards/${id}.yaml`;
      return isOut(path) ? [{ kind: "leaderboard", id, path, meta: null }] : [];
    }),
    ...reading.packs.flatMap(({ id, path }): readonly LeftOut[] =>
      isOut(path) ? [{ kind: "pack", id, path, meta: null }] : [],
    ),
    ...reading.runs.flatMap(({ id, path }): readonly LeftOut[] =>
      isOut(path) ? [{ kind: "run", id, path, meta: null }] : [],
    ),
  ];
}

/** The benchmark, or null if any of its files has an error. */
export function wholeBenchmark(found: BenchmarkReading, faulty: ReadonlySet<string>): Benchmark | null {
  const { id, folder, manifest, readme } = found;
  if (faulty.has(folder) || manifest === null) return null;
  const tasks = found.tasks.flatMap(({ id: taskId, config, statement }) =>
    config === null ? [] : [{ id: taskId, config: whole(config), statement: proseOf(statement) }],
  );
  return { id, manifest: whole(manifest), tasks, readme: proseOf(readme) };
}

function proseOf(markdown: string | null): string | null {
  return markdown === null ? null : leaveOutEmails(markdown);
}

/** The experiment, or null if any of its files, or its folder, has an error. */
export function wholeExperiment(found: ExperimentReading, faulty: ReadonlySet<string>): Experiment | null {
  const { key, folder, id, path, meta } = found;
  if (faulty.has(path) || faulty.has(`experiments/${folder}`) || meta === null) return null;
  return { key, folder, id, meta: whole(meta), phases: found.phases.flatMap((phase) => wholePhase(phase) ?? []) };
}

/** The leaderboard, or null if its definition has an error. */
export function wholeLeaderboard(found: LeaderboardReading, faulty: ReadonlySet<string>): Leaderboard | null {
  const { id, definition } = found;
  if (faulty.has(`leaderboards/${id}.yaml`) || definition === null) return null;
  return { id, definition: whole(definition) };
}

/** The pack, or null if any of its files has an error. */
export function wholePack(found: PackReading, faulty: ReadonlySet<string>): Pack | null {
  const { id, path, plugin, declaration, readme, readmeChinese } = found;
  if (faulty.has(path) || plugin === null || declaration === null) return null;
  return {
    id,
    plugin: whole(plugin),
    declaration: whole(declaration),
    readme: proseOf(readme),
    readmeChinese: proseOf(readmeChinese),
  };
}

/** The run, or null if any of its files has an error. A folder without a report is no result. */
export function wholeRun(found: RunReading, faulty: ReadonlySet<string>): Run | null {
  const { id, path, manifest } = found;
  if (faulty.has(path) || manifest === null) return null;
  const stated = manifest.fields.results ?? {};
  const results = found.results.flatMap((result): readonly PackResult[] => {
    const { pack, reports } = result;
    if (reports.length === 0) return [];
    const source = sourceOf(result, Object.hasOwn(stated, pack) ? stated[pack]?.source : undefined);
    return [{ pack, path: result.path, source, reports: reports.map(withoutAddresses) }];
  });
  return { id, manifest: whole(manifest), results };
}

/** A runner's report speaks for itself; scores of which nothing is stated were made elsewhere. */
function sourceOf({ reports }: ResultReading, stated: "platform" | "external" | undefined): ResultSource {
  return reports.some(({ format }) => format !== "scores") ? "runner" : (stated ?? "external");
}

function withoutAddresses(report: Report): Report {
  return { ...report, version: proseOf(report.version), model: proseOf(report.model) };
}

function wholePhase({ name, kind, round, summary, attempts }: PhaseReading): Phase | null {
  if (summary === null) return null;
  return { name, kind, round, summary: whole(summary), attempts: attempts.map(wholeAttempt) };
}

function wholeAttempt({
  number,
  file,
  records,
}: {
  number: number;
  file: string;
  records: readonly RecordReading[] | null;
}): Attempt {
  return {
    number,
    file,
    records: (records ?? []).map(({ fields, marks }) => ({ fields: wholeFields(fields), marks })),
  };
}

/** A document without errors lacks no required field: a field is only left out together with an error in its file. */
function whole<Fields>(document: KnownDocument<Fields>): Document<Fields> {
  return { ...document, fields: wholeFields(document.fields) };
}

function wholeFields<Fields>(fields: Known<Fields>): Fields {
  return withoutEmails(fields) as Fields;
}

/** The same value with e-mail addresses left out of all its texts, and whatever a key `email` holds; itself where there is none. */
function withoutEmails(value: unknown): unknown {
  if (typeof value === "string") return leaveOutEmails(value);
  if (Array.isArray(value)) {
    const items = value.map(withoutEmails);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const kept = isAddressKey(key) && item !== null ? addressLeftOut : withoutEmails(item);
    return [key, kept, item] as const;
  });
  if (entries.every(([, kept, item]) => kept === item)) return value;
  return Object.fromEntries(entries.map(([key, kept]) => [key, kept]));
}
