/** Brings problems into one order and folds those that repeat along a list. */
import { compareCodePoints } from "./order.ts";
import type { Problem } from "./problem.ts";
import { yamlComment } from "./source/rules.ts";

/**
 * What one problem of these codes says does not hold of another: which keys are missing or unknown, what is wrong with an expression.
 * They are joined only where their sentences are the same.
 */
const saidByTheirText =
  /^E-(?:REQUIRED|KEY-.*|EXPR-.*|PART-TWICE|METRIC-TWICE|METRIC-UNREPORTED|PACK-PRIMARY)$|^W-UNKNOWN-KEY$/;

/** How many further lines a folded problem names. */
const linesNamed = 5;

/** By file, line, column, code; then path, so that the order never depends on the order of finding. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareCodePoints(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareCodePoints(a.code, b.code) ||
    compareCodePoints(a.path, b.path)
  );
}

/**
 * Sorts, and joins the problems of one kind at the same field of several list items (`0.score`, `1.score`, …) of a file
 * into the first of them, with a count and the lines of the others.
 */
export function sortAndFold(problems: readonly Problem[]): readonly Problem[] {
  const groups = new Map<string, { readonly first: Problem; readonly lines: number[] }>();
  const kept: { readonly first: Problem; readonly lines: number[] }[] = [];
  for (const found of withoutFollowUps(problems).sort(compareProblems)) {
    const field = found.path.replaceAll(/(^|\.)\d+(?=\.|$)/g, "$1#");
    const said = saidByTheirText.test(found.code) ? found.message.en : "";
    const key = field.includes("#") ? [found.file, found.code, field, said].join("\n") : null;
    const group = key === null ? undefined : groups.get(key);
    if (group !== undefined) {
      group.lines.push(found.line);
      continue;
    }
    const fresh = { first: found, lines: [] };
    if (key !== null) groups.set(key, fresh);
    kept.push(fresh);
  }
  return kept.map(({ first, lines }) => (lines.length === 0 ? first : folded(first, lines)));
}

/** A text that a comment cuts short is told as an error where that makes it one. */
function withoutFollowUps(problems: readonly Problem[]): Problem[] {
  const placeOf = ({ file, path }: Problem) => `${file}\n${path}`;
  const faulty = new Set(problems.flatMap((found) => (found.severity === "error" ? [placeOf(found)] : [])));
  return problems.filter((found) => found.code !== yamlComment.code || !faulty.has(placeOf(found)));
}

function folded(first: Problem, lines: readonly number[]): Problem {
  const places = [...new Set(lines)];
  const named = places.slice(0, linesNamed).join(", ");
  const more = places.length > linesNamed ? ", …" : "";
  const word = places.length === 1 ? "line" : "lines";
  return {
    ...first,
    message: {
      en: `${first.message.en} The same ${lines.length === 1 ? "once" : `${lines.length} times`} more in this file: ${word} ${named}${more}.`,
      zh: `${first.message.zh}此文件中另有 ${lines.length} 处：第 ${places.slice(0, linesNamed).join("、")} 行${more === "" ? "" : "等"}。`,
    },
  };
}
