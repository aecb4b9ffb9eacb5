import { type Check, placeOfPath } from "../check.ts";
import type { ReportFormat } from "../packs.ts";
import { defineRule, problem, type Text } from "../problem.ts";
import type { PackRunner } from "../schema/pack.ts";
import { formatOfRunner, formatsIn, packResults } from "./measurements.ts";

/** What each form is called. */
const formNames: Readonly<Record<ReportFormat, Text>> = {
  "lm-eval": { en: "a report of lm-eval", zh: "lm-eval 的报告" },
  evalscope: { en: "a report of evalscope", zh: "evalscope 的报告" },
  scores: { en: "a scores.json", zh: "scores.json" },
};

const mixedReports = defineRule<{
  readonly first: ReportFormat;
  readonly other: ReportFormat;
  readonly firstFile: string;
}>({
  code: "E-REPORT-MIXED",
  severity: "error",
  about: {
    en: "The reports in one folder are all of one form: nothing says which of two kinds would count.",
    zh: "同一文件夹中的报告须为同一种形式，否则无法判断以哪一种为准。",
  },
  example: { first: "lm-eval", other: "scores", firstFile: "runs/tuned-run/gsm8k/results.json" },
  message: ({ first, other, firstFile }) => ({
    en: `This is ${formNames[other].en}, but ${firstFile} beside it is ${formNames[first].en}.`,
    zh: `此文件是 ${formNames[other].zh}，而同处的 ${firstFile} 是 ${formNames[first].zh}。`,
  }),
  fix: () => ({
    en: "keep the reports of one kind; move the others out of the run.",
    zh: "只保留一种形式的报告，把其余的移出该运行。",
  }),
});

const otherRunner = defineRule<{ readonly format: ReportFormat; readonly runner: PackRunner; readonly pack: string }>({
  code: "E-REPORT-RUNNER",
  severity: "error",
  about: {
    en: "A report is one of the pack's own runner, or a scores.json.",
    zh: "报告须由评测包所声明的运行器产生，或为 scores.json。",
  },
  example: { format: "evalscope", runner: "lm-eval", pack: "gsm8k" },
  message: ({ format, runner, pack }) => ({
    en: `This is ${formNames[format].en}, but the runner of pack "${pack}" is ${runner}.`,
    zh: `此文件是 ${formNames[format].zh}，而评测包“${pack}”的运行器是 ${runner}。`,
  }),
  fix: ({ runner, pack }) =>
    formatOfRunner[runner] === "scores"
      ? {
          en: `put the numbers that ${runner} gave into a scores.json, or move the report to the pack that it was made by.`,
          zh: `把 ${runner} 给出的数字写入 scores.json，或把该报告移到它所属的评测包。`,
        }
      : {
          en: `run "${pack}" with ${runner}, or write a scores.json: its numbers are marked as scored elsewhere.`,
          zh: `用 ${runner} 运行“${pack}”，或改用 scores.json，其数字会标为外部评分。`,
        },
});

/** The reports of a run are such as the pack's runner writes. */
export const reportForms: Check = {
  name: "report-forms",
  rules: [mixedReports, otherRunner],
  run(reading, report) {
    for (const { results } of reading.runs) {
      for (const result of results) {
        const [first, ...others] = result.reports;
        const other = others.find(({ format }) => format !== first?.format);
        if (first === undefined || other === undefined) continue;
        const values = { first: first.format, other: other.format, firstFile: first.file };
        report(problem(mixedReports, placeOfPath(other.file), values));
      }
    }
    for (const { result, pack, runner } of packResults(reading)) {
      const [first] = result.reports;
      if (first === undefined || formatsIn(result).size > 1) continue;
      if (first.format === "scores" || first.format === formatOfRunner[runner]) continue;
      const values = { format: first.format, runner, pack: pack.id };
      report(problem(otherRunner, placeOfPath(first.file), values));
    }
  },
};
