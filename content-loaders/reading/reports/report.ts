/** A JSON file in a pack's folder: which tool's report it is, told by its content, and what it says. */
import type { Report, ReportFormat } from "../../packs.ts";
import type { Problem } from "../../problem.ts";
import { type JsonSection, parseJson } from "../../source/json.ts";
import type { MapNode } from "../../source/node.ts";
import { evalscopeSections, isEvalscope, readEvalscope } from "./evalscope.ts";
import { isLmEval, lmEvalSections, readLmEval } from "./lm-eval.ts";
import { isScores, readScores } from "./scores.ts";
import { ReportReading } from "./tree.ts";

export interface ReportFile {
  /** Null where the file is no report, or its syntax is broken. */
  readonly report: Report | null;
  readonly problems: readonly Problem[];
  /** The lines that hold nothing that was read, as ranges from 1, both ends included. */
  readonly unread: readonly (readonly [from: number, to: number])[];
}

/**
 * Reads one JSON file. A report of null without problems is a file that no known tool wrote; of it, as of a broken one,
 * nothing is read. Lines that hold something read beside something unread count as read: tools put each value on a line of
 * its own.
 */
export function readReport(file: string, text: string): ReportFile {
  const parsed = parseJson(file, text, (key) => !lmEvalSections.has(key) && !evalscopeSections.has(key));
  const { root } = parsed;
  const format = root?.kind === "map" ? formatOf(file, root) : null;
  if (root?.kind !== "map" || format === null) {
    return { report: null, problems: parsed.problems, unread: [[1, text.split("\n").length]] };
  }
  const reading = new ReportReading(file);
  const report = readers[format].read(root, reading);
  const unread = unreadLines(parsed.sections, (key) => readers[format].sections?.has(key) ?? true);
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

/** The lines of sections that are not read, but for those that they share with what is read. */
function unreadLines(
  sections: readonly JsonSection[],
  isRead: (key: string) => boolean,
): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  let readTo = 0;
  sections.forEach(({ key, lines: [from, to] }, index) => {
    if (isRead(key)) {
      readTo = to;
      return;
    }
    const next = sections[index + 1];
    const first = Math.max(from, readTo + 1);
    const last = next !== undefined && isRead(next.key) ? Math.min(to, next.lines[0] - 1) : to;
    const previous = ranges.at(-1);
    if (first > last) return;
    if (previous !== undefined && previous[1] >= first - 1) previous[1] = Math.max(previous[1], last);
    else ranges.push([first, last]);
  });
  return ranges;
}
