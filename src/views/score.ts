/** Scores as people read them: the value with its spread, or what is known instead of a spread. */
import { dash, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";

/** Decimals of a score on a scale of 100. */
export const scoreDigits = 2;

/** A score with its spread, final text. */
export interface ScoreText {
  /** `71.47`, or a dash. */
  readonly value: string;
  readonly missing: boolean;
  /** `± 1.35`, `n = 1`, `std unknown, 1 of 6`; null where the value is missing. */
  readonly spread: string | null;
}

/** What a score's text is made from. */
export interface ScoreFigures {
  /** Points of 100; null when missing. */
  readonly value: number | null;
  /** Sample standard deviation over attempts; null when unknown or when there is one attempt. */
  readonly std: number | null;
  /** Attempts; the fewest among the parts of a mean. */
  readonly n: number | null;
  /** For a mean of several parts: how many of how many lack a spread. */
  readonly unknownStd?: readonly [count: number, parts: number];
}

/** The text of a score. One attempt has no standard deviation, whatever is written. */
export function scoreText({ value, std, n, unknownStd = [1, 1] }: ScoreFigures, locale: Locale): ScoreText {
  if (value === null) return { value: dash, missing: true, spread: null };
  const spread = std === null || (n === 1 && unknownStd[1] === 1) ? noSpread(n, unknownStd, locale) : spreadText(std);
  return { value: formatNumber(value, scoreDigits), missing: false, spread };
}

/** The same in one line, for picture texts and titles: `71.47 ± 1.35`. */
export function scoreLine({ value, spread }: ScoreText): string {
  return spread === null ? value : `${value} ${spread}`;
}

function spreadText(std: number): string {
  return `± ${formatNumber(std, scoreDigits)}`;
}

function noSpread(n: number | null, [count, parts]: readonly [number, number], locale: Locale): string {
  const words = dictionary(locale).site;
  if (n === 1 && count === parts) return "n = 1";
  return parts > 1 ? words.stdUnknownOf(count, parts) : words.stdUnknown;
}
