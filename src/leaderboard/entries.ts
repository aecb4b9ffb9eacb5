/** The entries of a leaderboard: experiments that agree on the identity, at most one for each group. */
import { createHash } from "node:crypto";
import type { Experiment } from "../../content-loaders/repository.ts";
import { identityFields, type LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";
import { dataKey, type Group, testDataKey } from "./groups.ts";

/** A row before it is scored. */
export interface Entrant {
  readonly id: string;
  /** The title of a named entry, else null. */
  readonly title: { readonly en: string; readonly zh: string | null } | null;
  /** Identity fields with their values; null where the source does not say or there is none. */
  readonly identity: Readonly<Record<string, string | null>>;
  /** Group id to the experiment that counts. */
  readonly experiments: ReadonlyMap<string, Experiment>;
  /** Experiments that an entry of the same group with a later submit_time replaced. */
  readonly earlierSubmissions: readonly Experiment[];
}

/** Collects the entries. Named ones win over identity; the latest submit_time counts, then the larger id. */
export function findEntrants(
  rules: LeaderboardDefinition["entries"],
  groups: readonly Group[],
  experiments: readonly Experiment[],
): readonly Entrant[] {
  const groupOf = new Map(groups.map((group) => [dataKey(group.testData), group.id]));
  const fields = rules?.identity ?? identityFields;
  const named = new Map((rules?.named ?? []).flatMap((entry) => entry.experiments.map((id) => [id, entry] as const)));
  const rows = new Map<string, Experiment[]>();
  const givenIds = new Map<string, { id: string; title: Entrant["title"] }>();
  for (const experiment of experiments) {
    if (!groupOf.has(testDataKey(experiment))) continue;
    const explicit = named.get(experiment.id) ?? named.get(experiment.key);
    const row = explicit
      ? `named\n${explicit.id}`
      : JSON.stringify(fields.map((field) => identityValue(experiment, field)));
    if (explicit) {
      const title = explicit.title === undefined ? null : { en: explicit.title, zh: explicit.title_zh ?? null };
      givenIds.set(row, { id: explicit.id, title });
    }
    rows.set(row, [...(rows.get(row) ?? []), experiment]);
  }
  const entrants = [...rows.entries()].map(([row, members]) => {
    const identity = sharedIdentity(fields, members);
    const given = givenIds.get(row);
    return { row, given, identity, ...chooseSubmissions(groupOf, members) };
  });
  return withIds(entrants);
}

/** The value of an identity field: text, or null. `author.name` and other dotted names reach into tables. */
export function identityValue(experiment: Experiment, field: string): string | null {
  let value: unknown = experiment.meta.fields;
  for (const part of field.split(".")) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined;
  }
  if (value === undefined || value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Lower case, runs of other characters to one hyphen; text that leaves nothing becomes six hex digits of its SHA-256. */
export function slug(values: readonly (string | null)[]): string {
  return values
    .filter((value) => value !== null && value !== "")
    .map((value) => {
      const text = String(value)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
      return text === "" ? shortHash(String(value)) : text;
    })
    .join("-");
}

function sharedIdentity(
  fields: readonly string[],
  members: readonly Experiment[],
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    fields.map((field) => {
      const values = new Set(members.map((member) => identityValue(member, field)));
      return [field, values.size === 1 ? ([...values][0] ?? null) : null];
    }),
  );
}

function chooseSubmissions(groupOf: ReadonlyMap<string, string>, members: readonly Experiment[]) {
  const latestFirst = [...members].sort(
    (a, b) => compare(b.meta.fields.submit_time, a.meta.fields.submit_time) || compare(b.id, a.id),
  );
  const chosen = new Map<string, Experiment>();
  const earlierSubmissions: Experiment[] = [];
  for (const experiment of latestFirst) {
    const group = groupOf.get(testDataKey(experiment)) ?? "";
    if (chosen.has(group)) earlierSubmissions.push(experiment);
    else chosen.set(group, experiment);
  }
  return { experiments: chosen, earlierSubmissions };
}

function withIds(
  rows: readonly (Omit<Entrant, "id" | "title"> & {
    readonly row: string;
    readonly given: { readonly id: string; readonly title: Entrant["title"] } | undefined;
  })[],
): readonly Entrant[] {
  const taken = new Set(rows.flatMap((row) => row.given?.id ?? []));
  const bySubmission = [...rows].sort((a, b) => compare(firstSubmitted(a), firstSubmitted(b)) || compare(a.row, b.row));
  return bySubmission.map(({ row, given, ...entrant }) => {
    if (given) return { ...entrant, id: given.id, title: given.title };
    const plain = slug(Object.values(entrant.identity));
    const id = taken.has(plain) ? `${plain}-${shortHash(row)}` : plain;
    taken.add(id);
    return { ...entrant, id, title: null };
  });
}

function firstSubmitted(row: Pick<Entrant, "experiments">): string {
  return [...row.experiments.values()].map((experiment) => experiment.meta.fields.submit_time).sort()[0] ?? "";
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 6);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
