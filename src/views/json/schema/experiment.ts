/** The schema of an experiment: its settings, and every phase as given, as recomputed, and record by record. */
import {
  attemptRecord,
  experimentMeta,
  phaseSummary,
  recordSource,
  thinkingLevels,
} from "../../../../content-loaders/schema/experiment.ts";
import { author, type FieldValues, fieldProperties, publicationValues } from "./fields.ts";
import { experimentKey, sourceFile } from "./parts.ts";
import { define, listOf, mapOf, number, object, orNull, type Properties, text, time, whole, word } from "./schema.ts";

const benchmarkIds = (about: string) => listOf(about, text("Id of a benchmark."));

const meta: FieldValues<typeof experimentMeta.fields> = {
  ...publicationValues,
  experiment_id: text,
  submit_time: time,
  harness_name: text,
  harness_version: text,
  harness_setting: (description) => ({ type: "object", description }),
  model_name: text,
  model_provider: text,
  thinking_level: (about) => word(about, thinkingLevels),
  algorithm: text,
  training_data: benchmarkIds,
  validation_data: benchmarkIds,
  test_data: benchmarkIds,
  benchmark_versions: (about) => mapOf(about, text("A version.")),
  author,
};

const summary: FieldValues<typeof phaseSummary.fields> = {
  time,
  summary: text,
  summary_zh: text,
  score_mean: number,
  score_std: number,
  "pass@k": number,
  n_attempt: (about) => whole(about, 1),
  cost: number,
  duration_ms: number,
  n_input_tokens: number,
  n_cache_tokens: number,
  n_output_tokens: number,
};

const task = define(
  "task",
  object(
    "A task.",
    fieldProperties(recordSource.fields, { benchmark_id: text, task_id: text } satisfies FieldValues<
      typeof recordSource.fields
    >),
  ),
);

const record: FieldValues<typeof attemptRecord.fields> = {
  source: (about) => listOf(about, task("A task.")),
  time,
  score: number,
  cost: number,
  duration_ms: number,
  n_input_tokens: number,
  n_cache_tokens: number,
  n_output_tokens: number,
  trace_filepath: text,
  error_reason: text,
};

/** The figures of a summary that follow from its attempts; null where a part is not known. */
const recomputed: Properties = {
  n_attempt: whole("Number of attempts."),
  score_mean: orNull(number("Mean of the attempts' scores.")),
  score_std: orNull(number("Sample standard deviation (n-1) of the attempts' scores; null for one attempt.")),
  "pass@k": orNull(
    number("Percentage of tasks that reach the maximum once; null unless all scores are 0 or the maximum."),
  ),
  cost: orNull(number("US dollars: the mean over attempts of the sum over records.")),
  duration_ms: orNull(number("Milliseconds: the mean over attempts of the sum over records.")),
  n_input_tokens: orNull(number("Input tokens: the mean over attempts of the sum over records.")),
  n_cache_tokens: orNull(number("Cached ones among them.")),
  n_output_tokens: orNull(number("Output tokens: the mean over attempts of the sum over records.")),
  attempt_scores: listOf(
    "Each attempt's mean over its tasks.",
    orNull(number("A score; null where a part is not known.")),
  ),
};

const phase = define(
  "phase",
  object("A phase of an experiment.", {
    phase: text("Its folder: `test`, `train-3`, `val-3`."),
    kind: word("What it is.", ["train", "val", "test"]),
    round: orNull(whole("Number of the round; null for the test.", 1)),
    summary: object("The summary as it is written.", fieldProperties(phaseSummary.fields, summary)),
    source: object("Where the summary stands.", {
      file: text("Path of the file, from the top of the repository."),
      lines: mapOf("The line of each of its fields.", whole("Number of the line.", 1)),
    }),
    recomputed: object("The summary as it follows from the attempts.", recomputed),
    attempts: listOf(
      "The attempts.",
      object("An attempt.", {
        attempt: whole("Its number.", 1),
        source: sourceFile("Its file."),
        records: listOf(
          "Its records.",
          object("A record.", {
            ...fieldProperties(attemptRecord.fields, record),
            line: whole("Number of the line on which it begins.", 1),
          }),
        ),
      }),
    ),
  }),
);

export const experiment = object(
  "An experiment. Names of fields are those of RFC-0002; null means that the source does not say.",
  {
    experiment: experimentKey("The experiment."),
    leaderboard_id: text("The folder that it lies in, which RFC-0002 calls the leaderboard."),
    ...fieldProperties(experimentMeta.fields, meta),
    source: sourceFile("The file of its settings."),
    ranked_in: listOf(
      "The leaderboards that it is part of.",
      object("A place.", {
        leaderboard_id: text("Id of the leaderboard."),
        entry: text("Id of the entry."),
        rank: orNull(whole("The entry's rank; null where it is unranked.", 1)),
      }),
    ),
    phases: listOf("The phases in their order: rounds, then the test.", phase("A phase.")),
  },
);
