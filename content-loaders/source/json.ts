/** JSON text to a tree with places, strictly, but for the NaN and Infinity that Python writes. */
import { createScanner, type JSONScanner } from "jsonc-parser";
import { type Problem, problem, type Rule } from "../problem.ts";
import type { Span } from "./addresses.ts";
import { brokenCharacterRule, lineProblems } from "./decode.ts";
import type { JsonFault } from "./json-messages.ts";
import { joinPath, type MapEntry, type ScalarNode, type SourceNode } from "./node.ts";
import { type Positions, positionsOf } from "./position.ts";
import { duplicateKey, emptyFile, jsonSyntax, maximumDepth, tooDeep } from "./rules.ts";

/** What a JSON text holds: a root of null where its syntax is broken, the problems in any case. */
export interface ParsedJson {
  readonly root: SourceNode | null;
  readonly problems: readonly Problem[];
  /** What stands at the top of a mapping, in order. */
  readonly sections: readonly JsonSection[];
}

/** One key at the top, with its value. */
export interface JsonSection {
  readonly key: string;
  /** The lines from the key to the end of its value, from 1, both included. */
  readonly lines: readonly [from: number, to: number];
  /** The same in the text itself, without the comma behind it. */
  readonly span: Span;
}

/** The scanner's token kinds; its own enumeration exists for the type checker only. */
const Token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  text: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  unknown: 16,
  end: 17,
} as const;

/** The scanner's errors that are told apart. */
const ScanFault = { none: 0, endOfText: 2, unicode: 4, escape: 5, character: 6 } as const;

/** What Python writes for numbers that JSON does not have. */
const pythonNumber = /^(?:NaN|Infinity)$/;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const word = /"[^"\n]*"?|[^\s,:"{}[\]]+|./y;
/** What is quoted of a fault, at most, in characters. */
const quotedLength = 24;

/**
 * Parses JSON. `NaN`, `Infinity` and `-Infinity` are null, written as they stand. Lists and mappings at the top whose key
 * `isLeftOut` are checked for their syntax only, and are empty in the tree. Parsing ends at the first fault of the syntax;
 * keys that stand twice are all told, the first of each is kept.
 */
export function parseJson(file: string, text: string, isLeftOut: (key: string) => boolean = () => false): ParsedJson {
  const lineFaults = lineProblems(file, text);
  if (lineFaults.length > 0) return { root: null, problems: lineFaults, sections: [] };
  const parser = new Parser(file, text, isLeftOut);
  try {
    const root = parser.parse();
    return { root, problems: parser.problems, sections: parser.sections };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { root: null, problems: [...parser.problems, error.problem], sections: [] };
  }
}

/** Ends the parsing. */
class Fault extends Error {
  readonly problem: Problem;

  constructor(found: Problem) {
    super(found.message.en);
    this.problem = found;
  }
}

class Parser {
  readonly problems: Problem[] = [];
  readonly sections: JsonSection[] = [];
  private readonly file: string;
  private readonly text: string;
  private readonly isLeftOut: (key: string) => boolean;
  private readonly positions: Positions;
  private readonly scanner: JSONScanner;
  private token: number = Token.unknown;
  /** Where the lists and mappings that are open began. */
  private readonly open: number[] = [];
  /** Whether what is read goes into the tree. */
  private isKept = true;

  constructor(file: string, text: string, isLeftOut: (key: string) => boolean) {
    this.file = file;
    this.text = text.startsWith("\ufeff") ? ` ${text.slice(1)}` : text;
    this.isLeftOut = isLeftOut;
    this.positions = positionsOf(text);
    this.scanner = createScanner(this.text);
  }

  parse(): SourceNode {
    this.next();
    if (this.token === Token.end) throw this.failure(emptyFile, 0, {});
    const root = this.value(null, "");
    this.require(Token.end, "end");
    return root;
  }

  private require(token: number, fault: JsonFault): void {
    if (this.token !== token) throw this.fault(fault);
  }

  /** One value and what follows it; `keyMark` is the place of the key in front of it, if there is one. */
  private value(keyMark: number | null, path: string): SourceNode {
    if (this.token === Token.openBrace) return this.mapping(keyMark, path);
    if (this.token === Token.openBracket) return this.list(keyMark, path);
    const scalar = this.scalar(path);
    this.next();
    return scalar;
  }

  private mapping(keyMark: number | null, path: string): SourceNode {
    const mark = this.enter(keyMark, path);
    const entries = new Map<string, MapEntry>();
    const firstOffsets = new Map<string, number>();
    const isTop = this.open.length === 1;
    while (this.token !== Token.closeBrace) {
      this.require(Token.text, "key");
      const offset = this.scanner.getTokenOffset();
      const key = this.textToken(path);
      const keyPath = this.isKept ? joinPath(path, key) : path;
      const ownMark = this.isKept ? this.mark(offset) : 0;
      this.next();
      this.require(Token.colon, "colon");
      this.next();
      const isContainer = this.token === Token.openBrace || this.token === Token.openBracket;
      const isSkipped = isTop && isContainer && this.isLeftOut(key);
      if (isSkipped) this.isKept = false;
      const value = this.value(ownMark, keyPath);
      if (isSkipped) this.isKept = true;
      if (isTop) {
        const span = { start: offset, end: this.valueEnd };
        this.sections.push({ key, lines: [this.line(span.start), this.line(span.end)], span });
      }
      const first = firstOffsets.get(key);
      if (this.isKept && first !== undefined) this.tellDuplicate(key, ownMark, keyPath, first);
      if (this.isKept && first === undefined) {
        firstOffsets.set(key, offset);
        entries.set(key, { keyMark: ownMark, value });
      }
      this.separator(Token.closeBrace);
    }
    this.leave();
    return { kind: "map", mark, entries };
  }

