import type { Check, PackReading } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { lineOf, placeOf } from "../repository.ts";

const severalPrimaries = defineRule<{ readonly line: number }>({
  code: "E-PACK-PRIMARY",
  severity: "error",
  about: {
    en: "At most one metric of a pack is primary: the one that runs are compared by. Without one it is the first.",
    zh: "一个评测包至多有一个主指标，各次运行按它比较；均未写明时取第一个指标。",
  },
  example: { line: 14 },
  message: ({ line }) => ({
    en: `This metric is primary too; the first that says so stands in line ${line}.`,
    zh: `此指标也写了 primary: true；第一个主指标在第 ${line} 行。`,
  }),
  fix: () => ({ en: "leave primary: true at one metric only.", zh: "只给一个指标保留 primary: true。" }),
});

const keyTwice = defineRule<{ readonly key: string; readonly line: number }>({
  code: "E-METRIC-TWICE",
  severity: "error",
  about: { en: "The metrics of a pack have keys of their own.", zh: "同一评测包中各指标的 key 互不相同。" },
  example: { key: "exact_match,strict-match", line: 14 },
  message: ({ key, line }) => ({
    en: `The metric "${key}" is declared twice, first in line ${line}.`,
    zh: `指标“${key}”声明了两次，第一次在第 ${line} 行。`,
  }),
  fix: () => ({ en: "keep one of the two.", zh: "两处只保留一处。" }),
});

function examine({ declaration, metrics }: PackReading, report: Parameters<Check["run"]>[1]): void {
  if (declaration === null || metrics === null) return;
  const keys = new Map<string, number>();
  let primary: number | undefined;
  for (const [at, metric] of metrics.entries()) {
    if (metric.key !== undefined) {
      const path = `metrics.${at}.key`;
      const line = keys.get(metric.key);
      if (line === undefined) keys.set(metric.key, lineOf(declaration.marks, path));
      else report(problem(keyTwice, placeOf(declaration, path), { key: metric.key, line }));
    }
    if (metric.primary !== true) continue;
    const path = `metrics.${at}.primary`;
    if (primary === undefined) primary = lineOf(declaration.marks, path);
    else report(problem(severalPrimaries, placeOf(declaration, path), { line: primary }));
  }
}

/** Each metric is declared once, and one of them decides. */
export const packMetrics: Check = {
  name: "pack-metrics",
  rules: [severalPrimaries, keyTwice],
  run({ packs }, report) {
    for (const pack of packs) examine(pack, report);
  },
};
