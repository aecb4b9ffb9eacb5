import type { Check } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import type { PackRunner } from "../schema/pack.ts";
import { formatOfRunner, packResults } from "./measurements.ts";

const notThePlatforms = defineRule<{ readonly pack: string; readonly runner: PackRunner }>({
  code: "E-RESULT-PLATFORM",
  severity: "error",
  about: {
    en: "Only the platform's runners rtl, judge and safety hand in a scores.json as source: platform; lm-eval and evalscope write reports of their own.",
    zh: "只有平台的 rtl、judge 与 safety 运行器以 source: platform 提交 scores.json；lm-eval 与 evalscope 写出自己的报告。",
  },
  example: { pack: "gsm8k", runner: "lm-eval" },
  message: ({ pack, runner }) => ({
    en: `The scores are said to be the platform's, but pack "${pack}" is run by ${runner}, which writes a report.`,
    zh: `此处称得分由平台产生，但评测包“${pack}”由 ${runner} 执行，其结果是报告文件。`,
  }),
  fix: () => ({
    en: "put the runner's report into the folder, or write source: external.",
    zh: "放入运行器的报告，或写 source: external。",
  }),
});

const unreadResult = defineRule<{ readonly pack: string; readonly keys: readonly string[] }>({
  code: "W-RESULT-UNREAD",
  severity: "warning",
  about: {
    en: "source, num_fewshot, limit and suites are said of a scores.json only: a runner's report speaks for itself.",
    zh: "source、num_fewshot、limit 与 suites 只用于说明 scores.json；运行器的报告自带这些信息。",
  },
  example: { pack: "gsm8k", keys: ["source", "num_fewshot"] },
  message: ({ pack, keys }) => ({
    en: `${keys.join(", ")} of "${pack}" ${keys.length === 1 ? "is" : "are"} not read: what counts is the runner's report in its folder.`,
    zh: `“${pack}”的 ${keys.join("、")} 不会被读取，以其文件夹中运行器的报告为准。`,
  }),
  fix: () => ({
    en: "remove it, or replace the report by a scores.json.",
    zh: "删除此项，或以 scores.json 取代该报告。",
  }),
});

/** What a scores.json cannot say of itself. */
const saidOfScores = ["source", "num_fewshot", "limit", "suites"] as const;

/** What run.yaml says of results can be so, and is read. */
export const runResults: Check = {
  name: "run-results",
  rules: [notThePlatforms, unreadResult],
  run(reading, tell) {
    for (const { run, result, runner, pack } of packResults(reading)) {
      const stated = run.manifest?.fields.results ?? {};
      const own = Object.hasOwn(stated, pack.id) ? stated[pack.id] : undefined;
      if (run.manifest === null || own === undefined) continue;
      const path = `results.${pack.id}`;
      const wanted = formatOfRunner[runner];
      const ownReport = wanted !== "scores" && result.reports.some(({ format }) => format === wanted);
      if (own.source === "platform" && wanted !== "scores") {
        tell(problem(notThePlatforms, placeOf(run.manifest, `${path}.source`), { pack: pack.id, runner }));
      } else if (ownReport) {
        const keys = saidOfScores.filter((key) => own[key] !== undefined);
        tell(problem(unreadResult, placeOf(run.manifest, path), { pack: pack.id, keys }));
      }
    }
  },
};
