/** The horizontal axis of a curve: rounds side by side, or what evolving had used, from nothing on. */
import { formatNumber, formatUsd } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import { type AxisTick, coordinate, linearAxis, tickDigits } from "../axis.ts";
import { timeUnit, tokenUnit } from "../units.ts";
import type { ProgressKind } from "./plotted-phase.ts";

export interface ProgressAxis {
  readonly title: string;
  readonly ticks: readonly { readonly x: number; readonly text: string }[];
  /** The pixel of a round, or of an amount. */
  at(value: number): number;
}

/**
 * The axis that holds all of `values` between two pixels.
 *
 * @param groups how many groups the amounts are sums over; 1 where there is nothing to add up
 */
export function progressAxis(
  along: ProgressKind,
  values: readonly number[],
  [start, end]: readonly [start: number, end: number],
  groups: number,
  locale: Locale,
): ProgressAxis {
  const words = dictionary(locale).chart.progress;
  if (along === "round") return { ...roundAxis(values, start, end), title: words.titles.round };
  const unit =
    along === "tokens"
      ? tokenUnit(values, locale)
      : along === "time"
        ? timeUnit(values, locale)
        : { name: "", size: 1 };
  const axis = linearAxis(0, Math.max(...values) / unit.size, start, end - 10);
  const digits = tickDigits(axis);
  const write = (value: number) => (along === "cost" ? dollars(value, digits) : formatNumber(value, digits));
  const title = along === "cost" ? words.titles.cost() : words.titles[along](unit.name);
  return {
    title: groups > 1 ? words.overGroups(title, groups) : title,
    ticks: thinned(axis.ticks, end - start, 44).map(({ value, at }) => ({ x: at, text: write(value) })),
    at: (value) => axis.at(value / unit.size),
  };
}

function roundAxis(values: readonly number[], start: number, end: number): Pick<ProgressAxis, "ticks" | "at"> {
  const rounds = [...new Set(values)].sort((a, b) => a - b);
  const step = (end - start) / Math.max(1, rounds.length);
  const places = new Map(rounds.map((round, index) => [round, coordinate(start + step * (index + 0.5))]));
  const ticks = rounds.map((value) => ({ value, at: places.get(value) ?? start }));
  return {
    ticks: thinned(ticks, end - start, 28).map(({ value, at }) => ({ x: at, text: String(value) })),
    at: (round) => places.get(round) ?? start,
  };
}

/** As many ticks as there is room for, evenly chosen, the first always among them. */
function thinned(ticks: readonly AxisTick[], length: number, room: number): readonly AxisTick[] {
  const every = Math.ceil(ticks.length / Math.max(1, Math.floor(length / room)));
  return ticks.filter((_, index) => index % every === 0);
}

function dollars(value: number, digits: number): string {
  return digits < 2 ? `$${formatNumber(value, digits)}` : formatUsd(value);
}
