/** The definition of the synthetic example's leaderboard. */
import { evolutionCost, IDENTITY, LIFT, SCORE } from "../columns.ts";
import { addLeaderboard, caveats, type Files, titled } from "../layout.ts";
import { ALGORITHMS, SUB_BENCHMARKS } from "./story.ts";

/** Where the experiments lie, who signs, and when they were last changed. */
export interface ExampleLeaderboard {
  readonly folder: string;
  readonly author: { readonly name: string };
  readonly last_update: string;
}

/** Adds the definition; its id is that of the folder. */
export function addExampleLeaderboard(files: Files, leaderboard: ExampleLeaderboard): void {
  addLeaderboard(files, {
    leaderboard_id: leaderboard.folder,
    status: "published",
    synthetic: true,
    caveats: caveats([
      {
        en: "Every number here is synthetic, drawn from a seed; no agent was run.",
        zh: "这里的每个数字都是由种子生成的合成数据，没有运行过任何 Agent。",
      },
    ]),
    ...titled(
      { en: "Synthetic example: self-evolution over four rounds", zh: "合成示例：四轮自进化" },
      {
        en: "A baseline and two invented algorithms on two sub-benchmarks, with train and validation scores of every round; one algorithm overfits in the last.",
        zh: "一个基线与两个虚构算法在两个子基准上的结果，含每一轮的训练与验证得分；其中一个算法在最后一轮过拟合。",
      },
    ),
    last_update: leaderboard.last_update,
    author: leaderboard.author,
    experiments: [leaderboard.folder],
    groups: SUB_BENCHMARKS.map((sub) => ({
      id: sub.id,
      title: `Synthetic: ${sub.title.en}`,
      title_zh: `合成：${sub.title.zh}`,
      test_data: [`example-${sub.id}-test`],
    })),
    entries: { identity: IDENTITY },
    display: {
      model_name: { "example-model-1": { en: "Example model", zh: "示例模型" } },
      algorithm: Object.fromEntries(
        ALGORITHMS.map((algorithm) => [algorithm.id, { en: algorithm.title.en, zh: algorithm.title.zh }]),
      ),
    },
    columns: [
      SCORE,
      LIFT,
      {
        id: "gap",
        title: "Generalisation gap",
        title_zh: "泛化差距",
        value: "mean(last(train.score) - test.score)",
        unit: "points",
        digits: 2,
        direction: "lower",
      },
      evolutionCost("sum(train.cost) + sum(val.cost)"),
      {
        id: "rounds",
        title: "Rounds",
        title_zh: "轮数",
        value: "mean(train.n_rounds)",
        unit: "count",
        digits: 0,
        direction: "neutral",
      },
    ],
  });
}
