/** The words of the page of an entry, in Chinese. */
import type { TestKind } from "../../leaderboard/ranking/comparison.ts";
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

/** 公式中系数的含义。 */
const coefficients = "每个来源按系数 c 计入，即来源变化一个单位时结果的变化量；同一来源若在两边出现，则相互抵消。";

const onThese = (tasks: number | null): string => (tasks === null ? "在这些题目上" : `在这 ${tasks} 道题目上`);

/** 各对所用的检验。 */
const pairTests: Readonly<Record<TestKind, (tasks: number | null) => string>> = {
  tasks: () => "在双方都作答的题目上做配对符号翻转检验：双侧，5%，逐对进行，未作校正。",
  attempts: (tasks) =>
    `有差异的题目不足 6 道，因此${onThese(tasks)}做按试验的 Welch t 检验：双侧，5%，逐对进行，未作校正。结论不能推及其他题目。`,
  mixed: () =>
    "在双方都作答的题目上做配对符号翻转检验；有差异的题目不足 6 道时（已标明），改用按试验的 Welch t 检验，其结论只针对这些题目。双侧，5%，逐对进行，未作校正。",
  none: () => "没有一对可以检验。",
};

const spreads: Readonly<Record<TestKind, string>> = {
  tasks: "检验与区间看的是逐题差值，衡量的不是一回事。",
  attempts: "检验看的也是这些试验，区间看的是逐题差值。",
  mixed: "按题目的检验与区间看的是逐题差值，按试验的检验则不是。",
  none: "区间看的是逐题差值。",
};

