/** What an item says, field by field, so that two states of it can be held against each other. */
import type { PackResult } from "../../../content-loaders/packs.ts";
import type { Benchmark, Experiment, ItemsByKind } from "../../../content-loaders/repository.ts";
import { shortHash } from "../entries/identity.ts";
import type { Differences, FieldValue, FigureChange, RecordChange } from "./ledger.ts";

/** By part of the item; the empty part is the item's own file. */
export interface Content {
  readonly fields: Readonly<Record<string, Fields>>;
  /** Scores by the attempt and the tasks of their records. */
  readonly scores: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
}

type Fields = Readonly<Record<string, FieldValue | LongText>>;

/** A text of which only is kept whether it is the same. */
interface LongText {
  readonly hash: string;
}

/** Longer texts are not told: a description that was written anew is not read by its two versions in one line. */
const longestText = 200;

/** What is told in another way, or says nothing by itself. */
const untold: ReadonlySet<string> = new Set([
  "status",
  "withdrawn_reason",
  "withdrawn_reason_zh",
  "id",
  "experiment_id",
  "leaderboard_id",
  "last_update",
]);

export const contentOf: { readonly [Kind in keyof ItemsByKind]: (item: ItemsByKind[Kind]) => Content } = {
  benchmark: ({ manifest, tasks }: Benchmark) => ({
    fields: Object.fromEntries([
      ["", fieldsOf(manifest.fields)],
      ...tasks.map(({ id, config, statement }) => [id, fieldsOf({ ...config.fields, statement })] as const),
    ]),
    scores: {},
  }),
  experiment: ({ meta, phases }: Experiment) => ({
    fields: Object.fromEntries([
      ["", fieldsOf(meta.fields)],
      ...phases.map(({ name, summary }) => [name, fieldsOf(summary.fields)] as const),
    ]),
    scores: Object.fromEntries(
      phases.map(({ name, attempts }) => [
        name,
        Object.fromEntries(
          attempts.flatMap(({ number, records }) =>
            records.map(({ fields: { source, score } }) => [
              `${number} ${source.map(({ benchmark_id, task_id }) => `${benchmark_id}/${task_id}`).join(" ")}`,
              score,
            ]),
          ),
        ),
      ]),
    ),
  }),
  leaderboard: ({ definition }) => ({ fields: { "": fieldsOf(definition.fields) }, scores: {} }),
  pack: ({ plugin, declaration }) => ({
    fields: { "": fieldsOf(plugin.fields), "benchmark.yaml": fieldsOf(declaration.fields) },
    scores: {},
  }),
  run: ({ manifest, results }) => ({
    fields: Object.fromEntries([
      ["", fieldsOf(manifest.fields)],
      ...results.map((result) => [result.pack, reportedOf(result)] as const),
    ]),
    scores: {},
  }),
};

/** The numbers of a pack's reports by suite and metric; of several reports the one that was written last counts. */
function reportedOf({ reports }: PackResult): Fields {
  const metrics = reports
    .toReversed()
    .flatMap(({ suites }) =>
      Object.entries(suites).flatMap(([suite, reported]) =>
        Object.entries(reported.metrics).map(
          ([key, { value }]) => [suite === "" ? key : `${suite} ${key}`, value] as const,
        ),
      ),
    );
  return Object.fromEntries(metrics);
}

/** What differs, in the order of the later content, then of what is gone. */
export function differences(before: Content, after: Content): Differences {
  const figures = bothKeys(before.fields, after.fields).flatMap((part): readonly FigureChange[] => {
    const [old, now] = [before.fields[part] ?? {}, after.fields[part] ?? {}];
    return bothKeys(old, now).flatMap((field) => figureChange(part, field, old[field] ?? null, now[field] ?? null));
  });
  const records = bothKeys(before.scores, after.scores).flatMap((part): readonly RecordChange[] => {
    const [old, now] = [before.scores[part] ?? {}, after.scores[part] ?? {}];
    const count = bothKeys(old, now).filter((key) => old[key] !== now[key]).length;
    const of = Math.max(Object.keys(old).length, Object.keys(now).length);
    return count === 0 ? [] : [{ part, count, of }];
  });
  return { figures, records };
}

/** Of the fields that either has, how many say the same: 1 for the same content, 0 where nothing is. */
export function likeness(a: Content, b: Content): number {
  const [one, other] = [a.fields[""] ?? {}, b.fields[""] ?? {}];
  const keys = bothKeys(one, other);
  const same = keys.filter((key) => figureChange("", key, one[key] ?? null, other[key] ?? null).length === 0);
  return keys.length === 0 ? 0 : same.length / keys.length;
}

function figureChange(
  part: string,
  field: string,
  old: FieldValue | LongText,
  now: FieldValue | LongText,
): readonly FigureChange[] {
  if (!isLong(old) && !isLong(now)) return old === now ? [] : [{ part, field, old, new: now }];
  if (isLong(old) && isLong(now) && old.hash === now.hash) return [];
  return [{ part, field, old: null, new: null, long: true }];
}

function isLong(value: FieldValue | LongText): value is LongText {
  return typeof value === "object" && value !== null;
}

function fieldsOf(fields: object): Fields {
  const kept = Object.entries(fields).filter(([key]) => !untold.has(key));
  return Object.fromEntries(kept.flatMap(([key, value]) => flatten(key, value)));
}

/** Nested values by dotted paths. What lists hold has its id in the path, or else its place; lists of plain values are one text. */
function flatten(path: string, value: unknown): readonly (readonly [string, FieldValue | LongText])[] {
  if (value === null || value === undefined) return [];
  if (typeof value === "number" || typeof value === "boolean") return [[path, value]];
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== "object" || item === null)) return [[path, textOf(value.join(", "))]];
    return value.flatMap((item, index) => flatten(`${path}.${idOf(item) ?? index + 1}`, withoutId(item)));
  }
  if (typeof value === "object") return Object.entries(value).flatMap(([key, item]) => flatten(`${path}.${key}`, item));
  return [[path, textOf(String(value))]];
}

function textOf(text: string): string | LongText {
  return text.length > longestText || text.includes("\n") ? { hash: shortHash(text) } : text;
}

/** The name by which a list knows what it holds. */
function idOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return null;
  const name = "id" in item ? item.id : "key" in item ? item.key : null;
  return typeof name === "string" ? name : null;
}

function withoutId(item: unknown): unknown {
  const id = idOf(item);
  if (id === null) return item;
  return Object.fromEntries(
    Object.entries(item as object).filter(([key, value]) => !(value === id && (key === "id" || key === "key"))),
  );
}

/** The keys of the second, then those that only the first has. */
function bothKeys(before: object, after: object): readonly string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}
