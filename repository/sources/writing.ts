/**
 * Values as YAML and TOML text: the same value gives the same bytes on every machine.
 * Keys keep the order in which they were given, texts are always quoted, `null` is written out.
 */

/** A scalar of a file; `null` means that the source does not say. */
export type Scalar = string | number | boolean | null;

/** What a YAML file holds. A key whose value is `undefined` is left out. */
export type Value = Scalar | readonly Value[] | Mapping;

/** Keys with their values, in the order of the file. */
export interface Mapping {
  readonly [key: string]: Value | undefined;
}

const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const LINE_WIDTH = 110;

/**
 * A finite number as a plain decimal: the shortest that reads back as the same number, never with an exponent.
 * Throws on NaN and infinities, and on magnitudes outside 1e-7 … 1e21, which no figure here has.
 */
export function decimal(value: number): string {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`Not a plain decimal: ${text}`);
  return text;
}

/** A document in block style, preceded by comment lines. Lists of scalars that fit stand on one line. */
export function yaml(value: Mapping | readonly Value[], comments: readonly string[] = []): string {
  const lines = [...comments.map((comment) => `# ${comment}`), ...block(value)];
  return `${lines.join("\n")}\n`;
}

/** A TOML file. Mappings become tables and lists of mappings arrays of tables, so they must come after the scalars. */
export function toml(value: Mapping, comments: readonly string[] = []): string {
  const lines = comments.map((comment) => `# ${comment}`);
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    if (isMapping(entry)) lines.push("", `[${key}]`, ...tomlPairs(entry));
    else if (isList(entry) && entry.every(isMapping))
      for (const item of entry) lines.push("", `[[${key}]]`, ...tomlPairs(item));
    else lines.push(...tomlPairs({ [key]: entry }));
  }
  return `${lines.join("\n")}\n`;
}

function block(value: Value): string[] {
  if (isMapping(value)) return Object.entries(value).flatMap(([key, entry]) => pair(key, entry));
  if (isList(value)) return value.flatMap(item);
  return [scalar(value)];
}

function pair(key: string, value: Value | undefined): string[] {
  if (value === undefined) return [];
  const name = PLAIN_KEY.test(key) ? key : quoted(key);
  const line = inline(value);
  if (line !== null && name.length + line.length + 2 <= LINE_WIDTH) return [`${name}: ${line}`];
  if (isMapping(value) || isList(value)) return [`${name}:`, ...block(value).map((below) => `  ${below}`)];
  return [`${name}: ${scalar(value)}`];
}

function item(value: Value): string[] {
  return block(value).map((line, at) => (at === 0 ? `- ${line}` : `  ${line}`));
}

/** The one-line form, or null where only the block form is readable. */
function inline(value: Value): string | null {
  if (isMapping(value)) return Object.keys(value).length === 0 ? "{}" : null;
  if (!isList(value)) return scalar(value);
  const items = value.map((entry) => (isMapping(entry) || isList(entry) ? null : scalar(entry)));
  return items.includes(null) ? null : `[${items.join(", ")}]`;
}

function tomlPairs(mapping: Mapping): string[] {
  return Object.entries(mapping).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const text = value === null ? null : inline(value);
    if (text === null) throw new Error(`TOML cannot hold the value of ${key}`);
    const line = `${key} = ${text}`;
    if (line.length <= LINE_WIDTH || !isList(value)) return [line];
    return [`${key} = [`, ...value.map((entry) => `  ${inline(entry)},`), "]"];
  });
}

function scalar(value: Scalar): string {
  if (typeof value === "string") return quoted(value);
  return typeof value === "number" ? decimal(value) : String(value);
}

/** JSON's quoting is valid in both formats for texts without control characters, and there are none here. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function isMapping(value: Value): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
