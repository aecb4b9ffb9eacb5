/** YAML text to a tree with places; all faults of the syntax are collected. */
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, parseDocument, type Scalar, Schema } from "yaml";
import { type Problem, problem, type Rule } from "../problem.ts";
import { isAddressKey, leaveOutEmails, type Span } from "./addresses.ts";
import { brokenCharacterRule, lineProblems } from "./decode.ts";
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
  yamlComment,
  yamlMergeKey,
  yamlTag,
} from "./rules.ts";
import { syntaxProblems } from "./yaml-syntax.ts";
import { nestingBeyond } from "./yaml-tokens.ts";

/** What a file's text holds: null where its syntax is broken, the problems in any case. */
export interface Parsed {
  readonly root: SourceNode | null;
  readonly problems: readonly Problem[];
  /** What is an e-mail address by its key, or only once its escapes are resolved. */
  readonly addresses: readonly Span[];
}

// The schema is fixed so that a %YAML 1.1 line cannot turn "no" into false.
const coreSchema = new Schema({ schema: "core", merge: false, resolveKnownTags: false });

/** How every YAML text is parsed. */
export const yamlOptions = {
  schema: coreSchema,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  // "silent" would also hide that there is a second document.
  logLevel: "error",
} as const;

/**
 * Parses YAML 1.2 (core schema, keys are text). A duplicate key, tag or wrong alias leaves the rest readable:
 * what stands there is broken.
 */
export function parseYaml(file: string, text: string): Parsed {
  const lineFaults = lineProblems(file, text);
  if (lineFaults.length > 0) return { root: null, problems: lineFaults, addresses: [] };
  const positions = positionsOf(text);
  const builder = new Builder(file, text, positions);
  const nothing = { root: null, problems: builder.problems, addresses: [] };
  const tooDeepAt = nestingBeyond(text, maximumDepth);
  if (tooDeepAt !== null) {
    builder.report(tooDeep, positions.at(tooDeepAt), "", {});
    return nothing;
  }
  try {
    const document = parseDocument<ParsedNode>(text, yamlOptions);
    const syntaxFaults = syntaxProblems(file, text, positions, document.errors);
    if (syntaxFaults.length > 0) return { ...nothing, problems: syntaxFaults };
    const { contents } = document;
    if (contents === null || (isScalar(contents) && contents.value === null && contents.source === "")) {
      builder.report(emptyFile, positions.at(0), "", {});
      return nothing;
    }
    const { node } = builder.build(contents, null, "", 0);
    return { root: node, problems: builder.problems, addresses: builder.addresses };
  } catch (error) {
    // Thousands of levels by indentation alone exhaust the parser's stack.
    if (!(error instanceof RangeError)) throw error;
    builder.report(tooDeep, positions.at(0), "", {});
    return nothing;
  }
}

interface Built {
  readonly node: SourceNode;
  /** How many values it stands for, itself included. */
  readonly size: number;
}

