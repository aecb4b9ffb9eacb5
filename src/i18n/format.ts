/** Numbers, dates and durations as people read them. The only module that uses Intl. */
import { roundToText } from "../leaderboard/rounding.ts";
import { type Locale, languageTags } from "./index.ts";

const minus = "−";
/** What stands for a missing value; the reason stands beside it. */
export const dash = "—";

/** A number with fixed digits, thousands grouped, a true minus sign. */
export function formatNumber(value: number, digits: number): string {
  const text = roundToText(value, digits);
  const [whole = "0", fraction] = text.replace("-", "").split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return `${text.startsWith("-") ? minus : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
}

/** A difference: always with its sign; a difference that rounds to nothing has none. */
export function formatDelta(value: number, digits: number): string {
  const text = formatNumber(value, digits);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** US dollars: cents, and `<$0.01` for what is smaller but not nothing. */
export function formatUsd(value: number): string {
  if (value > 0 && value < 0.005) return "<$0.01";
  return `${value < 0 ? minus : ""}$${formatNumber(Math.abs(value), 2)}`;
}

/** Token counts in the unit that keeps three digits or so: `711`, `22.6k`, `24.3M`. */
export function formatTokens(value: number): string {
  if (value < 1e3) return formatNumber(value, 0);
  if (value < 999_950) return `${formatNumber(value / 1e3, 1)}k`;
  if (value < 999_950_000) return `${formatNumber(value / 1e6, 1)}M`;
  return `${formatNumber(value / 1e9, 2)}B`;
}

/** A duration in the two largest units that matter. */
export function formatDuration(milliseconds: number, locale: Locale): string {
  const seconds = milliseconds / 1000;
  const unit = (value: number, name: "hour" | "minute" | "second", digits: number) =>
    new Intl.NumberFormat(languageTags[locale], {
      style: "unit",
      unit: name,
      unitDisplay: "short",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(Number(roundToText(value, digits)));
  if (seconds < 60) return unit(seconds, "second", 1);
  if (seconds < 3600) return unit(seconds / 60, "minute", 1);
  return unit(seconds / 3600, "hour", 1);
}

/** The day of an ISO 8601 UTC time, as `2026-11-30` in both languages: sortable and unambiguous. */
export function formatDate(time: string): string {
  return time.slice(0, 10);
}

/** A count of things with thousands grouped. */
export function formatCount(value: number): string {
  return formatNumber(value, 0);
}
