/** What nothing was read from is left out of a source text. */
import type { Span } from "./addresses.ts";

/** Where nothing was read. */
export interface Unread {
  /** Ranges of whole lines, from 1, both ends included. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  /** What shares a line with something that was read, in order; none lies in another. */
  readonly parts: readonly Span[];
}

export const nothingUnread: Unread = { lines: [], parts: [] };

/** What stands in the place of a part of a line. */
const partLeftOut = "…";

/** The text with empty lines, and `…` for parts of lines, where nothing was read; every other line stays where it is. */
export function withoutUnread(text: string, { lines: ranges, parts }: Unread): string {
  if (ranges.length === 0 && parts.length === 0) return text;
  let kept = "";
  let behind = 0;
  for (const { start, end } of parts) {
    const lineBreaks = text.slice(start, end).split("\n").length - 1;
    kept += text.slice(behind, start) + partLeftOut + "\n".repeat(lineBreaks);
    behind = end;
  }
  const lines = (kept + text.slice(behind)).split("\n");
  for (const [from, to] of ranges) lines.fill("", from - 1, to);
  return lines.join("\n");
}
