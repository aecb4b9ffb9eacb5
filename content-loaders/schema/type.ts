/**
 * The language that the file formats are written in: types that read a value from a source tree, and objects of fields.
 * Reading never stops at a fault: it reports it and leaves the value out. Record types are inferred from the formats.
 */
import { meantKey, nearestName } from "../nearest.ts";
import { type Problem, problem, type Rule, type Text } from "../problem.ts";
import { joinPath, type MapNode, type SourceNode } from "../source/node.ts";
import { emptyValue, misplacedKeys, missingKeys, misspeltKey, notNull, unknownKeys, wrongKind } from "./rules.ts";

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
  /** Paths of keys that the mapping around theirs knows and lacks, with whether it requires them. */
  readonly strays = new Map<string, { readonly required: boolean }>();
  /** How many values were left out because their fault is told already. */
  broken = 0;

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
  /**
   * The value, or undefined after a problem was reported. Never called with null, nothing or a broken value.
   * `mayBeNull`: whether null would be right here, for the advice.
   */
  read(node: SourceNode, path: string, reader: Reader, mayBeNull?: boolean): Value | undefined;
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
  /** Whether null, where it is allowed, says that there is none, and not that the source does not say. */
  readonly nullIsNone?: boolean;
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
      if (!isNull(node) || isNothing(node) || isBroken(node)) return readValue(type, node, path, reader, true);
      reader.nulls.push({ path, mark: node.mark });
      return null;
    },
  };
}

