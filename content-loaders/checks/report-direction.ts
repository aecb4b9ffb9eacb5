import type { Check } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import type { MetricDirection } from "../schema/pack.ts";
import { measurements, placeOfNumber } from "./measurements.ts";

const otherDirection = defineRule<{
  readonly key: string;
  readonly pack: string;
  readonly declared: MetricDirection;
  readonly reported: MetricDirection;
}>({
  code: "W-REPORT-DIRECTION",
  severity: "warning",
  about: {
    en: "A metric is better in the direction that the runner's report says, where it says one.",
    zh: "指标的方向与运行器的报告一致（报告写明方向时）。",
  },
  example: { key: "word_perplexity,none", pack: "wikitext", declared: "higher", reported: "lower" },
  message: ({ key, pack, declared, reported }) => ({
    en: `The report says that "${key}" is better ${reported}; pack "${pack}" declares ${declared}, by which changes are coloured.`,
    zh: `报告称“${key}”的方向是 ${reported}，而评测包“${pack}”声明为 ${declared}，变化按声明着色。`,
  }),
  fix: ({ pack, reported }) => ({
    en: `write direction: ${reported} in packs/${pack}/benchmark.yaml, unless the declaration is meant to differ.`,
    zh: `在 packs/${pack}/benchmark.yaml 中写 direction: ${reported}；若有意如此，保持不变即可。`,
  }),
});

/** What a pack declares to be better is what its runner takes to be better. */
export const reportDirections: Check = {
  name: "report-direction",
  rules: [otherDirection],
  run(reading, tell) {
    for (const { report, reported, pack, metric, key } of measurements(reading)) {
      if (reported === null || reported.higherIsBetter === null) continue;
      const said = reported.higherIsBetter ? "higher" : "lower";
      const declared = metric.direction ?? "higher";
      if (declared === "neutral" || declared === said) continue;
      const values = { key, pack: pack.id, declared, reported: said } as const;
      tell(problem(otherDirection, placeOfNumber(report, reported.mark, reported.path), values));
    }
  },
};
