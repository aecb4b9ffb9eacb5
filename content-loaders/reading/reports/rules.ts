/** What can be wrong with a report that is recognised. */
import { defineRule, type Rule, type Text } from "../../problem.ts";

export const reportShape = defineRule<{ readonly found: string; readonly expected: Text }>({
  code: "E-REPORT-SHAPE",
  severity: "error",
  about: {
    en: "A runner's report has the shape in which the runner wrote it.",
    zh: "运行器报告须保持运行器写出时的结构。",
  },
  example: { found: "0.43", expected: { en: "a mapping", zh: "映射" } },
  message: ({ found, expected }) => ({
    en: `${expected.en} is expected here, but ${found} stands here.`.replace(/^./, (first) => first.toUpperCase()),
    zh: `此处应为${expected.zh}，却是 ${found}。`,
  }),
  fix: () => ({
    en: "put the file here as the runner wrote it, or write the numbers into a scores.json.",
    zh: "原样放入运行器写出的文件，或把数字写入 scores.json。",
  }),
});

export const reportWithoutFigures = defineRule<object>({
  code: "E-REPORT-EMPTY",
  severity: "error",
  about: { en: "A report holds at least one number.", zh: "报告至少含有一个数字。" },
  example: {},
  message: () => ({ en: "The report holds no metric of any suite.", zh: "报告中没有任何评测集的指标。" }),
  fix: () => ({
    en: "put the report of a run that finished here, or delete the file.",
    zh: "放入运行完成后的报告，或删除该文件。",
  }),
});

export const reportIncomplete = defineRule<{ readonly requested: number; readonly succeeded: number }>({
  code: "W-REPORT-INCOMPLETE",
  severity: "warning",
  about: {
    en: "A report covers all samples that were asked for.",
    zh: "报告涵盖所请求的全部样本。",
  },
  example: { requested: 164, succeeded: 160 },
  message: ({ requested, succeeded }) => ({
    en: `Only ${succeeded} of ${requested} samples were scored; the others failed.`,
    zh: `${requested} 个样本中只有 ${succeeded} 个得到评分，其余均失败。`,
  }),
  fix: () => ({
    en: "run the failed samples again, or name the gap in the caveats of run.yaml.",
    zh: "重新运行失败的样本，或在 run.yaml 的 caveats 中说明。",
  }),
});

export const scoreNotNumber = defineRule<{
  readonly key: string;
  readonly found: string;
  /** The number that was most likely meant, or null. */
  readonly meant: string | null;
}>({
  code: "E-SCORE-NUMBER",
  severity: "error",
  about: {
    en: 'A scores.json is one mapping of metric keys to numbers: {"pass@1": 0.43}.',
    zh: 'scores.json 是从指标 key 到数字的一层映射：{"pass@1": 0.43}。',
  },
  example: { key: "pass@1", found: '"0.43"', meant: "0.43" },
  message: ({ key, found }) => ({
    en: `The score "${key}" is ${found}, not a number.`,
    zh: `得分“${key}”是 ${found}，而不是数字。`,
  }),
  fix: ({ meant }) =>
    meant === null
      ? {
          en: "write the number alone, or null where there is none; leave everything else to run.yaml.",
          zh: "只写数字，没有数字时写 null；其余信息写入 run.yaml。",
        }
      : { en: `write ${meant}, without quotes.`, zh: `写成 ${meant}，不加引号。` },
});

/** All rules of this file, for the reference page. */
export const reportRules: readonly Rule<never>[] = [
  reportShape,
  reportWithoutFigures,
  reportIncomplete,
  scoreNotNumber,
];
