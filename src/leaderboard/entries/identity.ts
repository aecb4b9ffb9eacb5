/** What makes experiments one entry, and the id that follows from it. */
import { createHash } from "node:crypto";
import type { ExperimentMeta } from "../../../content-loaders/schema/experiment.ts";
import { identityFields, type LeaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";

export type IdentityField = (typeof identityFields)[number];

/** Value by field; null where the source does not say. Null equals null. */
export type Identity = Readonly<Partial<Record<IdentityField, string | null>>>;

/** The fields that a definition chose, else all. */
export function identityFieldsOf(definition: Pick<LeaderboardDefinition, "entries">): readonly IdentityField[] {
  return definition.entries?.identity ?? identityFields;
}

/** The identity that was last asked for of an experiment, and the keys of identities: both are asked for over and over. */
const identities = new WeakMap<
  ExperimentMeta,
  { readonly fields: readonly IdentityField[]; readonly identity: Identity }
>();
const keys = new WeakMap<Identity, string>();

export function identityOf(meta: ExperimentMeta, fields: readonly IdentityField[]): Identity {
  const known = identities.get(meta);
  if (known?.fields === fields) return known.identity;
  const identity: Identity = Object.fromEntries(fields.map((field) => [field, statedValue(meta, field)]));
  identities.set(meta, { fields, identity });
  return identity;
}

/** What all of the identities agree on, or null if they differ anywhere. */
export function sharedIdentity(identities: readonly Identity[]): Identity | null {
  const [first] = identities;
  if (first === undefined) return null;
  return identities.every((identity) => identityKey(identity) === identityKey(first)) ? first : null;
}

/** The same for equal identities only. */
export function identityKey(identity: Identity): string {
  const key = keys.get(identity) ?? JSON.stringify(Object.entries(identity));
  keys.set(identity, key);
  return key;
}

/** An id names files and folders, and what is added to it there has to fit into the 255 bytes of a name as well. */
const longestSlug = 160;

/**
 * The slug of the values: lower case, other characters to one hyphen, empty values left out. Of one that is too long for
 * the name of a file its beginning is kept, with a hash of the whole.
 */
export function slugOf(identity: Identity): string {
  const slug = Object.values(identity)
    .flatMap((value) => (value == null || value === "" ? [] : [slugOfValue(value)]))
    .join("-");
  if (slug.length > longestSlug) return `${slug.slice(0, longestSlug).replace(/-$/, "")}-${shortHash(slug)}`;
  if (slug !== "") return slug;
  return "algorithm" in identity ? "baseline" : "entry";
}

/** The first 6 hexadecimal digits of the SHA-256 of a text. */
export function shortHash(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex").slice(0, 6);
}

function slugOfValue(value: string): string {
  const slug = value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug === "" ? shortHash(value) : slug;
}

function statedValue(meta: ExperimentMeta, field: IdentityField): string | null {
  const value = field === "author.name" ? meta.author.name : meta[field];
  return value ?? null;
}
