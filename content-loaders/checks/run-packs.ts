import { type Check, placeOfPath } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { nameAdvice } from "./wording.ts";

const unknownPack = defineRule<{ readonly id: string; readonly existing: ReadonlySet<string> }>({
  code: "E-PACK-UNKNOWN",
  severity: "error",
  about: {
    en: "Every folder of a run is named like a pack under packs/, whose reports it holds.",
    zh: "运行中的每个文件夹都与 packs/ 下的一个评测包同名，其中是该评测包的报告。",
  },
  example: { id: "gsm8", existing: new Set(["gsm8k", "mmlu"]) },
  message: ({ id }) => ({ en: `There is no pack "${id}" under packs/.`, zh: `packs/ 下没有评测包“${id}”。` }),
  fix: ({ id, existing }) => {
    const advice = nameAdvice(id, existing, { en: `add packs/${id}/.`, zh: `添加 packs/${id}/。` });
    return { en: `name the folder as its pack: ${advice.en}`, zh: `文件夹须与评测包同名：${advice.zh}` };
  },
});

const withoutFolder = defineRule<{
  readonly id: string;
  readonly run: string;
  readonly existing: ReadonlySet<string>;
}>({
  code: "E-RESULT-FOLDER",
  severity: "error",
  about: {
    en: "What results says in run.yaml is said of a folder of the run.",
    zh: "run.yaml 的 results 中的每一项都对应该运行的一个文件夹。",
  },
  example: { id: "acme.rigs", run: "tuned-run", existing: new Set(["acme.rig", "gsm8k"]) },
  message: ({ id, run }) => ({
    en: `results speaks of "${id}", but there is no runs/${run}/${id}/.`,
    zh: `results 中有“${id}”，但没有 runs/${run}/${id}/。`,
  }),
  fix: ({ id, run, existing }) =>
    nameAdvice(id, existing, {
      en: `add the scores to runs/${run}/${id}/, or remove it here.`,
      zh: `把得分文件放入 runs/${run}/${id}/，或删除此项。`,
    }),
});

/** The packs that a run names exist, and what it says of results is said of results that are there. */
export const runPacks: Check = {
  name: "run-packs",
  rules: [unknownPack, withoutFolder],
  run({ packs, runs }, report) {
    const existing = new Set(packs.map(({ id }) => id));
    for (const { id: run, manifest, results } of runs) {
      for (const { pack, path } of results) {
        if (!existing.has(pack)) report(problem(unknownPack, placeOfPath(path), { id: pack, existing }));
      }
      if (manifest === null) continue;
      const folders = new Set(results.map(({ pack }) => pack));
      for (const id of Object.keys(manifest.fields.results ?? {})) {
        if (folders.has(id)) continue;
        report(problem(withoutFolder, placeOf(manifest, `results.${id}`), { id, run, existing: folders }));
      }
    }
  },
};