  private list(keyMark: number | null, path: string): SourceNode {
    const mark = this.enter(keyMark, path);
    const items: SourceNode[] = [];
    for (let index = 0; this.token !== Token.closeBracket; index += 1) {
      const item = this.value(null, this.isKept ? joinPath(path, index) : path);
      if (this.isKept) items.push(item);
      this.separator(Token.closeBracket);
    }
    this.leave();
    return { kind: "list", mark, items };
  }

  /** The offset behind the last token of the value that was read last. */
  private valueEnd = 0;

  private enter(keyMark: number | null, path: string): number {
    const offset = this.scanner.getTokenOffset();
    if (this.open.length >= maximumDepth) throw this.failure(tooDeep, offset, {}, path);
    this.open.push(offset);
    this.next();
    return keyMark ?? (this.isKept ? this.mark(offset) : 0);
  }

  private leave(): void {
    this.open.pop();
    this.next();
  }

  /** The comma behind an item, or the end of what it stands in. */
  private separator(closer: number): void {
    if (this.token === closer) return;
    if (this.token !== Token.comma) throw this.fault("comma");
    this.next();
    if (this.token === closer) throw this.fault("trailing-comma");
  }

  private scalar(path: string): ScalarNode {
    const offset = this.scanner.getTokenOffset();
    const mark = this.isKept ? this.mark(offset) : 0;
    switch (this.token) {
      case Token.text: {
        const value = this.textToken(path);
        return { kind: "scalar", mark, value, written: value, form: "quoted" };
      }
      case Token.number: {
        // Without what the scanner takes for the next token: "01", "1e5x".
        const written = this.wordAt(offset);
        if (!number.test(written)) throw this.fault("number");
        return { kind: "scalar", mark, value: Number(written), written, form: "plain" };
      }
      case Token.null:
      case Token.true:
      case Token.false:
        return {
          kind: "scalar",
          mark,
          value: wordValue(this.token),
          written: this.scanner.getTokenValue(),
          form: "plain",
        };
      default:
        return { kind: "scalar", mark, value: null, written: this.pythonToken(), form: "plain" };
    }
  }

  /** NaN, Infinity or -Infinity, whose sign the scanner takes for a token of its own. */
  private pythonToken(): string {
    const offset = this.scanner.getTokenOffset();
    const token = this.scanner.getTokenValue();
    if (this.token === Token.unknown && pythonNumber.test(token)) return token;
    if (token === "-" && this.text.startsWith("Infinity", offset + 1)) {
      this.scanner.scan();
      if (this.scanner.getTokenValue() === "Infinity") return "-Infinity";
    }
    throw this.fault(/^[-+.]?\d|^[-+.]$/.test(token) ? "number" : "value");
  }

  private textToken(path: string): string {
    const error = this.scanner.getTokenError();
    if (error === ScanFault.endOfText) {
      throw this.fault(this.scanner.getPosition() >= this.text.length ? "truncated" : "text");
    }
    if (error === ScanFault.character) throw this.fault("text");
    if (error !== ScanFault.none) throw this.fault("escape");
    const value = this.scanner.getTokenValue();
    const rule = this.isKept ? brokenCharacterRule(value) : null;
    if (rule !== null) this.problems.push(problem(rule, this.place(this.scanner.getTokenOffset(), path), {}));
    return value;
  }

  private next(): void {
    this.valueEnd = this.scanner.getPosition();
    // The scanner takes the spaces of an indentation one by one into a text, which is most of its time.
    let start = this.valueEnd;
    while (isSpace(this.text.charCodeAt(start))) start += 1;
    if (start > this.valueEnd) this.scanner.setPosition(start);
    this.token = this.scanner.scan();
    if (this.token === Token.lineComment || this.token === Token.blockComment) throw this.fault("comment");
  }

  private tellDuplicate(key: string, mark: number, path: string, firstOffset: number): void {
    const place = { file: this.file, line: Math.floor(mark / 1024), column: mark % 1024, path };
    const values = { key, firstLine: this.line(firstOffset), others: [], inList: false };
    this.problems.push(problem(duplicateKey, place, values));
  }

  /** A fault at the token at hand; where that is the end of the file, the file was cut short. */
  private fault(fault: JsonFault): Fault {
    const offset = this.scanner.getTokenOffset();
    const isEnd = this.token === Token.end || fault === "truncated";
    const openOffset = this.open.at(-1) ?? offset;
    const values = {
      fault: isEnd ? "truncated" : fault,
      found: this.wordAt(offset).slice(0, quotedLength),
      openLine: this.line(fault === "truncated" ? offset : openOffset),
    } as const;
    return this.failure(jsonSyntax, isEnd ? this.text.trimEnd().length : offset, values);
  }

  /** What stands at an offset, up to the next sign of JSON: a text, a word, or the sign itself. */
  private wordAt(offset: number): string {
    word.lastIndex = offset;
    return word.exec(this.text)?.[0] ?? "";
  }

  private failure<P>(rule: Rule<P>, offset: number, values: P, path = ""): Fault {
    return new Fault(problem(rule, this.place(offset, path), values));
  }

  private place(offset: number, path: string) {
    const mark = this.mark(offset);
    return { file: this.file, line: Math.floor(mark / 1024), column: mark % 1024, path };
  }

  private mark(offset: number): number {
    return this.positions.at(offset);
  }

  private line(offset: number): number {
    return Math.floor(this.positions.at(offset) / 1024);
  }
}

/** Space, tab, LF, CR. */
function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function wordValue(token: number): boolean | null {
  return token === Token.null ? null : token === Token.true;
}
