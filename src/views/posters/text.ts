/** Text of preview pictures: set in the two faces that the site ships for them, wherever the picture is drawn. */
import { type Element, element, type Node } from "../pictures/markup.ts";
import { type Measure, measureAt } from "../pictures/wrapped.ts";

export type Weight = 400 | 600;

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly weight?: Weight;
  readonly anchor?: "start" | "middle" | "end";
}

/** A part of a line with a style of its own. */
export interface Segment {
  readonly text: string;
  readonly fill?: string;
  readonly weight?: Weight;
  readonly size?: number;
}

const latinFace = "Noto Sans";
/** The name that the font file of Noto Sans Hans gives itself. */
const chineseFace = "Noto Sans S Chinese";
const square = /[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3fffd}]/u;
/** Noto Sans runs wider than the widths that texts are measured by. */
const wider: Readonly<Record<Weight, number>> = { 400: 1.07, 600: 1.13 };

export function measureOf({ size, weight = 400 }: Pick<TextStyle, "size" | "weight">): Measure {
  return measureAt(size, wider[weight]);
}

/**
 * A line of text in one face: where a renderer meets a character that a face lacks, it sets the whole line in another one,
 * and the weight is lost. So a line with Chinese in it is set in the Chinese face, which has Latin letters too.
 */
export function line(x: number, y: number, style: TextStyle, ...segments: readonly (string | Segment)[]): Element {
  const parts = segments.map((segment) => (typeof segment === "string" ? { text: segment } : segment));
  return element(
    "text",
    {
      x,
      y,
      fill: style.fill,
      "font-size": style.size,
      "font-weight": style.weight ?? 400,
      "font-family": parts.some(({ text }) => square.test(text)) ? chineseFace : latinFace,
      "text-anchor": style.anchor === "start" ? null : style.anchor,
      "xml:space": "preserve",
    },
    ...parts.filter(({ text }) => text !== "").map(segmentNode),
  );
}

function segmentNode({ text, fill, weight, size }: Segment): Node {
  if (fill === undefined && weight === undefined && size === undefined) return text;
  return element("tspan", { fill, "font-weight": weight, "font-size": size }, text);
}
