/** What a reader of GDPevo's figures must know, in our own words; the facts stand in this folder's README. */
import type { Text } from "../layout.ts";

const OWN_PRICES: Text = {
  en: "Costs follow GDPevo's own prices, not the MMSP list, and per-task costs and tokens are published only as means of three attempts; they are given here per phase.",
  zh: "费用按 GDPevo 自己的单价计算，不是 MMSP 列表价；单题的费用与 Token 只公布了三次试验的均值，因此这里只给出阶段值。",
};

const EVOLVED_ATTEMPTS: Text = {
  en: "In the evolved modes attempt n uses the n-th independently evolved state, so the ± includes the spread of evolution.",
  zh: "进化模式下，第 n 次试验使用第 n 个独立进化出的状态，因此 ± 含有进化本身的波动。",
};

const PANOFY_INPUT: Text = {
  en: "Panofy's input tokens are a lower bound: uncached input is not reported.",
  zh: "Panofy 的输入 Token 只是下限：未命中缓存的输入没有报告。",
};

const OTHER_STD: Text = {
  en: "The ± is the sample standard deviation of the three attempts, as RFC-0002 asks; GDPevo prints the mean over tasks of each task's population standard deviation, another quantity.",
  zh: "± 是 RFC-0002 要求的三次试验的样本标准差；GDPevo 公布的是逐题总体标准差的平均，两者不是同一个量。",
};

const RETRIED: Text = {
  en: "Failed attempts were retried until they could be scored and never counted as 0.",
  zh: "失败的试验会重试到可以评分为止，从不记 0 分。",
};

const NO_EVOLUTION_COST: Text = {
  en: "What evolving cost is not published for groups 001–012.",
  zh: "子基准 001–012 的自进化费用没有公布。",
};

/** By release: the caveats of `gdpevo-v1` and `gdpevo-v2`, and of both together under `all`. */
export const LEADERBOARD_CAVEATS: Readonly<Record<"v1" | "v2" | "all", readonly Text[]>> = {
  v1: [OWN_PRICES, EVOLVED_ATTEMPTS, PANOFY_INPUT, NO_EVOLUTION_COST, OTHER_STD, RETRIED],
  v2: [OWN_PRICES, EVOLVED_ATTEMPTS, OTHER_STD, RETRIED],
  all: [OWN_PRICES, EVOLVED_ATTEMPTS, PANOFY_INPUT, NO_EVOLUTION_COST, OTHER_STD, RETRIED],
};

/** What holds for every experiment of a configuration. */
const CONFIGURATION_CAVEATS: Readonly<Record<string, Text>> = {
  panofy_claude_opus_4_6_high: PANOFY_INPUT,
  claude_code_glm_5_2_max: {
    en: "The source lists this configuration as max while its harness ran at effort xhigh.",
    zh: "来源把该配置标为 max，而 Harness 以 xhigh 运行。",
  },
  claude_code_kimi2_6_enabled: {
    en: "Thinking is published as “enabled”, which is no RFC-0002 level, and costs follow the vendor's price although requests went to SiliconFlow.",
    zh: "思考设置公布为“enabled”，不是 RFC-0002 的推理等级；请求发往 SiliconFlow，费用却按原厂单价计算。",
  },
};

/** What holds for single experiments, by `<release> <config_id> <group number>` and the modes concerned. */
const SINGLE_CAVEATS: readonly { readonly cell: string; readonly modes: readonly string[]; readonly caveat: Text }[] = [
  {
    cell: "v2 codex_gpt5_5_xhigh 014",
    modes: ["base", "self", "fewshot", "reflect-3"],
    caveat: {
      en: "The source reports exactly 1 round with 19 to 34 tool calls in every cell of this group, which is implausible.",
      zh: "来源称本子基准每一格都恰好 1 轮，却有 19 至 34 次工具调用，并不可信。",
    },
  },
  {
    cell: "v1 claude_code_kimi2_6_enabled 011",
    modes: ["reflect-3"],
    caveat: {
      en: "The source reports 1 round and 0 tool calls at 0.2 to 1.8 million input tokens, which is implausible.",
      zh: "来源称仅 1 轮、0 次工具调用，输入却有 20 万至 180 万 Token，并不可信。",
    },
  },
  {
    cell: "v1 codex_gpt5_5_xhigh 001",
    modes: ["reflect-3"],
    caveat: {
      en: "For test_005 the source reports 1.33 rounds with 42 tool calls, which is implausible.",
      zh: "来源称 test_005 为 1.33 轮、42 次工具调用，并不可信。",
    },
  },
  {
    cell: "v1 claude_code_kimi2_6_enabled 003",
    modes: ["base"],
    caveat: {
      en: "For test_001 the source reports 59.5 rounds, no mean of three whole numbers: one trace seems to be missing.",
      zh: "来源称 test_001 为 59.5 轮，不可能是三个整数的平均，似乎缺了一份轨迹。",
    },
  },
  {
    cell: "v2 codex_gpt5_5_xhigh 018",
    modes: ["reflect-3"],
    caveat: {
      en: "For test_004 the source reports 48.5 tool calls, no mean of three whole numbers: one trace seems to be missing.",
      zh: "来源称 test_004 有 48.5 次工具调用，不可能是三个整数的平均，似乎缺了一份轨迹。",
    },
  },
  {
    cell: "v1 claude_code_glm_5_2_max 007",
    modes: ["base"],
    caveat: {
      en: "The published group mean of output tokens, 46,143, is not the mean of the published task values, 46,161.3.",
      zh: "来源公布的输出 Token 组均值 46,143 与各题公布值的平均 46,161.3 不符。",
    },
  },
];

/** The caveats of one experiment. */
export function experimentCaveats(cell: {
  readonly release: string;
  readonly config: string;
  readonly group: string;
  readonly mode: string;
}): readonly Text[] {
  const configuration = CONFIGURATION_CAVEATS[cell.config];
  const key = `${cell.release} ${cell.config} ${cell.group}`;
  return [
    OWN_PRICES,
    ...(cell.mode === "base" ? [] : [EVOLVED_ATTEMPTS]),
    ...(configuration === undefined ? [] : [configuration]),
    ...SINGLE_CAVEATS.filter((single) => single.cell === key && single.modes.includes(cell.mode)).map(
      (single) => single.caveat,
    ),
  ];
}

/** The caveats of one group's test benchmark. */
export function benchmarkCaveats(group: string): readonly Text[] {
  if (group !== "012") return [];
  return [
    {
      en: "The published task list declares 11, 9, 8, 8 and 9 rubric points; the evaluator, and so the scores, use 16, 18, 18, 13 and 9.",
      zh: "公布的题目清单写明评分点为 11、9、8、8、9，评测程序（因而得分）实际使用 16、18、18、13、9。",
    },
  ];
}