/** A key that must be there; the written word null says that there is none, which is an answer like any other. */
export function orNone<Value>(type: Type<Value>, about: Text): Field<Value | null, "nullable"> {
  const { read } = nullable(type, about);
  return {
    presence: "nullable",
    nullIsNone: true,
    type,
    about,
    read(node, path, reader) {
      const value = read(node, path, reader);
      if (value === null) reader.nulls.pop();
      return value;
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
      if (!isNull(node) || isBroken(node)) return readValue(type, node, path, reader);
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
  if (isBroken(node)) reader.broken += 1;
  else if (isNothing(node))
    reader.report(emptyValue, node.mark, path, { example: type.example(reader.syntax), mayBeNull });
  else if (isNull(node)) reader.report(notNull, node.mark, path, { expected: type.expected });
  else return type.read(node, path, reader, mayBeNull);
  return undefined;
}

function isNull(node: SourceNode): boolean {
  return node.kind === "scalar" && node.value === null;
}

function isNothing(node: SourceNode): boolean {
  return node.kind === "scalar" && node.form === "empty";
}

function isBroken(node: SourceNode): boolean {
  return node.kind === "scalar" && node.form === "broken";
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
    if (isBroken(node)) return null;
    if (isNothing(node)) {
      reader.report(emptyValue, node.mark, path, { example: example(reader.syntax), mayBeNull: false });
      return null;
    }
    if (node.kind !== "map") {
      const values = { node, expected, example: path === "" ? firstLine(reader.syntax) : example(reader.syntax) };
      reader.report(wrongKind, node.mark, path, { ...values, isFile: path === "" });
      return null;
    }
    const told = new Set([...reportKeys(node, path, reader), ...reportStrays(node, path, reader)]);
    const values: Record<string, unknown> = {};
    for (const name of names) {
      const entry = node.entries.get(name);
      if (entry !== undefined) values[name] = fields[name]?.read(entry.value, joinPath(path, name), reader);
    }
    reportUnknown(node, path, reader, told);
    // The loop above reads each key with the reader of its own field, which is what the record type says.
    const known = values as Known<ValuesOf<F>>;
    inspect?.(known, node, path, reader);
    return known;
  };
  /** Tells the keys that are missing, and the unknown ones that were most likely meant to be one of them; returns these. */
  const reportKeys = (node: MapNode, path: string, reader: Reader): ReadonlySet<string> => {
    noteStrays(fields, node, path, reader);
    let missing = names.filter((name) => fields[name]?.presence !== "optional" && !node.entries.has(name));
    missing = missing.filter((name) => !isStray(fields, name, node, path, reader));
    const told = new Set<string>();
    for (const [key, { keyMark }] of missing.length === 0 ? [] : node.entries) {
      const meant = Object.hasOwn(fields, key) ? null : meantKey(key, missing);
      if (meant === null) continue;
      missing = missing.filter((name) => name !== meant);
      told.add(key);
      reader.report(misspeltKey, keyMark, joinPath(path, key), { key, meant });
    }
    const [first] = missing;
    if (first !== undefined) {
      const keys = missing.flatMap((name) => missingLine(name, fields[name], reader.syntax) ?? []);
      reader.report(missingKeys, node.mark, joinPath(path, first), { keys });
    }
    return told;
  };
  const reportUnknown = (node: MapNode, path: string, reader: Reader, told: ReadonlySet<string>): void => {
    const absent = names.filter((name) => !node.entries.has(name));
    const others: string[] = [];
    for (const [key, { keyMark }] of node.entries) {
      if (Object.hasOwn(fields, key) || told.has(key)) continue;
      const at = joinPath(path, key);
      const isStray = reader.strays.has(at);
      const nearest = isStray ? null : nearestName(key, absent);
      if (!isStray && nearest === null) others.push(key);
      else reader.report(unknownKeys, keyMark, at, { keys: [key], nearest, isStray });
    }
    const [first] = others;
    if (first === undefined) return;
    const mark = node.entries.get(first)?.keyMark ?? node.mark;
    reader.report(unknownKeys, mark, joinPath(path, first), { keys: others, nearest: null });
  };
  const needed = Object.entries(fields).filter(([, { presence }]) => presence !== "optional");
  const shown = needed.length > 0 ? needed : Object.entries(fields).slice(0, 1);
  const pairs = (syntax: Syntax) => shown.map(([name, { type }]) => pairOf(name, type.example(syntax), syntax));
  const firstLine = (syntax: Syntax) => pairs(syntax)[0] ?? "";
  const example = (syntax: Syntax) => {
    const all = pairs(syntax);
    return `{ ${(all.length > 3 ? [...all.slice(0, 2), "…"] : all).join(", ")} }`;
  };
  return {
    expected,
    fields,
    example,
    parts: { kind: "keys", fields },
    readKnown,
    read(node, path, reader) {
      const before = reader.problems.length;
      const { broken } = reader;
      const known = readKnown(node, path, reader);
      const whole = broken === reader.broken && isWhole(reader.problems.slice(before));
      return known !== null && whole ? (known as ValuesOf<F>) : undefined;
    },
  };
}

/** Whether nothing that was read is missing: only errors leave values out. */
export function isWhole(problems: readonly Problem[]): boolean {
  return problems.every(({ severity }) => severity !== "error");
}

/** Tells the keys that belong to the mapping around this one, if it requires any of them; returns them. */
function reportStrays(node: MapNode, path: string, reader: Reader): readonly string[] {
  const keys = [...node.entries.keys()].filter((key) => reader.strays.has(joinPath(path, key)));
  const first = keys.find((key) => reader.strays.get(joinPath(path, key))?.required === true);
  if (first === undefined) return [];
  const mark = node.entries.get(first)?.keyMark ?? node.mark;
  const from = path.split(".").at(-1) ?? "";
  reader.report(misplacedKeys, mark, joinPath(path, first), { keys, from, syntax: reader.syntax });
  return keys;
}

/** Marks what stands inside of a nested mapping that does not know it, but is a key of this one and missing here. */
function noteStrays(fields: Fields, node: MapNode, path: string, reader: Reader): void {
  for (const [name, { presence }] of Object.entries(fields)) {
    if (node.entries.has(name)) continue;
    const inside = nestedWith(fields, name, node);
    if (inside !== null) {
      reader.strays.set(joinPath(joinPath(path, inside), name), { required: presence !== "optional" });
    }
  }
}

function isStray(fields: Fields, name: string, node: MapNode, path: string, reader: Reader): boolean {
  const inside = nestedWith(fields, name, node);
  return inside !== null && reader.strays.has(joinPath(joinPath(path, inside), name));
}

/** The key of the nested mapping that holds `name` without knowing it; null if none does. */
function nestedWith(fields: Fields, name: string, node: MapNode): string | null {
  for (const [key, { value }] of node.entries) {
    const parts = Object.hasOwn(fields, key) ? fields[key]?.type.parts : undefined;
    if (parts?.kind !== "keys" || value.kind !== "map") continue;
    if (value.entries.has(name) && !Object.hasOwn(parts.fields, name)) return key;
  }
  return null;
}

function missingLine(name: string, field: Field<unknown> | undefined, syntax: Syntax) {
  if (field === undefined) return null;
  return { name, line: pairOf(name, field.type.example(syntax), syntax), mayBeNull: field.presence === "nullable" };
}

function pairOf(name: string, value: string, syntax: Syntax): string {
  return syntax === "yaml" ? `${name}: ${value}` : `${name} = ${value}`;
}
