/** The digits that a summary's figures are written with. */
import { additiveFigures, type RecomputedSummary } from "../../../content-loaders/recompute.ts";

/** More than any run can be measured to, and fewer than the last ones, in which binary fractions show: 70.1, not 70.10000000000001. */
const significantDigits = 12;

/** A key of `summary.yaml` that follows from the attempts. */
export type ComputedKey = Exclude<keyof RecomputedSummary, "attemptScores">;

/** The computed keys in the order of RFC-0002. */
export const computedKeys: readonly ComputedKey[] = [
  "score_mean",
  "score_std",
  "pass@k",
  "n_attempt",
  ...additiveFigures,
];

/** The text of every figure as it is to be written, null where it is not known. */
export type FigureTexts = Readonly<Record<ComputedKey, string | null>>;

/**
 * Figures to 12 significant digits without zeros at the end, whole numbers with all of theirs. score_mean and score_std
 * share their decimals, those that 12 digits leave the largest attempt score: below them a spread is rounding and nothing else.
 */
export function figureTexts(figures: RecomputedSummary): FigureTexts {
  const largest = Math.max(...figures.attemptScores.map((score) => Math.abs(score ?? 0)), 0);
  const score = (value: number | null) => (value === null ? null : decimalText(value, decimalsOf(largest)));
  const alone = (value: number | null) => (value === null ? null : decimalText(value, decimalsOf(value)));
  const [cost, duration_ms, n_input_tokens, n_cache_tokens, n_output_tokens] = additiveFigures.map((key) =>
    alone(figures[key]),
  );
  return {
    score_mean: score(figures.score_mean),
    score_std: score(figures.score_std),
    "pass@k": alone(figures["pass@k"]),
    n_attempt: String(figures.n_attempt),
    cost: cost ?? null,
    duration_ms: duration_ms ?? null,
    n_input_tokens: n_input_tokens ?? null,
    n_cache_tokens: n_cache_tokens ?? null,
    n_output_tokens: n_output_tokens ?? null,
  };
}

/** How many decimals a number of this size has when it has all significant digits. */
function decimalsOf(size: number): number {
  const exponent = Number(size.toExponential(significantDigits - 1).split("e")[1]);
  return significantDigits - 1 - exponent;
}

function decimalText(value: number, decimals: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toFixed(Math.min(Math.max(decimals, 0), 100))));
}
