/** Differences as they stand on the compare page: sign, arrow, colour. Runs in the reader's browser. */
import { formatDelta, formatNumber } from "../../i18n/format.ts";
import type { CompareColumn } from "./board-file.ts";
import type { CompareEntry } from "./entry-file.ts";
import type { ComparePair } from "./pairs.ts";

export interface Difference {
  readonly text: string;
  /** `−38`: of the reference, where that is worth telling; else null. */
  readonly percent: string | null;
  readonly arrow: "▲" | "▼" | null;
  /** Plain where a test did not pass, or there is none. */
  readonly tone: "better" | "worse" | "plain";
}

/** A column of an entry against that of the reference; null where one of the two has no value. */
export function columnDifference(
  column: CompareColumn,
  index: number,
  entry: CompareEntry,
  reference: CompareEntry,
): Difference | null {
  const [value, from] = [entry.cells[index]?.value ?? null, reference.cells[index]?.value ?? null];
  if (value === null || from === null) return null;
  const pair = entry.pairs[reference.id];
  const gap = value - from;
  const tone = column.measured
    ? testedTone(pair, pair?.tested.columns.includes(column.id) === true)
    : directTone(gap, column.direction);
  const percent = column.relative && from > 0 ? formatDelta((100 * gap) / from, 0) : null;
  return signed(gap, formatDelta(gap / column.size, column.digits), percent, tone);
}

/** The score of a group against that of the reference. Coloured only where the group is all that was tested. */
export function groupDifference(
  group: { readonly id: string },
  index: number,
  entry: CompareEntry,
  reference: CompareEntry,
): Difference | null {
  const [value, from] = [entry.groups[index]?.value ?? null, reference.groups[index]?.value ?? null];
  if (value === null || from === null) return null;
  const pair = entry.pairs[reference.id];
  const tone = testedTone(pair, pair?.tested.groups.includes(group.id) === true);
  return signed(value - from, formatDelta(value - from, 2), null, tone);
}

/** The score of one task, exact in itself: coloured by its direction. */
export function taskDifference(gap: number): Difference {
  return signed(gap, formatDelta(gap, 1), null, directTone(gap, "higher"));
}

/** A task's attempt mean. */
export function taskText(mean: number): string {
  return formatNumber(mean, 1);
}

function testedTone(pair: ComparePair | undefined, tested: boolean): Difference["tone"] {
  return pair !== undefined && tested ? pair.tone : "plain";
}

function directTone(gap: number, direction: CompareColumn["direction"]): Difference["tone"] {
  if (gap === 0 || direction === "neutral") return "plain";
  return gap > 0 === (direction === "higher") ? "better" : "worse";
}

/** A difference that rounds to nothing points nowhere. */
function signed(gap: number, text: string, percent: string | null, tone: Difference["tone"]): Difference {
  const shown = /[1-9]/.test(text);
  return {
    text,
    percent: shown ? percent : null,
    arrow: !shown ? null : gap > 0 ? "▲" : "▼",
    tone: shown ? tone : "plain",
  };
}
