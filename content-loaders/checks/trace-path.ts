import { type Check, placeInRecord } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { recordsOf } from "./walk.ts";

const tracePath = defineRule<{ path: string }>({
  code: "W-TRACE-PATH",
  severity: "warning",
  about: {
    en: "trace_filepath is a relative path inside the repository, or an http(s) URL, without escapes that climb and without characters that no link can hold.",
    zh: "trace_filepath 是仓库内的相对路径，或 http(s) 网址；不含用转义写成的上级目录，也不含链接中不允许的字符。",
  },
  example: { path: "../traces/CASE-001.jsonl" },
  message: ({ path }) => ({
    en: `"${path}" is not a relative path inside the repository or a sound URL; it is shown without a link.`,
    zh: `“${path}”不是仓库内的相对路径或合法网址，页面上不会生成链接。`,
  }),
  fix: () => ({
    en: 'write a path such as "traces/attempt-1/CASE-001.jsonl", or leave trace_filepath out.',
    zh: '写成 "traces/attempt-1/CASE-001.jsonl" 这样的路径，或删去 trace_filepath。',
  }),
});

/**
 * Whether a trace may become a link: an http(s) URL, or a path with `/` that neither starts at a root nor climbs. What a
 * browser or server would resolve to a climb counts as one, and so no quotes, brackets, control characters or outer spaces.
 */
export function isLinkableTrace(path: string): boolean {
  if (/^\s|\s$|["'<>`\p{Cc}]/u.test(path)) return false;
  if (/^https?:/i.test(path)) return /^https?:\/\/[^\s/\\][^\s\\]*$/i.test(path) && URL.canParse(path);
  // Encoded dots, slashes and backslashes.
  if (/%(?:2e|2f|5c|00)/i.test(path)) return false;
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
