/** The words of the pages on the state of the data, in Chinese. */
import type { Dictionary } from "../en.ts";

export const health: Dictionary["health"] = {
  title: "数据状况",
  description: "对已发布数据的全部检查结果：未收录的内容、与各次试验不符的数值、警告与提示，每条都注明文件与行号。",
  lede: (errors, discrepancies) => {
    const disagree =
      discrepancies === 0 ? "凡能重新计算的数值，均与各次试验相符。" : `有 **${discrepancies} 个数值**与其依据不符。`;
    return errors === 0 ? disagree : `${disagree}有错误的内容在更正之前不予收录。`;
  },
  about: "这里不会为了好看而隐去任何问题。警告不改变数值：本站按文件所写显示，并在此说明其可疑之处。",
  severity: { error: "错误", warning: "警告", info: "提示" },
  severityCount: { error: () => "个错误", warning: () => "个警告", info: () => "条提示" },
  discrepancyCount: () => "处不符",
  leftOutCount: () => "项未收录",
  leftOutTitle: "未收录的内容",
  leftOutSub: "有错误的内容不会出现在本站其他地方；原本要用到它的地方，会注明缺少的原因。",
  kinds: { benchmark: "基准", experiment: "实验", leaderboard: "榜单", pack: "评测包", run: "运行" },
  item: "内容",
  why: "原因",
  moreErrors: (count) => `另有 ${count} 个错误`,
  missingFrom: "受影响之处",
  nothingElse: "无",
  testedExperiments: (count) => `有 ${count} 个实验以它为测试数据`,
  evaluatedRuns: (count) => `有 ${count} 个运行用它评测`,
  comparedRuns: (count) => `有 ${count} 个运行以它为对照`,
  discrepanciesTitle: "数值不符",
  discrepanciesSub:
    "写在汇总中、却不能由同一阶段各次试验推得的数值，或与 Token 数和目录价不符的费用。仅为警告时以所写数值为准，凡用到它的地方，两个数值都会列出；若为错误，整项内容不予收录。",
  noDiscrepancies: "没有不符之处",
  noDiscrepanciesText: "凡能由各次试验或目录价重新计算的数值，在所写位数的舍入范围内全部相符。",
  experiment: "实验",
  finding: "不符之处",
  place: "行",
  rulesTitle: "按规则",
  rulesSub: "列出所有查出问题的规则；点代码可看它的含义与改法。",
  rule: "规则",
  severityHead: "级别",
  problems: "处数",
  files: "文件数",
  list: "清单",
  listOf: (code) => `${code} 查出的全部问题`,
  nothingFound: "未发现问题",
  nothingFoundText: "所有检查均已通过，没有任何提示。",
  machine: "JSON",
  meaning: "这条规则的含义",
  ruleTitle: (code) => `${code}：查出的问题`,
  ruleDescription: (code) => `规则 ${code} 在已发布数据中查出的每一处问题。`,
  ruleLede: (count, range, single) =>
    single ? "共 1 处。" : `共 **${count} 处**，按文件与行号排列，此页为 ${range}。`,
  field: "字段",
  what: "问题",
  fix: "改法",
  pages: "页码",
  elsewhere: "在该提交中",
};
