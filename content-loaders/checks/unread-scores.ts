import type { Check } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { formatsIn, placeOfNumber, readableResults, suiteIn } from "./measurements.ts";
import { nameList } from "./wording.ts";

const unreadScore = defineRule<{ readonly keys: readonly string[]; readonly pack: string }>({
  code: "W-SCORE-UNREAD",
  severity: "warning",
  about: {
    en: "Scores that the pack declares no metric for are not read.",
    zh: "评测包未声明为指标的得分不会被读取。",
  },
  example: { keys: ["pass@5"], pack: "acme.rig" },
  message: ({ keys, pack }) => {
    const { en, zh } = nameList(keys);
    return {
      en: `Pack "${pack}" declares no metric ${en}; nothing reads it.`,
      zh: `评测包“${pack}”没有声明指标${zh}，不会读取。`,
    };
  },
  fix: ({ keys, pack }) => {
    const them = keys.length === 1 ? "it" : "them";
    return {
      en: `declare ${them} in packs/${pack}/benchmark.yaml, or remove ${them}.`,
      zh: `在 packs/${pack}/benchmark.yaml 中声明，或从得分文件中删除。`,
    };
  },
});

/** Every number that somebody wrote into a scores.json is read. A key that is only misspelt is told as the one that is missing. */
export const unreadScores: Check = {
  name: "unread-scores",
  rules: [unreadScore],
  run(reading, tell) {
    for (const { result, pack } of readableResults(reading)) {
      const counting = formatsIn(result).has("scores") ? suiteIn(result, "") : null;
      if (counting === null) continue;
      const declared = new Set((pack.metrics ?? []).flatMap(({ key }) => key ?? []));
      const { metrics } = counting.figures;
      const unread = Object.entries(metrics).filter(([key]) => !declared.has(key));
      const [first] = unread;
      if (first === undefined || [...declared].some((key) => !Object.hasOwn(metrics, key))) continue;
      const place = placeOfNumber(counting.report, first[1].mark, first[1].path);
      tell(problem(unreadScore, place, { keys: unread.map(([key]) => key), pack: pack.id }));
    }
  },
};
