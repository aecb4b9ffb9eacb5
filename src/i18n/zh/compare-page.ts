/** 对比页中不必送到浏览器的文字：选取条目之前的内容。 */
import type { Dictionary } from "../en.ts";

export const comparePage: Dictionary["comparePage"] = {
  title: "对比",
  heading: (board) => `对比条目：${board}`,
  pageTitle: (board) => `对比：${board}`,
  description: (board, entries) =>
    `从“${board}”的 ${entries} 个条目中选取二至八个并排对比：设置、数字、检验、逐题得失。`,
  lede: "二至八个条目并排对比：运行设置有何不同，各项数字，每一对的检验，逐题得失。",
  needsScript: "选取条目需要 JavaScript。没有它时，每个条目自己的页面也列有各项数字，以及与其他条目的检验。",
  entriesTitle: "全部条目",
  tooFew: "没有可对比的内容。",
  tooFewText: "该榜单的条目不足两个。",
  withdrawnText: "该榜单已撤回，不再对比其条目。",
  disagreement: {
    intervalAlone: "区间不含 0，但检验未证实",
    testAlone: "检验发现差异，但区间含 0",
  },
};
