/** 算法页面的文字。 */
import type { TestKind } from "../../leaderboard/ranking/comparison.ts";
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

interface Tally {
  readonly better: number;
  readonly all: number;
  readonly worse: number;
  readonly undecided: number;
  readonly untested: number;
}

function others({ worse, undecided, untested }: Omit<Tally, "better" | "all">): string {
  return [
    ...(worse > 0 ? [`${worse} 个更差`] : []),
    ...(undecided > 0 ? [`${undecided} 个未能区分`] : []),
    ...(untested > 0 ? [`${untested} 个无法检验`] : []),
  ]
    .map((part) => `，${part}`)
    .join("");
}

/** 另一榜单上的 Agent 数。 */
function elsewhere(finding: Tally & { readonly board: string; readonly low: string; readonly high: string }): string {
  const { better, all, low, high } = finding;
  const count =
    better === all
      ? all === 1
        ? "唯一的一个 Agent 更好"
        : `**全部 ${all} 个** Agent 都更好`
      : better === 0
        ? `${all} 个 Agent **无一**更好`
        : `${all} 个 Agent 中 **${better} 个**更好`;
  return `在“**${finding.board}**”上，${count}${others(finding)}（${all === 1 ? low : `${low} 至 ${high}`} 分）`;
}

/** 表中各行所用的检验，及其与 ± 的关系。 */
const tableTests: Readonly<Record<TestKind, string>> = {
  tasks: "检验与区间看的是逐题差值：配对的符号翻转检验，双侧，5%，逐对进行，未作校正。± 衡量的不是一回事。",
  attempts:
    "有差异的题目不足 6 道，因此用按试验的 Welch t 检验，双侧，5%，逐对进行，未作校正；结论只针对这些题目，不能推及其他题目。区间看的是逐题差值。",
  mixed:
    "检验与区间看的是逐题差值：配对的符号翻转检验，双侧，5%，逐对进行，未作校正；有差异的题目不足 6 道时（已标明），改用按试验的 Welch t 检验，其结论只针对这些题目。± 与按题目的检验衡量的不是一回事。",
  none: "有差异的题目与试验次数都太少，无法检验。",
};

