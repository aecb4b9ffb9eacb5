/** A number as a page shows it: its text, the line it was written on, and what to say when it is not there. */
import { dash, formatPrecise, formatUsd } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { scoreText } from "./score.ts";

/** One number of a table or of a head line. */
export interface Figure {
  /** The dash when missing. */
  readonly text: string;
  /** `± 1.80`, `n = 1`; null where nothing follows the number. */
  readonly spread: string | null;
  /** A word that keeps the number from being misread: `(reported)`. */
  readonly note: string | null;
  /** The number with up to six decimals, or the reason why it is missing. */
  readonly title: string;
  readonly missing: boolean;
  /** The path of the line that it was read from; null for a number worked out here. */
  readonly href: string | null;
}

/** A figure that may be missing. `undefined` and `null` both mean that the source does not say. */
export function figure(
  value: number | null | undefined,
  format: (value: number) => string,
  href: string | null,
  locale: Locale,
): Figure {
  if (value === null || value === undefined) return missingFigure(dictionary(locale).experiment.notStated, href);
  return { text: format(value), spread: null, note: null, title: formatPrecise(value), missing: false, href };
}

/** A dash with its reason. */
export function missingFigure(reason: string, href: string | null): Figure {
  return { text: dash, spread: null, note: null, title: reason, missing: true, href };
}

/** US dollars. A stated 0 says that it was stated, because it is so often a gap. */
export function costFigure(value: number | null | undefined, href: string | null, locale: Locale): Figure {
  const note = value === 0 ? dictionary(locale).experiment.reported : null;
  return { ...figure(value, formatUsd, href, locale), note };
}

/** What a score needs to be shown; the field names are those of `summary.yaml`. */
export interface ScoreFields {
  readonly score_mean: number | null;
  readonly score_std: number | null;
  readonly n_attempt: number;
}

/** A score with its sample standard deviation. One attempt has none, whatever the file says. */
export function scoreFigure(fields: ScoreFields, href: string | null, locale: Locale): Figure {
  const std = fields.n_attempt === 1 ? null : fields.score_std;
  const { value, spread } = scoreText({ value: fields.score_mean, std, n: fields.n_attempt }, locale);
  return { ...figure(fields.score_mean, () => value, href, locale), spread };
}
