/** The words that every page shares, in Chinese. */
import type { Dictionary } from "../en.ts";

export const site: Dictionary["site"] = {
  name: "PenguinHarness 榜单",
  shortName: "PenguinHarness",
  longName: "榜单",
  swipe: "左右滑动查看其余各列",
  skip: "跳到正文",
  navigation: "主导航",
  footer: "页脚导航",
  menu: "菜单",
  home: "首页",
  leaderboards: "榜单",
  experiments: "实验",
  benchmarks: "基准",
  algorithms: "算法",
  packs: "评测包",
  methodology: "方法",
  submit: "提交",
  search: "搜索",
  languages: { en: "English", zh: "中文" },
  themes: { system: "外观：跟随系统", light: "外观：浅色", dark: "外观：深色" },
  breadcrumbs: "当前位置",
  dataCommit: "数据提交号",
  dataWithoutCommit: "数据：未纳入版本管理",
  dirty: "含未提交的改动",
  generatedBy: "生成程序",
  previewTitle: "改动预览",
  previewText: (commit) =>
    `只生成了自 ${commit} 以来改动所涉及的页面，其他条目的链接在此无效；所有数值仍按全部数据计算。`,
  dataHealth: "数据状况",
  api: "API",
  licence: "代码采用 Apache-2.0 许可证；数据的许可与来源见数据仓库。",
  synthetic: "合成数据",
  withdrawn: "已撤回",
  noAlgorithm: "不用算法",
  stdUnknown: "标准差未知",
  stdUnknownOf: (count, parts) => `标准差未知（${count} / ${parts}）`,
  rankOf: (rank, places) => `第 ${rank} 名，共 ${places} 个条目`,
  rankWithin: (rank, places, low, high) =>
    low === high
      ? `第 ${rank} 名，区间内没有其他名次，共 ${places} 个条目`
      : `第 ${rank} 名，区间 ${low} 至 ${high}，共 ${places} 个条目`,
};
