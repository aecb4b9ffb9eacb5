/** What a summary's figure would be, had it been computed in one of the wrong ways that authors fall into. */
import type { Text } from "../problem.ts";
import type { AdditiveFigure, MeasuredAttempt, RecomputedSummary } from "../recompute.ts";
import type { RecomputedPhase } from "./recomputed-phase.ts";

/** A wrong way of computing a figure and the value it gives; null where it gives none. */
export interface Mistake {
  readonly value: number | null;
  readonly looksLike: Text;
}

/** The guesses that the examples of rules use too. */
export const looksLikeFraction: Text = { en: "it looks like the 0-1 scale", zh: "像是 0–1 标度" };
export const looksDividedByN: Text = {
  en: "it looks like division by n: the written value divides by n, not by n-1",
  zh: "像是除以了 n，而样本标准差应除以 n-1",
};
export const looksSummedOverAttempts: Text = {
  en: "it looks like the sum over the attempts",
  zh: "像是各次试验之和",
};
export const looksInSeconds: Text = { en: "it looks like seconds", zh: "像是以秒为单位" };
export const looksWithoutCachedTokens: Text = {
  en: "it looks like the cached tokens are left out",
  zh: "像是没有计入缓存的 Token",
};
const percentage: Text = { en: "it looks like the 0-100 scale", zh: "像是 0–100 标度" };

function scaled(value: number | null): readonly Mistake[] {
  return value === null
    ? []
    : [
        { value: value / 100, looksLike: looksLikeFraction },
        { value: value * 100, looksLike: percentage },
      ];
}

/** The mean over records, in which a record of several tasks counts once. */
function meanOverRecords(attempts: readonly MeasuredAttempt[]): number | null {
  const means = attempts.map(({ records }) => {
    const sum = records.reduce((total, { fields }) => total + (fields.score ?? Number.NaN), 0);
    return sum / records.length;
  });
  return means.reduce((total, value) => total + value, 0) / means.length;
}

/** Of score_mean. */
export function meanMistakes({ figures: summary, attempts }: RecomputedPhase): readonly Mistake[] {
  const mean = summary.score_mean;
  if (mean === null) return [];
  const tasks = attempts[0]?.records.reduce((total, { fields }) => total + (fields.source?.length ?? 0), 0) ?? 0;
  return [
    ...scaled(mean),
    {
      value: mean * summary.n_attempt,
      looksLike: looksSummedOverAttempts,
    },
    {
      value: mean * tasks,
      looksLike: { en: "it looks like the sum over the tasks", zh: "像是各题得分之和" },
    },
    {
      value: meanOverRecords(attempts),
      looksLike: {
        en: "it looks like the mean over records, but a record of several tasks weighs as many tasks as it names",
        zh: "像是按记录取平均，但含多道题目的记录应按题目数加权",
      },
    },
    {
      value: summary["pass@k"],
      looksLike: { en: "it looks like pass@k", zh: "像是 pass@k" },
    },
  ];
}

/** Of score_std. */
export function stdMistakes({ score_std: std, n_attempt: n }: RecomputedSummary): readonly Mistake[] {
  if (std === null) return [];
  const overN = std * Math.sqrt((n - 1) / n);
  return [
    {
      value: overN,
      looksLike: looksDividedByN,
    },
    {
      value: std ** 2,
      looksLike: { en: "it looks like a variance: take the square root", zh: "像是方差，还需开平方" },
    },
    {
      value: overN ** 2,
      looksLike: {
        en: "it looks like a variance that divides by n",
        zh: "像是除以 n 的方差",
      },
    },
    {
      value: std / Math.sqrt(n),
      looksLike: { en: "it looks like the standard error of the mean", zh: "像是平均值的标准误" },
    },
    ...scaled(std),
  ];
}

/** Of pass@k. */
export function passMistakes(summary: RecomputedSummary): readonly Mistake[] {
  const { score_mean: mean, "pass@k": pass } = summary;
  const overPasses: Text = {
    en: "it looks like the share over passes, not tasks",
    zh: "像是按通过次数而非题目数计算的比例",
  };
  // With every score 0 or the maximum the mean is the share of passes among all runs, on the scale of the scores.
  return [
    ...scaled(pass),
    { value: mean, looksLike: overPasses },
    { value: mean === null || mean > 1 ? null : mean * 100, looksLike: overPasses },
  ];
}

/** Of a figure that is added up over the records. */
export function additiveMistakes(
  figure: AdditiveFigure,
  value: number,
  { figures, attempts }: RecomputedPhase,
): readonly Mistake[] {
  const records = attempts[0]?.records.length ?? 0;
  const { n_attempt: n, n_input_tokens: input, n_cache_tokens: cached } = figures;
  const mistakes: Mistake[] = [
    {
      value: n > 1 ? value * n : null,
      looksLike: looksSummedOverAttempts,
    },
    {
      value: records > 1 ? value / records : null,
      looksLike: { en: "it looks like the mean over the records", zh: "像是每条记录的平均值" },
    },
  ];
  if (figure === "duration_ms") {
    mistakes.push({ value: value / 1000, looksLike: looksInSeconds });
  }
  if (figure === "n_input_tokens" && input !== null && cached !== null) {
    mistakes.push({
      value: input - cached,
      looksLike: looksWithoutCachedTokens,
    });
  }
  return mistakes;
}
