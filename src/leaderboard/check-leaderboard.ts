/** The expressions of a leaderboard definition, checked before anything is computed from them. */
import type { Problem } from "../../content-loaders/problem.ts";
import { type Document, placeOf } from "../../content-loaders/repository.ts";
import type { ExperimentMeta } from "../../content-loaders/schema/experiment.ts";
import type { LeaderboardColumn, LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";
import type { PackMetric, PackPlugin } from "../../content-loaders/schema/pack.ts";
import type { RunManifest } from "../../content-loaders/schema/run.ts";
import type { Known } from "../../content-loaders/schema/type.ts";
import { directionOf } from "./columns.ts";
import { groupsOf } from "./entries/groups.ts";
import { identityFieldsOf } from "./entries/identity.ts";
import { checkExpression, type Vocabulary } from "./expression/check.ts";
import type { RunVocabulary } from "./expression/check-run.ts";
import { parseExpression } from "./expression/parse.ts";

/** What must be known of an experiment; what could not be read of its metadata is absent. */
interface KnownExperiment {
  readonly key: string;
  readonly folder: string;
  readonly id: string;
  readonly meta: { readonly fields: Known<Pick<ExperimentMeta, "status" | "test_data">> } | null;
}

/** What must be known of a run. */
interface KnownRun {
  readonly id: string;
  readonly manifest: { readonly fields: Known<Pick<RunManifest, "status">> } | null;
  readonly results: readonly { readonly pack: string }[];
}

/** What must be known of a pack. */
interface KnownPack {
  readonly id: string;
  readonly plugin: { readonly fields: Known<Pick<PackPlugin, "status">> } | null;
  /** One by one, each as far as it could be read; null where the list could not be. */
  readonly metrics: readonly Known<Pick<PackMetric, "key">>[] | null;
}

interface KnownItems {
  readonly experiments: readonly KnownExperiment[];
  readonly runs: readonly KnownRun[];
  readonly packs: readonly KnownPack[];
}

type Definition = Document<Known<LeaderboardDefinition>>;

/** A definition as far as it could be read, and its columns one by one. */
interface KnownLeaderboard {
  readonly id: string;
  readonly definition: Definition | null;
  readonly columns: readonly Known<LeaderboardColumn>[] | null;
}

/**
 * All problems of the `value` and `std` expressions, each at the place of its expression. Of a definition with other faults
 * the expressions are checked as far as what they refer to is known.
 */
export function checkExpressions(
  { id, definition, columns }: KnownLeaderboard,
  repository: KnownItems,
): readonly Problem[] {
  if (definition === null) return [];
  const vocabulary = vocabularyOf(id, definition, repository);
  return (columns ?? []).flatMap((column, i) => {
    const value = parseExpression(column.value ?? "");
    const direction = value.kind === "expression" ? directionOf(column, value.tree) : (column.direction ?? "higher");
    const check = (key: "value" | "std"): readonly Problem[] => {
      const text = column[key];
      if (text == null) return [];
      const place = placeOf(definition, `columns.${i}.${key}`);
      return findings(text, { ...vocabulary, direction }).map((found) => found.at(place));
    };
    return [...check("value"), ...check("std")];
  });
}

/** What the names in the expressions of a definition can stand for. */
function vocabularyOf(
  id: string,
  definition: Definition,
  { experiments, runs, packs }: KnownItems,
): Omit<Vocabulary, "direction"> {
  const { fields } = definition;
  const folders = fields.experiments ?? [id];
  // An experiment whose metadata could not be read has its own problem, and is not unknown besides.
  const published = experiments.filter(({ meta }) => (meta?.fields.status ?? "published") === "published");
  // A named entry may also bring in an experiment of another folder, and with it a group.
  const named = new Set((fields.entries?.named ?? []).flatMap((entry) => entry.experiments));
  const drawn = published.filter(({ folder, key }) => folders.includes(folder) || named.has(key));
  const groups = groupsOf(
    fields.groups,
    drawn.flatMap(({ meta }) => (meta?.fields.test_data == null ? [] : [meta.fields.test_data])),
  );
  // A list that is written but faulty is absent from the fields; which groups there are is then not known.
  const isFaulty = (key: "groups" | "experiments" | "entries") =>
    fields[key] === undefined && definition.marks[key] !== undefined;
  const groupsFollow = fields.groups === undefined && (isFaulty("experiments") || isFaulty("entries"));
  return {
    groups: isFaulty("groups") || groupsFollow ? null : groups.map((group) => group.id),
    experiments: keysById(published),
    ...runVocabulary(runs, packs),
    hasBaseline: isFaulty("entries") || identityFieldsOf(fields).includes("algorithm"),
  };
}

/** One that could not be read has its own problem, and is not unknown besides. */
function runVocabulary(runs: readonly KnownRun[], packs: readonly KnownPack[]): RunVocabulary {
  const isPublished = (fields: Known<{ status: string | null | undefined }> | undefined): boolean =>
    (fields?.status ?? "published") === "published";
  return {
    runs: new Map(
      runs
        .filter(({ manifest }) => isPublished(manifest?.fields))
        .map(({ id, results }) => [id, results.map(({ pack }) => pack)]),
    ),
    packs: new Map(
      packs.filter(({ plugin }) => isPublished(plugin?.fields)).map(({ id, metrics }) => [id, keysOf(metrics)]),
    ),
  };
}

/** Null where a key could not be read: it may be the one that is sought. */
function keysOf(metrics: KnownPack["metrics"]): readonly string[] | null {
  const keys = metrics?.flatMap(({ key }) => key ?? []);
  return keys === undefined || keys.length < (metrics?.length ?? 0) ? null : keys;
}

function findings(text: string, vocabulary: Vocabulary): ReturnType<typeof checkExpression> {
  const parsed = parseExpression(text);
  return parsed.kind === "refused" ? [parsed.finding] : checkExpression(parsed.tree, vocabulary);
}

/** Experiment keys by the short id. */
export function keysById(
  experiments: readonly { readonly id: string; readonly key: string }[],
): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const { id, key } of experiments) {
    const known = keys.get(id);
    if (known === undefined) keys.set(id, [key]);
    else known.push(key);
  }
  return keys;
}
