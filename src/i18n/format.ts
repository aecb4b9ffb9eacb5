/** Numbers and dates as people read them. The only module that may use Intl; tokens and durations are in `views/units`. */
import { roundToText } from "../leaderboard/rounding.ts";

const minus = "−";
/** What stands for a missing value; the reason stands beside it. */
export const dash = "—";
const preciseDigits = 6;

/** A number with fixed digits, thousands grouped, a true minus sign. */
export function formatNumber(value: number, digits: number): string {
  const text = roundToText(value, digits);
  const [whole = "0", fraction] = text.replace("-", "").split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return `${text.startsWith("-") ? minus : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
}

/** A number as closely as people are told it: up to six decimals, without zeros at the end. What lies below is float noise; JSON has it. */
export function formatPrecise(value: number): string {
  return formatNumber(value, preciseDigits).replace(/\.?0+$/, "");
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

/** The day of an ISO 8601 UTC time, as `2026-11-30` in both languages: sortable and unambiguous. */
export function formatDate(time: string): string {
  return time.slice(0, 10);
}

/** A count of things with thousands grouped. */
export function formatCount(value: number): string {
  return formatNumber(value, 0);
}
