/** Linear axes: where a value stands in pixels, and which values get a tick. */

/** A linear axis from its lowest tick at `start` to its highest at `end`. */
export interface Axis {
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  /** The pixel of a value, to a tenth. */
  at(value: number): number;
}

const factors = [1, 2, 5, 10] as const;

/**
 * An axis over `[low, high]` from pixel `start` to `end`, widened to whole steps so that three to six ticks span it.
 * Values that do not differ still get an axis with some length.
 */
export function linearAxis(low: number, high: number, start: number, end: number): Axis {
  const step = roundStep(Math.max(high - low, Math.abs(high) * 1e-6, 1e-9) / 4);
  const first = Math.floor(low / step + 1e-9) * step;
  const last = Math.max(Math.ceil(high / step - 1e-9) * step, first + step);
  const at = (value: number) => coordinate(start + ((value - first) / (last - first)) * (end - start));
  const count = Math.round((last - first) / step) + 1;
  const ticks = Array.from({ length: count }, (_, index) => {
    const value = Number((first + index * step).toPrecision(12));
    return { value, at: at(value) };
  });
  return { ticks, at };
}

/** A pixel coordinate to a tenth: enough for the eye, and the same text on every machine. */
export function coordinate(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = factors.find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}
