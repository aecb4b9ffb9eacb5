import type { Check } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { type Measurement, measurements, placeOfNumber } from "./measurements.ts";
import { nameList } from "./wording.ts";

interface WithoutNumber {
  readonly keys: readonly string[];
  /** Empty in a `scores.json`. */
  readonly suite: string;
}

const noNumber = defineRule<WithoutNumber>({
  code: "W-METRIC-NULL",
  severity: "warning",
  about: {
    en: "A declared metric has a number in the report. One without is shown as missing, never replaced and never 0.",
    zh: "报告中每个已声明的指标都有数字。没有数字的显示为缺失，绝不替代，也绝不当作 0。",
  },
  example: { keys: ["exact_match,strict-match"], suite: "gsm8k" },
  message: ({ keys, suite }) => {
    const { en, zh } = nameList(keys);
    return suite === ""
      ? { en: `These scores hold no number for ${en}.`, zh: `这份得分中${zh}没有数字。` }
      : {
          en: `The report holds no number for ${en} of suite "${suite}".`,
          zh: `报告中评测集“${suite}”的${zh}没有数字。`,
        };
  },
  fix: ({ suite }) =>
    suite === ""
      ? {
          en: "write the number if it is known; otherwise leave it, and it is shown as missing.",
          zh: "若已知数值，请填写；否则保持不变，页面显示为缺失。",
        }
      : {
          en: "see in the runner's log why it gave none; otherwise leave it, and it is shown as missing.",
          zh: "可在运行器的日志中查找原因；否则保持不变，页面显示为缺失。",
        },
});

/** The declared metrics of a suite of which the report says that there is no number: one problem for each suite. */
export const reportNumbers: Check = {
  name: "report-numbers",
  rules: [noNumber],
  run(reading, tell) {
    const bySuite = new Map<Measurement["figures"], { readonly first: Measurement; readonly keys: string[] }>();
    for (const found of measurements(reading)) {
      if (found.reported === null || found.reported.value !== null) continue;
      const known = bySuite.get(found.figures);
      if (known === undefined) bySuite.set(found.figures, { first: found, keys: [found.key] });
      else known.keys.push(found.key);
    }
    for (const { first, keys } of bySuite.values()) {
      const { report, reported, suite } = first;
      if (reported === null) continue;
      tell(problem(noNumber, placeOfNumber(report, reported.mark, reported.path), { keys, suite }));
    }
  },
};
