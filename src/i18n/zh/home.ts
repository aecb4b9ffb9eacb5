/** The words of the first page and of the page for unknown addresses, in Chinese. */
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

export const home: Dictionary["home"] = {
  title: "自进化的 Agent，真的进化了吗？",
  description: "面向自进化 Agent 的开放榜单：每个排名得分都标明离散程度，并能追溯到它出自哪几行 YAML。",
  finding: (board, { above, confirmed, pairs }, { low, high }) => {
    const told =
      confirmed === pairs
        ? "按题目的配对检验证实了每一组"
        : confirmed === 0
          ? "按题目的配对检验没有证实其中任何一组"
          : `按题目的配对检验证实了其中 **${confirmed}** 组`;
    return spaced(
      above === pairs
        ? `在“**${board}**”上，**${pairs}** 组对照无一例外：Agent 用了算法，得分都高于不用时，高出 **${low} 至 ${high} 分**；${told}。`
        : `在“**${board}**”上，**${pairs}** 组对照中有 **${above}** 组用了算法后得分更高，差值在 **${low} 至 ${high} 分**之间；${told}。`,
    );
  },
  noFinding: "面向自进化 Agent 的开放榜单。",
  promise: "每个排名得分都附有离散程度，或说明为何没有，并能追溯到它出自哪几行 YAML。",
  open: "查看该榜单",
  submit: "提交结果",
  howToCite: "引用",
  readEntry: (name) => `如何阅读一个条目：${name}`,
  entryLabel: (entry, rank, score) => `${entry}：${rank}；${score}`,
  ofPlaces: (places) => `/ ${places}`,
  meanStd: "均值 ± 标准差",
  liftTitle: "哪种算法有用，对谁有用",
  liftSub: (board) =>
    `${board}。空心圆：不用算法；实心：用了算法；色带：± 各次试验的样本标准差；数字：相差的分数，按题目配对的符号翻转检验（双侧，5%，逐对进行，未作校正）未能证实时为灰色。`,
  liftLabel: "各 Agent 不用算法与使用各算法时的得分",
  liftPair: (entry, baseline, score, lift) => `${entry}：${baseline} → ${score}（${lift}）`,
  liftSeparator: "，",
  liftAxis: "得分，百分制",
  figures: "查看数字",
  leaderboards: "榜单",
  allLeaderboards: (count) => `全部 ${count} 个`,
  allExperiments: (count) => `全部 ${count} 个`,
  newest: "最新实验",
  submitted: "提交日期",
  agent: "Agent",
  testData: "测试数据",
  testScore: "测试得分",
  about: "这是什么",
  aboutText:
    "这里收录自进化 Agent 的实验，内容与作者公布的一致：训练、验证与测试阶段，多次试验，费用与 Token。榜单只是一份文件，写明把哪些实验放在一起、怎样汇总；名次仅由它决定。",
  submitTitle: "提交",
  submitText:
    "新建 experiments/<leaderboard-id>/<experiment-id>/ 文件夹，运行校验，再发起 Pull Request。若有问题，会指明文件与行号，并说明该怎么改。",
  citeTitle: "引用",
  citeText: "请写明榜单、网址与数据提交号：提交号相同，数字就相同。",
};

export const notFound: Dictionary["notFound"] = {
  title: "页面不存在",
  text: "网址可能有误，或者这里的内容已改用别的 ID。",
};
