/** JSON as the two runners write it: Python's layout, and for whole numbers that are floats there the shortest form. */

/** What a report holds. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A file; `indent` is 2 in lm-evaluation-harness and 4 in evalscope. Throws on a number that JSON does not have. */
export function json(value: Json, indent: 2 | 4): string {
  return JSON.stringify(value, (_key, entry: Json) => finite(entry), indent);
}

function finite(value: Json): Json {
  if (typeof value === "number" && !Number.isFinite(value)) throw new Error(`Not a number of JSON: ${value}`);
  return value;
}
