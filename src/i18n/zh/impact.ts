/** The words of the report on what a change does, in Chinese. */
import type { Dictionary } from "../en.ts";

export const impact: Dictionary["impact"] = {
  title: "此次改动的影响",
  since: (commit) => `与 ${commit} 相比；草稿不计在内。`,
  errors: (count) => `有 ${count} 个错误；有错误的内容未计入下文。`,
  nothing: "已发布的内容没有变化。",
  kinds: { experiments: "实验", benchmarks: "基准", leaderboards: "榜单定义", packs: "评测包", runs: "运行" },
  happened: {
    added: (count) => `新增 ${count} 个`,
    changed: (count) => `修改 ${count} 个`,
    withdrawn: (count) => `撤回 ${count} 个`,
    back: (count) => `取消撤回 ${count} 个`,
    removed: (count) => `删除 ${count} 个`,
    leftOut: (count) => `因错误未计入 ${count} 个`,
  },
  colon: "：",
  separator: "、",
  more: (count) => `另有 ${count} 个`,
  entry: "条目",
  rankBefore: "原名次",
  rankAfter: "现名次",
  before: (column) => `原${column}`,
  after: (column) => `现${column}`,
  newEntry: "新增",
  goneEntry: "已移除",
  unranked: "未排名",
  boardNew: "此榜单为新增。",
  boardGone: "此榜单已移除。",
  otherColumn: "排名列已改变。",
  moreEntries: (count) => `另有 ${count} 个条目发生变化。`,
  unchanged: (count) => `其余 ${count} 个条目不变。`,
};
