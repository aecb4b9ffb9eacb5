/** What a reader of the 0.2.13 results must know, in our own words; the facts stand in this folder's README. */
import type { Text } from "../layout.ts";

const TASKS_PER_BENCHMARK = 10;

/** For the leaderboard of all five benchmarks. */
export const LEADERBOARD_CAVEATS: readonly Text[] = [
  {
    en: "21 of the 50 tasks were chosen after this model's own results had been seen, so the scores cannot be compared with published results of the full upstream benchmarks.",
    zh: "50 道题目中有 21 道是看过该模型自己的结果之后选定的，因此得分不能与上游完整基准的公开结果相比。",
  },
  {
    en: "80 requests were recorded without tokens (56 hit the output cap, 24 were aborted or failed). Cost and tokens leave them out; the source estimates their cost at 1.11 USD over all 150 records.",
    zh: "有 80 次请求没有 Token 记录（56 次触及输出上限，24 次中止或失败），费用与 Token 均未计入；来源估计这部分在全部 150 条记录中合计 1.11 美元。",
  },
  {
    en: "The attempts mix dates: attempt 1 was assembled from pilot trials, and the 21 later tasks ran one to four days after the others.",
    zh: "各次试验混有不同日期：第 1 次试验由试运行拼成，后选的 21 道题目比其余题目晚一至四天运行。",
  },
  {
    en: "The model is published without a dated version, although its weights may move.",
    zh: "来源给出的模型名没有日期版本，而该模型的权重可能变动。",
  },
];

/** For a benchmark and its experiment: how many of its ten tasks replaced others after the first measurement. */
export function replacedTasksCaveats(count: number): readonly Text[] {
  if (count === 0) return [];
  const all = count === TASKS_PER_BENCHMARK;
  return [
    {
      en: `${all ? "All ten" : `${count} of the ten`} tasks were chosen after results of deepseek-flash, the model measured here, had been seen.`,
      zh: `十道题目${all ? "全部" : `中有 ${count} 道`}是看过本次所测模型 deepseek-flash 的结果之后选定的。`,
    },
  ];
}
