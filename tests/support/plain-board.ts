/**
 * A leaderboard worked out by plain loops over the YAML files of a repository: no record type, no expression, no
 * propagation of the product takes part. It knows the few columns that it was told by name.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export interface PlainCell {
  readonly value: number | null;
  readonly std: number | null;
}

export interface PlainEntry {
  /** The values of the identity fields, as JSON. */
  readonly identity: string;
  /** Experiment keys by group. */
  readonly experiments: Readonly<Record<string, string>>;
  readonly cells: Readonly<Record<string, PlainCell>>;
}

type Yaml = Readonly<Record<string, unknown>>;

interface PlainPhase {
  readonly mean: number | null;
  readonly std: number | null;
  readonly figures: Readonly<Record<(typeof additive)[number], number | null>>;
}

type Run = ReadonlyMap<string, PlainPhase>;
/** The run of each group, null where there is none. */
type Runs = readonly (Run | null)[];

const additive = ["cost", "duration_ms", "n_input_tokens", "n_output_tokens"] as const;

/** What a column's expression means, said by loops. */
const columns: Readonly<Record<string, (runs: Runs, baseline: Runs) => PlainCell>> = {
  "mean(test.score)": (runs) => meanOf(runs.map((run) => scoreOf(run?.get("test")))),
  "mean(test.score - baseline.test.score)": (runs, baseline) => liftOf(runs, baseline),
  "mean(last(train.score) - test.score)": (runs) =>
    meanOf(runs.map((run) => minus(scoreOf(lastOf(run, "train")), scoreOf(run?.get("test"))))),
  "sum(test.cost)": (runs) => sumOf(runs.map((run) => run?.get("test")?.figures.cost ?? null)),
  "sum(train.cost)": (runs) => sumOf(runs.map((run) => roundsOf(run, "train", "cost"))),
  "sum(train.cost) + sum(val.cost)": (runs) =>
    sumOf(runs.flatMap((run) => [roundsOf(run, "train", "cost"), roundsOf(run, "val", "cost")])),
  "sum(test.n_input_tokens + test.n_output_tokens)": (runs) =>
    sumOf(
      runs.flatMap((run) => {
        const figures = run?.get("test")?.figures;
        return [figures?.n_input_tokens ?? null, figures?.n_output_tokens ?? null];
      }),
    ),
  "sum(test.duration_ms)": (runs) => sumOf(runs.map((run) => run?.get("test")?.figures.duration_ms ?? null)),
  "mean(train.n_rounds)": (runs) => {
    const counts = runs.map((run) => namesOf(run, "train").length);
    return counts.includes(0) ? nothing : { value: add(counts) / counts.length, std: null };
  },
};

const allFields = [
  "harness_name",
  "harness_version",
  "model_name",
  "model_provider",
  "thinking_level",
  "algorithm",
  "author.name",
];

const nothing: PlainCell = { value: null, std: null };

/** The entries of `leaderboards/<id>.yaml`, in no order, with the cells of the columns that are known here. */
export function plainBoard(root: string, id: string): readonly PlainEntry[] {
  const definition = readYaml(join(root, "leaderboards", `${id}.yaml`));
  const groups = (definition.groups as readonly Yaml[]).map((group) => ({
    id: String(group.id),
    data: setOf(group.test_data),
  }));
  const { identity: fields = allFields } = (definition.entries ?? {}) as { readonly identity?: readonly string[] };
  const rows = new Map<
    string,
    { readonly algorithm: boolean; readonly agent: string; readonly keys: Map<string, string> }
  >();
  const submitted = new Map<string, string>();
  for (const folder of (definition.experiments as readonly string[] | undefined) ?? [id]) {
    for (const name of readdirSync(join(root, "experiments", folder))) {
      const key = `${folder}/${name}`;
      const meta = readYaml(join(root, "experiments", key, "meta_info.yaml"));
      const group = groups.find(({ data }) => data === setOf(meta.test_data));
      if (meta.status !== "published" || group === undefined) continue;
      const value = (field: string): unknown =>
        field === "author.name" ? (meta.author as Yaml).name : (meta[field] ?? null);
      const identity = JSON.stringify(fields.map(value));
      const agent = JSON.stringify(fields.filter((field) => field !== "algorithm").map(value));
      const row = rows.get(identity) ?? { algorithm: meta.algorithm != null, agent, keys: new Map<string, string>() };
      rows.set(identity, row);
      const before = row.keys.get(group.id);
      submitted.set(key, String(meta.submit_time));
      if (before === undefined || (submitted.get(before) ?? "") < String(meta.submit_time)) row.keys.set(group.id, key);
    }
  }
  const runs = new Map<string, Run>();
  const runsOf = (keys: ReadonlyMap<string, string> | undefined): Runs =>
    groups.map((group) => {
      const key = keys?.get(group.id);
      if (key === undefined) return null;
      const run = runs.get(key) ?? readRun(join(root, "experiments", key));
      runs.set(key, run);
      return run;
    });
  return [...rows].map(([identity, { agent, keys }]) => {
    const baseline = [...rows.values()].find((row) => !row.algorithm && row.agent === agent);
    const cells = (definition.columns as readonly Yaml[]).flatMap((column) => {
      const work = columns[String(column.value)];
      return work === undefined ? [] : [[String(column.id), work(runsOf(keys), runsOf(baseline?.keys))] as const];
    });
    return { identity, experiments: Object.fromEntries(keys), cells: Object.fromEntries(cells) };
  });
}