class Builder {
  readonly problems: Problem[] = [];
  readonly addresses: Span[] = [];
  private readonly file: string;
  private readonly text: string;
  private readonly positions: Positions;
  /** Null while the anchor's own value is being built. */
  private readonly anchors = new Map<string, Built | null>();
  /** Where the value of each anchor stands. */
  private readonly anchored = new Map<string, Span>();
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
      return broken(mark);
    }
    if (isAlias(node)) return this.resolve(node.source, mark, path);
    this.lookAtTag(node, path);
    const { anchor } = node;
    if (anchor !== undefined) {
      this.anchors.set(anchor, null);
      this.anchored.set(anchor, spanOf(node));
    }
    // What a tag makes of a scalar is not known; of a mapping or list the rest can be read.
    const isUnknown = node.tag !== undefined && isScalar(node);
    const built = isUnknown ? broken(mark) : this.buildContent(node, mark, keyMark, path, depth);
    if (anchor !== undefined) this.anchors.set(anchor, built);
    return built;
  }

  private lookAtTag(node: ParsedNode, path: string): void {
    if (isAlias(node) || node.tag === undefined) return;
    const { start, written } = this.tagBefore(node.range[0]);
    this.report(yamlTag, this.positions.at(start), path, { tag: written });
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
      const repeated: { readonly key: string; readonly mark: number; readonly firstLine: number }[] = [];
      let size = 1;
      for (const pair of node.items) {
        const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
        const ownMark = this.positions.at(pair.key.range[0]);
        if (isScalar(pair.key)) this.lookAtEscapes(pair.key, ownMark, prefix + key);
        this.lookAtTag(pair.key, prefix + key);
        if (isAddressKey(key)) this.noteAddress(pair.value);
        if (key === "<<" && isScalar(pair.key) && pair.key.type === "PLAIN") {
          this.report(yamlMergeKey, ownMark, prefix + key, {});
          continue;
        }
        const first = entries.get(key);
        if (first !== undefined) {
          repeated.push({ key, mark: ownMark, firstLine: Math.floor(first.keyMark / 1024) });
          // Which of the two is meant is not known.
          entries.set(key, { keyMark: first.keyMark, value: broken(first.value.mark).node });
          continue;
        }
        const built = this.build(pair.value, ownMark, prefix + key, depth + 1);
        entries.set(key, { keyMark: ownMark, value: built.node });
        size += built.size;
      }
      this.reportRepeated(repeated, prefix, keyMark === null && path !== "");
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
      if (this.lookAtEscapes(node, mark, path)) return broken(mark);
      this.lookAtComment(node, mark, path);
      const form = node.type === "PLAIN" ? "plain" : "quoted";
      return { node: { kind: "scalar", mark, value: scalarValue(node.value), written, form }, size: 1 };
    }
    throw new TypeError("a YAML value is a mapping, a list, a scalar or an alias");
  }

  /** All keys of a mapping that stand twice in one problem: whoever forgets the "- " of an item repeats them all. */
  private reportRepeated(
    repeated: readonly { readonly key: string; readonly mark: number; readonly firstLine: number }[],
    prefix: string,
    inList: boolean,
  ): void {
    const [first, ...others] = repeated;
    if (first === undefined) return;
    const { key, mark, firstLine } = first;
    const names = [...new Set(others.map((other) => other.key))].filter((name) => name !== key);
    this.report(duplicateKey, mark, prefix + key, { key, firstLine, others: names, inList });
  }

  /** "Issue #5" is the text "Issue" to YAML. A remark that begins so has a space behind its sign. */
  private lookAtComment(node: Scalar.Parsed, mark: number, path: string): void {
    if (node.type !== "PLAIN" || typeof node.value !== "string") return;
    const [, comment] = /^[ \t]+(#\d[^\s]{0,20})/.exec(this.text.slice(node.range[1], node.range[1] + 30)) ?? [];
    if (comment !== undefined) this.report(yamlComment, mark, path, { read: node.value, comment });
  }

  /**
   * Only double-quoted texts have escapes; what they stand for may be no character, or the @ of an address. True where the
   * text is no text.
   */
  private lookAtEscapes(node: Scalar.Parsed, mark: number, path: string): boolean {
    const span = spanOf(node);
    const hasEscapes = node.type === "QUOTE_DOUBLE" && this.text.slice(span.start, span.end).includes("\\");
    if (!hasEscapes || typeof node.value !== "string") return false;
    const rule = brokenCharacterRule(node.value);
    if (rule !== null) this.report(rule, mark, path, {});
    if (leaveOutEmails(node.value) !== node.value) this.addresses.push(span);
    return rule !== null;
  }

  private noteAddress(value: ParsedNode | null): void {
    const span = isAlias(value) ? this.anchored.get(value.source) : value === null ? undefined : spanOf(value);
    if (span !== undefined) this.addresses.push(span);
  }

  private resolve(name: string, mark: number, path: string): Built {
    const target = this.anchors.get(name);
    if (target === undefined || target === null) {
      this.report(yamlAlias, mark, path, { name, recursive: target === null });
      return broken(mark);
    }
    this.aliased += target.size;
    if (this.aliased > maximumAliasedValues) {
      if (!this.problems.some((known) => known.code === yamlAliasExpansion.code)) {
        this.report(yamlAliasExpansion, mark, path, { name });
      }
      return broken(mark);
    }
    return target;
  }
}

function spanOf({ range: [start, end] }: ParsedNode): Span {
  return { start, end };
}

function emptyScalar(mark: number): ScalarNode {
  return { kind: "scalar", mark, value: null, written: "", form: "empty" };
}

/** What stands in the place of a value whose fault is told. */
function broken(mark: number): Built {
  return { node: { kind: "scalar", mark, value: null, written: "", form: "broken" }, size: 1 };
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
