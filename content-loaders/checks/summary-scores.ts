import type { Check, PhaseReading } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { type Disagreement, disagreement, disagreementFix, disagreementText } from "./agreement.ts";
import {
  looksDividedByN,
  looksLikeFraction,
  type Mistake,
  meanMistakes,
  passMistakes,
  stdMistakes,
} from "./mistakes.ts";
import { recomputedPhase } from "./recomputed-phase.ts";
import { phasesOf } from "./walk.ts";

const scoreMean = defineRule<Disagreement>({
  code: "E-SCORE-MEAN",
  severity: "error",
  about: {
    en: "score_mean is the mean of the attempts' scores, each the mean over its tasks (RFC-0002).",
    zh: "score_mean 是各次试验总分的平均值，每次的总分是其全部题目的平均分（RFC-0002）。",
  },
  example: { written: "0.33", recomputed: "33.3333", tolerance: "0.005", cause: looksLikeFraction },
  message: (values) => disagreementText("score_mean", values),
  fix: (values) => disagreementFix("score_mean", values),
});

const scoreStd = defineRule<Disagreement>({
  code: "E-SCORE-STD",
  severity: "error",
  about: {
    en: "score_std is the sample standard deviation (n-1, root included) of the attempts' scores.",
    zh: "score_std 是各次试验总分的样本标准差（除以 n-1，并开平方）。",
  },
  example: { written: "23.57", recomputed: "28.8675", tolerance: "0.005", cause: looksDividedByN },
  message: (values) => disagreementText("score_std", values),
  fix: (values) => disagreementFix("score_std", values),
});

const passAtK = defineRule<Disagreement>({
  code: "W-PASS-AT-K",
  severity: "warning",
  about: {
    en: "pass@k is the percentage of tasks that reach the maximum in at least one of the k attempts.",
    zh: "pass@k 是 k 次试验中至少有一次得满分的题目所占的百分比。",
  },
  example: { written: "33.3", recomputed: "50", tolerance: "0.05", cause: null },
  message: (values) => disagreementText("pass@k", values),
  fix: (values) => disagreementFix("pass@k", values),
});

const passScale = defineRule<{ pass: number; mean: number }>({
  code: "W-PASS-AT-K-SCALE",
  severity: "warning",
  about: { en: "pass@k is a percentage.", zh: "pass@k 是百分数。" },
  example: { pass: 0.5, mean: 33.33 },
  message: ({ pass, mean }) => ({
    en: `pass@k is ${pass} beside a score_mean of ${mean}; it looks like the 0-1 scale.`,
    zh: `pass@k 为 ${pass}，而 score_mean 为 ${mean}；前者像是 0–1 标度。`,
  }),
  fix: ({ pass }) => ({
    en: `write pass@k: ${Number((pass * 100).toPrecision(12))}.`,
    zh: `写成 pass@k: ${Number((pass * 100).toPrecision(12))}。`,
  }),
});

const singleStd = defineRule<{ std: number }>({
  code: "W-STD-OF-ONE",
  severity: "warning",
  about: { en: "One attempt has no standard deviation.", zh: "只有一次试验时不存在标准差。" },
  example: { std: 5.77 },
  message: ({ std }) => ({
    en: `score_std is ${std}, but with n_attempt 1 no standard deviation exists; the value is ignored.`,
    zh: `score_std 为 ${std}，但 n_attempt 为 1 时不存在标准差，该值会被忽略。`,
  }),
  fix: () => ({ en: "write score_std: null.", zh: "写成 score_std: null。" }),
});

function checkPhase(phase: PhaseReading, report: Parameters<Check["run"]>[1]): void {
  const { summary } = phase;
  const recomputed = recomputedPhase(phase);
  if (summary === null) return;
  const { fields } = summary;
  const compare = (figure: "score_mean" | "score_std" | "pass@k", mistakes: readonly Mistake[]) => {
    const stated = fields[figure];
    const value = recomputed?.figures[figure];
    if (stated == null || value == null) return null;
    return disagreement(summary.written[figure] ?? String(stated), stated, value, mistakes);
  };
  if (recomputed !== null) {
    const mean = compare("score_mean", meanMistakes(recomputed));
    if (mean !== null) report(problem(scoreMean, placeOf(summary, "score_mean"), mean));
    const std = compare("score_std", stdMistakes(recomputed.figures));
    if (std !== null) report(problem(scoreStd, placeOf(summary, "score_std"), std));
    const pass = compare("pass@k", passMistakes(recomputed.figures));
    if (pass !== null) report(problem(passAtK, placeOf(summary, "pass@k"), pass));
  }
  const { "pass@k": pass, score_mean: mean, score_std: std, n_attempt } = fields;
  if (recomputed?.figures["pass@k"] == null && pass != null && mean != null && pass > 0 && pass <= 1 && mean > 1) {
    report(problem(passScale, placeOf(summary, "pass@k"), { pass, mean }));
  }
  if (n_attempt === 1 && std != null && std !== 0) {
    report(problem(singleStd, placeOf(summary, "score_std"), { std }));
  }
}

/** The scores of a summary are those that its attempts give. */
export const summaryScores: Check = {
  name: "summary-scores",
  rules: [scoreMean, scoreStd, passAtK, passScale, singleStd],
  run(reading, report) {
    for (const { phase } of phasesOf(reading)) checkPhase(phase, report);
  },
};
