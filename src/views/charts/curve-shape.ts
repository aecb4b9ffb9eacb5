/** The shapes of one curve: its line, its band of one standard deviation either way, both interrupted where a phase is missing. */
import { area, line } from "d3-shape";
import { coordinate } from "../axis.ts";

/** A point of a curve in pixels; `top` and `bottom` are the ends of its spread, null where it has none. */
export interface CurvePlace {
  readonly x: number;
  readonly y: number;
  readonly top: number | null;
  readonly bottom: number | null;
}

export interface CurveShape {
  /** Path data of the line; empty where no two points follow each other. */
  readonly line: string;
  /** Path data of the band: over each run of points with a spread; a point alone has a bar. */
  readonly band: string;
}

/** Half the width of a lone point's bar. */
export const barReach = 6;

/** @param places in order; null for a phase that is missing */
export function curveShape(places: readonly (CurvePlace | null)[]): CurveShape {
  const runs = runsOf(places, () => true).filter((run) => run.length > 1);
  const draw = line<CurvePlace>(
    ({ x }) => x,
    ({ y }) => y,
  );
  return {
    line: runs.map((run) => draw(run) ?? "").join(""),
    band: runsOf(places, ({ top }) => top !== null)
      .map(bandOf)
      .join(""),
  };
}

/** Path data of the bar of a point that stands alone. */
export function spreadBar({ x, top, bottom }: CurvePlace, reach = barReach): string {
  if (top === null || bottom === null) return "";
  return `M${coordinate(x - reach)},${top}H${coordinate(x + reach)}V${bottom}H${coordinate(x - reach)}Z`;
}

function bandOf(run: readonly CurvePlace[]): string {
  const [only, ...others] = run;
  if (only === undefined) return "";
  if (others.length === 0) return spreadBar(only);
  const draw = area<CurvePlace>()
    .x(({ x }) => x)
    .y0(({ bottom, y }) => bottom ?? y)
    .y1(({ top, y }) => top ?? y);
  return draw(run) ?? "";
}

/** Points that follow each other without a gap and pass the test. */
function runsOf(
  places: readonly (CurvePlace | null)[],
  belongs: (place: CurvePlace) => boolean,
): readonly (readonly CurvePlace[])[] {
  const runs: CurvePlace[][] = [[]];
  for (const place of places) {
    if (place !== null && belongs(place)) runs.at(-1)?.push(place);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
