/** Marks in a text what a query found in it, and cuts long texts to what is around that. */
import { trace } from "./fold.ts";
import type { Term } from "./query.ts";

/** A run of a text. */
export interface MarkedRun {
  readonly text: string;
  readonly marked: boolean;
}

/** The text in runs; those that one of the words was found in are marked. Together they are the text. */
export function markedRuns(text: string, terms: readonly Term[]): readonly MarkedRun[] {
  const runs: MarkedRun[] = [];
  let end = 0;
  for (const range of foundRanges(text, terms)) {
    if (range.start > end) runs.push({ text: text.slice(end, range.start), marked: false });
    runs.push({ text: text.slice(range.start, range.end), marked: true });
    end = range.end;
  }
  if (end < text.length) runs.push({ text: text.slice(end), marked: false });
  return runs;
}

/** The words that a text holds. */
export function termsIn(text: string, terms: readonly Term[]): readonly Term[] {
  return terms.filter((term) => foundRanges(text, [term]).length > 0);
}

/** At most about `length` characters around the first word found, with an ellipsis where something is left out. */
export function excerptAround(text: string, terms: readonly Term[], length: number): string {
  if (text.length <= length) return text;
  const at = foundRanges(text, terms)[0]?.start ?? 0;
  const start = Math.max(0, Math.min(at - Math.floor(length / 3), text.length - length));
  return cut(text, start, start + length);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** In order, without overlaps. */
function foundRanges(text: string, terms: readonly Term[]): readonly Range[] {
  const { letters, starts, ends, begins } = trace(text);
  const ranges: Range[] = [];
  for (const term of terms) {
    const ownParts = partStarts(term);
    for (let at = letters.indexOf(term.letters); at >= 0; at = letters.indexOf(term.letters, at + 1)) {
      const last = at + term.letters.length - 1;
      const acrossWords = begins.slice(at, last + 1).some((begin, place) => begin === "word" && !ownParts.has(place));
      if (acrossWords || (!term.inside && begins[at] === "nothing")) continue;
      ranges.push({ start: starts[at] ?? 0, end: ends[last] ?? 0 });
    }
  }
  ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Range[] = [];
  for (const range of ranges) {
    const before = merged.at(-1);
    if (before === undefined || range.start > before.end) merged.push(range);
    else merged[merged.length - 1] = { start: before.start, end: Math.max(before.end, range.end) };
  }
  return merged;
}

/** Where the parts of a word begin: `sec-a` may stand as `Sec A`, but not as `se ca`. */
function partStarts({ apart }: Term): ReadonlySet<number> {
  let at = 0;
  const starts = new Set<number>();
  for (const part of apart.trimStart().split(" ")) {
    starts.add(at);
    at += part.length;
  }
  return starts;
}

/** Never through the middle of a pair of units that are one character, and at a space where one is near. */
function cut(text: string, from: number, to: number): string {
  const near = 12;
  const space = text.slice(from, from + near).indexOf(" ");
  let start = from === 0 || space < 0 ? from : from + space + 1;
  const lastSpace = text.slice(to - near, to).lastIndexOf(" ");
  let end = to >= text.length || lastSpace < 0 ? to : to - near + lastSpace;
  if (isSecondHalf(text, start)) start += 1;
  if (isSecondHalf(text, end)) end -= 1;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

function isSecondHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
