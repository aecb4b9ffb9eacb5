/** 基准与题目页面的文字。 */
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

export const benchmark: Dictionary["benchmark"] = {
  list: {
    title: "基准",
    lede: (benchmarks, tasks) =>
      `共 **${benchmarks}** 个数据集、**${tasks}** 道题目。每个测试集与其训练集、验证集列在同一行。`,
    description: "用于训练与测试 Agent 的数据集：题目、配套数据集、实验与版本。",
    used: "用于",
    folder: (id) => `文件夹 ${id}（没有榜单引用）`,
    unused: "尚无实验使用",
    benchmark: "基准",
    tasks: "题目",
    experiments: "实验",
    version: "版本",
    updated: "更新日期",
    empty: "还没有已发布的基准。",
    emptyHint: "一个基准就是 packages/ 下的一个文件夹，包含配置文件与题目；状态改为 published 后即显示在此处。",
  },
  roles: { train: "训练集", val: "验证集", test: "测试集" },
  partnerBefore: { train: "训练集", val: "验证集", test: "测试集" },
  tasks: (count) => `${count} 道题目`,
  experiments: (count) => `${count} 个实验`,
  evolvedBy: (count) => `${count} 个实验在其上进化`,
  version: "版本",
  updated: "更新于",
  by: "作者",
  finding: (hardest, low, easiest, high, experiments) =>
    `**${hardest}** 最难：${experiments} 个实验平均得 ${low} 分，而 **${easiest}** 为 ${high} 分。`,
  findingTied: (count, tasks, low, high, experiments) =>
    `${experiments === 1 ? "唯一的实验" : `${experiments} 个实验平均`}在 ${tasks} 道题目中有 ${count} 道得 ${low} 分，其余最高得 ${high} 分。`,
  findingRange: (hardest, low, easiest, high, experiments) =>
    `${experiments === 1 ? "唯一的实验" : `${experiments} 个实验`}各题${experiments === 1 ? "得分" : "平均得分"}从 **${hardest}** 的 ${low} 分到 **${easiest}** 的 ${high} 分。`,
  noTaskScore: "没有该题单独的得分",
  meanOf: (mean, scores) => (scores.length === 1 ? mean : `${mean}，为 ${scores.join("、")} 的均值`),
  synthetic: {
    title: "合成示例",
    text: "该数据集及其结果是为展示页面功能而编造的。",
  },
  withdrawn: { title: "已撤回", text: "其结果不计入任何排名。撤回原因：" },
  caveats: "采信其结果之前须知",
  taskTable: {
    title: "题目",
    strip: (evolved, plain) =>
      `上排蓝色短线：${evolved} 个使用算法的实验；下排灰色短线：${plain} 个不用算法的实验；三角为各自的均值。`,
    stripOne: (count) => `短线为 ${count} 个实验的均值，三角为总体均值。`,
    task: "题目",
    name: "名称",
    scores: "得分",
    mean: "平均得分",
    meanUnit: (count) => `n = ${count}`,
    discrimination: "区分度",
    discriminationUnit: "r，95% 区间",
    without: "不用算法",
    with: "使用算法",
    unit: (count) => `均值，n = ${count}`,
    difference: "差值",
    untested: "未检验",
    noLimits: "各题均未规定时间或机器上限，运行所用资源不限。",
    empty: "没有题目。",
    emptyHint: "该基准的文件夹中没有题目。",
  },
  discrimination: {
    how: "难度与区分度的算法",
    difficulty: "难度即该题在各实验中的平均得分（每个实验取其各次试验的均值）：越低越难。",
    explained: (least) =>
      `区分度采用校正的题总相关：以实验为样本，计算该题得分与其余各题平均得分之间的皮尔逊相关系数 r。接近 1，说明其余题目上强的实验在该题上也强；接近 0，说明该题看不出强弱；小于 0，说明该题与其余题目走势相反。只使用每道题都有得分的实验，不少于 ${least} 个时才给出。`,
    interval:
      "区间按 Fisher 变换计算，并假定各实验相互独立。共用同一模型或 Harness 的实验并不独立，因此实际的不确定性更大。",
    symbols: "x 为实验 e 在题目 t 上的得分，y 为其在其余题目上的均值，上划线表示对实验取均值。",
    title: (r, low, high, n) => `${n} 个实验的 r = ${r}，95% 区间 ${low} 至 ${high}`,
    none: {
      "no-score": "没有该题单独的得分",
      constant: "无定义：各实验得分相同",
      "only-task": "无定义：没有其他题目",
    },
    tooFew: (n, least) => `实验太少：${n} 个，至少需要 ${least} 个`,
    tooFewNote: (n, least) => `未给出区分度：至少需要 ${least} 个每题都有得分的实验，现有 ${n} 个。`,
  },
  budgets: {
    title: "资源预算",
    hint: "每道题目单次运行可用的上限。",
  },
  stripLabel: (task, count, low, high) => `${task}：${count} 个实验的得分，${low} 至 ${high}`,
  results: {
    title: "实验 × 题目",
    hint: "数值为各次试验的均值。题目由易到难，实验得分由高到低；点击方格可跳到对应的数据行。",
    experiment: "实验",
    score: "得分",
    scoreUnit: "± 样本标准差",
    joint: "联合测试",
    jointTitle: (others) => `该得分同时涵盖 ${others.join("、")}，与以上各行不可比`,
    missing: "缺失",
    more: (shown, all) => `此处列出 ${all} 个实验中得分最高的 ${shown} 个；其余实验各有自己的页面，全部见实验列表。`,
    none: "还没有实验在该基准上测试。",
    noneHint: "已发布的实验将其列为测试数据后，结果会显示在此处。",
    trained: "该数据集用于训练或验证，结果见其测试集。",
    withdrawnNote: "已撤回、因而不在表中：",
  },
  readme: "摘自其 README",
  onlyLanguage: "仅有英文",
  references: "参考",
};

