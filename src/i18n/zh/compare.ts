/** The words of the page that compares entries, in Chinese. */
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : spaced(`${items.slice(0, -1).join("、")}和${items.at(-1)}`);

interface Party {
  readonly text: string | null;
  readonly letters: readonly string[];
}

const parties = (all: readonly Party[], none = "来源未说明"): string =>
  all.map(({ text, letters }) => `${letters.join("、")}：${text ?? none}`).join("；");

interface Finding {
  readonly entry: string;
  readonly reference: string;
  readonly column: string;
  readonly difference: string;
  readonly interval: string | null;
  readonly detectable: string | null;
  readonly tasks: string;
  readonly differing: string;
  readonly p: string | null;
}

const gap = ({ column, difference }: Finding): string => spaced(`${column}相差 ${difference}`);

const tested = (at: Finding): string =>
  `${gap(at)}${at.interval === null ? "" : `，95% 区间 ${at.interval}`}；共同题目 ${at.tasks} 道，其中 ${at.differing} 道有差异${at.p === null ? "" : `；${at.p}`}。`;

const shown = ({ detectable }: Finding): string =>
  detectable === null ? "" : `这些数据能检出的最小差异为 ${detectable}。`;

export const compare: Dictionary["compare"] = {
  action: "对比",

  loading: "正在载入……",
  failed: "数据载入失败。",
  failedEntry: (entry) => `${entry} 的数据载入失败。`,
  retry: "重试",

  unknownTitle: "未找到",
  unknown: (ids) => `该榜单没有条目 ${ids.join("、")}。链接可能早于条目现在的 ID。`,
  excessTitle: "条目过多",
  excess: (most, names) => `最多并排 ${most} 个条目。未列出：${names.join("、")}。`,

  choose: "选取条目",
  change: "更换条目",
  filter: "按名称筛选",
  chosen: (count, most) => `已选 ${count} 个，最多 ${most} 个`,
  full: "先移除一个，才能再加。",
  matches: (count) => `符合条件的条目：${count} 个`,
  noMatch: "没有符合条件的条目。",
  chooseMore: (count) => (count === 0 ? "请选取至少两个条目。" : "请再选取至少一个条目。"),
  clear: "清空",
  entryPage: "条目页面",
  synthetic: "合成数据",

  resultTitle: list,
  shown: (names) => `正在对比：${names.join("、")}。`,
  windowTitle: (names, rest) => `${names.join(" / ")} · ${rest}`,
  reference: "参照",
  makeReference: (entry) => spaced(`以${entry}为参照`),
  makeReferenceShort: "设为参照",
  remove: (entry) => spaced(`移除${entry}`),
  against: (entry, reference) => spaced(`${entry}对${reference}`),
  findings: {
    better: (at) => `**${at.entry} 对 ${at.reference}：更好。**${tested(at)}`,
    worse: (at) => `**${at.entry} 对 ${at.reference}：更差。**${tested(at)}`,
    undecided: (at) => `**${at.entry} 对 ${at.reference}：未能区分。**${tested(at)}${shown(at)}`,
    "too-few": (at) => `**${at.entry} 对 ${at.reference}：数据太少，无法检验。**${tested(at)}`,
    "different-parts": (at) => `**${at.entry} 对 ${at.reference}：未检验。**两者的构成不同。${gap(at)}。`,
    "no-shared-tasks": (at) => `**${at.entry} 对 ${at.reference}：未检验。**两者没有共同的题目。${gap(at)}。`,
    untestable: (at) => `**${at.entry} 对 ${at.reference}：没有可检验的数据。**${gap(at)}。`,
  },
  notTested: (entry, reference, why) => `**${entry} 对 ${reference}：未检验。**${why}`,
  whyNoValue: "其中一方在排名列上没有数值。",
  whyNoAttempts: "排名列不是由多次试验得出的。",
  whyLarge: "该榜单条目太多，只检验名次相近的条目。",
  testRule: "双侧，5%，逐对进行，未作校正。差值均相对于参照条目 A。",

  unfairTitle: "条件不同",
  unfair: {
    harness: (all) => `所用 Harness 不同（${parties(all)}）：差异可能来自 Harness。`,
    "harness-version": (all) => `Harness 版本不同，或无法确认相同（${parties(all)}）。`,
    "harness-setting": (all, term) => spaced(`Harness 的设置 ${term} 不同（${parties(all)}）：差异可能由此而来。`),
    "thinking-level": (all) => `推理等级不同（${parties(all)}）：差异可能来自推理开销。`,
  },
  unfairSynthetic: (letters) => `${letters.join("、")} 是虚构的合成数据，其余为实测：两者之差没有意义。`,
  unfairVersions: (benchmarks, all) => `${benchmarks.join("、")} 所测版本不同（${parties(all, "更早的版本")}）。`,
  moreBenchmarks: (count) => `另外 ${count} 个`,

  settingsTitle: "不同的设置",
  settingsSub: "粗体：与 A 不同。",
  settingsCaption: "所选条目中不同的设置",
  settingsNone: "已说明的设置全部相同。",
  setting: "设置",
  varies: "各子基准不一",
  same: (terms) => `全部相同：${terms.join("；")}。`,
  unstated: (terms) => `均未说明：${terms.join("、")}。`,
  colon: "：",

  figuresTitle: "各项数字",
  figuresSub: "每个数字下方是与 A 的差值。",
  figuresCaption: "所选条目的各项数字，以及与第一个条目的差值",
  figure: "项目",
  percent: "%",
  rankRow: "名次",
  rankUnit: "[区间]",
  testRow: "检验",
  testRowUnit: "与 A 比较",
  legendBetter: "蓝色：更好",
  legendWorse: "橙色：更差",
  legendPlain: "灰色：检验未发现差异，或没有检验",
  legendExact: "费用与 Token 没有公布离散程度，未作检验，颜色只表示方向。",

  testsTitle: "逐对检验",
  testsCaption: "所选条目的逐对检验",
  pair: "条目对",
  testsVerdict: "前者",
  unadjusted: "未校正",
  difference: "前者 − 后者",
  pairPlot: (difference, interval) => `差值 ${difference}，95% 区间 ${interval}`,
  testsLegend: (methods) => `检验方法：${methods.join("；")}。`,

  groupsTitle: "各子基准对比",
  groupsSub: "测试得分；色带：± 样本标准差。与 A 的差值保持灰色：不对单个子基准作检验。",
  groupsSubOne: "测试得分；色带：± 样本标准差。下方是与 A 的差值。",
  groupsCaption: "所选条目在各子基准上的测试得分",
  group: "子基准",
  plotLabel: (parts) => parts.join("；"),

  tasksTitle: "逐题得失",
  tasksSub: "各次试验均值之差，单位为分。单道题目的得失说明不了什么，检验看的是全部题目。",
  tasksSummary: (entry, reference, gained, equal, lost) =>
    `${entry} 对 ${reference}：${gained} 道更高，${equal} 道相同，${lost} 道更低`,
  tasksNone: (entry, reference) => `${entry} 和 ${reference} 没有共同的题目。`,
  tasksUnshared: (count) => `有 ${count} 道题目只有一方作答。`,
  barsLabel: (gained, equal, lost) =>
    `按差值排列的题目：${lost} 道更低，${equal} 道相同，${gained} 道更高；具体数字见下方表格。`,
  barsLost: (count) => `▼ ${count} 道更低`,
  barsEqual: (count) => `${count} 道相同`,
  barsGained: (count) => `▲ ${count} 道更高`,
  gainedTitle: (entry) => `${entry} 得分更高的题目`,
  lostTitle: (entry) => `${entry} 得分更低的题目`,
  gainedNone: "没有得分更高的题目。",
  lostNone: "没有得分更低的题目。",
  showAll: (count) => `显示全部 ${count} 道`,
  showFewer: "收起",

  roundsTitle: "阶段曲线",
  roundsSub: "各子基准的平均，逐轮绘出。实线：验证；虚线：训练；最右侧是测试，它不属于任何一轮。",
  roundsNone: (letters) => `没有训练或验证得分：${letters.join("、")}。`,
  roundsAbsentTitle: "没有阶段得分。",
  roundsAbsent: "所选条目都没有训练或验证得分。",
  roundsMore: "更多曲线：各子基准，按费用、Token 与时间",
  readHint: "把指针移到图上可读取各点；也可让图获得焦点，再用方向键逐点读取。",
  roundAxis: "进化轮次",
  test: "测试",
  roundsLabel: (entries) => spaced(`${list(entries)}的逐轮得分`),
};
