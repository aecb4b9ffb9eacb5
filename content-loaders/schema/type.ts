/**
 * The language that the file formats are written in: types that read a value from a source tree, and objects of fields.
 * Reading never stops at a fault: it reports it and leaves the value out. Record types are inferred from the formats.
 */
import { nearestName } from "../nearest.ts";
import { type Problem, problem, type Rule, type Text } from "../problem.ts";
import { joinPath, type MapNode, type SourceNode } from "../source/node.ts";
import { emptyValue, missingKey, notNull, unknownKey, wrongKind } from "./rules.ts";

export type Syntax = "yaml" | "toml";

/** A null that means "the source does not say". */
export interface StatedNull {
  readonly path: string;
  readonly mark: number;
}

/** One file while it is read. */
export class Reader {
  readonly file: string;
  readonly syntax: Syntax;
  readonly problems: Problem[] = [];
  readonly nulls: StatedNull[] = [];
  /** Paths of optional keys that are written but say null or nothing, and so count as absent. */
  readonly absent: string[] = [];
  /** Numbers as written, by path. */
  readonly written: Record<string, string> = Object.create(null);

  constructor(file: string, syntax: Syntax) {
    this.file = file;
    this.syntax = syntax;
  }

  report<P>(rule: Rule<P>, mark: number, path: string, values: P): void {
    const place = { file: this.file, line: Math.floor(mark / 1024), column: mark % 1024, path };
    this.problems.push(problem(rule, place, values));
  }
}

/** How a value is read. `Value` is what records hold. */
export interface Type<out Value> {
  /** What the value is, for messages and the reference page: "a timestamp". */
  readonly expected: Text;
  /** A right value as it would be written. */
  example(syntax: Syntax): string;
  /** What lies inside, for the reference page; absent for a single value. */
  readonly parts?: Parts | undefined;
  /** The value, or undefined after a problem was reported. Never called with null or nothing. */
  read(node: SourceNode, path: string, reader: Reader): Value | undefined;
}

/** The keys of a mapping, the items of a list, the values behind keys that are the author's own. */
export type Parts =
  | { readonly kind: "keys"; readonly fields: Fields }
  | { readonly kind: "items" | "values"; readonly of: Type<unknown> };

/** `required`: the key must be there. `nullable`: it must be there but may say null. `optional`: it may be absent or null. */
export type Presence = "required" | "nullable" | "optional";

