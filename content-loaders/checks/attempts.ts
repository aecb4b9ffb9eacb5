import { type Check, placeOfPath } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { attemptFile, maximumNumber } from "../reading/experiments.ts";
import { placeOf } from "../repository.ts";
import { phasesOf } from "./walk.ts";

const attemptGap = defineRule<{ found: number; missing: number }>({
  code: "E-ATTEMPT-GAP",
  severity: "error",
  about: {
    en: "The attempts of a phase are numbered attempt-1 to attempt-n without gaps.",
    zh: "一个阶段的 attempt 文件从 attempt-1 到 attempt-n 连续编号。",
  },
  example: { found: 3, missing: 2 },
  message: ({ found, missing }) => ({
    en: `"attempt-${found}.yaml" is there, but "attempt-${missing}.yaml" is not.`,
    zh: `有“attempt-${found}.yaml”，但没有“attempt-${missing}.yaml”。`,
  }),
  fix: ({ missing }) => ({
    en: `add attempt-${missing}.yaml, or number the files without gaps.`,
    zh: `添加 attempt-${missing}.yaml，或将文件连续编号。`,
  }),
});

const attemptCount = defineRule<{ stated: number; found: number }>({
  code: "E-N-ATTEMPT",
  severity: "error",
  about: {
    en: "n_attempt is the number of attempt files of the phase.",
    zh: "n_attempt 等于该阶段 attempt 文件的数量。",
  },
  example: { stated: 3, found: 2 },
  message: ({ stated, found }) => ({
    en: `n_attempt is ${stated}, but the number of attempt files is ${found}.`,
    zh: `n_attempt 为 ${stated}，但 attempt 文件有 ${found} 个。`,
  }),
  fix: ({ stated, found }) => ({
    en:
      stated > found
        ? `add the missing attempt files, or write n_attempt: ${found} and the figures of those that are there.`
        : `write n_attempt: ${found}, or remove the attempts that do not count.`,
    zh:
      stated > found
        ? `补上缺少的 attempt 文件，或写成 n_attempt: ${found} 并按现有文件重新汇总。`
        : `写成 n_attempt: ${found}，或删除不计入的 attempt 文件。`,
  }),
});

const noAttempt = defineRule<{ phase: string }>({
  code: "E-NO-ATTEMPT",
  severity: "error",
  about: { en: "Every phase has at least one attempt.", zh: "每个阶段至少有一次试验。" },
  example: { phase: "test" },
  message: ({ phase }) => ({
    en: `Phase "${phase}" has no attempt file.`,
    zh: `阶段“${phase}”没有 attempt 文件。`,
  }),
  fix: () => ({
    en: "add attempt-1.yaml with one record for each task.",
    zh: "添加 attempt-1.yaml，每道题目一条记录。",
  }),
});

const noRecord = defineRule<{ phase: string }>({
  code: "E-NO-RECORD",
  severity: "error",
  about: { en: "Every attempt holds records.", zh: "每次试验都包含记录。" },
  example: { phase: "test" },
  message: ({ phase }) => ({
    en: `This attempt of phase "${phase}" holds no record.`,
    zh: `阶段“${phase}”的这次试验没有任何记录。`,
  }),
  fix: () => ({
    en: "add one record for each task; a run that failed is a record with its score and error_reason.",
    zh: "为每道题目添加一条记录；运行失败也是一条记录，写明 score 与 error_reason。",
  }),
});

const attemptName = defineRule<{ name: string; wanted: string | null }>({
  code: "E-ATTEMPT-NAME",
  severity: "error",
  about: {
    en: "Attempt files are called attempt-<n>.yaml, with n from 1 and no leading zero.",
    zh: "attempt 文件名为 attempt-<n>.yaml，n 从 1 开始且没有前导零。",
  },
  example: { name: "attempt-01.yaml", wanted: "attempt-1.yaml" },
  message: ({ name }) => ({
    en: `"${name}" is not the name of an attempt file, so it is not read.`,
    zh: `“${name}”不是合法的 attempt 文件名，不会被读取。`,
  }),
  fix: ({ wanted }) =>
    wanted === null
      ? { en: "number the attempts from attempt-1.yaml.", zh: "从 attempt-1.yaml 起为各次试验编号。" }
      : { en: `rename it to ${wanted}.`, zh: `改名为 ${wanted}。` },
});

/** Whether only the ending keeps a file from being an attempt. */
function hasWrongEnding(name: string): boolean {
  return !name.endsWith(".yaml") && attemptFile.test(name.replace(/\.yaml$/i, ".yaml"));
}

/** What a file that looks like an attempt should be called; null if it has no number that is free. */
function wantedName(name: string, fileNames: readonly string[]): string | null {
  const number = Number(/\d+/.exec(name)?.[0] ?? 0);
  const wanted = `attempt-${number}.yaml`;
  return number === 0 || number > maximumNumber || fileNames.includes(wanted) ? null : wanted;
}

/** The attempt files of a phase: named and numbered 1 to n, n as stated, none empty. */
export const attempts: Check = {
  name: "attempts",
  rules: [attemptGap, attemptCount, attemptName, noAttempt, noRecord],
  run(reading, report) {
    for (const { phase } of phasesOf(reading)) {
      const stated = phase.summary?.fields.n_attempt;
      const found = phase.attempts.length;
      if (found === 0) {
        report(problem(noAttempt, placeOfPath(phase.path), { phase: phase.name }));
      } else if (phase.summary !== null && stated !== undefined && stated !== found) {
        report(problem(attemptCount, placeOf(phase.summary, "n_attempt"), { stated, found }));
      }
      const read = new Set(phase.attempts.map(({ file }) => file));
      for (const name of phase.fileNames) {
        const path = `${phase.path}/${name}`;
        // One with the wrong ending has its problem already.
        if (read.has(path) || !/^attempt.*\.yaml$/i.test(name) || hasWrongEnding(name)) continue;
        report(problem(attemptName, placeOfPath(path), { name, wanted: wantedName(name, phase.fileNames) }));
      }
      let expected = 1;
      for (const { number, file, records } of phase.attempts) {
        if (number > expected) {
          report(problem(attemptGap, placeOfPath(file), { found: number, missing: expected }));
        }
        expected = number + 1;
        if (records?.length === 0) report(problem(noRecord, placeOfPath(file), { phase: phase.name }));
      }
    }
  },
};
