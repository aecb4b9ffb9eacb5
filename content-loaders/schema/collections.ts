/** Lists and mappings with free keys. */
import { nearestName } from "../nearest.ts";
import type { Text } from "../problem.ts";
import { type Json, joinPath, type ListNode, type SourceNode, toJson } from "../source/node.ts";
import { behindHan } from "../spacing.ts";
import { emptyList, itemTwice, unknownKeys, wrongKind } from "./rules.ts";
import { type Reader, readValue, type Type } from "./type.ts";

/** A list; absent as a whole if any of its items is faulty. `distinct`: no item, being a scalar, stands in it twice. */
export function listOf<Item>(
  item: Type<Item>,
  options: { readonly atLeastOne?: boolean; readonly distinct?: boolean } = {},
): Type<readonly Item[]> {
  const expected: Text = {
    en: `a list, each item being ${item.expected.en}`,
    zh: `列表，其中每一项为${behindHan(item.expected.zh)}`,
  };
  const example: Type<unknown>["example"] = (syntax) => `[${item.example(syntax)}]`;
  return {
    expected,
    example,
    parts: { kind: "items", of: item },
    read(node, path, reader) {
      if (node.kind !== "list") {
        const asList = item.example(reader.syntax).startsWith('"') ? listOfWritten(node) : null;
        const values = { node, expected, example: asList ?? example(reader.syntax) };
        reader.report(wrongKind, node.mark, path, values);
        return undefined;
      }
      if (options.atLeastOne === true && node.items.length === 0) {
        reader.report(emptyList, node.mark, path, { example: example(reader.syntax) });
        return undefined;
      }
      const items = node.items.map((child, index) => readValue(item, child, joinPath(path, index), reader));
      if (options.distinct === true) reportRepeated(node, items, path, reader);
      const known = items.filter((value) => value !== undefined);
      return known.length < items.length ? undefined : known;
    },
  };
}

/** A text where a list of texts is meant, as that list: a single name, or several with commas. */
function listOfWritten(node: SourceNode): string | null {
  if (node.kind !== "scalar" || typeof node.value !== "string") return null;
  const texts = node.value.split(/[,，;；]/).map((text) => text.trim());
  const isShort = node.value.length <= 60 && texts.every((text) => text !== "" && !/[\s"\\{}[\]]/.test(text));
  return isShort ? `[${texts.map((text) => `"${text}"`).join(", ")}]` : null;
}

/** `read` holds what the items gave: one that could not be read has its problem already. */
function reportRepeated({ items }: ListNode, read: readonly unknown[], path: string, reader: Reader): void {
  const firstMarks = new Map<unknown, number>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== "scalar" || read[index] === undefined) continue;
    const first = firstMarks.get(item.value);
    if (first === undefined) firstMarks.set(item.value, item.mark);
    else {
      const values = { written: item.written, firstLine: Math.floor(first / 1024) };
      reader.report(itemTwice, item.mark, joinPath(path, index), values);
    }
  }
}

/** A mapping whose keys are the author's own; with `known`, others than these are warned about and left out. */
export function recordOf<Value>(
  value: Type<Value>,
  known: readonly string[] | null = null,
): Type<Readonly<Record<string, Value>>> {
  const expected: Text = {
    en: `a mapping, each value being ${value.expected.en}`,
    zh: `映射，其中每个值为${behindHan(value.expected.zh)}`,
  };
  const example: Type<unknown>["example"] = (syntax) =>
    syntax === "yaml" ? `{ "…": ${value.example(syntax)} }` : `{ "…" = ${value.example(syntax)} }`;
  return {
    expected,
    example,
    parts: { kind: "values", of: value },
    read(node, path, reader) {
      if (node.kind !== "map") {
        reader.report(wrongKind, node.mark, path, { node, expected, example: example(reader.syntax) });
        return undefined;
      }
      const entries: [string, Value][] = [];
      let unknown = 0;
      for (const [key, entry] of node.entries) {
        if (known !== null && !known.includes(key)) {
          const nearest = nearestName(key, known);
          reader.report(unknownKeys, entry.keyMark, joinPath(path, key), { keys: [key], nearest });
          unknown += 1;
          continue;
        }
        const read = readValue(value, entry.value, joinPath(path, key), reader);
        if (read !== undefined) entries.push([key, read]);
      }
      return entries.length + unknown < node.entries.size ? undefined : Object.fromEntries(entries);
    },
  };
}

/** A mapping of anything. */
export const freeMapping: Type<{ readonly [key: string]: Json }> = {
  expected: { en: "a mapping", zh: "映射" },
  example: (syntax) => (syntax === "yaml" ? "{ max_turns: 100 }" : "{ max_turns = 100 }"),
  read(node, path, reader) {
    if (node.kind === "map") {
      return Object.fromEntries([...node.entries].map(([key, entry]) => [key, toJson(entry.value)]));
    }
    reader.report(wrongKind, node.mark, path, { node, expected: this.expected, example: this.example(reader.syntax) });
    return undefined;
  },
};

/** Hands on another value than the file holds, such as an author without the e-mail address. */
export function mapped<From, To>(type: Type<From>, turn: (value: From) => To): Type<To> {
  return {
    expected: type.expected,
    example: (syntax) => type.example(syntax),
    parts: type.parts,
    read(node, path, reader) {
      const value = type.read(node, path, reader);
      return value === undefined ? undefined : turn(value);
    },
  };
}