/** All phases of an experiment, from their attempts; where these do not state a figure, from the summary. */
export function readRun(folder: string): Run {
  const names = readdirSync(folder).filter((name) => /^(test|train-\d+|val-\d+)$/.test(name));
  return new Map(names.map((name) => [name, readPhase(join(folder, name))]));
}

function readPhase(folder: string): PlainPhase {
  const summary = readYaml(join(folder, "summary.yaml"));
  const attempts: (readonly Yaml[])[] = [];
  while (existsSync(join(folder, `attempt-${attempts.length + 1}.yaml`))) {
    attempts.push(parse(readFileSync(join(folder, `attempt-${attempts.length + 1}.yaml`), "utf8")) as readonly Yaml[]);
  }
  const scores: (number | null)[] = [];
  for (const records of attempts) {
    let points: number | null = 0;
    let tasks = 0;
    for (const record of records) {
      const weight = (record.source as readonly unknown[]).length;
      points = record.score == null || points === null ? null : points + weight * Number(record.score);
      tasks += weight;
    }
    scores.push(points === null ? null : points / tasks);
  }
  const known = scores.filter((score) => score !== null);
  const complete = known.length === scores.length && known.length > 0;
  const mean = complete ? add(known) / known.length : null;
  let squares = 0;
  for (const score of known) squares += (score - (mean ?? 0)) ** 2;
  const figures = additive.map((field) => {
    const totals = attempts.map(
      (records) => sumOf(records.map((record) => (record[field] as number | null) ?? null)).value,
    );
    const stated = totals.filter((total) => total !== null);
    const value = stated.length === totals.length && totals.length > 0 ? add(stated) / stated.length : null;
    return [field, value ?? (summary[field] as number | null) ?? null] as const;
  });
  return {
    mean,
    std: mean === null || known.length < 2 ? null : Math.sqrt(squares / (known.length - 1)),
    figures: Object.fromEntries(figures) as PlainPhase["figures"],
  };
}

/** A score with the variances that stand behind it; null where one of them is not known. */
interface Score {
  readonly value: number | null;
  readonly variance: number | null;
}

function scoreOf(phase: PlainPhase | undefined): Score {
  return { value: phase?.mean ?? null, variance: phase?.std == null ? null : phase.std ** 2 };
}

function minus(a: Score, b: Score): Score {
  return {
    value: a.value === null || b.value === null ? null : a.value - b.value,
    variance: a.variance === null || b.variance === null ? null : a.variance + b.variance,
  };
}

function meanOf(scores: readonly Score[]): PlainCell {
  const value = sumOf(scores.map((score) => score.value)).value;
  const variance = sumOf(scores.map((score) => score.variance)).value;
  if (value === null) return nothing;
  return { value: value / scores.length, std: variance === null ? null : Math.sqrt(variance) / scores.length };
}

function liftOf(runs: Runs, baseline: Runs): PlainCell {
  // The baseline against itself: nothing is left of it.
  if (runs.every((run, g) => run === baseline[g])) {
    return runs.some((run) => scoreOf(run?.get("test")).value === null) ? nothing : { value: 0, std: 0 };
  }
  return meanOf(runs.map((run, g) => minus(scoreOf(run?.get("test")), scoreOf(baseline[g]?.get("test")))));
}

function namesOf(run: Run | null, kind: string): readonly string[] {
  return [...(run?.keys() ?? [])].filter((name) => name.startsWith(`${kind}-`));
}

function lastOf(run: Run | null, kind: string): PlainPhase | undefined {
  const [last] = [...namesOf(run, kind)].sort((a, b) => Number(b.split("-")[1]) - Number(a.split("-")[1]));
  return run?.get(last ?? "");
}

function roundsOf(run: Run | null, kind: string, field: (typeof additive)[number]): number | null {
  const names = namesOf(run, kind);
  return names.length === 0 ? null : sumOf(names.map((name) => run?.get(name)?.figures[field] ?? null)).value;
}

function sumOf(values: readonly (number | null)[]): PlainCell {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? nothing : { value: add(known), std: null };
}

function add(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function setOf(list: unknown): string {
  return [...new Set(list as readonly string[])].sort().join(" ");
}

function readYaml(path: string): Yaml {
  return parse(readFileSync(path, "utf8")) as Yaml;
}
