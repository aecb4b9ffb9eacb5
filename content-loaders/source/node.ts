/** The content of a YAML or TOML file as a tree in which every value knows its place and how it was written. */
import { numberFault } from "./number-text.ts";

export type SourceNode = ScalarNode | MapNode | ListNode;

export interface ScalarNode {
  readonly kind: "scalar";
  /** Packed position of the value; of the key where nothing stands behind it. */
  readonly mark: number;
  readonly value: string | number | boolean | null;
  /** The text in the file; for quoted and block text its content. */
  readonly written: string;
  /**
   * `empty`: nothing stands behind the key. `date`: TOML's own date type. `broken`: what stands there is told as a fault of
   * the text already, so that nothing more is to be said of it.
   */
  readonly form: "plain" | "quoted" | "date" | "empty" | "broken";
}

export interface MapNode {
  readonly kind: "map";
  /** Packed position of the key that holds the mapping, or of the mapping where no key does. */
  readonly mark: number;
  readonly entries: ReadonlyMap<string, MapEntry>;
}

export interface MapEntry {
  readonly keyMark: number;
  readonly value: SourceNode;
}

export interface ListNode {
  readonly kind: "list";
  /** As with mappings. */
  readonly mark: number;
  readonly items: readonly SourceNode[];
}

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** `author` and `name` make `author.name`; at the top the key alone. */
export function joinPath(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}

/** Enters the place of every value below and including `node` into `marks`; paths are relative to `node`. */
export function collectMarks(node: SourceNode, marks: Record<string, number>, path = ""): void {
  marks[path] = node.mark;
  if (node.kind === "map") {
    for (const [key, entry] of node.entries) collectMarks(entry.value, marks, joinPath(path, key));
  } else if (node.kind === "list") {
    node.items.forEach((item, index) => {
      collectMarks(item, marks, joinPath(path, index));
    });
  }
}

/** The bare data of a tree. A number that JSON cannot hold as it was written stays as text: `.nan`, `0123`, 2^53 + 1. */
export function toJson(node: SourceNode): Json {
  switch (node.kind) {
    case "scalar":
      return typeof node.value === "number" && numberFault(node) !== null ? node.written : node.value;
    case "list":
      return node.items.map(toJson);
    case "map":
      return Object.fromEntries([...node.entries].map(([key, entry]) => [key, toJson(entry.value)]));
    default:
      return node satisfies never;
  }
}
