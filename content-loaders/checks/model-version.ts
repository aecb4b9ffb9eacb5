import type { Check } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";

const modelVersion = defineRule<{ name: string }>({
  code: "W-MODEL-VERSION",
  severity: "warning",
  about: {
    en: "A model whose weights move is named with its version, such as deepseek-flash-1017.",
    zh: "权重会随时间更新的模型，名称须带版本号，例如 deepseek-flash-1017。",
  },
  example: { name: "deepseek-flash" },
  message: ({ name }) => ({
    en: `"${name}" names no version, so the weights behind it can change.`,
    zh: `“${name}”没有版本号，其背后的权重可能变化。`,
  }),
  fix: ({ name }) => ({
    en: `add the version that was measured, such as "${name.replace(/[-_.:]?latest$/i, "")}-1017".`,
    zh: `加上所评测的版本号，例如“${name.replace(/[-_.:]?latest$/i, "")}-1017”。`,
  }),
});

// Not a list of models, which would age: a name with no digit in it, or one that says "latest", states no version.
const withoutVersion = /^\D*$|(?:^|[-_.:])latest$/i;

/** Models whose name alone does not fix their weights. */
export const modelVersions: Check = {
  name: "model-version",
  rules: [modelVersion],
  run({ experiments }, report) {
    for (const { meta } of experiments) {
      const name = meta?.fields.model_name;
      if (meta !== null && name && withoutVersion.test(name)) {
        report(problem(modelVersion, placeOf(meta, "model_name"), { name }));
      }
    }
  },
};
