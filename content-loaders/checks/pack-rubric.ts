import type { Check } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { type PackRunner, readsRubric } from "../schema/pack.ts";

const noRubric = defineRule<object>({
  code: "E-PACK-RUBRIC",
  severity: "error",
  about: {
    en: "A pack of the runner judge names the rubric that is judged by: with another one it is another benchmark.",
    zh: "运行器为 judge 的评测包须写明评分标准；换了评分标准，就是另一个基准。",
  },
  example: {},
  message: () => ({
    en: 'The runner is "judge", but "rubric" is missing.',
    zh: "运行器为“judge”，但缺少“rubric”。",
  }),
  fix: () => ({
    en: "add rubric: <owner>/<name>, the rubric that the answers are judged by.",
    zh: "加上 rubric: <所有者>/<名称>，即评审所依据的评分标准。",
  }),
});

const unreadRubric = defineRule<{ readonly runner: PackRunner }>({
  code: "W-PACK-RUBRIC",
  severity: "warning",
  about: {
    en: "Only the runners judge and safety read a rubric.",
    zh: "只有运行器 judge 与 safety 会读取评分标准。",
  },
  example: { runner: "lm-eval" },
  message: ({ runner }) => ({
    en: `The runner "${runner}" reads no rubric, so this one decides nothing.`,
    zh: `运行器“${runner}”不读取评分标准，此项不起作用。`,
  }),
  fix: () => ({
    en: "remove it, or set runner to judge or safety if that is what runs the pack.",
    zh: "删除它；若评测包确由 judge 或 safety 执行，请修改 runner。",
  }),
});

const rubricForm = defineRule<{ readonly written: string }>({
  code: "E-RUBRIC-NAME",
  severity: "error",
  about: { en: "A rubric is written <owner>/<name>.", zh: "评分标准写作 <所有者>/<名称>。" },
  example: { written: "helpfulness" },
  message: ({ written }) => ({
    en: `"${written}" is not an owner and a name with one slash between them.`,
    zh: `“${written}”不是以一个斜杠相连的所有者与名称。`,
  }),
  fix: () => ({ en: "write it as in acme/helpfulness.", zh: "写法例如 acme/helpfulness。" }),
});

/** A rubric is there where one is read, and nowhere else. */
export const packRubrics: Check = {
  name: "pack-rubric",
  rules: [noRubric, unreadRubric, rubricForm],
  run({ packs }, report) {
    for (const { declaration } of packs) {
      const runner = declaration?.fields.runner;
      if (declaration === null || runner === undefined) continue;
      const { rubric } = declaration.fields;
      // One that is there and faulty has its problem already.
      if (runner === "judge" && declaration.marks.rubric === undefined) {
        report(problem(noRubric, placeOf(declaration, "runner"), {}));
      }
      if (rubric === undefined) continue;
      if (!readsRubric(runner)) report(problem(unreadRubric, placeOf(declaration, "rubric"), { runner }));
      else if (!/^[^\s/]+\/[^\s/]+$/.test(rubric)) {
        report(problem(rubricForm, placeOf(declaration, "rubric"), { written: rubric }));
      }
    }
  },
};
