/** One unit for a whole column, so that its decimals align: tokens in k or M, time in seconds, minutes or hours. */
import { max } from "d3-array";
import { formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";

/** A unit's name for the head of a column, and how to write a value in it. */
export interface Unit {
  readonly name: string;
  /** How much of the figure's own unit it holds. */
  readonly size: number;
  readonly text: (value: number) => string;
}

/** The unit for token counts of about this size. */
export function tokenUnit(values: readonly number[], locale: Locale): Unit {
  const { units } = dictionary(locale).experiment;
  const high = max(values);
  if (high === undefined) return unit(units.thousandTokens, 1e3, 1);
  if (high < 10_000) return unit(units.tokens, 1, 0);
  return high < 10_000_000 ? unit(units.thousandTokens, 1e3, 1) : unit(units.millionTokens, 1e6, 2);
}

/** The unit for durations of about this size, given in milliseconds. */
export function timeUnit(milliseconds: readonly number[], locale: Locale): Unit {
  const { units } = dictionary(locale).experiment;
  const high = max(milliseconds);
  if (high === undefined) return unit(units.minutes, 60_000, 1);
  if (high < 120_000) return unit(units.seconds, 1000, 1);
  return high < 36_000_000 ? unit(units.minutes, 60_000, 1) : unit(units.hours, 3_600_000, 1);
}

function unit(name: string, size: number, digits: number): Unit {
  return { name, size, text: (value) => formatNumber(value / size, digits) };
}
