/** A JSON file in a pack's folder: which tool's report it is, told by its content, and what it says. */
import type { Report, ReportFormat } from "../../packs.ts";
import type { Problem } from "../../problem.ts";
import type { Span } from "../../source/addresses.ts";
import { type JsonSection, parseJson } from "../../source/json.ts";
import type { MapNode } from "../../source/node.ts";
import type { Unread } from "../../source/unread.ts";
import { evalscopeSections, isEvalscope, readEvalscope } from "./evalscope.ts";
import { isLmEval, lmEvalSections, readLmEval } from "./lm-eval.ts";
import { isScores, readScores } from "./scores.ts";
import { ReportReading } from "./tree.ts";

export interface ReportFile {
  /** Null where the file is no report, or its syntax is broken. */
  readonly report: Report | null;
  readonly problems: readonly Problem[];
  /** What holds nothing that was read. */
  readonly unread: Unread;
}

/**
 * Reads one JSON file. A report of null without problems is a file that no known tool wrote; of it, as of a broken one,
 * nothing is read.
 */
export function readReport(file: string, text: string): ReportFile {
  const parsed = parseJson(file, text, (key) => !lmEvalSections.has(key) && !evalscopeSections.has(key));
  const { root } = parsed;
  const format = root?.kind === "map" ? formatOf(file, root) : null;
  if (root?.kind !== "map" || format === null) {
    return { report: null, problems: parsed.problems, unread: { lines: [[1, text.split("\n").length]], parts: [] } };
  }
  const reading = new ReportReading(file);
  const report = readers[format].read(root, reading);
  const unread = unreadIn(parsed.sections, (key) => readers[format].sections?.has(key) ?? true);
  return { report, problems: [...parsed.problems, ...reading.problems], unread };
}

/** The reports of one folder, the one written last first; of equal or no date by file name. */
export function latestFirst(reports: readonly Report[]): readonly Report[] {
  return [...reports].sort((one, other) => {
    if (one.date !== other.date) return (one.date ?? "") < (other.date ?? "") ? 1 : -1;
    return one.file < other.file ? -1 : 1;
  });
}

const readers: Readonly<
  Record<
    ReportFormat,
    {
      /** The sections at the top that are read; null for all. */
      readonly sections: ReadonlySet<string> | null;
      readonly read: (root: MapNode, reading: ReportReading) => Report;
    }
  >
> = {
  "lm-eval": { sections: lmEvalSections, read: readLmEval },
  evalscope: { sections: evalscopeSections, read: readEvalscope },
  scores: { sections: null, read: readScores },
};

function formatOf(file: string, root: MapNode): ReportFormat | null {
  if (isLmEval(root)) return "lm-eval";
  if (isEvalscope(root)) return "evalscope";
  return isScores(file, root) ? "scores" : null;
}

/** Neighbouring sections that are not read: the lines that are theirs alone, and all of them where they share a line. */
function unreadIn(sections: readonly JsonSection[], isRead: (key: string) => boolean): Unread {
  const lines: (readonly [number, number])[] = [];
  const parts: Span[] = [];
  let readTo = 0;
  for (let at = 0; at < sections.length; at += 1) {
    const first = sections[at];
    if (first === undefined || isRead(first.key)) {
      readTo = first?.lines[1] ?? readTo;
      continue;
    }
    while (at + 1 < sections.length && !isRead(sections[at + 1]?.key ?? "")) at += 1;
    const last = sections[at] ?? first;
    const [from, to] = [first.lines[0], last.lines[1]];
    const ownFrom = Math.max(from, readTo + 1);
    const ownTo = Math.min(to, (sections[at + 1]?.lines[0] ?? to + 1) - 1);
    if (ownFrom <= ownTo) lines.push([ownFrom, ownTo]);
    if (ownFrom > from || ownTo < to) parts.push({ start: first.span.start, end: last.span.end });
  }
  return { lines, parts };
}
