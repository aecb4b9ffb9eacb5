/** YAML text to a tree with places; all faults of the syntax are collected. */
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, parseDocument, Schema } from "yaml";
import { type Problem, problem, type Rule } from "../problem.ts";
import type { ListNode, MapEntry, MapNode, ScalarNode, SourceNode } from "./node.ts";
import { type Positions, positionsOf } from "./position.ts";
import {
  duplicateKey,
  emptyFile,
  maximumAliasedValues,
  maximumDepth,
  tooDeep,
  yamlAlias,
  yamlAliasExpansion,
  yamlDocuments,
  yamlSyntax,
  yamlTab,
  yamlTag,
} from "./rules.ts";
import { syntaxMessage } from "./yaml-messages.ts";

/** What a file's text holds: null where its syntax is broken, the problems in any case. */
export interface Parsed {
  readonly root: SourceNode | null;
  readonly problems: readonly Problem[];
}

// The schema is fixed so that a %YAML 1.1 line cannot turn "no" into false.
const coreSchema = new Schema({ schema: "core", merge: false, resolveKnownTags: false });

/**
 * Parses YAML 1.2 (core schema, keys are text). A duplicate key, tag or wrong alias leaves the rest readable:
 * the first of two keys is kept.
 */
export function parseYaml(file: string, text: string): Parsed {
  const positions = positionsOf(text);
  const builder = new Builder(file, text, positions);
  try {
    const document = parseDocument<ParsedNode>(text, {
      schema: coreSchema,
      stringKeys: true,
      uniqueKeys: false,
      prettyErrors: false,
      // "silent" would also hide that there is a second document.
      logLevel: "error",
    });
    const linesTold = new Set<number>();
    for (const error of document.errors) {
      if (error.code === "TAG_RESOLVE_FAILED" || error.code === "BAD_ALIAS") continue;
      // One slip often yields several errors in its line; the first of them tells it.
      const line = positions.lineAt(error.pos[0]);
      if (linesTold.has(line)) continue;
      linesTold.add(line);
      const mark = positions.at(error.pos[0]);
      if (error.code === "TAB_AS_INDENT") builder.report(yamlTab, mark, "", {});
      else if (error.code === "MULTIPLE_DOCS") builder.report(yamlDocuments, mark, "", {});
      else if (error.code === "RESOURCE_EXHAUSTION") builder.report(tooDeep, mark, "", {});
      else builder.report(yamlSyntax, mark, "", syntaxMessage(error.code));
    }
    if (builder.problems.length > 0) return { root: null, problems: builder.problems };
    const { contents } = document;
    if (contents === null || (isScalar(contents) && contents.value === null && contents.source === "")) {
      builder.report(emptyFile, positions.at(0), "", {});
      return { root: null, problems: builder.problems };
    }
    return { root: builder.build(contents, null, "", 0).node, problems: builder.problems };
  } catch (error) {
    // The parser itself runs out of stack on thousands of open brackets.
    if (!(error instanceof RangeError)) throw error;
    builder.report(tooDeep, positions.at(0), "", {});
    return { root: null, problems: builder.problems };
  }
}

interface Built {
  readonly node: SourceNode;
  /** How many values it stands for, itself included. */
  readonly size: number;
}

class Builder {
  readonly problems: Problem[] = [];
  private readonly file: string;
  private readonly text: string;
  private readonly positions: Positions;
  /** Null while the anchor's own value is being built. */
  private readonly anchors = new Map<string, Built | null>();
  private aliased = 0;

  constructor(file: string, text: string, positions: Positions) {
    this.file = file;
    this.text = text;
    this.positions = positions;
  }

  report<P>(rule: Rule<P>, mark: number, path: string, values: P): void {
    const place = { file: this.file, line: Math.floor(mark / 1024), column: mark % 1024, path };
    this.problems.push(problem(rule, place, values));
  }

