/**
 * What happens in the synthetic example: two algorithms evolve an agent over four rounds on two sub-benchmarks.
 * The steady one gains a little every round; the greedy one learns its train tasks by heart and loses in round 4.
 */
import type { Text } from "../layout.ts";

/** A sub-benchmark of the example. */
export interface SubBenchmark {
  readonly id: "ledger" | "tickets";
  readonly title: Text;
  /** Expected test score of the agent as it is. */
  readonly baseline: number;
}

export const SUB_BENCHMARKS: readonly SubBenchmark[] = [
  { id: "ledger", title: { en: "ledger closing", zh: "账目结算" }, baseline: 46 },
  { id: "tickets", title: { en: "support tickets", zh: "客服工单" }, baseline: 55 },
];

/** Expected scores of one algorithm on one sub-benchmark, and what each round changed. */
export interface Course {
  readonly train: readonly number[];
  readonly val: readonly number[];
  readonly test: number;
  readonly changes: readonly Text[];
}

/** An invented algorithm. */
export interface Algorithm {
  readonly id: string;
  readonly title: Text;
  /** Tokens of a train task in a round, as a multiple of the baseline's; evolving reads traces and writes notes. */
  readonly trainEffort: (round: number) => number;
  /** Tokens of a solved task with the state after a round. */
  readonly solveEffort: (round: number) => number;
  readonly courses: Readonly<Record<SubBenchmark["id"], Course>>;
}

export const ALGORITHMS: readonly Algorithm[] = [
  {
    id: "example-steady",
    title: { en: "steady (synthetic)", zh: "稳步（合成）" },
    trainEffort: (round) => 1.5 + 0.1 * round,
    solveEffort: (round) => 1 - 0.02 * round,
    courses: {
      ledger: {
        train: [50, 57, 62, 65],
        val: [49, 55, 59, 61],
        test: 60,
        changes: [
          {
            en: "Added a checklist to the prompt: read the chart of accounts before booking anything.",
            zh: "在提示词中加入清单：入账之前先读会计科目表。",
          },
          {
            en: "Wrote a skill that reconciles the bank statement line by line.",
            zh: "编写了逐行核对银行流水的技能。",
          },
          {
            en: "Merged two overlapping notes on accruals and dropped an unused one.",
            zh: "合并了两条内容重叠的权责发生制笔记，删去一条没有用到的笔记。",
          },
          {
            en: "Tightened the rounding rule; no new skill was kept.",
            zh: "收紧了舍入规则，没有保留新的技能。",
          },
        ],
      },
      tickets: {
        train: [58, 64, 68, 71],
        val: [57, 61, 62, 68],
        test: 65,
        changes: [
          {
            en: "Prompt now asks for the customer's plan before choosing a reply.",
            zh: "提示词要求在选择答复之前先确认客户的套餐。",
          },
          {
            en: "Wrote a skill that looks up earlier tickets of the same customer.",
            zh: "编写了查找同一客户历史工单的技能。",
          },
          {
            en: "Turned the escalation policy into a short decision table.",
            zh: "把升级处理制度整理成一张简短的决策表。",
          },
          {
            en: "Shortened the decision table; two rarely used rows were removed.",
            zh: "精简了决策表，删去两行很少用到的内容。",
          },
        ],
      },
    },
  },
  {
    id: "example-greedy",
    title: { en: "greedy (synthetic)", zh: "贪心（合成）" },
    trainEffort: (round) => 1.8 + 0.3 * round,
    solveEffort: (round) => 1.05 + 0.1 * round,
    courses: {
      ledger: {
        train: [51, 63, 74, 88],
        val: [50, 58, 62, 52],
        test: 51,
        changes: [
          {
            en: "Stored every train task with the reply of its evaluator.",
            zh: "保存了每道训练题目及其评测回复。",
          },
          {
            en: "Derived eleven booking rules from the stored tasks.",
            zh: "从保存的题目中归纳出十一条记账规则。",
          },
          {
            en: "Added worked examples from the train tasks to the prompt.",
            zh: "把训练题目的完整解法作为示例加入提示词。",
          },
          {
            en: "Replaced general rules by account numbers seen in the train tasks: train rises, validation falls.",
            zh: "用训练题目里见过的科目编号取代通用规则：训练得分上升，验证得分下降。",
          },
        ],
      },
      tickets: {
        train: [59, 70, 80, 91],
        val: [58, 64, 67, 57],
        test: 56,
        changes: [
          {
            en: "Stored every train ticket with its accepted reply.",
            zh: "保存了每张训练工单及其被采纳的答复。",
          },
          {
            en: "Built reply templates from the stored tickets.",
            zh: "根据保存的工单建立了答复模板。",
          },
          {
            en: "Matched new tickets to the nearest stored one before solving.",
            zh: "解题之前先把新工单匹配到最接近的已存工单。",
          },
          {
            en: "Copied the reply of the nearest train ticket unchanged: train rises, validation falls.",
            zh: "直接照搬最接近的训练工单的答复：训练得分上升，验证得分下降。",
          },
        ],
      },
    },
  },
];

/** What a validation phase does. */
export function validationText(round: number): Text {
  return {
    en: `State after round ${round}, frozen and run on the validation tasks.`,
    zh: `冻结第 ${round} 轮之后的状态，在验证题目上运行。`,
  };
}

/** What the test phase does, with and without an algorithm. */
export const TEST_TEXT = {
  baseline: { en: "The agent as it is, nothing evolved.", zh: "原样的 Agent，没有经过进化。" },
  evolved: {
    en: "State after round 4, frozen and run once on the test tasks by each attempt.",
    zh: "冻结第 4 轮之后的状态，每次试验在测试题目上运行一遍。",
  },
} satisfies Record<string, Text>;
