/**
 * Linear axes that are drawn in the reader's browser, where a whole library of scales would weigh more than the page:
 * the same object as `views/axis` makes for what is drawn at build time.
 */
import type { Axis } from "../axis.ts";

const factors = [1, 2, 5, 10] as const;

/** An axis over `[low, high]` from pixel `start` to `end`, widened to whole steps so that three to six ticks span it. */
export function lightAxis(low: number, high: number, start: number, end: number): Axis {
  const step = roundStep(Math.max(high - low, Math.abs(high) * 1e-6, 1e-9) / 4);
  const first = Math.floor(low / step + 1e-9) * step;
  const last = Math.max(Math.ceil(high / step - 1e-9) * step, first + step);
  const at = (value: number) => pixel(start + ((value - first) / (last - first)) * (end - start));
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => {
    const value = Number((first + index * step).toPrecision(12));
    return { value, at: at(value) };
  });
  return { ticks, at };
}

/** To a tenth of a pixel. */
export function pixel(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (factors.find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10);
}
