/** A task's discrimination in words: the correlation with its interval, or why there is none. */
import { dash, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { type Discrimination, leastExperiments } from "../leaderboard/statistics/discrimination.ts";
import { type Figure, missingFigure } from "./figure.ts";

/** The figure of a table's cell. */
export function discriminationFigure(discrimination: Discrimination | null, locale: Locale): Figure {
  const words = dictionary(locale).benchmark.discrimination;
  if (discrimination === null) return missingFigure(words.none["no-score"], null);
  switch (discrimination.kind) {
    case "correlation": {
      const { r, interval, n } = discrimination;
      const [low, high] = [formatNumber(interval[0], 2), formatNumber(interval[1], 2)];
      const text = formatNumber(r, 2);
      return {
        text,
        spread: `[${low}, ${high}]`,
        note: null,
        title: words.title(text, low, high, n),
        missing: false,
        href: null,
      };
    }
    case "too-few":
      return missingFigure(words.tooFew(discrimination.n, leastExperiments), null);
    case "constant":
    case "only-task":
      return missingFigure(words.none[discrimination.kind], null);
    default:
      return discrimination satisfies never;
  }
}

/** What a reader must be told below a table without any correlation; null where there is one or nothing to tell. */
export function discriminationNote(discriminations: readonly (Discrimination | null)[], locale: Locale): string | null {
  const words = dictionary(locale).benchmark.discrimination;
  if (discriminations.some((at) => at?.kind === "correlation")) return null;
  const few = discriminations.find((at) => at?.kind === "too-few");
  return few === undefined ? null : words.tooFewNote(few.n, leastExperiments);
}

/** The discrimination as one text: `0.72 [0.45, 0.87]`, or the dash. */
export function discriminationText(discrimination: Discrimination | null, locale: Locale): string {
  const { text, spread, missing } = discriminationFigure(discrimination, locale);
  return missing ? dash : `${text} ${spread ?? ""}`;
}
