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
/** Full-width beside Chinese, narrow beside Latin. */
const shared = /[“”‘’…—]/;
/** Noto Sans runs wider than the widths that texts are measured by. */
const wider: Readonly<Record<Weight, number>> = { 400: 1.07, 600: 1.13 };

export function measureOf({ size, weight = 400 }: Pick<TextStyle, "size" | "weight">): Measure {
  return measureAt(size, wider[weight]);
}

/** A line of text; every run of Chinese names its face, since a renderer's own choice would lose the weight. */
export function line(x: number, y: number, style: TextStyle, ...segments: readonly (string | Segment)[]): Element {
  const chinese = segments.some((segment) => square.test(typeof segment === "string" ? segment : segment.text));
  return element(
    "text",
    {
      x,
      y,
      fill: style.fill,
      "font-size": style.size,
      "font-weight": style.weight ?? 400,
      "font-family": latinFace,
      "text-anchor": style.anchor === "start" ? null : style.anchor,
      "xml:space": "preserve",
    },
    ...segments.flatMap((segment) => segmentNodes(typeof segment === "string" ? { text: segment } : segment, chinese)),
  );
}

function segmentNodes({ text, fill, weight, size }: Segment, chinese: boolean): readonly Node[] {
  const own = { fill, "font-weight": weight, "font-size": size };
  const plain = fill === undefined && weight === undefined && size === undefined;
  return runsOf(text, chinese).map(({ face, part }) =>
    face === latinFace && plain
      ? part
      : element("tspan", { ...own, "font-family": face === latinFace ? null : face }, part),
  );
}

function runsOf(text: string, chinese: boolean): readonly { readonly face: string; readonly part: string }[] {
  const runs: { face: string; part: string }[] = [];
  for (const character of text) {
    const face = square.test(character) || (chinese && shared.test(character)) ? chineseFace : latinFace;
    const last = runs.at(-1);
    if (last?.face === face) last.part += character;
    else runs.push({ face, part: character });
  }
  return runs;
}
