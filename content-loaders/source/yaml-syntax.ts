/** The YAML parser's errors as problems: one for each line, and where the author has to look. */
import type { YAMLParseError } from "yaml";
import { type Problem, problem } from "../problem.ts";
import type { Positions } from "./position.ts";
import { tooDeep, yamlDocuments, yamlSyntax, yamlTab } from "./rules.ts";
import { syntaxMessage } from "./yaml-messages.ts";
import { findUnclosed } from "./yaml-tokens.ts";

/** One slip often yields several errors in its line; the first of them tells it. Tags and aliases are looked at elsewhere. */
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
    .map(({ code, pos: [offset] }) => ({ offset, code }));
  const faults = [...unclosed.map(({ offset, kind }) => ({ offset, code: kind })), ...others];
  const linesTold = new Set<number>();
  const problems: Problem[] = [];
  for (const { offset, code } of faults.sort((a, b) => a.offset - b.offset)) {
    const mark = positions.at(offset);
    const place = { file, line: Math.floor(mark / 1024), column: mark % 1024, path: "" };
    // Each of the levels below the last one that may be is an error of its own to the parser.
    if (code === "RESOURCE_EXHAUSTION" && problems.some((known) => known.code === tooDeep.code)) continue;
    if (linesTold.has(place.line)) continue;
    linesTold.add(place.line);
    if (code === "TAB_AS_INDENT") problems.push(problem(yamlTab, place, {}));
    else if (code === "MULTIPLE_DOCS") problems.push(problem(yamlDocuments, place, {}));
    else if (code === "RESOURCE_EXHAUSTION") problems.push(problem(tooDeep, place, {}));
    else problems.push(problem(yamlSyntax, place, syntaxMessage(code, text.charAt(offset))));
  }
  return problems;
}
