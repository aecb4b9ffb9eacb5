/** RSI algorithms as they are told apart everywhere on the site: one mark for each, a ring for none. */
import { compareCodePoints } from "../../content-loaders/order.ts";
import type { Experiment } from "../../content-loaders/repository.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { coordinate } from "./axis.ts";

export const markShapes = ["ring", "disc", "square", "triangle", "diamond", "cross", "kite"] as const;
export type MarkShape = (typeof markShapes)[number];

/** The shape of every algorithm's mark; null is no algorithm. */
export type MarkShapes = (algorithm: string | null) => MarkShape;

/** An algorithm with its mark, ready to draw. */
export interface AlgorithmView {
  /** The plugin's id; null for no algorithm. */
  readonly id: string | null;
  readonly name: string;
  readonly shape: MarkShape;
  /** Filled blue with an algorithm, a gray ring without. */
  readonly tone: "accent" | "ring";
  /** Path data of the mark in a box of 12 x 12. */
  readonly icon: string;
}

/**
 * Shapes in the order in which the algorithms were first submitted, then by id: a newcomer never changes the mark of
 * those before it. With more algorithms than shapes the shapes repeat; the name always stands beside the mark.
 */
export function markShapesOf(experiments: Iterable<Experiment>): MarkShapes {
  const first = new Map<string, string>();
  for (const { meta } of experiments) {
    const { algorithm, submit_time: time } = meta.fields;
    if (!algorithm) continue;
    const known = first.get(algorithm);
    if (known === undefined || time < known) first.set(algorithm, time);
  }
  const order = [...first]
    .sort(([idA, timeA], [idB, timeB]) => compareCodePoints(timeA, timeB) || compareCodePoints(idA, idB))
    .map(([id]) => id);
  const filled = markShapes.slice(1);
  return (algorithm) => {
    if (algorithm === null) return "ring";
    return filled[Math.max(0, order.indexOf(algorithm)) % filled.length] ?? "disc";
  };
}

const siteShapes = new WeakMap<ReadonlyMap<string, Experiment>, MarkShapes>();

/** The marks of a whole repository, worked out once for all its pages. */
export function siteMarkShapes(experiments: ReadonlyMap<string, Experiment>): MarkShapes {
  const known = siteShapes.get(experiments);
  if (known !== undefined) return known;
  const shapes = markShapesOf(experiments.values());
  siteShapes.set(experiments, shapes);
  return shapes;
}

/** `name` is the short display name of the algorithm where a definition gives one, else its id. */
export function algorithmView(
  id: string | null,
  shapes: MarkShapes,
  locale: Locale,
  name: string | null = id,
): AlgorithmView {
  const shape = shapes(id);
  return {
    id,
    name: name ?? dictionary(locale).site.noAlgorithm,
    shape,
    tone: id === null ? "ring" : "accent",
    icon: markPath(shape, 6, 6),
  };
}

/** Path data of a mark around a point; all shapes look equally heavy beside a disc of radius 4.5. */
export function markPath(shape: MarkShape, x: number, y: number): string {
  switch (shape) {
    case "ring":
      return circle(x, y, 3.9);
    case "disc":
      return circle(x, y, 4.5);
    case "square":
      return polygon(x, y, [-4, -4, 4, -4, 4, 4, -4, 4]);
    case "triangle":
      return polygon(x, y, [0, -5, 4.9, 3.7, -4.9, 3.7]);
    case "diamond":
      return polygon(x, y, [0, -5.4, 5.4, 0, 0, 5.4, -5.4, 0]);
    case "cross":
      return polygon(
        x,
        y,
        [
          -1.6, -5, 1.6, -5, 1.6, -1.6, 5, -1.6, 5, 1.6, 1.6, 1.6, 1.6, 5, -1.6, 5, -1.6, 1.6, -5, 1.6, -5, -1.6, -1.6,
          -1.6,
        ],
      );
    case "kite":
      return polygon(x, y, [-4.9, -3.7, 4.9, -3.7, 0, 5]);
    default:
      return shape satisfies never;
  }
}

function circle(x: number, y: number, radius: number): string {
  const d = 2 * radius;
  return `M${coordinate(x - radius)} ${coordinate(y)}a${radius} ${radius} 0 1 0 ${d} 0a${radius} ${radius} 0 1 0 ${-d} 0Z`;
}

function polygon(x: number, y: number, offsets: readonly number[]): string {
  const points: string[] = [];
  for (let index = 0; index + 1 < offsets.length; index += 2) {
    points.push(`${coordinate(x + (offsets[index] ?? 0))} ${coordinate(y + (offsets[index + 1] ?? 0))}`);
  }
  return `M${points.join("L")}Z`;
}
