/** TOML text to a tree with places. */
import { parse, TomlDate, TomlError } from "smol-toml";
import { problem } from "../problem.ts";
import { packMark } from "../repository.ts";
import type { MapEntry, SourceNode } from "./node.ts";
import { type Positions, positionsOf } from "./position.ts";
import { emptyFile, maximumDepth, tomlSyntax } from "./rules.ts";
import { tomlMessage } from "./toml-messages.ts";
import { findSpots, spotKey, type TomlSpot } from "./toml-positions.ts";
import type { Parsed } from "./yaml.ts";

/** Parses TOML. Its parser stops at the first fault, so at most one problem is told per file. */
export function parseToml(file: string, text: string): Parsed {
  if (text.trim() === "") {
    return { root: null, problems: [problem(emptyFile, { file, line: 1, column: 1, path: "" }, {})] };
  }
  try {
    const data = parse(text, { maxDepth: maximumDepth, useLegacyDate: true });
    const positions = positionsOf(text);
    const spots = findSpots(text);
    return { root: treeOf(data, [], spots, positions), problems: [] };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const place = { file, line: error.line, column: error.column, path: "" };
    const character = text.split("\n")[error.line - 1]?.charAt(error.column - 1) || "\n";
    const [said = ""] = error.message.split("\n");
    return { root: null, problems: [problem(tomlSyntax, place, tomlMessage(said, character))] };
  }
}

function treeOf(
  value: unknown,
  path: readonly (string | number)[],
  spots: ReadonlyMap<string, TomlSpot>,
  positions: Positions,
): SourceNode {
  const spot = spots.get(spotKey(path));
  const keyMark = spot === undefined ? packMark(1, 1) : positions.at(spot.key);
  const valueMark = spot === undefined ? packMark(1, 1) : positions.at(spot.value);
  const written = spot?.written ?? "";
  if (Array.isArray(value)) {
    const items = value.map((item, index) => treeOf(item, [...path, index], spots, positions));
    return { kind: "list", mark: keyMark, items };
  }
  if (value instanceof TomlDate) return { kind: "scalar", mark: valueMark, value: written, written, form: "date" };
  switch (typeof value) {
    case "string":
      return { kind: "scalar", mark: valueMark, value, written: value, form: "quoted" };
    case "number":
    case "boolean":
      return { kind: "scalar", mark: valueMark, value, written, form: "plain" };
    case "object": {
      const entries = new Map<string, MapEntry>();
      for (const [key, item] of Object.entries(value ?? {})) {
        const child = treeOf(item, [...path, key], spots, positions);
        const childSpot = spots.get(spotKey([...path, key]));
        entries.set(key, { keyMark: childSpot === undefined ? child.mark : positions.at(childSpot.key), value: child });
      }
      return { kind: "map", mark: keyMark, entries };
    }
    default:
      throw new TypeError("a TOML value is a table, a list, a text, a number, a boolean or a date");
  }
}
