/** The columns of the records in long form: one list, from which both the file and its dictionary are made. */
import type { Text } from "../../../content-loaders/problem.ts";
import {
  type Attempt,
  type AttemptRecord,
  type Experiment,
  lineOf,
  type Phase,
} from "../../../content-loaders/repository.ts";
import { attemptRecord, experimentMeta, recordSource } from "../../../content-loaders/schema/experiment.ts";
import type { Dictionary } from "../../i18n/en.ts";
import { dictionary } from "../../i18n/index.ts";
import type { CsvCell } from "../csv.ts";

/** A record with all that it belongs to. */
export interface RecordContext {
  readonly experiment: Experiment;
  readonly entry: string;
  readonly group: string;
  /** False for a submission that a later one has replaced: no number of the leaderboard comes from it. */
  readonly counted: boolean;
  readonly synthetic: boolean;
  readonly phase: Phase;
  readonly attempt: Attempt;
  readonly record: AttemptRecord;
  /** Its place in the file, from 1. */
  readonly number: number;
}

export interface RecordColumn {
  readonly name: keyof Titles;
  /** As CSV on the Web names it. */
  readonly datatype: "string" | "integer" | "number" | "boolean" | "dateTime";
  /** US dollars, milliseconds; absent where the number is a count or has a scale of its own. */
  readonly unit?: "USD" | "ms";
  /** True where every record has a value. */
  readonly required: boolean;
  /** Between the values of a cell that holds several. */
  readonly separator?: string;
  readonly about: Text;
  readonly value: (context: RecordContext) => CsvCell;
}

type Titles = Dictionary["records"]["titles"];
type More = Pick<RecordColumn, "unit" | "separator">;

/** Between several tasks of one record; ids hold none. */
const separator = ";";
const { fields: metaFields } = experimentMeta;
const { fields: recordFields } = attemptRecord;

export const recordColumns: readonly RecordColumn[] = [
  own("experiment", "string", ({ experiment }) => experiment.key),
  own("folder", "string", ({ experiment }) => experiment.folder),
  own("entry_id", "string", ({ entry }) => entry),
  own("group", "string", ({ group }) => group),
  own("counted", "boolean", ({ counted }) => counted),
  own("status", "string", ({ experiment }) => experiment.meta.fields.status),
  own("synthetic", "boolean", ({ synthetic }) => synthetic),
  ...(["harness_name", "harness_version", "model_name", "model_provider", "thinking_level", "algorithm"] as const).map(
    (name) => column(name, "string", metaFields[name], ({ experiment }) => experiment.meta.fields[name] ?? null),
  ),
  own("author_name", "string", ({ experiment }) => experiment.meta.fields.author.name),
  column("submit_time", "dateTime", metaFields.submit_time, ({ experiment }) => experiment.meta.fields.submit_time),
  own("phase", "string", ({ phase }) => phase.name),
  own("kind", "string", ({ phase }) => phase.kind),
  { ...own("round", "integer", ({ phase }) => phase.round), required: false },
  own("attempt", "integer", ({ attempt }) => attempt.number),
  own("record", "integer", ({ number }) => number),
  column("benchmark_id", "string", recordSource.fields.benchmark_id, ({ record }) => tasksOf(record, "benchmark_id"), {
    separator,
  }),
  column("task_id", "string", recordFields.source, ({ record }) => tasksOf(record, "task_id"), { separator }),
  own("n_tasks", "integer", ({ record }) => record.fields.source.length),
  column("time", "dateTime", recordFields.time, ({ record }) => record.fields.time),
  figure("score"),
  figure("cost", { unit: "USD" }),
  figure("duration_ms", { unit: "ms" }),
  figure("n_input_tokens"),
  figure("n_cache_tokens"),
  figure("n_output_tokens"),
  ...(["error_reason", "trace_filepath"] as const).map((name) =>
    column(name, "string", recordFields[name], ({ record }) => record.fields[name] ?? null),
  ),
  own("file", "string", ({ attempt }) => attempt.file),
  own("line", "integer", ({ record }) => lineOf(record.marks, "")),
];

/** A field of the RFCs, which says where it is read what it means and whether it may be missing. */
function column(
  name: keyof Titles,
  datatype: RecordColumn["datatype"],
  { about, presence }: { readonly about: Text; readonly presence: string },
  value: RecordColumn["value"],
  more: More = {},
): RecordColumn {
  return { name, datatype, about, required: presence === "required", value, ...more };
}

function figure(
  name: "score" | "cost" | "duration_ms" | "n_input_tokens" | "n_cache_tokens" | "n_output_tokens",
  more: More = {},
): RecordColumn {
  return column(name, "number", recordFields[name], ({ record }) => record.fields[name], more);
}

/** What is added here, always there. */
function own(
  name: keyof Dictionary["records"]["about"],
  datatype: RecordColumn["datatype"],
  value: RecordColumn["value"],
): RecordColumn {
  const about = { en: dictionary("en").records.about[name], zh: dictionary("zh").records.about[name] };
  return { name, datatype, about, required: true, value };
}

function tasksOf({ fields }: AttemptRecord, key: "benchmark_id" | "task_id"): string {
  return fields.source.map((task) => task[key]).join(separator);
}
