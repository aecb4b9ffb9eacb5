/** The RFC layout as text: which files a benchmark, an experiment and a leaderboard consist of. Fields stand in the RFCs' order. */
import { derived, derivedScore, mean, sampleStandardDeviation, sum } from "./statistics.ts";
import { type Mapping, toml, type Value, yaml } from "./writing.ts";

/** File contents by path relative to the repository, with `/`. */
export type Files = Map<string, string>;

/** A text in both languages. */
export interface Text {
  readonly en: string;
  readonly zh: string;
}

/** The publisher of all figures that are not synthetic. */
export const PRISM_SHADOW = { name: "Prism-Shadow", homepage: "https://github.com/Prism-Shadow" };

/** `packages/<id>/` with its tasks. */
export interface BenchmarkSource {
  readonly id: string;
  readonly title: Text;
  readonly description: Text;
  readonly version: string;
  readonly last_update: string;
  readonly synthetic?: boolean;
  readonly references?: readonly string[];
  readonly author: { readonly name: string; readonly homepage?: string };
  readonly caveats: readonly Text[];
  readonly tasks: readonly TaskSource[];
  /** Comment lines: where the facts stand. */
  readonly comments: readonly string[];
}

/** `packages/<benchmark-id>/<id>/`. */
export interface TaskSource {
  readonly id: string;
  readonly title: Text;
  readonly description: Text;
  /** Seconds, cores, GB, GPUs; absent where none is published. */
  readonly budget?: Readonly<Record<"timeout" | "cpus" | "ram" | "gpus", number>>;
  /** The one sentence of `statement/README.md`. */
  readonly statement: string;
}

/** One item of an attempt file. */
export interface RecordSource {
  readonly benchmark: string;
  readonly tasks: readonly string[];
  readonly time: string | null;
  readonly score: number | null;
  readonly cost: number | null;
  readonly duration_ms: number | null;
  readonly n_input_tokens: number | null;
  readonly n_cache_tokens: number | null;
  readonly n_output_tokens: number | null;
  readonly error_reason?: string | null;
}

/** Figures of one run of a phase. */
export type Consumption = Readonly<Record<(typeof CONSUMPTION)[number], number | null>>;
const CONSUMPTION = ["cost", "duration_ms", "n_input_tokens", "n_cache_tokens", "n_output_tokens"] as const;

/** A phase: its attempts, and the figures of its summary where they cannot be added up from records. */
export interface PhaseSource {
  readonly name: string;
  readonly summary?: Text;
  readonly attempts: readonly (readonly RecordSource[])[];
  readonly published?: Consumption;
  readonly comments: readonly string[];
}

/** `experiments/<folder>/<id>/`; `meta` holds the fields of meta_info.yaml behind `experiment_id` and `status`. */
export interface ExperimentSource {
  readonly folder: string;
  readonly id: string;
  readonly meta: Mapping;
  readonly phases: readonly PhaseSource[];
  readonly comments: readonly string[];
}

/** Adds the manifest, the task configurations and the statements of a benchmark. */
export function addBenchmark(files: Files, benchmark: BenchmarkSource): void {
  const folder = `packages/${benchmark.id}`;
  const manifest = {
    id: benchmark.id,
    ...titled(benchmark.title, benchmark.description),
    version: benchmark.version,
    last_update: benchmark.last_update,
    status: "published",
    synthetic: benchmark.synthetic,
    references: benchmark.references,
    author: benchmark.author,
    caveats: caveats(benchmark.caveats),
  };
  files.set(`${folder}/benchmark_config.toml`, toml(manifest, benchmark.comments));
  for (const task of benchmark.tasks) {
    const config = { id: task.id, ...titled(task.title, task.description), budget: task.budget };
    files.set(`${folder}/${task.id}/task_config.toml`, toml(config));
    files.set(`${folder}/${task.id}/statement/README.md`, `# ${task.title.en}\n\n${task.statement}\n`);
  }
}

/** Adds the metadata, attempts and summaries of an experiment. */
export function addExperiment(files: Files, experiment: ExperimentSource): void {
  const folder = `experiments/${experiment.folder}/${experiment.id}`;
  const meta = { experiment_id: experiment.id, status: "published", ...experiment.meta };
  files.set(`${folder}/meta_info.yaml`, yaml(meta, experiment.comments));
  for (const phase of experiment.phases) {
    phase.attempts.forEach((records, index) => {
      const comments = phase.comments.map((comment) => `${comment}, attempt ${index + 1}`);
      files.set(`${folder}/${phase.name}/attempt-${index + 1}.yaml`, yaml(records.map(record), comments));
    });
    files.set(`${folder}/${phase.name}/summary.yaml`, yaml(summary(phase), phase.comments));
  }
}

/** Adds `leaderboards/<leaderboard_id>.yaml`. */
export function addLeaderboard(files: Files, definition: Mapping & { readonly leaderboard_id: string }): void {
  files.set(`leaderboards/${definition.leaderboard_id}.yaml`, yaml(definition));
}

/** `title`, `title_zh`, `description`, `description_zh`. */
export function titled(title: Text, description: Text) {
  return { title: title.en, title_zh: title.zh, description: description.en, description_zh: description.zh };
}

/** The `caveats` list, or nothing where there is none. */
export function caveats(texts: readonly Text[]): readonly Mapping[] | undefined {
  return texts.length === 0 ? undefined : texts.map((text) => ({ text: text.en, text_zh: text.zh }));
}

function record(source: RecordSource): Value {
  return {
    source: source.tasks.map((task) => ({ benchmark_id: source.benchmark, task_id: task })),
    time: source.time,
    score: source.score,
    cost: source.cost,
    duration_ms: source.duration_ms,
    n_input_tokens: source.n_input_tokens,
    n_cache_tokens: source.n_cache_tokens,
    n_output_tokens: source.n_output_tokens,
    error_reason: source.error_reason ?? undefined,
  };
}

function summary(phase: PhaseSource): Mapping {
  const records = phase.attempts.flat();
  const times = records.flatMap((record) => record.time ?? []);
  const scores = phase.attempts.map(attemptScore).filter((score) => score !== null);
  const scored = scores.length === phase.attempts.length;
  return {
    // UTC timestamps of one form sort as text.
    time: times.length === records.length ? (times.toSorted().at(-1) ?? null) : null,
    summary: phase.summary?.en,
    summary_zh: phase.summary?.zh,
    score_mean: scored ? derivedScore(mean(scores)) : null,
    score_std: scored ? derivedScore(sampleStandardDeviation(scores)) : null,
    n_attempt: phase.attempts.length,
    ...(phase.published ?? consumption(phase.attempts)),
  };
}

/** The mean over the tasks of one attempt; each record here that has a score names one task. */
function attemptScore(records: readonly RecordSource[]): number | null {
  const scores = records.map((record) => record.score).filter((score) => score !== null);
  return scores.length === records.length ? mean(scores) : null;
}

/** For one run: the mean over attempts of the sum over records; null where a record does not say. */
function consumption(attempts: readonly (readonly RecordSource[])[]): Mapping {
  return Object.fromEntries(
    CONSUMPTION.map((field) => {
      const values = attempts.map((records) => records.map((record) => record[field]));
      const known = values.map((attempt) => attempt.filter((value) => value !== null));
      const complete = known.flat().length === values.flat().length;
      return [field, complete ? derived(mean(known.map(sum))) : null];
    }),
  );
}
