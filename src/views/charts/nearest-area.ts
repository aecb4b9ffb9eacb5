/** The area around a mark in which a pointer means it: as far as it reaches, and nowhere nearer to another mark. */
import { coordinate } from "../axis.ts";

type Point = { readonly x: number; readonly y: number };

const corners = 16;

/**
 * Path data of a polygon around a point, cut half way to every other point within reach. Points at the very same place
 * share their area.
 *
 * @param reach how far from the point it goes where nothing is near, in pixels
 */
export function nearestArea(point: Point, others: Iterable<Point>, reach: number): string {
  let area: readonly Point[] = Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / corners;
    return { x: point.x + reach * Math.cos(angle), y: point.y + reach * Math.sin(angle) };
  });
  for (const other of others) {
    const [dx, dy] = [other.x - point.x, other.y - point.y];
    const distance = Math.hypot(dx, dy);
    if (distance === 0 || distance >= 2 * reach) continue;
    // How far a place lies beyond the line half way between the two.
    const beyond = ({ x, y }: Point) => ((x - point.x) * dx + (y - point.y) * dy) / distance - distance / 2;
    area = cut(area, beyond);
  }
  return `M${area.map(({ x, y }) => `${coordinate(x)} ${coordinate(y)}`).join("L")}Z`;
}

/** What is left of a convex polygon where `beyond` is not above 0. */
function cut(area: readonly Point[], beyond: (point: Point) => number): readonly Point[] {
  return area.flatMap((point, index) => {
    const next = area[(index + 1) % area.length] ?? point;
    const [here, there] = [beyond(point), beyond(next)];
    const share = here / (here - there);
    const crossing = { x: point.x + share * (next.x - point.x), y: point.y + share * (next.y - point.y) };
    return [...(here <= 0 ? [point] : []), ...(here <= 0 === there <= 0 ? [] : [crossing])];
  });
}
