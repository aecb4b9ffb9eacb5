/** TOML text to a tree with places. */
import { parse, TomlDate, TomlError } from "smol-toml";
import { type Problem, problem } from "../problem.ts";
import { packMark } from "../repository.ts";
import { brokenCharacterRule, lineProblems } from "./decode.ts";
import type { MapEntry, SourceNode } from "./node.ts";
import { type Positions, positionsOf } from "./position.ts";
import { emptyFile, maximumDepth, tomlSyntax, tooDeep } from "./rules.ts";
import { tomlFault, unclosedTextMessage } from "./toml-messages.ts";
import { findSpots, spotKey, type TomlSpot } from "./toml-positions.ts";
import { scanToml } from "./toml-scan.ts";
import type { Parsed } from "./yaml.ts";

/** Parses TOML. Its parser stops at the first fault, so at most one problem is told per file. */
export function parseToml(file: string, text: string): Parsed {
  if (/^(?:\s*(?:#.*)?(?:\n|$))*$/.test(text)) {
    return unreadable(problem(emptyFile, { file, line: 1, column: 1, path: "" }, {}));
  }
  const [lineFault] = lineProblems(file, text);
  if (lineFault !== undefined) return unreadable(lineFault);
  const positions = positionsOf(text);
  const placeAt = (offset: number) => {
    const mark = positions.at(offset);
    return { file, line: Math.floor(mark / 1024), column: mark % 1024, path: "" };
  };
  const { tooDeep: tooDeepAt, unclosedQuote } = scanToml(text, maximumDepth);
  if (tooDeepAt !== null) return unreadable(problem(tooDeep, placeAt(tooDeepAt), {}));
  try {
    const data = parse(text, { maxDepth: maximumDepth, useLegacyDate: true });
    const builder = new Builder(file, findSpots(text), positions);
    return { root: builder.build(data, []), problems: builder.problems, addresses: [] };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const quote = unclosedQuote === null ? null : placeAt(unclosedQuote);
    // The parser tells an open quote where the line or the file ends.
    if (quote !== null && (error.line > quote.line || (error.line === quote.line && error.column >= quote.column))) {
      return unreadable(problem(tomlSyntax, quote, unclosedTextMessage));
    }
    const [said = ""] = error.message.split("\n");
    const line = text.split("\n")[error.line - 1]?.replace(/\r$/, "") ?? "";
    const { at, message } = tomlFault(said, line);
    const place = { file, line: error.line, column: at === null ? error.column : at + 1, path: "" };
    return unreadable(problem(tomlSyntax, place, message));
  }
}

function unreadable(found: Problem): Parsed {
  return { root: null, problems: [found], addresses: [] };
}

/** Turns the parser's data into a tree, with the places that were found for them. */
class Builder {
  readonly problems: Problem[] = [];
  private readonly file: string;
  private readonly spots: ReadonlyMap<string, TomlSpot>;
  private readonly positions: Positions;

  constructor(file: string, spots: ReadonlyMap<string, TomlSpot>, positions: Positions) {
    this.file = file;
    this.spots = spots;
    this.positions = positions;
  }

  build(value: unknown, path: readonly (string | number)[]): SourceNode {
    const spot = this.spots.get(spotKey(path));
    const keyMark = spot === undefined ? packMark(1, 1) : this.positions.at(spot.key);
    const valueMark = spot === undefined ? packMark(1, 1) : this.positions.at(spot.value);
    const written = spot?.written ?? "";
    if (Array.isArray(value)) {
      const items = value.map((item, index) => this.build(item, [...path, index]));
      return { kind: "list", mark: keyMark, items };
    }
    if (value instanceof TomlDate) return { kind: "scalar", mark: valueMark, value: written, written, form: "date" };
    switch (typeof value) {
      case "string":
        if (this.lookAtEscapes(value, valueMark, path)) {
          return { kind: "scalar", mark: valueMark, value: null, written: "", form: "broken" };
        }
        return { kind: "scalar", mark: valueMark, value, written: value, form: "quoted" };
      case "number":
      case "boolean":
        return { kind: "scalar", mark: valueMark, value, written, form: "plain" };
      case "object": {
        const entries = new Map<string, MapEntry>();
        for (const [key, item] of Object.entries(value ?? {})) {
          const child = this.build(item, [...path, key]);
          const childSpot = this.spots.get(spotKey([...path, key]));
          const ownMark = childSpot === undefined ? child.mark : this.positions.at(childSpot.key);
          this.lookAtEscapes(key, ownMark, [...path, key]);
          entries.set(key, { keyMark: ownMark, value: child });
        }
        return { kind: "map", mark: keyMark, entries };
      }
      default:
        throw new TypeError("a TOML value is a table, a list, a text, a number, a boolean or a date");
    }
  }

  /** True where the text is no text. */
  private lookAtEscapes(text: string, mark: number, path: readonly (string | number)[]): boolean {
    const rule = brokenCharacterRule(text);
    if (rule === null) return false;
    const place = { file: this.file, line: Math.floor(mark / 1024), column: mark % 1024, path: path.join(".") };
    this.problems.push(problem(rule, place, {}));
    return true;
  }
}
