import type { Check } from "../check.ts";
import { isPlaceholder } from "../placeholders.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";

/** A name without the word that says that its weights move. */
function bare(name: string): string {
  return name.replace(/[-_.:]?latest$/i, "");
}

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
    en: `write "${bare(name)}-<version>" with the version that was measured, as in "deepseek-flash-1017".`,
    zh: `写成“${bare(name)}-<version>”，<version> 为所评测的版本号，形式如“deepseek-flash-1017”。`,
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
      // A name that nobody filled in yet is no name of a model.
      if (meta !== null && name && withoutVersion.test(name) && !isPlaceholder(name)) {
        report(problem(modelVersion, placeOf(meta, "model_name"), { name }));
      }
    }
  },
};