export const algorithm: Dictionary["algorithm"] = {
  title: "算法",
  listDescription: "自进化算法与不用算法的对比：同一 Agent 上的提升、检验、费用，以及算法之间的比较。",
  listFinding: ({ board, better, worse, undecided, untested, all }) =>
    spaced(
      `在“**${board}**”上，${all} 组“算法与 Agent”中，检验认定 **${better} 组**好于同一 Agent 不用算法${others({ worse, undecided, untested }).replaceAll("个", "组")}。`,
    ),
  listElsewhere: (boards) =>
    spaced(
      `同样计数：${boards.map((tally) => `在“**${tally.board}**”上，${tally.all} 个组合中 **${tally.better} 个**更好${others(tally)}`).join("；")}。`,
    ),
  listEmpty: "还没有算法。",
  listEmptyHelp: "有实验写明所用算法后，这里就会出现。",
  nothingCompared: "尚无可比较的结果",
  listNothing: "还没有 Agent 在共有的测试数据上既用过算法又不用算法地运行过。",
  pageTitle: (name) => `${name}与不用算法的对比`.replace(/^([\s\S]*[A-Za-z0-9])与/, "$1 与"),
  description: (name) => spaced(`${name}给同一 Agent 带来的变化：提升与检验、题目得失、费用、泛化差距。`),
  findingOne: ({ board, algorithm, low, better, worse, untested }) =>
    spaced(
      `在“**${board}**”上，唯一一个两种方式都运行过的 Agent，用**${algorithm}**比不用算法相差 **${low}** 分；${better > 0 ? "检验证实有提升" : worse > 0 ? "检验证实有下降" : untested > 0 ? "无法检验" : "检验未能认定有变化"}。`,
    ),
  findingAll: ({ board, algorithm, all, low, high }) =>
    spaced(
      `在“**${board}**”上，检验认定**${algorithm}**在**全部 ${all} 个** Agent 上都优于不用算法；提升在 ${low} 至 ${high} 分之间。`,
    ),
  findingSome: (finding) =>
    spaced(
      `在“**${finding.board}**”上，${finding.all} 个 Agent 中，检验认定**${finding.algorithm}**在 **${finding.better} 个**上优于不用算法${others(finding)}；提升在 ${finding.low} 至 ${finding.high} 分之间。`,
    ),
  findingElsewhere: (boards) => spaced(`其他榜单：${boards.map(elsewhere).join("；")}。`),
  findingFurther: (boards, tally) =>
    `另有 ${boards} 个榜单，合计 ${tally.all} 个组合中 ${tally.better} 个更好${others(tally)}。`,
  unadjusted: (tests) => `共作 ${tests} 次检验，每次的显著性水平为 5%，未作多重比较校正。`,
  sharedExperiments: "部分实验同时计入其中几个榜单，因此结果并不相互独立。",
  findingNone: (algorithm) =>
    spaced(`还没有 Agent 在相同的测试数据上既用过**${algorithm}**又不用算法地运行过，因此无法判断其作用。`),
  findingApart: (algorithm) =>
    spaced(`用过与不用**${algorithm}**的各 Agent 没有共同的子基准，也没有一个覆盖榜单的全部子基准，因此没有均值可言。`),
  commonLimit: (board, algorithm, groups) =>
    spaced(
      `在“${board}”上，没有 Agent 在使用与不使用${algorithm}时都覆盖全部子基准；有关数字只取各 Agent 共有的子基准：${groups}。`,
    ),
  partialLimit: (board, pairs) => spaced(`“${board}”上有 ${pairs} 组“算法与 Agent”未覆盖全部子基准，未计入。`),
  cellsLower: (lower, all) =>
    `并非处处有效：${all} 组“Agent 与子基准”中，有 ${lower} 组用算法后平均分更低（仅为计数，未作检验）。`,
  cellsNoneLower: (all) => `${all} 组“Agent 与子基准”中，没有一组用算法后平均分更低（仅为计数，未作检验）。`,
  facts: {
    id: "插件 ID",
    experiments: () => "个实验",
    configurations: () => "个 Agent",
    leaderboards: () => "个榜单",
  },
  syntheticTitle: "合成示例",
  syntheticText: "数字都是虚构的，不代表任何测量结果，也从不与实测数据放进同一个均值或同一张图。",
  json: "JSON",
  settingSub: (all, complete, groups) =>
    `${all} 个 Agent 分别在使用与不使用该算法的情况下运行过${
      groups === 1
        ? "。"
        : `，${
            complete === all
              ? `且都覆盖全部 ${groups} 个子基准`
              : complete === 0
                ? `但都未覆盖全部 ${groups} 个子基准`
                : `其中 ${complete} 个覆盖全部 ${groups} 个子基准`
          }；取双方都有得分的子基准的宏平均。`
    }`,
  agentIs:
    "这里的一个 Agent 由 Harness 及其版本、模型及其提供商、推理等级与作者确定；双方位于同一文件夹，测试数据相同。",
  chartTitle: "不用算法与使用算法的得分",
  chartText: (rows) => `不用算法与使用算法的得分：${rows}。`,
  chartAxis: (high) => `得分，满分 ${high}`,
  chartKey: "圆环：不用算法。标记：使用算法。色带：± 各次试验的样本标准差。数字：提升，仅当检验（5%）通过时着色。",
  chartRow: (agent, without, score, lift) => `${agent}：不用算法 ${without}，使用算法 ${score}，${lift}`,
  rowSeparator: "；",
  partSeparator: "，",
  notRun: "未运行",
  table: (board) => `各 Agent 的提升，“${board}”`,
  syntheticCaption: (caption) => `${caption}（合成）`,
  agent: "Agent",
  without: "不用算法",
  with: "使用算法",
  scoreUnit: "± 标准差",
  lift: "提升",
  liftUnit: "分，± 标准差",
  interval: "95% 区间",
  intervalUnit: "按题目",
  pUnit: { tasks: "按题目", attempts: "按试验", mixed: "按题目或试验", none: "未检验" },
  overAttempts: "按试验",
  verdict: "检验",
  tasks: "题目",
  tasksUnit: "提升 / 下降",
  groupsHead: "子基准",
  groupsUnit: "有提升",
  groupsPlot: "各子基准的提升",
  groupsPlotLabel: (improved, all, low, high) =>
    `${all} 个子基准中 ${improved} 个有提升；各子基准的提升在 ${low} 至 ${high} 分之间`,
  improved: (count, all) => `${count}/${all}`,
  tasksOf: (all) => `/ ${all} 题`,
  tasksTitle: ({ gained, lost, tied, all }) =>
    `${all} 道题目中，各次试验的均分有 ${gained} 道更高，${lost} 道更低，${tied} 道相同`,
  mean: (count, groups) => `${count} 个 Agent 的均值${groups === null ? "" : `，${groups} 个子基准`}`,
  groupsOf: (coverage) => `${coverage} 个子基准`,
  notInMean: (coverage) => `${coverage} 个子基准，未计入均值`,
  morePartial: (count) => `另有 ${count} 个只覆盖部分子基准`,
  onGroups: (groups) => `只取 ${groups}`,
  pooledNote: (count) =>
    count === 1
      ? "只有一个 Agent，没有可合并的结果。"
      : `均值对所含的 Agent（此处 ${count} 个）一视同仁，也只说明这些 Agent，不能推及一般的 Agent。其检验中每道题目只计一次，先对各 Agent 的差值取平均，因为同一道题目在多个 Agent 上的结果并不是多次独立抽样；± 由传播得出，共有的部分相互抵消。题目占比按“题目与 Agent”计数。`,
  tableNote: (tests) =>
    `±：双方各次试验的样本标准差，经传播得出（对进化后的 Agent 还含有进化本身的波动）。${tableTests[tests]}圆点：各子基准，得分下降处为叉；竖线：其均值。`,
  leftOut: (what, agents) => `未计入 ${what}（${agents}）。`,
  leftOutReasons: {
    with: {
      "no-experiment": "没有使用该算法的实验",
      "left-out": "使用该算法的实验有错误，未收录",
      "not-stated": "来源未给出使用该算法的得分",
    },
    without: {
      "no-experiment": "没有不用算法的实验",
      "left-out": "不用算法的实验有错误，未收录",
      "not-stated": "来源未给出不用算法的得分",
    },
    both: {
      "no-experiment": "缺少其中一种方式的运行",
      "left-out": "实验有错误，未收录",
      "not-stated": "来源未给出得分",
    },
  },
  completeOnly: "均值、开头的结论与检验次数只取覆盖榜单全部子基准的 Agent，使它们基于同一批测试数据。",
  commonGroups: (groups) =>
    `没有 Agent 覆盖榜单的全部子基准。均值、图与开头的结论只取这些 Agent 共有的子基准：${groups}。表中各行仍按各自的子基准计算。`,
  noSharedGroup: "没有 Agent 覆盖榜单的全部子基准，这些 Agent 也没有共有的子基准，因此没有均值。",
  unpaired: (names) => `以下 Agent 用过该算法，但没有在相同的测试数据上不用算法地运行过，因此没有提升可言：${names}。`,
  whatTitle: "各算法简介",
  whatItIs: "算法简介",
  describedIn: "出自",
  heatTitle: "各子基准的提升",
  heatSub:
    "每个子基准上使用算法减不用算法的得分，单位为分；每个数字链接到使用该算法的实验。符号与颜色表示方向，深浅表示大小；这里不对单个子基准作检验。",
  heatCaption: "每个 Agent 在每个子基准上的提升",
  heatCell: (group, without, score) => `${group}：不用算法 ${without}，使用算法 ${score}`,
  heatMissing: (group, reason) => `${group}：${reason}`,
  heatAbsent: "缺少其中一种方式的运行",
  heatMacro: "均值",
  groupKey: "子基准名称",
  gapTitle: "从训练到测试",
  gapSub: "泛化差距：同一批子基准上，最后一轮训练得分减去测试得分。",
  gapCaption: "各 Agent 的泛化差距",
  lastTrain: "最后一轮训练",
  testScore: "测试",
  gap: "差距",
  gapNotMeasured: "未测量",
  gapNeeds: "要计算差距，每个子基准都须有最后一轮训练的得分。",
  gapReason: (board, reason) => `“${board}”：${reason}。`,
  gapNote: "差距接近 0，说明训练中的得分延续到了测试；训练题与测试题的难度差异也包含在内。",
  costTitle: "代价",
  costSub: "计入的全部子基准各运行一次，为各次试验的均值。进化：训练，以及运行过的验证。",
  costCaption: "各 Agent 进化与测试的费用及 Token",
  evolution: "进化",
  usd: "美元",
  testCost: "测试",
  usdRun: "美元，使用算法",
  costChange: "变化",
  againstWithout: "相对不用算法",
  evolutionTokens: "进化",
  testTokens: "测试",
  tokensWith: (unit) => `${unit}，使用算法`,
  costWithoutTitle: (without) => `不用算法：${without}`,
  costNote: "费用的变化由来源给出的数字直接算出，不是检验。",
  liftCostTitle: "提升多少，进化花了多少",
  liftCostSub: (board) => `“${board}”：给出了进化费用的全部“算法与 Agent”。`,
  liftCostUp: "测试数据上的提升，分",
  liftCostAcross: "在所含子基准上各进化一次的费用，美元，对数刻度",
  liftCostText: (points) => `提升与进化费用：${points}。`,
  liftCostPoint: (name, cost, lift, interval) => `${name}：${cost} 美元，提升 ${lift}，95% 区间 ${interval}`,
  liftCostKey: "竖线：提升的 95% 区间（按题目）。检验（5%）通过时着色，否则为灰色。虚线连接同一 Agent 的各算法。",
  liftCostLeftOut: (unknown, free, partial) =>
    [
      ...(partial > 0 ? [`另有 ${partial} 组未覆盖全部子基准`] : []),
      ...(unknown > 0 ? [`另有 ${unknown} 组未给出费用`] : []),
      ...(free > 0 ? [`${free} 组费用为 0，对数刻度无法表示`] : []),
    ]
      .join("；")
      .concat("。"),
  curveTitle: "逐轮变化",
  curveSub:
    "对各子基准取均值，每个 Agent 一图，刻度一致。色带：± 样本标准差，经传播得出。测试不属于任何一轮，单独放置；圆环：同一 Agent 不用算法。",
  curveNone: "没有带得分的轮次",
  curveNoneText: "这些实验都没有给出各子基准共有的训练或验证轮次的得分。",
  curveName: (agent, board) => `${agent}（“${board}”）`,
  curveText: (name, points) => `${name}。${points}。`,
  curvePoint: (series, round, score) => `${series}第 ${round} 轮：${score}`,
  curveTest: (score) => `测试：${score}`,
  curveBaseline: (score) => `不用算法的测试：${score}`,
  curvePeak: (series, round, score, last, lastScore) =>
    `${series === "val" ? "验证" : "训练"}得分在第 ${round} 轮最高（${score}），到第 ${last} 轮为 ${lastScore}。`,
  curveRises: (series, first, score, last) =>
    `${series === "val" ? "验证" : "训练"}得分从 ${first} 起步，在第 ${last} 轮达到最高的 ${score}。`,
  curvePartial: (rounds) => `只有部分子基准具有的轮次未列入：${rounds}。`,
  series: { train: "训练", val: "验证" },
  round: "进化轮次",
  test: "测试",
  againstTitle: "与其他算法相比",
  againstSub: (tests) =>
    `只取两种算法都在榜单全部子基准上运行过的 Agent；没有这样的 Agent 时，取各 Agent 共有的子基准。${tests === "tasks" || tests === "mixed" ? "每道题目只计一次，先对各 Agent 取平均。" : tests === "attempts" ? "检验按试验进行，结论只针对这些题目。" : ""}`,
  againstListTitle: "算法之间的比较",
  againstCaption: "算法两两比较，合并两者都运行过的 Agent",
  againstNone: "没有 Agent 还用其他算法运行过。",
  algorithm: "算法",
  other: "对比",
  leaderboard: "榜单",
  count: "n",
  countUnit: "个 Agent",
  difference: "差值",
  differenceUnit: "分，± 标准差",
  tasksShared: "题目",
  tasksSharedUnit: "共有 / 不同",
  againstNote:
    "差值：前者（或本页的算法）减后者，对各 Agent 一视同仁取均值，只说明这些 Agent。双侧检验，5%，逐对进行，未作校正。各算法在进化时所能看到的内容可能不同，这也是差值的一部分。",
  summaryTitle: "各算法在各榜单上的表现",
  summarySub:
    "对使用与不使用该算法时都覆盖榜单全部子基准的 Agent 取均值，一视同仁，也只说明这些 Agent；没有这样的 Agent 时，取各 Agent 共有的子基准，并在行中写明。题目占比按“题目与 Agent”计数。",
  summaryCaption: "各算法在各榜单上的平均提升、检验、差距与自进化费用",
  syntheticSection: "合成示例",
  tested: "检验结果",
  testedUnit: "更好 / 更差 / 未定",
  perAgent: "美元，每个 Agent",
  gapUnit: "分",
  caveatsTitle: "采信这些数字之前须知",
  concerns: (count, all) => `（涉及 ${all} 个实验中的 ${count} 个）`,
  byAlgorithm: "不用算法与使用各算法的得分",
  byAlgorithmSub: (board) => `“${board}”：两种方式都在全部子基准上运行过的 Agent。`,
  figures: "数据",
};