  /** `keyMark` is the place of the key in front of the value, null in lists and at the top. */
  build(node: ParsedNode | null, keyMark: number | null, path: string, depth: number): Built {
    if (node === null) return { node: emptyScalar(keyMark ?? this.positions.at(0)), size: 1 };
    const mark = this.positions.at(node.range[0]);
    if (depth > maximumDepth) {
      if (!this.problems.some((known) => known.code === tooDeep.code)) this.report(tooDeep, mark, path, {});
      return { node: emptyScalar(mark), size: 1 };
    }
    if (isAlias(node)) return this.resolve(node.source, mark, path);
    if (node.tag !== undefined) {
      const { start, written } = this.tagBefore(node.range[0]);
      this.report(yamlTag, this.positions.at(start), path, { tag: written });
    }
    const { anchor } = node;
    if (anchor !== undefined) this.anchors.set(anchor, null);
    const built = this.buildContent(node, mark, keyMark, path, depth);
    if (anchor !== undefined) this.anchors.set(anchor, built);
    return built;
  }

  /** The parser tells the place of a value, not that of the tag in front of it. */
  private tagBefore(offset: number): { readonly start: number; readonly written: string } {
    let start = Math.max(0, this.text.lastIndexOf("!", Math.max(0, offset - 1)));
    while (start > 0 && !/\s/.test(this.text.charAt(start - 1))) start -= 1;
    return { start, written: /^\S*/.exec(this.text.slice(start, offset))?.[0] ?? "!" };
  }

  private buildContent(node: ParsedNode, mark: number, keyMark: number | null, path: string, depth: number): Built {
    const prefix = path === "" ? "" : `${path}.`;
    if (isMap(node)) {
      const entries = new Map<string, MapEntry>();
      let size = 1;
      for (const pair of node.items) {
        const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
        const ownMark = this.positions.at(pair.key.range[0]);
        const first = entries.get(key);
        if (first !== undefined) {
          this.report(duplicateKey, ownMark, prefix + key, { key, firstLine: Math.floor(first.keyMark / 1024) });
          continue;
        }
        const built = this.build(pair.value, ownMark, prefix + key, depth + 1);
        entries.set(key, { keyMark: ownMark, value: built.node });
        size += built.size;
      }
      return { node: { kind: "map", mark: keyMark ?? mark, entries } satisfies MapNode, size };
    }
    if (isSeq(node)) {
      let size = 1;
      const items = node.items.map((item, index) => {
        const built = this.build(item as ParsedNode, null, prefix + index, depth + 1);
        size += built.size;
        return built.node;
      });
      return { node: { kind: "list", mark: keyMark ?? mark, items } satisfies ListNode, size };
    }
    if (isScalar(node)) {
      const written = node.source ?? String(node.value);
      if (node.type === "PLAIN" && written === "" && node.value === null) {
        return { node: emptyScalar(keyMark ?? mark), size: 1 };
      }
      const form = node.type === "PLAIN" ? "plain" : "quoted";
      return { node: { kind: "scalar", mark, value: scalarValue(node.value), written, form }, size: 1 };
    }
    throw new TypeError("a YAML value is a mapping, a list, a scalar or an alias");
  }

  private resolve(name: string, mark: number, path: string): Built {
    const target = this.anchors.get(name);
    if (target === undefined || target === null) {
      this.report(yamlAlias, mark, path, { name, recursive: target === null });
      return { node: emptyScalar(mark), size: 1 };
    }
    this.aliased += target.size;
    if (this.aliased > maximumAliasedValues) {
      if (!this.problems.some((known) => known.code === yamlAliasExpansion.code)) {
        this.report(yamlAliasExpansion, mark, path, { name });
      }
      return { node: emptyScalar(mark), size: 1 };
    }
    return target;
  }
}

function emptyScalar(mark: number): ScalarNode {
  return { kind: "scalar", mark, value: null, written: "", form: "empty" };
}

function scalarValue(value: unknown): ScalarNode["value"] {
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return value;
    default:
      return value === null ? null : String(value);
  }
}