function difficulty({ harder, equal, tasks }: { harder: number; equal: number; tasks: number }): string {
  if (tasks < 2 || equal === tasks - 1) return "";
  if (harder === 0) return equal === 0 ? `，是 ${tasks} 道题目中最难的一道` : `；${tasks} 道题目中没有更难的`;
  if (harder + equal === tasks - 1)
    return equal === 0 ? `，是 ${tasks} 道题目中最容易的一道` : `；${tasks} 道题目中没有更容易的`;
  return `；${tasks} 道题目中有 ${harder} 道更难`;
}

export const task: Dictionary["task"] = {
  description: (id, benchmark) => spaced(`${benchmark}的题目 ${id}：题面、资源预算与得分。`),
  finding: (experiments, mean, place) =>
    `${experiments === 1 ? "唯一的实验" : `${experiments} 个实验平均`}得 **${mean}** 分${difficulty(place)}。`,
  noScores: "没有实验给出该题单独的得分。",
  budget: "资源预算",
  budgetHint: "单次运行可用的上限。",
  unlimited: "不限",
  limits: { timeout: "时间", cpus: "CPU", ram: "内存", disk: "磁盘", gpus: "GPU" },
  limitUnits: { timeout: "分钟", cpus: "", ram: "GB", disk: "GB", gpus: "" },
  statement: "题面",
  noStatement: "该题未附题面。",
  noStatementHint: "出处见基准页面。",
  results: "各实验的得分",
  resultsHint: "均值由高到低；短线为各次试验。",
  errorLegend: (reasons) => `运行以错误结束（${reasons.join("，")}），得分照常计入`,
  onlyLanguage: "仅有英文",
  experiment: "实验",
  mean: "均值",
  n: "n",
  nTitle: "有得分的试验次数",
  attempt: (number) => `试验 ${number}`,
  noResults: "还没有得分。",
  facts: {
    difficulty: "平均得分",
    experiments: (count) => `（${count} 个实验）`,
    discrimination: "区分度",
    noDiscrimination: (reason) => `区分度${reason}`,
  },
  use: {
    title: "耗时与上限",
    caption: "各次运行的耗时与题目的时间上限",
    task: "题目",
    limit: "上限",
    plot: "横条为上限，短线为各次运行；超出上限的为橙色，位置偏下。",
    plotHead: "各次运行",
    runs: "n",
    runsTitle: "给出耗时的运行次数",
    most: "最长",
    share: "占上限",
    over: "超限",
    overUnit: "次",
    label: (task, runs, most, limit) => `${task}：${runs} 次运行，最长 ${most}，上限 ${limit}`,
    finding: (over, runs) =>
      over === 0 ? `${runs} 次运行均未超出题目的时间上限。` : `${runs} 次运行中有 ${over} 次超出题目的时间上限。`,
    more: (shown, all) => `${all} 道题目中最长耗时占上限比例最高的 ${shown} 道；全部耗时见逐条记录。`,
    note: "只有时间上限可以与记录对照：记录中没有处理器、内存与磁盘的用量。",
  },
  previous: "上一题",
  next: "下一题",
};
