/** The words of the leaderboards, in Chinese. */
import type { TestKind } from "../../leaderboard/ranking/comparison.ts";
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

const confirmedWords = (confirmed: number, pairs: number): string =>
  confirmed === pairs
    ? "每一组的差异都得到检验证实"
    : confirmed === 0
      ? "没有一组得到检验证实"
      : `其中 ${confirmed} 组得到检验证实`;

/** 名次区间所依据的检验。 */
const rankTests: Readonly<Record<TestKind, string>> = {
  tasks: "按题目配对的符号翻转检验，双侧，5%，逐对进行，未作校正",
  attempts:
    "有差异的题目不足 6 道，因此用按试验的 Welch t 检验，双侧，5%，逐对进行，未作校正；结论只针对这些题目，不能推及其他题目",
  mixed:
    "按题目配对的符号翻转检验；有差异的题目不足 6 道时，改用按试验的 Welch t 检验，其结论只针对这些题目；双侧，5%，逐对进行，未作校正",
  none: "没有一对可以检验，因此每个区间都包含全部名次",
};

export const leaderboard: Dictionary["leaderboard"] = {
  listTitle: "榜单",
  listLede: (count) => `共 ${count} 个榜单，列出各自的领先条目与数据构成。`,
  listDescription: "自进化 Agent 的全部榜单及其领先条目。",
  none: "还没有榜单。",
  noneHelp: "仓库中有了实验，这里就会出现榜单。",
  entries: () => "个条目",
  experiments: () => "个实验",
  groups: () => "个子基准",
  caveats: () => "条数据说明",
  updated: "更新于",
  cardSummary: (ranked, unranked, groups, experiments) =>
    `${ranked} 个条目参与排名，${groups} 个子基准，${experiments} 个实验${unranked === 0 ? "" : `；另有 ${unranked} 个条目不完整，未排名`}。`,
  noEntries: "还没有条目。",
  noEntriesText: "所引用的文件夹中，没有已发布的实验在本榜单的子基准上测试过；如有未计入的实验，见下方的条目说明。",
  nothingRanked: "这里没有排名。",
  findingAlike: (count, all) => (count === all ? `检验无法区分全部 ${count} 个条目。` : `检验无法区分前 ${count} 名。`),
  findingHighest: (leader, score) => spaced(`**${leader}**以**${score}**列在首位。`),
  findingSeparated: (leader, score, separated, others) =>
    spaced(
      `**${leader}**以**${score}**居首；检验认定它优于${separated === others ? (others === 1 ? "另一个条目" : `其余全部 ${others} 个条目`) : `其余 ${others} 个条目中的 ${separated} 个`}。`,
    ),
  findingLeader: (leader, score, gap, second) =>
    spaced(`**${leader}**以**${score}**居首，领先第二位的${second} ${gap}；没有依据说明差异显著。`),
  findingTie: (names, score) => spaced(`**${names.join("**、**")}**以**${score}**并列第一。`),
  findingSingle: (name, score, groups) =>
    `目前只有一个条目：**${name}**，得分 **${score}**${groups === 1 ? "" : `，涵盖 ${groups} 个子基准`}。`,
  findingNoneRanked: (groups) =>
    groups === 1 ? "还没有条目有得分。" : `还没有条目覆盖全部 ${groups} 个子基准，因此没有排名。`,
  findingLiftAll: (algorithm, pairs, low, high, confirmed) =>
    spaced(
      `${pairs} 个 Agent 使用**${algorithm}**后得分均高于不用算法时，高出 ${low} 至 ${high} 分；${confirmedWords(confirmed, pairs)}。`,
    ),
  findingLiftSome: (algorithm, above, pairs, low, high, confirmed) =>
    spaced(
      `与不用算法相比，${pairs} 个 Agent 中有 ${above} 个用**${algorithm}**后得分更高，差值在 ${low} 至 ${high} 分之间；${confirmedWords(confirmed, pairs)}。`,
    ),
  findingLiftOne: (algorithm, lift, confirmed) =>
    spaced(
      `同一个 Agent 用**${algorithm}**后，得分与不用算法时相差 ${lift} 分，${confirmed ? "差异得到检验证实" : "差异未得到检验证实"}。`,
    ),
  syntheticTitle: "合成示例",
  syntheticText: "数字都是虚构的，不代表任何测量结果。",
  withdrawnTitle: "已撤回",
  withdrawnText: "该榜单不再给出任何排名。",
  undefinedTitle: "尚无定义",
  undefinedText: "这些实验在此逐个列出。写一份 leaderboards/<id>.yaml，即可说明哪些实验属于同一条目。",
  definitionLeftOutTitle: "榜单定义未收录",
  definitionLeftOutText: "榜单定义有错误。更正之前，此文件夹的实验在此逐个列出。",
  json: "JSON",
  definition: "定义文件",
  rankingCaption: "按得分从高到低排列的条目",
  rank: "名次",
  rankUnit: "[区间]",
  entry: "条目",
  algorithm: "算法",
  fields: {
    model_name: "模型",
    harness_name: "Harness",
    harness_version: "Harness 版本",
    model_provider: "模型提供商",
    thinking_level: "推理等级",
    "author.name": "作者",
  },
  score: "得分",
  scoreStd: "得分 ± 标准差",
  defaultColumns: { score: "得分", cost: "费用", tokens: "Token", duration: "耗时" },
  units: { score: "百分制", points: "分", percent: "%", ratio: "", usd: "美元", count: "" },
  plusMinusStd: "± 标准差",
  plusMinus: { attempts: "± 标准差", questions: "± 标准误", both: "± 标准差与标准误" },
  unitSeparator: "，",
  listSeparator: "、",
  clauseSeparator: "；",
  coverage: "覆盖",
  coverageUnit: "子基准",
  notStated: "来源未说明",
  pastTable: "跳过表格",
  toEntry: "数字的由来，以及与其他条目的检验",
  covered: (present, of) => `${of} 项中有 ${present} 项`,
  macro: (groups) => `${groups} 个子基准等权平均（宏平均）`,
  spreadTitle: (n, firstOrder) => `±：${n} 次试验的样本标准差，${firstOrder ? "按一阶近似" : ""}传播得出`,
  errorTitle: (n, firstOrder) =>
    `±：${n === null ? "" : `${n} 次试验的样本标准差，以及`}运行报告给出的标准误（针对题目），${firstOrder ? "按一阶近似" : ""}传播得出`,
  ownBaseline: "自身即基线",
  baselineItself: "基线",
  untestedLift: "未检验",
  testedLift: (verdict, p) => `与自身基线的检验：${verdict}${p === null ? "" : `，${p}`}`,
  untested: (count) => `未检验 ${count}`,
  untestedTitle: "无法检验的条目对，会使区间变宽",
  versionTags: { "other-version": "其他版本", "before-last-update": "测于最近一次更新前" },
  discrepancyTag: "≠",
  discrepancyTitle: "与试验记录或价目表不符",
  legendRank: (tests) => `名次及其区间：1 + 显著更好的条目数，至总数 − 显著更差的条目数；${rankTests[tests]}`,
  rankTests,
  legendTest: "检验如何进行",
  legendUntestable: "排名列没有可检验的数据，因此没有区间。",
  legendScore: (attempts, tests) =>
    `数值 ± 各次试验的样本标准差（每个子基准 ${attempts}），经传播得出${tests === "tasks" || tests === "mixed" ? "；它与按题目进行的检验衡量的不是一回事" : ""}`,
  legendMacro: (groups) => `${groups} 个子基准等权（宏平均）`,
  legendReference: "横线的起点是同一 Agent 不用算法的得分",
  legendDelta: "与同一 Agent 不用算法相比；灰色：检验未发现差异，或没有检验",
  legendMeans: (columns) => `${columns}：各次试验的均值，汇总文件没有给出标准差`,
  legendErrors: (columns) => `${columns}：运行的数值以其报告给出的标准误（针对题目）计入 ±，并非各次试验之间的离散程度`,
  legendTier: "较粗的横线：没有区间跨过它。",
  unranked: "未排名",
  unrankedSub: "排名所用数字不完整的条目，不分先后，并注明缺少什么。",
  unrankedCaption: "排名所用数字不完整的条目",
  missing: "缺少",
  boardEntries: "条目",
  partialMean: "已有部分的均值",
  notComparable: "不可比",
  groupScore: (group, score) => `${group}：${score}`,
  missingGroups: (groups, reason) => `${groups}：${reason}`,
  byGroup: "各子基准得分",
  byGroupSub: "测试得分，每格链接到对应的实验；行序与排名一致。",
  byGroupCaption: "每个条目在每个子基准上的测试得分",
  absent: "缺失",
  groupKey: "子基准名称",
  group: "子基准",
  attempts: "n",
  experiment: "实验",
  caveatsTitle: "数据说明",
  versionsTitle: "基准版本不一",
  versionsText: "下列条目测于不同版本，它们之间的差异可能来自基准本身的变化。",
  notesTitle: "条目说明",
  outsideGroups: (count) => `所引用的文件夹中有 ${count} 个实验的测试数据不属于本榜单的任何子基准。`,
  excluded: (count, reason) => `${count} 个实验不计入：${reason}。`,
  toRun: "查看该运行",
  whyLeftOut: "查看错误",
  listThem: "逐个列出",
  columnsTitle: "各列如何计算",
  columnsSub: "与榜单定义一致；每个数字各自的构成见条目页面。",
  columnsCaption: "各列及其表达式",
  column: "列",
  expression: "表达式",
  mathematics: "数学形式",
  stdBy: "标准差：",
  ranks: "用于排名",
  directions: { higher: "越高越好", lower: "越低越好", neutral: "不分优劣" },
  errorGuide: "运行的数值以标准误（针对题目）计入 ±",
  macroGuide: "各子基准等权（宏平均）",
};