/** A key of an object and the contract of its value. */
export interface Field<out Value, out Kind extends Presence = Presence> {
  readonly presence: Kind;
  readonly type: Type<unknown>;
  /** Meaning, unit and edge cases, for the reference page. */
  readonly about: Text;
  readonly read: (node: SourceNode, path: string, reader: Reader) => Value | undefined;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

type OptionalKeys<F extends Fields> = {
  [Key in keyof F]: F[Key] extends Field<unknown, "optional"> ? Key : never;
}[keyof F];
type ValueOf<F> = F extends Field<infer Value> ? Value : never;
type Flat<T> = { readonly [Key in keyof T]: T[Key] };

/** The record that an object of fields yields; optional keys that are absent, null or empty are `undefined`. */
export type ValuesOf<F extends Fields> = Flat<
  { [Key in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[Key]> } & {
    [Key in OptionalKeys<F>]?: ValueOf<F[Key]> | undefined;
  }
>;
/** The fields of a file as far as they could be read; a key that is missing or faulty is `undefined`, a stated null is `null`. */
export type Known<Fields> = { readonly [Key in keyof Fields]?: Fields[Key] | undefined };

/** The record type of a format. */
export type RecordOf<T> = T extends Type<infer Value> ? Value : never;

/** A key that must be there with a value. */
export function required<Value>(type: Type<Value>, about: Text): Field<Value, "required"> {
  return { presence: "required", type, about, read: (...at) => readValue(type, ...at) };
}

/** A key that must be there; the written word null says that the source does not tell. */
export function nullable<Value>(type: Type<Value>, about: Text): Field<Value | null, "nullable"> {
  return {
    presence: "nullable",
    type,
    about,
    read(node, path, reader) {
      if (!isNull(node) || isNothing(node)) return readValue(type, node, path, reader, true);
      reader.nulls.push({ path, mark: node.mark });
      return null;
    },
  };
}

/** A key that may be absent; null and nothing count as absent. */
export function optional<Value>(type: Type<Value>, about: Text): Field<Value, "optional"> {
  return {
    presence: "optional",
    type,
    about,
    read(node, path, reader) {
      if (!isNull(node)) return readValue(type, node, path, reader);
      reader.absent.push(path);
      return undefined;
    },
  };
}

/** A value where null is not allowed: of a required key, or in a list. */
export function readValue<Value>(
  type: Type<Value>,
  node: SourceNode,
  path: string,
  reader: Reader,
  mayBeNull = false,
): Value | undefined {
  if (isNothing(node)) reader.report(emptyValue, node.mark, path, { example: type.example(reader.syntax), mayBeNull });
  else if (isNull(node)) reader.report(notNull, node.mark, path, { expected: type.expected });
  else return type.read(node, path, reader);
  return undefined;
}

function isNull(node: SourceNode): boolean {
  return node.kind === "scalar" && node.value === null;
}

function isNothing(node: SourceNode): boolean {
  return node.kind === "scalar" && node.form === "empty";
}

/** A mapping with known keys. */
export interface ObjectType<F extends Fields> extends Type<ValuesOf<F>> {
  readonly fields: F;
  /** As much of the mapping as can be read; null if it is no mapping. */
  readKnown(node: SourceNode, path: string, reader: Reader): Known<ValuesOf<F>> | null;
}

/** A look at the values of one mapping together, such as "withdrawn needs a reason". */
export type Inspect<F extends Fields> = (
  values: Known<ValuesOf<F>>,
  node: MapNode,
  path: string,
  reader: Reader,
) => void;

/** Declares a mapping; keys that it does not name are warned about and left out. */
export function object<F extends Fields>(expected: Text, fields: F, inspect?: Inspect<F>): ObjectType<F> {
  const names = Object.keys(fields);
  const readKnown: ObjectType<F>["readKnown"] = (node, path, reader) => {
    if (node.kind !== "map") {
      reader.report(wrongKind, node.mark, path, { node, expected, example: example(reader.syntax) });
      return null;
    }
    const values: Record<string, unknown> = {};
    for (const name of names) {
      const field = fields[name];
      if (field === undefined) continue;
      const entry = node.entries.get(name);
      if (entry !== undefined) values[name] = field.read(entry.value, joinPath(path, name), reader);
      else if (field.presence !== "optional")
        reader.report(missingKey, node.mark, joinPath(path, name), missing(name, field, reader.syntax));
    }
    for (const [key, { keyMark }] of node.entries) {
      if (Object.hasOwn(fields, key)) continue;
      reader.report(unknownKey, keyMark, joinPath(path, key), { key, nearest: nearestName(key, names) });
    }
    // The loop above reads each key with the reader of its own field, which is what the record type says.
    const known = values as Known<ValuesOf<F>>;
    inspect?.(known, node, path, reader);
    return known;
  };
  const example = (syntax: Syntax) =>
    inlineMapping(
      Object.entries(fields)
        .filter(([, { presence }]) => presence !== "optional")
        .map(([name, { type }]) => [name, type.example(syntax)] as const),
      syntax,
    );
  return {
    expected,
    fields,
    example,
    parts: { kind: "keys", fields },
    readKnown,
    read(node, path, reader) {
      const before = reader.problems.length;
      const known = readKnown(node, path, reader);
      return known !== null && isWhole(reader.problems.slice(before)) ? (known as ValuesOf<F>) : undefined;
    },
  };
}

/** Whether nothing that was read is missing: only errors leave values out. */
export function isWhole(problems: readonly Problem[]): boolean {
  return problems.every(({ severity }) => severity !== "error");
}

function missing(name: string, field: Field<unknown>, syntax: Syntax) {
  const example = field.type.example(syntax);
  const line = syntax === "yaml" ? `${name}: ${example}` : `${name} = ${example}`;
  return { name, line, mayBeNull: field.presence === "nullable" };
}

function inlineMapping(pairs: readonly (readonly [string, string])[], syntax: Syntax): string {
  const inner = pairs.map(([name, value]) => (syntax === "yaml" ? `${name}: ${value}` : `${name} = ${value}`));
  return inner.length === 0 ? "{}" : `{ ${inner.join(", ")} }`;
}
