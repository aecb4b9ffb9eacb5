import { type Check, placeOfPath, type ResultReading } from "../check.ts";
import type { Report } from "../packs.ts";
import { defineRule, problem } from "../problem.ts";
import { readableResults, suitesOf } from "./measurements.ts";

interface Undecided {
  /** Empty in a `scores.json`. */
  readonly suite: string;
  readonly other: string;
  /** The date that both have; null where one of them has none. */
  readonly date: string | null;
}

const undecided = defineRule<Undecided>({
  code: "E-REPORT-DATE",
  severity: "error",
  about: {
    en: "Of several reports with the same suite the one written last counts, so all of them have dates, and different ones.",
    zh: "多份报告含有同一评测集时以最新的为准，因此每份都须有日期，且互不相同。",
  },
  example: { suite: "gsm8k", other: "runs/tuned-run/gsm8k/results-b.json", date: null },
  message: ({ suite, other, date }) => {
    const what =
      suite === ""
        ? { en: `This file and ${other} both hold scores`, zh: `此文件与 ${other} 都是得分文件` }
        : {
            en: `This report and ${other} both have the suite "${suite}"`,
            zh: `此报告与 ${other} 都含有评测集“${suite}”`,
          };
    return date === null
      ? { en: `${what.en}, and no dates say which was written last.`, zh: `${what.zh}，没有日期表明哪一份更新。` }
      : { en: `${what.en}, and both are of ${date}.`, zh: `${what.zh}，且日期同为 ${date}。` };
  },
  fix: () => ({
    en: "keep the one that counts, and move the other out of the run.",
    zh: "只保留应当计入的一份，把另一份移出该运行。",
  }),
});

/** The two reports with a suite of which nothing says which was written last; null where that is known. */
function undecidedPair({ reports }: ResultReading, suite: string): readonly [Report, Report] | null {
  const having = reports.filter(({ suites }) => Object.hasOwn(suites, suite));
  const [first, second] = having;
  if (first === undefined || second === undefined) return null;
  if (first.date === second.date) return [first, second];
  // Those without a date stand last.
  const last = having.at(-1);
  return last !== undefined && last.date === null ? [first, last] : null;
}

/** It is known which report counts. */
export const reportDates: Check = {
  name: "report-dates",
  rules: [undecided],
  run(reading, report) {
    for (const found of readableResults(reading)) {
      const told = new Set<string>();
      for (const suite of suitesOf(found)) {
        const pair = undecidedPair(found.result, suite);
        if (pair === null) continue;
        const [first, other] = pair;
        // Two reports that share several suites are one fault.
        const key = `${first.file}\n${other.file}`;
        if (told.has(key)) continue;
        told.add(key);
        const date = first.date === other.date ? first.date : null;
        report(problem(undecided, placeOfPath(other.file), { suite, other: first.file, date }));
      }
    }
  },
};
