/** Where the words of a mark stand when it is pointed at or focused: above the mark, inside the drawing. */
import { coordinate } from "../axis.ts";

/** A text by its anchor. */
export interface Reading {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Distance from the mark; below it where there is no room above. */
const distance = 14;

/** Room that the longest text may need to either side; nearer to an edge it grows inwards. */
const reach = 110;

/** @param width of the whole drawing @param top the upper edge of the plot */
export function readingPlace(
  { x, y }: { readonly x: number; readonly y: number },
  width: number,
  top: number,
): Reading {
  const above = coordinate(y - distance);
  const at = { x, y: above < top + 4 ? coordinate(y + distance + 10) : above };
  if (x < reach) return { ...at, x: coordinate(x - 8), anchor: "start" };
  if (x > width - reach) return { ...at, x: coordinate(x + 8), anchor: "end" };
  return { ...at, anchor: "middle" };
}
