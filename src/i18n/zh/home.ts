/** The words of the first page and of the page for unknown addresses, in Chinese. */
import type { TestKind } from "../../leaderboard/ranking/comparison.ts";
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

interface Best {
  readonly lift: string;
  readonly interval: readonly string[] | null;
  readonly agents: number;
  readonly above: readonly string[];
  readonly level: readonly string[];
}

const lower = (worse: number): string => (worse === 0 ? "" : `，另认定 **${worse}** 组得分更低`);

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join("、")}和${names.at(-1)}`;

const over = ({ lift, agents, interval }: Best): string =>
  `${agents} 个 Agent 平均 **${lift} 分**${interval === null ? "" : `（按题目的 95% 区间 ${interval.join(" 至 ")}）`}`;

function standing({ above, level }: Best): string {
  if (above.length === 0 && level.length === 0) return "";
  if (level.length === 0) return `，检验认定它优于${list(above)}`;
  if (above.length === 0) return `，检验未能认定它优于${list(level)}`;
  return `，检验认定它优于${list(above)}，但未能认定它优于${list(level)}`;
}

/** 证实提升的检验。 */
const testWords: Readonly<Record<TestKind, string>> = {
  tasks: "按题目的配对检验",
  attempts: "在这些题目上按试验的检验",
  mixed: "检验（按题目，题目太少时按试验）",
  none: "检验",
};

export const home: Dictionary["home"] = {
  title: "自进化的 Agent，真的进化了吗？",
  description: "面向自进化 Agent 的开放榜单：每个参与排名的得分都标明离散程度，并能追溯到它出自哪几行 YAML。",
  finding: (board, { above, confirmed, worse, pairs, tests }, { low, high }) => {
    const counted =
      confirmed === 0
        ? "没有证实其中任何一组"
        : confirmed === pairs
          ? "证实了其中每一组"
          : `证实了其中 **${confirmed}** 组`;
    const told = `${testWords[tests]}${counted}${lower(worse)}`;
    if (pairs === 1) {
      const verdict = confirmed === 1 ? "认定用了算法更好" : worse === 1 ? "认定用了算法更差" : "分不出差别";
      return spaced(
        `在“**${board}**”上，仅有一个 Agent 用与不用算法都运行过，得分相差 **${low} 分**（用减不用）；${testWords[tests]}${verdict}。`,
      );
    }
    return spaced(
      above === pairs
        ? `在“**${board}**”上，**${pairs}** 组对照无一例外：Agent 用了算法，得分都高于不用时，高出 **${low} 至 ${high} 分**；${told}。`
        : `在“**${board}**”上，**${pairs}** 组对照中有 **${above}** 组用了算法后得分更高，差值在 **${low} 至 ${high} 分**之间；${told}。`,
    );
  },
  findingBest: (best) =>
    spaced(
      best.alone
        ? `**${best.algorithm}**的平均提升：${over(best)}。`
        : `平均提升最大的是**${best.algorithm}**：${over(best)}${standing(best)}。`,
    ),
  findingOther: (board, { above, confirmed, worse, pairs }, best) =>
    spaced(
      `在“**${board}**”上，${above === pairs ? `${pairs} 组对照也全都更高` : `${pairs} 组对照中有 ${above} 组更高`}，检验${confirmed === 0 ? "没有证实其中任何一组" : `证实了其中 **${confirmed}** 组`}${lower(worse)}${
        best === null
          ? ""
          : `；${best.alone ? `**${best.algorithm}**的平均提升` : `平均提升最大的是**${best.algorithm}**`}：${over(best)}${standing(best)}`
      }。`,
    ),
  findingMore: (boards) => `另有 ${boards} 个榜单也比较算法，所用实验与此不同。`,
  unadjusted: "每次检验的显著性水平为 5%，未作多重比较校正。",
  noFinding: "还没有 Agent 在相同的测试数据上使用与不用算法都运行过。",
  promise:
    "这里是面向自进化 Agent 的开放榜单：每个参与排名的得分都附有离散程度，或说明为何没有，并能追溯到它出自哪几行 YAML。",
  open: (board) => `查看“${board}”`,
  openAll: "查看榜单",
  compareAlgorithms: "比较算法",
  submit: "提交结果",
  howToCite: "引用",
  readEntry: (name) => `如何阅读一个条目：${name}`,
  entryLabel: (entry, rank, score) => `${entry}：${rank}；${score}`,
  ofPlaces: (places) => `/ ${places}`,
  meanStd: "均值 ± 标准差",
  placesLeftOpen: (interval) => `${interval}：检验无法排除的名次`,
  scoreAxis: "得分，满分 100",
  liftTitle: "哪种算法有用，对谁有用",
  liftSub: (board) => `“${board}”：列出既用过算法、也不用算法运行过的全部 Agent；图中只画覆盖全部子基准的。`,
  allAlgorithms: "全部算法",
  figures: "查看数字",
  updatedOn: (date) => `更新于 ${date}。`,
  overGroups: (groups) => `全部 ${groups} 个子基准`,
  moreGroups: (groups) => `另有 ${groups} 个子基准`,
  leaderboards: "榜单",
  allLeaderboards: (count) => `全部 ${count} 个`,
  allExperiments: (count) => `全部 ${count} 个`,
  newest: "最新实验",
  newestCaption: "最新实验及其测试得分",
  submitted: "提交日期",
  agent: "Agent",
  testData: "测试数据",
  testScore: "测试得分",
  about: "这是什么",
  aboutText:
    "这里收录自进化 Agent 的实验，内容与作者公布的一致：训练、验证与测试阶段，多次试验，费用与 Token。榜单只是一份文件，写明把哪些实验放在一起、怎样汇总；名次仅由它决定。",
  howRanksAreMade: "数字与名次如何得出",
  submitTitle: "提交",
  submitText:
    "新建 experiments/<leaderboard-id>/<experiment-id>/ 文件夹，运行校验，再发起 Pull Request。若有问题，会指明文件与行号，并说明该怎么改。",
  howToSubmit: "提交说明",
  citeTitle: "引用",
  citeText: "请写明榜单、网址与数据提交号：提交号相同，数字就相同。",
  citeNoCommitText: "请写明榜单与网址。数据未纳入版本管理，这些数字的状态无法固定。",
  citeDirtyText: "请写明榜单与网址。生成这些数字时，数据中还有未提交的改动，任何提交都无法重现它们。",
};

export const notFound: Dictionary["notFound"] = {
  title: "页面不存在",
  text: "网址可能有误，或者这里的内容已改用别的 ID。",
};
