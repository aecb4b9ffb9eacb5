/** What is read at a point of cost against score when a pointer or the keyboard reaches it: a small box beside its mark. */
import { coordinate } from "../axis.ts";
import type { Point } from "./cost-score-labels.ts";
import { textWidth } from "./label-placement.ts";
import { nearestArea } from "./nearest-area.ts";

/** A place to point at or to step to, with what is read there. */
export interface CostScoreReading {
  /** The entry's page. */
  readonly path: string;
  /** The whole of it in one line, as the name of the link. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Path data of the area in which a pointer means it. */
  readonly area: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly name: string;
  readonly figures: string;
}

/** The words of a reading. */
export interface ReadingText {
  readonly name: string;
  readonly figures: string;
  readonly label: string;
  readonly path: string;
}

const size = 12;
const padding = 10;
const height = 44;
/** From the middle of a mark to its box. */
const gap = 12;
const pointerReach = 14;

/** Right of the mark, else left of it, else above or below, always within the drawing. */
export function costScoreReading(
  text: ReadingText,
  { x, y }: Point,
  others: Iterable<Point>,
  frame: { readonly width: number; readonly height: number },
): CostScoreReading {
  // The name is set in a heavier face, which is a little wider.
  const width = Math.ceil(Math.max(textWidth(text.name, size) * 1.08, textWidth(text.figures, size)) + 2 * padding);
  const right = x + gap + width <= frame.width;
  const left = x - gap - width >= 0;
  const beside = right || left;
  const box = {
    x: right ? x + gap : left ? x - gap - width : within(x - width / 2, frame.width - width),
    y: beside ? within(y - height / 2, frame.height - height) : y - gap - height >= 0 ? y - gap - height : y + gap,
  };
  const area = nearestArea({ x, y }, others, pointerReach);
  return { ...text, x, y, area, box: { x: coordinate(box.x), y: coordinate(box.y), width, height } };
}

function within(start: number, last: number): number {
  return Math.max(0, Math.min(start, last));
}
