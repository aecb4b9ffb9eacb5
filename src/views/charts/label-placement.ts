/** Where the name of a mark can stand without covering marks or other names. */
import { coordinate } from "../axis.ts";

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end" | "middle";
  readonly text: string;
}

/** Steps from a mark to the foot of its label: beside it first, then above and below. */
const steps = [
  [10, 4, "start"],
  [-10, 4, "end"],
  [8, -10, "start"],
  [-8, -10, "end"],
  [8, 18, "start"],
  [-8, 18, "end"],
  [0, -14, "middle"],
  [0, 22, "middle"],
  [12, -22, "start"],
  [-12, -22, "end"],
  [12, 30, "start"],
  [-12, 30, "end"],
] as const;

/** A straight line between two places. */
export interface Segment {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** About how wide a text is: full width for Chinese, a little more than half of it for Latin. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text)
    width += /[\u2e80-\uffef]/u.test(character) ? 1 : /[il.,·'| ]/.test(character) ? 0.3 : 0.54;
  return width * size;
}

/**
 * The first place for a label that covers least; null where it would cover another label or leave the frame, or, unless
 * it `must` be there, a mark or a rule. Thin lines are avoided as far as there is another place.
 */
export function placeLabel(
  mark: { readonly x: number; readonly y: number },
  { text, size, must }: { readonly text: string; readonly size: number; readonly must: boolean },
  { frame, labels, marks, rules, lines }: Obstacles,
): PlacedLabel | null {
  let best: { readonly cost: number; readonly label: PlacedLabel } | null = null;
  for (const [index, [dx, dy, anchor]] of steps.entries()) {
    const label = { x: coordinate(mark.x + dx), y: coordinate(mark.y + dy), anchor, text };
    const box = labelBox(label, size);
    const outside =
      box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
    // A name nearer to another mark would be read as that mark's.
    const own = distance(box, mark);
    const misread = marks.some((other) => distance(box, centre(other)) <= own);
    if (misread || outside || labels.some((other) => overlap(box, other))) continue;
    const covered = count(marks, box) * 5 + count(rules, box) * 2;
    if (covered > (must ? 8 : 0)) continue;
    const crossed = lines.filter((line) => crosses(box, line)).length;
    const cost = covered + crossed * 2.5 + index * 0.5;
    if (best === null || cost < best.cost) best = { cost, label };
  }
  return best?.label ?? null;
}

/** What is in the way of a label. */
export interface Obstacles {
  readonly frame: Box;
  readonly labels: readonly Box[];
  readonly marks: readonly Box[];
  /** Lines, as boxes without a width or a height. */
  readonly rules: readonly Box[];
  readonly lines: readonly Segment[];
}

function centre({ left, right, top, bottom }: Box): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** How far a point lies from the nearest side of a box; 0 inside. */
function distance({ left, right, top, bottom }: Box, { x, y }: { readonly x: number; readonly y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The room that a label takes. */
export function labelBox({ x, y, anchor, text }: PlacedLabel, size: number): Box {
  const width = textWidth(text, size);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left: left - 2, right: left + width + 2, top: y - size, bottom: y + 3 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function count(boxes: readonly Box[], box: Box): number {
  return boxes.filter((other) => touches(box, other)).length;
}

/** Like `overlap`, also for boxes without an extent. */
function touches(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** True if any part of a line lies in a box: what each side of the box leaves of the line is not empty. */
function crosses({ left, right, top, bottom }: Box, { from, to }: Segment): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  for (const [step, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false;
    } else if (step < 0) start = Math.max(start, room / step);
    else end = Math.min(end, room / step);
  }
  return start <= end;
}
