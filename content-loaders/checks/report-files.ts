import { type Check, placeOfPath } from "../check.ts";
import { defineRule, problem } from "../problem.ts";

const unknownForm = defineRule<object>({
  code: "W-REPORT-FORM",
  severity: "warning",
  about: {
    en: "A JSON file in a pack's folder of a run is a report of lm-eval, a report of evalscope, or a mapping of metric keys to numbers.",
    zh: "运行的评测包文件夹中的 JSON 文件是 lm-eval 的报告、evalscope 的报告，或由指标 key 到数字的映射。",
  },
  example: {},
  message: () => ({
    en: "This is neither a report of lm-eval, nor one of evalscope, nor a mapping of metric keys to numbers; it is not read.",
    zh: "此文件既不是 lm-eval 的报告，也不是 evalscope 的报告，也不是由指标 key 到数字的映射，不会被读取。",
  }),
  fix: () => ({
    en: 'put the runner\'s own report there, or write {"<metric key>": 0.5}; other files belong elsewhere.',
    zh: '放入运行器自己的报告，或写成 {"<指标 key>": 0.5}；其他文件请移到别处。',
  }),
});

const misplaced = defineRule<{ readonly isDeep: boolean }>({
  code: "W-REPORT-PLACE",
  severity: "warning",
  about: {
    en: "Reports lie in runs/<run-id>/<pack-id>/, at most eight folders below it.",
    zh: "报告位于 runs/<run-id>/<pack-id>/ 中，其下最多八层文件夹。",
  },
  example: { isDeep: false },
  message: ({ isDeep }) =>
    isDeep
      ? {
          en: "This folder lies more than eight folders below that of its pack; what is in it is not read.",
          zh: "此文件夹位于评测包文件夹之下八层以外，其中的内容不会被读取。",
        }
      : {
          en: "This file lies beside the folders of the packs; it belongs to none and is not read.",
          zh: "此文件与各评测包的文件夹并列，不属于任何评测包，不会被读取。",
        },
  fix: ({ isDeep }) =>
    isDeep
      ? { en: "move its reports up.", zh: "把其中的报告移到上层。" }
      : { en: "move it into the folder of its pack.", zh: "把它移入所属评测包的文件夹。" },
});

const noReport = defineRule<{ readonly run: string; readonly pack: string }>({
  code: "W-RESULT-EMPTY",
  severity: "warning",
  about: {
    en: "A pack's folder of a run holds a report.",
    zh: "运行的评测包文件夹中有报告。",
  },
  example: { run: "tuned-run", pack: "gsm8k" },
  message: ({ run, pack }) => ({
    en: `There is no report of run "${run}" for pack "${pack}" in this folder: it holds no JSON file.`,
    zh: `此文件夹中没有运行“${run}”对评测包“${pack}”的报告：其中没有 JSON 文件。`,
  }),
  fix: () => ({
    en: "put the runner's report or a scores.json there, or remove the folder.",
    zh: "放入运行器的报告或 scores.json，或删除该文件夹。",
  }),
});

/** What lies in a run is read, or it is said why not. */
export const reportFiles: Check = {
  name: "report-files",
  rules: [unknownForm, misplaced, noReport],
  run({ runs }, tell) {
    for (const { id, results, strayReports } of runs) {
      for (const file of strayReports) tell(problem(misplaced, placeOfPath(file), { isDeep: false }));
      for (const { pack, path, reports, unrecognised, tooDeep, isBroken } of results) {
        for (const folder of tooDeep) tell(problem(misplaced, placeOfPath(folder), { isDeep: true }));
        for (const file of unrecognised) tell(problem(unknownForm, placeOfPath(file), {}));
        const isEmpty = reports.length + unrecognised.length + tooDeep.length === 0 && !isBroken;
        if (isEmpty) tell(problem(noReport, placeOfPath(path), { run: id, pack }));
      }
    }
  },
};
