/** p-values as people read them. */
import { formatNumber } from "../i18n/format.ts";
import { LEVEL } from "../leaderboard/statistics/sign-flip.ts";

/** `0.039`, `< 0.001`; one decimal more where rounding would put it on the level itself. */
export function pText(p: number): string {
  if (p < 0.001) return "< 0.001";
  const text = formatNumber(p, 3);
  return text === formatNumber(LEVEL, 3) && p !== LEVEL ? formatNumber(p, 4) : text;
}

/** The same within a sentence: `p = 0.039`, `p < 0.001`. */
export function pPhrase(p: number): string {
  const text = pText(p);
  return text.startsWith("<") ? `p ${text}` : `p = ${text}`;
}
