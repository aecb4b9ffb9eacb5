/** The YAML parser's errors as problems: one for each slip, and where the author has to look. */
import type { YAMLParseError } from "yaml";
import { type Problem, problem } from "../problem.ts";
import type { Positions } from "./position.ts";
import { tooDeep, yamlDocuments, yamlSyntax, yamlTab } from "./rules.ts";
import { type FaultCode, syntaxMessage } from "./yaml-messages.ts";
import { bracketSpans, findUnclosed } from "./yaml-tokens.ts";

interface Fault {
  readonly offset: number;
  readonly code: FaultCode;
}

/** One slip often yields several errors; the first of them tells it. Tags and aliases are looked at elsewhere. */
export function syntaxProblems(
  file: string,
  text: string,
  positions: Positions,
  errors: readonly YAMLParseError[],
): readonly Problem[] {
  const faulty = errors.filter(({ code }) => code !== "TAG_RESOLVE_FAILED" && code !== "BAD_ALIAS");
  if (faulty.length === 0) return [];
  const unclosed = findUnclosed(text);
  // What follows from an open bracket or quote is told there.
  const others = faulty
    .filter(({ pos: [at] }) => !unclosed.some(({ offset, end }) => offset <= at && at <= end))
    .map(({ code, pos: [offset] }) => slipBehind(text, { offset, code }));
  const faults = [...unclosed.map(({ offset, kind }): Fault => ({ offset, code: kind })), ...others];
  const problems: Problem[] = [];
  const told = new FollowUps(text);
  for (const { offset, code } of faults.sort((a, b) => a.offset - b.offset || rank(a) - rank(b))) {
    const mark = positions.at(offset);
    const place = { file, line: Math.floor(mark / 1024), column: mark % 1024, path: "" };
    if (told.isFollowUp(offset, code, place.line)) continue;
    if (code === "TAB_AS_INDENT") problems.push(problem(yamlTab, place, {}));
    else if (code === "MULTIPLE_DOCS") problems.push(problem(yamlDocuments, place, {}));
    else if (code === "RESOURCE_EXHAUSTION") problems.push(problem(tooDeep, place, {}));
    else problems.push(problem(yamlSyntax, place, syntaxMessage(code, wordAt(text, offset))));
  }
  return problems;
}

/** Knows what was told already, and which faults only follow from it. */
class FollowUps {
  private readonly brackets: ReturnType<typeof bracketSpans>;
  private readonly bracketsTold = new Set<number>();
  private readonly linesTold = new Set<number>();
  private isDepthTold = false;
  /** Whether a fault of the structure was told: what follows is then out of place, however sound it is. */
  private isStructureTold = false;

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.brackets = bracketSpans(text);
  }

  isFollowUp(offset: number, code: FaultCode, line: number): boolean {
    const start = this.text.lastIndexOf("\n", offset - 1) + 1;
    // A colon that the parser does not expect belongs to a key that stands where it does not expect one.
    const isColon = code === "token" && this.text.charAt(offset) === ":";
    const isStructure = isColon || this.text.slice(start, offset).trim() === "";
    const bracket = this.bracketAround(offset);
    const known =
      (isStructure && this.isStructureTold && isSoundLine(lineFrom(this.text, start))) ||
      this.linesTold.has(line) ||
      this.bracketsTold.has(bracket) ||
      // Each of the levels below the last one that may be is an error of its own to the parser.
      (code === "RESOURCE_EXHAUSTION" && this.isDepthTold);
    this.linesTold.add(line);
    if (bracket !== -1) this.bracketsTold.add(bracket);
    if (code === "RESOURCE_EXHAUSTION") this.isDepthTold = true;
    if (isStructure) this.isStructureTold = true;
    return known;
  }

  /** The number of the outermost bracket around an offset, found by halving; -1 outside of all. */
  private bracketAround(offset: number): number {
    let low = 0;
    let high = this.brackets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.brackets[middle]?.end ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    const start = this.brackets[low]?.start;
    return start !== undefined && start < offset ? low : -1;
  }
}

