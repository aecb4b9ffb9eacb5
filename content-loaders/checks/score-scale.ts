import { type Check, type ExperimentReading, placeInRecord } from "../check.ts";
import { defineRule, type Place, problem } from "../problem.ts";

const mixedScales = defineRule<{ small: number; large: number; other: Place }>({
  code: "W-MIXED-SCALES",
  severity: "warning",
  about: {
    en: "The scores of one experiment are all on one scale, 0-1 or 0-100.",
    zh: "同一实验的得分使用同一标度：0–1 或 0–100。",
  },
  example: {
    small: 0.725,
    large: 72.5,
    other: { file: "experiments/demo/agent-base/test/attempt-2.yaml", line: 5, column: 10, path: "0.score" },
  },
  message: ({ small, large, other }) => ({
    en: `Mixed scales: ${small} here looks like 0-1, but ${large} at ${other.file}:${other.line} is on 0-100.`,
    zh: `标度混用：这里的 ${small} 像是 0–1 标度，而 ${other.file}:${other.line} 的 ${large} 属于 0–100 标度。`,
  }),
  fix: ({ small }) => ({
    en: `write ${Number((small * 100).toPrecision(12))} if it is a fraction; keep it if it is ${small} points of 100.`,
    zh: `若为比例，请写成 ${Number((small * 100).toPrecision(12))}；若确为百分制的 ${small} 分，则无需改动。`,
  }),
});

/** The first score in (0, 1] and the first above 1, with their places. */
function firstOfEachScale({ phases }: ExperimentReading) {
  let small: { score: number; place: Place } | undefined;
  let large: { score: number; place: Place } | undefined;
  for (const attempt of phases.flatMap((phase) => phase.attempts)) {
    for (const record of attempt.records ?? []) {
      const score = record.fields.score;
      if (score == null || score <= 0) continue;
      const found = () => ({ score, place: placeInRecord(attempt, record, "score") });
      if (score <= 1) small ??= found();
      else large ??= found();
    }
  }
  return { small, large };
}

/** Fractions among percentages. */
export const scoreScale: Check = {
  name: "score-scale",
  rules: [mixedScales],
  run(reading, report) {
    for (const experiment of reading.experiments) {
      const { small, large } = firstOfEachScale(experiment);
      if (small !== undefined && large !== undefined) {
        const values = { small: small.score, large: large.score, other: large.place };
        report(problem(mixedScales, small.place, values));
      }
    }
  },
};
