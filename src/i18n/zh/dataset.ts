/** 供数据集检索程序读取的说明。 */
import type { Dictionary } from "../en.ts";

export const dataset: Dictionary["dataset"] = {
  closing: (site) =>
    `数据来自 ${site}：每个数字都附有离散程度与覆盖范围，并且可以一直追溯到基准仓库中读取它的那个文件和那一行。`,
  boardSize: (entries, experiments, groups) => `共 ${entries} 个条目，${experiments} 个实验，${groups} 个子基准。`,
  benchmarkSize: (tasks, experiments) => `${tasks}，${experiments}。`,
  synthetic: "数字都是虚构的，只用来演示格式，不代表任何测量结果。",
  withdrawn: (reason) => `已撤回：${reason}`,
  experiment: (id, folder) => `实验 ${id}（${folder}）`,
  pack: (title) => `评测包 ${title} 上的结果`,
  records: "榜单背后的全部记录（长表）",
  table: "榜单表格",
  all: "全精度的全部数字及其推导",
  variables: {
    score: "测试得分（各次试验的均值）",
    cost: "测试费用",
    duration: "测试耗时",
    inputTokens: "测试的输入 Token 数（含缓存）",
    outputTokens: "测试的输出 Token 数",
  },
  keywords: {
    shared: ["基准评测", "评估", "AI Agent", "大语言模型"],
    evolution: "自进化 Agent",
    leaderboard: "榜单",
  },
};