/** A line that is a pair or an item by itself. */
function isSoundLine(line: string): boolean {
  return /^[ \t]*(?:- |-$|[\w"'@.-]+[ \t]*:(?:[ \t]|$))/.test(line);
}

/** Of two faults at one place the one that says what the character is. */
function rank({ code }: Fault): number {
  return code === "BAD_SCALAR_START" ? 0 : 1;
}

/** The slip that most likely caused an error, where the parser tells only what became of it. */
function slipBehind(text: string, fault: Fault): Fault {
  const { offset, code } = fault;
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = lineFrom(text, start);
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  if (code === "MULTIPLE_DOCS" || code === "RESOURCE_EXHAUSTION") return fault;
  if (line.slice(0, indent).includes("\t")) return { offset: start, code: "TAB_AS_INDENT" };
  if (line.startsWith("```")) return { offset: start, code: "fence" };
  if (isTightItem(line)) return { offset: start + indent, code: "dash" };
  switch (code) {
    case "BAD_INDENT": {
      const item = tightItemAbove(text, start);
      return item === null ? fault : { offset: item, code: "dash" };
    }
    case "BLOCK_AS_IMPLICIT_KEY":
      if (text.charAt(offset) === "?") return { offset, code: "BAD_SCALAR_START" };
      return /:(?:[ \t]|$)/.test(lineFrom(text, offset))
        ? fault
        : { offset: nextLine(text, offset), code: "BAD_INDENT" };
    case "MULTILINE_IMPLICIT_KEY":
    case "MISSING_CHAR": {
      if (/^[ \t]*[\w@-]+[ \t]*：/.test(line)) return { offset: start + indent, code: "wide-colon" };
      // A value that goes on in the next line, which was meant as a key of its own.
      const goesOn = code === "MULTILINE_IMPLICIT_KEY" && offset > start + indent;
      return goesOn ? { offset: nextLine(text, offset), code: "BAD_INDENT" } : fault;
    }
    case "UNEXPECTED_TOKEN":
      if (offset === start + indent && isSoundLine(line)) return { offset, code: "BAD_INDENT" };
      return { offset, code: /^-(?:[ \t]|$)/.test(lineFrom(text, offset)) ? "list" : "token" };
    default:
      return fault;
  }
}

/** A line that was meant as a list item, but has no space behind the hyphen. */
function isTightItem(line: string): boolean {
  return /^[ \t]*-[^\s\-.\d]/.test(line);
}

/** How far above a fault the slip is looked for. */
const linesAbove = 30;

/** The offset of the nearest line above that is such an item and begins a mapping; null if there is none near. */
function tightItemAbove(text: string, lineStart: number): number | null {
  let start = lineStart;
  for (let above = 0; above < linesAbove && start > 0; above += 1) {
    start = text.lastIndexOf("\n", start - 2) + 1;
    const line = lineFrom(text, start);
    if (isTightItem(line) && /:(?:[ \t]|$)/.test(line)) return start + line.indexOf("-");
  }
  return null;
}

/** The offset of the first character of the next line that holds anything. */
function nextLine(text: string, offset: number): number {
  const [before = ""] = /^[^\n]*(?:\n\s*)?/.exec(text.slice(offset)) ?? [];
  return Math.min(offset + before.length, Math.max(0, text.length - 1));
}

function lineFrom(text: string, offset: number): string {
  const end = text.indexOf("\n", offset);
  return text.slice(offset, end === -1 ? text.length : end).replace(/\r$/, "");
}

/** What stands at an offset, up to the next space: enough to find it by. */
function wordAt(text: string, offset: number): string {
  return /^[^\s：]{0,30}/.exec(text.slice(offset, offset + 30))?.[0] ?? "";
}
