import { type Check, placeOfPath } from "../check.ts";
import { isPlaceholder } from "../placeholders.ts";
import { defineRule, problem } from "../problem.ts";

const otherModel = defineRule<{ readonly reported: string; readonly stated: string }>({
  code: "W-REPORT-MODEL",
  severity: "warning",
  about: {
    en: "The model that a report names is that of its run.",
    zh: "报告中的模型与所属运行的模型一致。",
  },
  example: { reported: "Qwen/Qwen2.5-7B-Instruct", stated: "Qwen2.5-1.5B-Instruct" },
  message: ({ reported, stated }) => ({
    en: `The report is of the model "${reported}", but run.yaml names "${stated}".`,
    zh: `报告中的模型是“${reported}”，而 run.yaml 写的是“${stated}”。`,
  }),
  fix: () => ({
    en: "see whether the report belongs to another run; if both are names of one model, leave it.",
    zh: "请核对该报告是否属于另一次运行；若只是同一模型的不同名称，保持不变即可。",
  }),
});

/** The last part of a path, without case and without what names of models are joined by. */
function shortName(name: string): string {
  return (name.replace(/\/+$/, "").split("/").at(-1) ?? "").toLowerCase().replaceAll(/[\s._:-]/g, "");
}

/** A folder of the machine that the model was loaded from says nothing of its name. */
function isLocalPath(name: string): boolean {
  return /^(?:[/~.\\]|[a-z]:[\\/])/i.test(name);
}

/** Names that have nothing to do with each other: neither is part of the other. */
function differ(reported: string, stated: string): boolean {
  const [a, b] = [shortName(reported), shortName(stated)];
  return !a.includes(b) && !b.includes(a);
}

/** Reports lie with the run that they are of; one problem for each folder of reports. */
export const reportModels: Check = {
  name: "report-model",
  rules: [otherModel],
  run({ runs }, tell) {
    for (const { manifest, results } of runs) {
      const stated = manifest?.fields.model;
      if (stated === undefined || isPlaceholder(stated)) continue;
      for (const { reports } of results) {
        const other = reports.find(
          ({ model }) => model !== null && !isLocalPath(model) && !isLocalPath(stated) && differ(model, stated),
        );
        if (other === undefined) continue;
        tell(problem(otherModel, placeOfPath(other.file), { reported: other.model ?? "", stated }));
      }
    }
  },
};