export const entry: Dictionary["entry"] = {
  pageTitle: (entry, board) => `${entry}（${board}）`,
  ranked: (rank, places, interval) =>
    interval === null
      ? `在 ${places} 个条目中排第 **${rank}**。`
      : interval[0] === interval[1]
        ? `在 ${places} 个条目中排第 **${rank}**；区间内没有其他名次。`
        : `在 ${places} 个条目中排第 **${rank}**；区间为第 ${interval[0]} 至 ${interval[1]} 名。`,
  unranked: "未排名。",
  incomplete: (missing) => `因数据不全未排名（${missing}）。`,
  counts: ({ better, worse, undecided, untested }) =>
    `显著更好的有 ${better} 个，显著更差的有 ${worse} 个，未能区分的有 ${undecided} 个${untested === 0 ? "" : `，未检验的有 ${untested} 个`}。`,
  lift: ({ up, text, baseline, score, p, over, tasks, confirmed }) => {
    const test = over === "tasks" ? "按题目作配对检验" : `${onThese(tasks)}按试验检验`;
    return spaced(
      `得分比${baseline}（${score}）${up ? "高" : "低"} **${text}**，${p === null ? "未能检验" : confirmed ? `${test}，差异得到证实（${p}）` : `${test}，差异未得到证实（${p}）`}。`,
    );
  },
  rank: "名次",
  unrankedShort: "未排名",
  withdrawnTitle: "已撤回",
  withdrawnText: "所属榜单不再给出任何排名。理由：",
  versionsTitle: "版本不同",
  leaderboard: "榜单",
  inTheTable: "在榜单中查看",
  howTitle: "每个数字的由来",
  howSub: "列的表达式、每个参与计算的数字及其所在的行，以及标准差如何得出。",
  coverage: (present, of) => `${present === of ? "数据完整" : "数据不全"}（${present}/${of}）`,
  missing: "缺少：",
  operandsCaption: (column) => `“${column}”的构成`,
  group: "子基准",
  experiment: "实验",
  experimentOrRun: "实验或运行",
  reportedError: (error) => `标准误 ${error}`,
  reportedErrorTitle: "报告给出的标准误（针对题目）",
  questions: (count) => `${count} 题`,
  phase: "阶段",
  phaseOrPack: "阶段或评测包",
  reference: "数字",
  value: "数值",
  std: "标准差",
  n: "n",
  coefficient: "系数",
  readFrom: "读取自",
  host: "提交处原文",
  propagationText: {
    attempts: `s 是各次试验之间的样本标准差。${coefficients}`,
    questions: `u 是运行报告给出的标准误（针对题目）。该数值在多次试验之间会如何波动并不知道，因此 ± 就是标准误。${coefficients}`,
    both: `s 是各次试验之间的样本标准差，u 是其标准误，即 s/√n。运行的数值在两个和式中都以其报告给出的标准误（针对题目）计入。${coefficients}`,
  },
  firstOrder: "一阶近似：系数在这些数值处取得。",
  standardError: (dof) => `u：均值的标准误${dof === null ? "" : `，有效自由度 ${dof}（Welch–Satterthwaite）`}`,
  spreadFormulas: "离散程度的由来",
  expressionLabel: "表达式",
  stdStated: "该列的标准差有自己的表达式：",
  runMean: ([low, high]) =>
    high === 1 ? "单次运行（只试验一次）" : `单次运行（${low === high ? low : `${low} 至 ${high}`} 次试验的均值）`,
  runNoSpread: (mean) => `没有 ±：每个数字都按${mean}计，来源未给出各次试验之间的离散程度。`,
  plainNoSpread: "没有 ±：这是普通数值，不带离散程度。",
  unknownSpread: "没有 ±：其中一部分的离散程度未知，而未知的离散程度从不当作 0。",
  discrepancies: "与试验记录或价目表不符：",
  pairsTitle: "与其他条目比较",
  pairsSub: (tests, tasks, nearest) => `${pairTests[tests](tasks)}${nearest ? "只列名次最近的 100 个条目。" : ""}`,
  pairsCaption: "本条目与其他条目的检验",
  pairsNone: "没有检验。",
  overAttempts: "按试验",
  pairsNoneMissing: "它在排名列上没有数值，因此无从比较。",
  pairsNoneAlone: "没有其他带数值的条目。",
  pairsNoneUntestable: "排名列不是由多次试验得出的，因此无法检验。",
  other: "对方条目",
  difference: "差值",
  differenceUnit: "本条目 − 对方",
  interval: "95% 区间",
  intervalBelow: "[95% 区间]",
  intervalUnit: "差值",
  tasks: "题目",
  tasksUnit: "共同 / 有差异",
  verdict: "本条目",
  detectable: "可检出",
  detectableUnit: "功效 80%",
  pairsLegend: (methods) => `检验方法：${methods.join("；")}。`,
  pairsDetectable: "可检出：在 5% 水平下，该检验用这些数据约有 80% 的把握检出的最小真实差异。",
  pairsTwoSpreads: (tests) =>
    `得分的 ± 是各次试验之间的离散程度（对进化后的 Agent 还含有进化本身的波动）；${spreads[tests]}两个 ± 重叠与否，不说明任何问题。`,
  pairsNotTransitive: "“未能区分”不等于“相同”，也不能由两两关系推及第三者。",
  excludesZero: "区间不含 0",
  includesZero: "区间含 0",
  pairsDisagree: (count) =>
    `有 ${count} 对的区间与检验不一致，已在表中注明。区间只计各子基准内部题目之间的波动，按题目的检验把子基准之间的差异也视为偶然，按试验的检验不看题目之间的波动；结论以检验为准。`,
  pairPlot: (difference, interval) => `差值 ${difference}，95% 区间 ${interval}`,
  experimentsTitle: "各子基准的实验",
  experimentsSub: "每个得分都链接到写明它的那一行。",
  earlier: "已被较晚的提交取代",
  score: "测试得分",
  cost: "费用",
  costUnit: "美元，单次运行",
  settingsTitle: "设置",
  settingsSub: "这些字段相同的实验构成同一个条目。",
  mixedIdentity: "它的实验并非同一 Agent。",
  baseline: "对应基线",
  submitted: "提交日期",
  id: "ID",
  concernsEntries: (count, all) => `（涉及 ${all} 个条目中的 ${count} 个）`,
  concernsGroups: (count, all) => `（涉及 ${all} 个子基准中的 ${count} 个）`,
  concernsExperiments: (count) => `（涉及 ${count} 个实验）`,
  inGroup: (entry, group) => `${entry}，${group}`,
  singleCaveats: (count) => `另有 ${count} 条，各只涉及一个子基准或实验`,
  caveatsTitle: "采信这些数字之前须知",
};
