import { type Check, placeInRecord } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { recordsOf } from "./walk.ts";

const tracePath = defineRule<{ path: string }>({
  code: "W-TRACE-PATH",
  severity: "warning",
  about: {
    en: "trace_filepath is a relative path inside the repository, or an http(s) URL.",
    zh: "trace_filepath 是仓库内的相对路径，或 http(s) 网址。",
  },
  message: ({ path }) => ({
    en: `"${path}" is not a relative path inside the repository; it is shown without a link.`,
    zh: `“${path}”不是仓库内的相对路径，页面上不会生成链接。`,
  }),
  fix: () => ({
    en: 'write a path such as "traces/attempt-1/CASE-001.jsonl", or leave trace_filepath out.',
    zh: '写成 "traces/attempt-1/CASE-001.jsonl" 这样的路径，或删去 trace_filepath。',
  }),
});

/** Whether a trace may become a link: an http(s) URL, or a path with `/` that neither starts at a root nor climbs. */
export function isLinkableTrace(path: string): boolean {
  if (/^https?:\/\/[^/]/i.test(path)) return true;
  const absolute = path.startsWith("/") || path.startsWith("~") || /^[a-z][a-z\d+.-]*:/i.test(path);
  return !absolute && !path.includes("\\") && !path.split("/").includes("..");
}

/** Traces lie in the repository. */
export const tracePaths: Check = {
  name: "trace-path",
  rules: [tracePath],
  run(reading, report) {
    for (const { attempt, record } of recordsOf(reading)) {
      const path = record.fields.trace_filepath;
      if (path && !isLinkableTrace(path)) {
        report(problem(tracePath, placeInRecord(attempt, record, "trace_filepath"), { path }));
      }
    }
  },
};
