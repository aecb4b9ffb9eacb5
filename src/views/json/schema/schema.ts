/**
 * The pieces that the JSON Schemas (2020-12) of the files are written with. An object knows all of its properties, each
 * is required unless it says otherwise, and each says what it means: a file that changes and a schema that does not cannot agree.
 */

/** A schema, or a part of one, as it is written into the file. */
export type Schema = Readonly<Record<string, unknown>>;

/** A property that a file may leave out. */
export interface OptionalProperty {
  readonly optional: Schema;
}

export type Properties = Readonly<Record<string, Schema | OptionalProperty>>;

/** Schemas that stand in several places, by the name under which a file holds them. */
const definitions = new Map<string, Schema>();

/** Gives a schema a name; the result refers to it, with a description for the place where it stands. */
export function define(name: string, schema: Schema): (description: string) => Schema {
  if (definitions.has(name)) throw new Error(`Two schemas are called ${name}.`);
  definitions.set(name, schema);
  return (description) => ({ $ref: `#/$defs/${name}`, description });
}

/** An object that has these properties and no others. */
export function object(description: string, properties: Properties): Schema {
  const all = Object.entries(properties);
  return {
    type: "object",
    description,
    properties: Object.fromEntries(all.map(([name, schema]) => [name, isOptional(schema) ? schema.optional : schema])),
    required: all.flatMap(([name, schema]) => (isOptional(schema) ? [] : [name])),
    additionalProperties: false,
  };
}

/** A property that may be absent. */
export function optional(schema: Schema): OptionalProperty {
  return { optional: schema };
}

/** An object whose keys are ids of the repository. */
export function mapOf(description: string, values: Schema): Schema {
  return { type: "object", description, additionalProperties: values };
}

export function listOf(description: string, items: Schema): Schema {
  return { type: "array", description, items };
}

/** A list of exactly these. */
export function tuple(description: string, ...items: readonly Schema[]): Schema {
  return { type: "array", description, prefixItems: items, minItems: items.length, maxItems: items.length };
}

export function text(description: string): Schema {
  return { type: "string", description };
}

/** The address of something on the web. */
export function address(description: string): Schema {
  return { type: "string", format: "uri", description };
}

/** A moment in ISO 8601, UTC. */
export function time(description: string): Schema {
  return { type: "string", format: "date-time", description };
}

/** A path of this site, from its first page on: it begins with a slash and leaves the site's base path out. */
export function path(description: string): Schema {
  return { type: "string", pattern: "^/", description };
}

export function number(description: string): Schema {
  return { type: "number", description };
}

/** A whole number of at least `minimum`. */
export function whole(description: string, minimum = 0): Schema {
  return { type: "integer", minimum, description };
}

export function truth(description: string): Schema {
  return { type: "boolean", description };
}

/** One of these words. */
export function word(description: string, words: readonly string[]): Schema {
  return { type: "string", enum: words, description };
}

/** The same, or null, which is the word of all files for what is missing. */
export function orNull(schema: Schema): Schema {
  const { type, enum: words, description, ...rest } = schema;
  if (typeof type !== "string") return { description, anyOf: [{ type, enum: words, ...rest }, { type: "null" }] };
  return { type: [type, "null"], description, ...(Array.isArray(words) ? { enum: [...words, null] } : {}), ...rest };
}

/** A whole schema file; it holds the definitions that it refers to, by whatever way. */
export function schemaFile(id: string, title: string, root: Schema) {
  const used = new Map<string, Schema>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const reference = Array.isArray(value) ? undefined : (value as Schema).$ref;
    const name = typeof reference === "string" ? reference.replace(/^#\/\$defs\//, "") : undefined;
    const definition = name === undefined ? undefined : definitions.get(name);
    if (name !== undefined && definition !== undefined && !used.has(name)) {
      used.set(name, definition);
      visit(definition);
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(root);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title,
    ...root,
    ...(used.size === 0 ? {} : { $defs: Object.fromEntries(used) }),
  };
}

function isOptional(schema: Schema | OptionalProperty): schema is OptionalProperty {
  return typeof (schema as OptionalProperty).optional === "object";
}
