import type { Check } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { measurements, placeOfNumber } from "./measurements.ts";

const notARatio = defineRule<{
  readonly key: string;
  readonly value: number;
  readonly pack: string;
  /** Whether it stands in a scores.json, which somebody wrote; a runner's report stays as it is. */
  readonly isScore: boolean;
}>({
  code: "E-RATIO",
  severity: "error",
  about: {
    en: "The value of a metric with ratio: true lies between 0 and 1; it is shown as a percentage.",
    zh: "ratio: true 的指标取值在 0 到 1 之间，页面以百分数显示。",
  },
  example: { key: "pass@1", value: 43.21, pack: "acme.rig", isScore: true },
  message: ({ key, value }) => {
    const outside = { en: `${value} is no proportion between 0 and 1`, zh: `${value} 不是 0 到 1 之间的比例` };
    return value > 1 && value <= 100
      ? {
          en: `${outside.en}, as which "${key}" is declared: is it already a percentage?`,
          zh: `“${key}”声明为比例，但 ${outside.zh}：是否已经是百分数？`,
        }
      : {
          en: `${outside.en}, as which "${key}" is declared.`,
          zh: `“${key}”声明为比例，但 ${outside.zh}。`,
        };
  },
  fix: ({ value, pack, isScore }) => {
    const file = `packs/${pack}/benchmark.yaml`;
    if (!isScore) {
      return {
        en: `add ratio: false to the metric in ${file} if the runner reports it so; else see whether the report is the right one.`,
        zh: `若运行器本就如此报告，请在 ${file} 中给该指标加上 ratio: false；否则请核对报告是否放对。`,
      };
    }
    return value > 1 && value <= 100
      ? {
          en: `write ${Number((value / 100).toPrecision(12))} if it is a percentage; if the metric is no proportion, add ratio: false in ${file}.`,
          zh: `若为百分数，请写成 ${Number((value / 100).toPrecision(12))}；若该指标不是比例，请在 ${file} 中加上 ratio: false。`,
        }
      : {
          en: `correct the value, or add ratio: false to the metric in ${file}.`,
          zh: `改正该值，或在 ${file} 中给该指标加上 ratio: false。`,
        };
  },
});

const negativeError = defineRule<{ readonly key: string; readonly value: number }>({
  code: "E-STANDARD-ERROR",
  severity: "error",
  about: { en: "A standard error is not negative.", zh: "标准误不为负数。" },
  example: { key: "exact_match,strict-match", value: -0.0134 },
  message: ({ key, value }) => ({
    en: `${value} cannot be the standard error of "${key}".`,
    zh: `${value} 不可能是“${key}”的标准误。`,
  }),
  fix: () => ({
    en: "take the report as the runner wrote it.",
    zh: "请使用运行器写出的原始报告。",
  }),
});

/** The numbers that are read from reports can be what they are declared to be. */
export const reportValues: Check = {
  name: "report-values",
  rules: [notARatio, negativeError],
  run(reading, tell) {
    for (const { report, reported, pack, metric, key } of measurements(reading)) {
      if (reported === null) continue;
      const { value, standardError, mark, standardErrorMark, path } = reported;
      const place = placeOfNumber(report, mark, path);
      if (value !== null && metric.ratio !== false && (value < 0 || value > 1)) {
        const isScore = report.format === "scores";
        tell(problem(notARatio, place, { key, value, pack: pack.id, isScore }));
      }
      if (standardError !== null && standardError < 0) {
        const at = placeOfNumber(report, standardErrorMark ?? mark, path);
        tell(problem(negativeError, at, { key, value: standardError }));
      }
    }
  },
};
