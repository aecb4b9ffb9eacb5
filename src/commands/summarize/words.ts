/** What `summarize` says, in every language of the reports. */
import type { ReportLocale } from "../../../content-loaders/report.ts";

/** The sentences of one language; `path` and `file` are as the report shows them. */
export interface SummarizeWords {
  noFolder(path: string): string;
  phaseFolder(path: string, experiment: string): string;
  noExperiment(path: string): string;
  noPhase(path: string): string;
  notWritten(reason: string): string;
  /** The phase's folder has no attempt file. */
  noAttempt(path: string): string;
  /** The heading of a file that is not there yet. */
  missingFile(file: string): string;
  /** `written` is null where the key is absent. */
  difference(written: string | null, computed: string, cause: string | null): string;
  /** Of a summary in which nothing was written; `figures` are keys with their values. */
  firstFigures(figures: readonly string[]): string;
  /** `fields` is null for those that were just named. */
  missing(fields: readonly string[] | null, records: number, first: string): string;
  noThreshold: string;
  tooLarge: string;
  stays(keys: readonly string[], reason: string): string;
  /** The last line after a check, the command that writes in it; `command` is null where nothing differs. */
  checked(differing: number, phases: number, command: string | null): string;
  written(written: number, phases: number): string;
  /** Comments of a file that is made, behind `# key: `. */
  toFillIn(about: string, example: string): string;
  optional(about: string): string;
}

export const summarizeWords: Readonly<Record<ReportLocale, SummarizeWords>> = {
  en: {
    noFolder: (path) => `There is no folder "${path}".`,
    phaseFolder: (path, experiment) => `"${path}" is a phase. Name its experiment: ${experiment}`,
    noExperiment: (path) =>
      `"${path}" is not an experiment: it has no meta_info.yaml and no phase folder (train-<n>, val-<n>, test) with attempts.`,
    noPhase: (path) => `"${path}" has no phase folder (train-<n>, val-<n>, test), so there is nothing to summarize.`,
    notWritten: (reason) => `Nothing was written: ${reason}`,
    noAttempt: (path) => `${path}  no attempt file, left as it is`,
    missingFile: (file) => `${file}  is not there`,
    difference: (written, computed, cause) => {
      const was = written === null ? "not written" : written === "" ? "empty" : `written ${written}`;
      return `${was}, the attempts give ${computed}${cause === null ? "" : `; ${cause}`}.`;
    },
    firstFigures: (figures) => `nothing was written yet, the attempts give ${figures.join(", ")}.`,
    missing: (fields, records, first) =>
      records === 1
        ? `the record at ${first} states ${fields === null ? "none of them" : `no ${fields.join(", ")}`}`
        : `${records} records state ${fields === null ? "none of them" : `no ${fields.join(", ")}`}, first at ${first}`,
    noThreshold: "not every score is 0 or the maximum",
    tooLarge: "the sum is too large",
    stays: (keys, reason) =>
      `${keys.join(", ")} ${keys.length === 1 ? "stays as it is" : "stay as they are"}: ${reason}.`,
    checked: (differing, phases, command) =>
      command === null
        ? phases === 0
          ? "No phase has an attempt file, so there is nothing to compare."
          : phases === 1
            ? "The summary says what its attempts state."
            : `All ${phases} summaries say what their attempts state.`
        : `${differing} of ${phases} ${phases === 1 ? "summary differs" : "summaries differ"} from what the attempts give. To write: ${command}`,
    written: (written, phases) =>
      written === 0
        ? `Nothing to write: ${phases === 0 ? "no phase has an attempt file" : phases === 1 ? "the summary says what its attempts state" : `all ${phases} summaries say what their attempts state`}.`
        : `Written: ${written} of ${phases} ${phases === 1 ? "summary" : "summaries"}.`,
    toFillIn: (about, example) => `to be filled in. ${about} For example ${example}`,
    optional: (about) => `optional. ${about}`,
  },
  zh: {
    noFolder: (path) => `文件夹“${path}”不存在。`,
    phaseFolder: (path, experiment) => `“${path}”是一个阶段，请指定其所属的实验：${experiment}`,
    noExperiment: (path) =>
      `“${path}”不是实验文件夹：其中没有 meta_info.yaml，也没有含 attempt 文件的阶段文件夹（train-<n>、val-<n>、test）。`,
    noPhase: (path) => `“${path}”中没有阶段文件夹（train-<n>、val-<n>、test），无可汇总。`,
    notWritten: (reason) => `未写入任何内容：${reason}`,
    noAttempt: (path) => `${path}  没有 attempt 文件，保持不变`,
    missingFile: (file) => `${file}  尚不存在`,
    difference: (written, computed, cause) => {
      const was = written === null ? "未填写" : written === "" ? "为空" : `写的是 ${written}`;
      return `${was}，由各次试验算得 ${computed}${cause === null ? "" : `；${cause}`}。`;
    },
    firstFigures: (figures) => `尚未填写，由各次试验算得 ${figures.join("、")}。`,
    missing: (fields, records, first) =>
      `${records} 条记录没有${fields === null ? "这些值" : ` ${fields.join("、")}`}，第一处位于 ${first}`,
    noThreshold: "得分并非全为 0 或满分",
    tooLarge: "总和过大",
    stays: (keys, reason) => `${keys.join("、")} 保持不变：${reason}。`,
    checked: (differing, phases, command) =>
      command === null
        ? phases === 0
          ? "没有含 attempt 文件的阶段，无可核对。"
          : phases === 1
            ? "该阶段的汇总与各次试验一致。"
            : `全部 ${phases} 个阶段的汇总与各次试验一致。`
        : `${phases} 个阶段中有 ${differing} 个的汇总与各次试验不一致。写入命令：${command}`,
    written: (written, phases) =>
      written === 0
        ? phases === 0
          ? "无需写入：没有含 attempt 文件的阶段。"
          : phases === 1
            ? "无需写入：该阶段的汇总与各次试验一致。"
            : `无需写入：全部 ${phases} 个阶段的汇总与各次试验一致。`
        : `已写入 ${phases} 个阶段中 ${written} 个的汇总。`,
    toFillIn: (about, example) => `待填写。${about}例如 ${example}`,
    optional: (about) => `选填。${about}`,
  },
};
