/** The models whose published figures stand in `published.csv`, and what a reader of them must know. */
import type { Text } from "../layout.ts";

/** A run of which only the scores are published. */
export interface PublishedModel {
  readonly id: string;
  readonly model: string;
  readonly provider: string;
  readonly base: string | null;
  readonly author: { readonly name: string; readonly homepage: string };
  readonly caveat: Text;
  /** What is odd about one number, by pack. */
  readonly notes?: Readonly<Record<string, Text>>;
}

const OWN_HARNESS: Text = {
  en: "Figures as the publisher prints them, from its own evaluation code; prompts and the extraction of answers differ from lm-evaluation-harness and evalscope.",
  zh: "数字照录发布者公布的结果，由其自有的评测代码得出；提示与答案提取方式不同于 lm-evaluation-harness 与 evalscope。",
};

const ONE_NUMBER: Text = {
  en: "The source prints one number; it is entered as the primary metric, although the answer was not looked for in that strict form.",
  zh: "来源只给出一个数字，此处记为主指标，但其答案并非按这种严格格式提取。",
};

const NO_SPLIT: Text = {
  en: "The source does not say whether the validation or the test set was asked.",
  zh: "来源未说明使用的是验证集还是测试集。",
};

const DEEPSEEK = { name: "DeepSeek-AI", homepage: "https://github.com/deepseek-ai" };
const DEEPSEEK_CAVEAT: Text = {
  en: `${OWN_HARNESS.en} The table does not state the number of examples.`,
  zh: `${OWN_HARNESS.zh}表中没有给出示例数量。`,
};
const QWEN = { name: "Qwen Team", homepage: "https://github.com/QwenLM" };
const META = { name: "Meta", homepage: "https://github.com/meta-llama" };

const MICRO: Text = {
  en: "The micro average over the questions, from the evaluation details; the model card prints the mean over the 57 subjects.",
  zh: "取自评测说明中按题目计算的微平均；模型卡中给出的是 57 个学科的平均。",
};

export const MODELS: readonly PublishedModel[] = [
  {
    id: "deepseek-v2",
    model: "DeepSeek-V2",
    provider: "DeepSeek",
    base: null,
    author: DEEPSEEK,
    caveat: DEEPSEEK_CAVEAT,
    notes: { gsm8k: ONE_NUMBER, ceval: NO_SPLIT },
  },
  {
    id: "deepseek-v2-chat-sft",
    model: "DeepSeek-V2-Chat (SFT)",
    provider: "DeepSeek",
    base: "deepseek-v2",
    author: DEEPSEEK,
    caveat: DEEPSEEK_CAVEAT,
    notes: { gsm8k: ONE_NUMBER, ceval: NO_SPLIT },
  },
  {
    id: "deepseek-v2-chat-rl",
    model: "DeepSeek-V2-Chat (RL)",
    provider: "DeepSeek",
    base: "deepseek-v2-chat-sft",
    author: DEEPSEEK,
    caveat: DEEPSEEK_CAVEAT,
    notes: { gsm8k: ONE_NUMBER, ceval: NO_SPLIT },
  },
  {
    id: "qwen2-1-5b",
    model: "Qwen2-1.5B",
    provider: "Qwen",
    base: null,
    author: QWEN,
    caveat: OWN_HARNESS,
    notes: { gsm8k: ONE_NUMBER, ceval: NO_SPLIT },
  },
  {
    id: "qwen2-1-5b-instruct",
    model: "Qwen2-1.5B-Instruct",
    provider: "Qwen",
    base: "qwen2-1-5b",
    author: QWEN,
    caveat: {
      en: `${OWN_HARNESS.en} The model card does not state the number of examples.`,
      zh: `${OWN_HARNESS.zh}模型卡没有给出示例数量。`,
    },
    notes: { gsm8k: ONE_NUMBER, ceval: NO_SPLIT },
  },
  {
    id: "llama-3-1-8b",
    model: "Llama 3.1 8B",
    provider: "Meta",
    base: null,
    author: META,
    caveat: OWN_HARNESS,
    notes: { mmlu: MICRO },
  },
  {
    id: "llama-3-1-8b-instruct",
    model: "Llama 3.1 8B Instruct",
    provider: "Meta",
    base: "llama-3-1-8b",
    author: META,
    caveat: OWN_HARNESS,
    notes: {
      gsm8k: {
        en: `${ONE_NUMBER.en} Eight worked examples (em_maj1@1).`,
        zh: `${ONE_NUMBER.zh}提示含八个带解答的示例（em_maj1@1）。`,
      },
      math: {
        en: "No examples; equality of expressions was decided with sympy and a judging model.",
        zh: "没有示例；表达式是否相等由 sympy 与评审模型判定。",
      },
      mmlu: {
        en: `${MICRO.en} The model writes the letter, which the base model does not.`,
        zh: `${MICRO.zh}该模型写出选项字母，基座模型则不写。`,
      },
    },
  },
  {
    id: "gpt-4",
    model: "GPT-4",
    provider: "OpenAI",
    base: null,
    author: { name: "Allam and Shalan", homepage: "https://github.com/AUCOHL/RTL-Repo" },
    caveat: {
      en: "Measured and published by the authors of RTL-Repo, who do not name the version of the model.",
      zh: "由 RTL-Repo 的作者测量并公布，未注明模型版本。",
    },
    notes: {
      "rtl-repo": {
        en: "Edit similarity is printed as 71.87 of 100.",
        zh: "来源以百分制给出编辑相似度：71.87。",
      },
    },
  },
];
