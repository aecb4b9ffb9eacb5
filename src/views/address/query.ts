/**
 * View state in a page's query: lists and choices that a reload, a link in a paper or the other language restores.
 * A list is written `entries=a,b`. A comma or backslash inside an item carries a backslash, so that a list also survives
 * whoever writes its separators as `%2C`; everything else is percent-encoded, a plus sign too.
 */

/** The items of a list, each once, in the order given. A key that stands several times adds up. */
export function readList(search: string, key: string): readonly string[] {
  return [...new Set(new URLSearchParams(search).getAll(key).flatMap(itemsOf))];
}

/** The query with the list in it; an empty list takes its key out. What belongs to other keys stays as it was written. */
export function withList(search: string, key: string, items: readonly string[]): string {
  const text = items.map((item) => encodeURIComponent(item.replace(/[\\,]/g, "\\$&"))).join(",");
  return withPart(search, key, items.length === 0 ? null : text);
}

/** One of several views: the value, or null with the text that is none of them. */
export interface Choice<Value extends string> {
  readonly value: Value | null;
  /** What was asked for and does not exist: to be named in a note. */
  readonly unknown: string | null;
}

/** Reads a choice; both null where the key is absent or empty. Where it stands twice the first counts. */
export function readChoice<Value extends string>(search: string, key: string, values: readonly Value[]): Choice<Value> {
  const text = new URLSearchParams(search).get(key);
  const value = values.find((candidate) => candidate === text) ?? null;
  return { value, unknown: value === null && text !== "" ? text : null };
}

/** The query with a choice in it; null takes its key out. */
export function withChoice(search: string, key: string, value: string | null): string {
  return withPart(search, key, value === null ? null : encodeURIComponent(value));
}

function itemsOf(text: string): readonly string[] {
  const items = text.match(/(?:\\.|[^\\,]|\\$)+/gsu) ?? [];
  return items.map((item) => item.replace(/\\(.)/gsu, "$1"));
}

/** Puts `key=encoded` where the key first stood, else at the end. */
function withPart(search: string, key: string, encoded: string | null): string {
  const parts = search.replace(/^\?/, "").split("&").filter(Boolean);
  const isOwn = (part: string) => new URLSearchParams(part).has(key);
  const first = parts.findIndex(isOwn);
  const others = parts.filter((part) => !isOwn(part));
  if (encoded !== null) others.splice(first === -1 ? others.length : first, 0, `${encodeURIComponent(key)}=${encoded}`);
  return others.length === 0 ? "" : `?${others.join("&")}`;
}
