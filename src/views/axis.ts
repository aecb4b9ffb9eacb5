/** Axes: where a value stands in pixels, and which values get a tick. */
import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from "d3-scale";

/** An axis from its lowest tick at `start` to its highest at `end`. */
export interface Axis {
  readonly ticks: readonly AxisTick[];
  /** The pixel of a value, to a tenth. On a logarithmic axis only positive values have one. */
  at(value: number): number;
}

export interface AxisTick {
  readonly value: number;
  readonly at: number;
}

/**
 * An axis over `[low, high]` from pixel `start` to `end`, widened to whole steps so that a few round ticks span it.
 * Values that do not differ still get an axis with some length.
 */
export function linearAxis(low: number, high: number, start: number, end: number): Axis {
  const least = Math.max(Math.abs(high) * 1e-6, 1e-9);
  const scale = scaleLinear([low, Math.max(high, low + least)], [start, end]).nice(3);
  return axisOf(scale, scale.ticks(3));
}

/**
 * A logarithmic axis over `[low, high]`, both positive, widened to the next 1, 2 or 5 times a power of ten. These are its
 * ticks; where they are more than eight the powers of ten alone, where they are two or three what lies between them too.
 */
export function logAxis(low: number, high: number, start: number, end: number): Axis {
  const steps = roundSteps(low, high);
  const ends = [steps[0] ?? low, steps.at(-1) ?? high] as const;
  const powers = steps.filter((step) => Number.isInteger(roundLog(step)));
  const every = Math.ceil(powers.length / 8);
  const ticks =
    steps.length <= 3 ? between(steps) : steps.length <= 8 ? steps : powers.filter((_, index) => index % every === 0);
  return axisOf(scaleLog(ends, [start, end]), ticks);
}

/** A pixel coordinate to a tenth: enough for the eye, and the same text on every machine. */
export function coordinate(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Decimals that the ticks of an axis need to be told apart, two at most. */
export function tickDigits({ ticks }: Pick<Axis, "ticks">): number {
  return [0, 1].find((digits) => ticks.every(({ value }) => Number.isInteger(value * 10 ** digits))) ?? 2;
}

function axisOf(scale: ScaleContinuousNumeric<number, number>, ticks: readonly number[]): Axis {
  const at = (value: number) => coordinate(scale(value));
  return { ticks: ticks.map((value) => ({ value, at: at(value) })), at };
}

/** 1, 2 and 5 times the powers of ten, from the last at or below `low` to the first at or above `high`; at least two. */
function roundSteps(low: number, high: number): readonly number[] {
  const steps: number[] = [];
  for (let power = Math.floor(Math.log10(low)); steps.length < 2 || (steps.at(-1) ?? 0) < high; power += 1) {
    for (const factor of [1, 2, 5]) {
      const step = Number(`${factor}e${power}`);
      if ((steps.at(-1) ?? 0) >= high && steps.length > 1) break;
      if (step <= low) steps.splice(0, steps.length, step);
      else steps.push(step);
    }
  }
  return steps;
}

/** The steps with the whole multiples of their power of ten between them: 2, 3, 4, 5. */
function between(steps: readonly number[]): readonly number[] {
  return steps.flatMap((step, index) => {
    const next = steps[index + 1];
    if (next === undefined) return [step];
    const unit = 10 ** Math.floor(Math.log10(step) + 1e-9);
    return Array.from({ length: Math.round((next - step) / unit) }, (_, more) =>
      Number((step + more * unit).toPrecision(12)),
    );
  });
}

function roundLog(step: number): number {
  return Number(Math.log10(step).toPrecision(12));
}
