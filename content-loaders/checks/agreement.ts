/** When a written figure agrees with a recomputed one, and what may have gone wrong when it does not. */
import type { Text } from "../problem.ts";
import type { Mistake } from "./mistakes.ts";
import { shortNumber } from "./wording.ts";

/** Two figures that differ by more than the rounding of the written one, and the words for them. */
export interface Disagreement {
  /** As in the file. */
  readonly written: string;
  /** The recomputed value with two digits more than the written one has. */
  readonly recomputed: string;
  readonly tolerance: string;
  readonly cause: Text | null;
}

// Sums of many binary fractions are off by far less than this part of their size.
const floatSlack = 1e-9;

/** The decimals of a number as it was written: 2 for `72.50`, 1 for `7.25e1`, -3 for `4e3`. */
export function writtenDecimals(written: string): number {
  const [, fraction = "", exponent = "0"] = /^[-+]?\d*\.?(\d*)(?:e([-+]?\d+))?$/i.exec(written.trim()) ?? [];
  return fraction.length - Number(exponent);
}

/**
 * Compares a figure of a file with the value that its attempts give.
 * They agree if they differ by at most half a unit of the last written digit. `written` is the figure's text in the file.
 * With `zeroIsExact` a plain 0 says that there was nothing, and rounds nothing: a cost of 0.3 does not agree with it.
 */
export function disagreement(
  written: string,
  stated: number,
  recomputed: number,
  mistakes: readonly Mistake[],
  zeroIsExact = false,
): Disagreement | null {
  const decimals = writtenDecimals(written);
  const tolerance = zeroIsExact && stated === 0 && decimals <= 0 ? 0 : 0.5 * 10 ** -decimals;
  const near = (value: number) =>
    Number.isFinite(value) &&
    Math.abs(stated - value) <= tolerance + floatSlack * Math.max(Math.abs(stated), Math.abs(value));
  if (near(recomputed)) return null;
  const mistake = mistakes.find(({ value }) => value !== null && near(value));
  return {
    written,
    recomputed: shortNumber(recomputed, Math.max(decimals + 2, 2)),
    tolerance: shortNumber(tolerance, decimals + 1),
    cause: mistake?.looksLike ?? null,
  };
}

/** The sentences of a disagreement; `figure` is the key in the summary. */
export function disagreementText(figure: string, { written, recomputed, tolerance, cause }: Disagreement): Text {
  return {
    en: `${figure} is ${written}, but the attempts give ${recomputed} (tolerance ${tolerance})${cause === null ? "" : `; ${cause.en}`}.`,
    zh: `${figure} 写的是 ${written}，而由各次试验算得 ${recomputed}（容差 ${tolerance}）${cause === null ? "" : `；${cause.zh}`}。`,
  };
}

/** One thing to do about a disagreement. */
export function disagreementFix(figure: string, { recomputed }: Disagreement): Text {
  return {
    en: `write ${figure}: ${recomputed}, or correct the attempts.`,
    zh: `写成 ${figure}: ${recomputed}，或更正 attempt 文件。`,
  };
}
