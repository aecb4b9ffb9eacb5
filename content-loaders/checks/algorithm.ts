import type { Check } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { nameAdvice } from "./wording.ts";

const unknownAlgorithm = defineRule<{ id: string; existing: ReadonlySet<string> }>({
  code: "E-ALGORITHM-UNKNOWN",
  severity: "error",
  about: {
    en: "Where the repository has plugins/, an algorithm is a folder in it.",
    zh: "仓库中有 plugins/ 时，algorithm 必须是其中的一个文件夹。",
  },
  example: { id: "gdpevo-fewshots", existing: new Set(["gdpevo-fewshot", "gdpevo-self"]) },
  message: ({ id }) => ({
    en: `There is no plugin "${id}" under plugins/.`,
    zh: `plugins/ 下没有插件“${id}”。`,
  }),
  fix: ({ id, existing }) => nameAdvice(id, existing, { en: `add plugins/${id}/.`, zh: `添加 plugins/${id}/。` }),
});

/** The algorithm of an experiment or a run is a plugin of the repository, where it has any. */
export const algorithm: Check = {
  name: "algorithm",
  rules: [unknownAlgorithm],
  run({ experiments, runs, pluginIds }, report) {
    if (pluginIds === null) return;
    for (const document of [...experiments.map(({ meta }) => meta), ...runs.map(({ manifest }) => manifest)]) {
      const id = document?.fields.algorithm;
      if (document !== null && id != null && !pluginIds.has(id)) {
        report(problem(unknownAlgorithm, placeOf(document, "algorithm"), { id, existing: pluginIds }));
      }
    }
  },
};
