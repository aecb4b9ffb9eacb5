/** Which marks of a chart of cost against score are named, and where each name stands. */
import type { PlotBox } from "./curve-drawing.ts";
import { type Box, labelBox, type Obstacles, type PlacedLabel, placeLabel, type Segment } from "./label-placement.ts";

/** What a mark is called where there is room for a name. */
export interface NamedMark {
  readonly id: string;
  readonly onFront: boolean;
  /** Id of the same agent without an algorithm; null where it is drawn nowhere. */
  readonly baseline: string | null;
  /** Null where it has no label. */
  readonly label: string | null;
  /** What tells it from the same agent without an algorithm; stands for the label where that would cover something. */
  readonly short: string | null;
}

export type Point = { readonly x: number; readonly y: number };

/** Where everything stands that a name must not cover. */
export interface LabelRoom {
  readonly places: ReadonlyMap<string, Point>;
  /** The points of the front, from cheap to dear. */
  readonly front: readonly Point[];
  readonly ties: readonly Segment[];
  readonly plot: PlotBox;
  readonly width: number;
  readonly size: number;
  /** Whether entries off the front may be named where there is room. */
  readonly namesAll: boolean;
}

export type CostScoreLabel = PlacedLabel & { readonly onFront: boolean };

const reach = 6;

/**
 * The front first, from its leader down, where its names cover nothing; then the others as far as there is room. What is
 * left of the front is named in short beside its named agent, or where it covers least.
 */
export function costScoreLabels(marks: readonly NamedMark[], room: LabelRoom): readonly CostScoreLabel[] {
  const { places, size, namesAll } = room;
  const placed = new Map<string, CostScoreLabel>();
  const around = ({ x, y }: Point): Box => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach });
  const boxes = [...places].map(([id, point]) => ({ id, box: around(point) }));
  const rules = steps(room);
  const place = ({ id, onFront }: NamedMark, text: string | null, must: boolean): void => {
    const point = places.get(id);
    if (point === undefined || text === null || placed.has(id)) return;
    const obstacles: Obstacles = {
      frame: { left: room.plot.left, right: room.width, top: 18, bottom: room.plot.bottom },
      labels: [...placed.values()].map((label) => labelBox(label, size)),
      marks: boxes.filter((other) => other.id !== id).map(({ box }) => box),
      rules,
      lines: room.ties,
    };
    const label = placeLabel(point, { text, size, must }, obstacles);
    if (label !== null) placed.set(id, { ...label, onFront });
  };
  const front = marks.filter(({ onFront }) => onFront).reverse();
  const inShort = (mark: NamedMark) => namesAll && mark.short !== null && mark.baseline !== null;
  for (const mark of front) place(mark, mark.label, false);
  for (const mark of front) if (!inShort(mark)) place(mark, mark.label, true);
  if (namesAll) for (const mark of marks) if (!mark.onFront) place(mark, mark.label, false);
  for (const mark of front) {
    if (mark.baseline !== null && placed.has(mark.baseline)) place(mark, mark.short, false);
    place(mark, mark.label, true);
  }
  return [...placed.values()];
}

/** The lines of the front as boxes without a width or a height. */
function steps({ front, plot }: LabelRoom): readonly Box[] {
  return front.flatMap(({ x, y }, index) => {
    const rise = { left: x, right: x, top: y, bottom: front[index - 1]?.y ?? plot.bottom };
    return [rise, { left: x, right: front[index + 1]?.x ?? plot.right, top: y, bottom: y }];
  });
}
