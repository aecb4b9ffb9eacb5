/** Scores as people read them: the value with its spread, or what is known instead of a spread. */
import { dash, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";

/** Decimals of a score on a scale of 100. */
const scoreDigits = 2;

/** A score with its spread, final text. */
export interface ScoreText {
  /** `71.47`, or a dash. */
  readonly value: string;
  readonly missing: boolean;
  /** `± 1.35`, `n = 1`, `std unknown (1 of 6)`; null where the value is missing. */
  readonly spread: string | null;
}

/** What a score's text is made from. */
export interface ScoreFigures {
  /** Points of 100; null when missing. */
  readonly value: number | null;
  /** Sample standard deviation over attempts; null when unknown or when there is one attempt. */
  readonly std: number | null;
  /** Number of attempts. */
  readonly n: number | null;
}

/** The text of one phase's score. One attempt has no standard deviation, whatever is written. */
export function scoreText({ value, std, n }: ScoreFigures, locale: Locale): ScoreText {
  if (value === null) return { value: dash, missing: true, spread: null };
  const known = n === 1 ? null : std;
  const spread =
    known === null ? noSpread(n, { count: 1, of: 1 }, locale) : spreadText(formatNumber(known, scoreDigits));
  return { value: formatNumber(value, scoreDigits), missing: false, spread };
}

/** The same in one line, for picture texts and titles: `71.47 ± 1.35`. */
export function scoreLine({ value, spread }: Pick<ScoreText, "value" | "spread">): string {
  return spread === null ? value : `${value} ${spread}`;
}

/** `± 1.35`. */
export function spreadText(std: string): string {
  return `± ${std}`;
}

/** What stands where no spread can: how many of the parts have none, or that there was one attempt. */
export function noSpread(
  n: number | null,
  { count, of }: { readonly count: number; readonly of: number },
  locale: Locale,
): string {
  const words = dictionary(locale).site;
  if (n === 1 && count === of) return "n = 1";
  return of > 1 ? words.stdUnknownOf(count, of) : words.stdUnknown;
}
