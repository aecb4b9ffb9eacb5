import type { Check } from "../check.ts";
import { defineRule, problem, type Rule, type Text } from "../problem.ts";
import { type AdditiveFigure, additiveFigures } from "../recompute.ts";
import { placeOf } from "../repository.ts";
import { type Disagreement, disagreement, disagreementFix, disagreementText } from "./agreement.ts";
import { additiveMistakes, looksInSeconds, looksSummedOverAttempts, looksWithoutCachedTokens } from "./mistakes.ts";
import { recomputedPhase } from "./recomputed-phase.ts";
import { phasesOf } from "./walk.ts";

function ruleOf(figure: AdditiveFigure, code: string, words: Text, example: Disagreement): Rule<Disagreement> {
  return defineRule<Disagreement>({
    code,
    severity: "warning",
    about: {
      en: `${figure} (${words.en}) is the mean over the attempts of the sum over their records.`,
      zh: `${figure}（${words.zh}）是各次试验的记录之和的平均值。`,
    },
    example,
    message: (values) => disagreementText(figure, values),
    fix: (values) => disagreementFix(figure, values),
  });
}

const rules: Readonly<Record<AdditiveFigure, Rule<Disagreement>>> = {
  cost: ruleOf(
    "cost",
    "W-SUMMARY-COST",
    { en: "in USD", zh: "费用，单位为美元" },
    {
      written: "0.90",
      recomputed: "0.3",
      tolerance: "0.005",
      cause: looksSummedOverAttempts,
    },
  ),
  duration_ms: ruleOf(
    "duration_ms",
    "W-SUMMARY-DURATION",
    { en: "in milliseconds", zh: "耗时，单位为毫秒" },
    {
      written: "150",
      recomputed: "150000",
      tolerance: "0.5",
      cause: looksInSeconds,
    },
  ),
  n_input_tokens: ruleOf(
    "n_input_tokens",
    "W-SUMMARY-INPUT-TOKENS",
    {
      en: "cached ones included",
      zh: "输入 Token 数，含缓存",
    },
    { written: "7333.33", recomputed: "30000", tolerance: "0.005", cause: looksWithoutCachedTokens },
  ),
  n_cache_tokens: ruleOf(
    "n_cache_tokens",
    "W-SUMMARY-CACHE-TOKENS",
    {
      en: "part of the input tokens",
      zh: "输入 Token 中命中缓存的数量",
    },
    { written: "68000", recomputed: "22666.67", tolerance: "0.5", cause: looksSummedOverAttempts },
  ),
  n_output_tokens: ruleOf(
    "n_output_tokens",
    "W-SUMMARY-OUTPUT-TOKENS",
    {
      en: "tokens generated",
      zh: "输出 Token 数",
    },
    { written: "3600", recomputed: "1200", tolerance: "0.5", cause: looksSummedOverAttempts },
  ),
};

/** Cost, duration and tokens of a summary are those that its attempts give. */
export const summaryFigures: Check = {
  name: "summary-figures",
  rules: Object.values(rules),
  run(reading, report) {
    for (const { phase } of phasesOf(reading)) {
      const { summary } = phase;
      const recomputed = recomputedPhase(phase);
      if (summary === null || recomputed === null) continue;
      for (const figure of additiveFigures) {
        const stated = summary.fields[figure];
        const value = recomputed.figures[figure];
        if (stated == null || value === null) continue;
        const mistakes = additiveMistakes(figure, value, recomputed);
        const found = disagreement(summary.written[figure] ?? String(stated), stated, value, mistakes, true);
        if (found !== null) report(problem(rules[figure], placeOf(summary, figure), found));
      }
    }
  },
};
