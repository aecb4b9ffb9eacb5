/** From everything that was found to what can be published: items without an error, in the types of the records. */
import type {
  BenchmarkReading,
  ExperimentReading,
  KnownDocument,
  LeaderboardReading,
  PhaseReading,
  RecordReading,
} from "./check.ts";
import type { Problem } from "./problem.ts";
import type { Attempt, Benchmark, Document, Experiment, Leaderboard, Phase } from "./repository.ts";
import type { Known } from "./schema/type.ts";
import { addressLeftOut, isAddressKey, leaveOutEmails } from "./source/addresses.ts";

/** The paths that errors take out: `packages/<id>`, `experiments/<folder>/<id>`, `experiments/<folder>`, `leaderboards/<file>`. */
export function faultyItems(problems: readonly Problem[]): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { severity, file } of problems) {
    if (severity !== "error") continue;
    const [top = "", ...rest] = file.split("/");
    if (top === "packages" || top === "data") paths.add(`packages/${rest[0] ?? ""}`);
    else if (top === "experiments") paths.add(["experiments", ...rest.slice(0, 2)].join("/"));
    else if (top === "leaderboards") paths.add(`leaderboards/${rest[0] ?? ""}`);
  }
  return paths;
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
