/** 更正记录与已移除内容的页面文字。 */
import type { ItemKind } from "../../../content-loaders/repository.ts";
import type { ChangeKind } from "../../leaderboard/ledger/ledger.ts";
import type { Dictionary } from "../en.ts";

const nouns: Readonly<Record<ItemKind, string>> = {
  experiment: "个实验",
  benchmark: "个基准",
  leaderboard: "个榜单",
};

const verbs: Readonly<Record<ChangeKind, string>> = {
  published: "新增",
  corrected: "更正",
  withdrawn: "撤回",
  restored: "恢复",
  renamed: "改名",
  deleted: "删除",
  unreadable: "因错误未收录",
};

export const changes: Dictionary["changes"] = {
  title: "更正记录",
  description: "数据的每一次新增、更正、撤回、改名与删除，按提交列出，每个数值都给出改动前后的值。",
  lede: (commits, since) =>
    commits === "1"
      ? `已发布的数据有过 1 次提交，日期为 ${since}。`
      : `自 ${since} 以来，共有 **${commits}** 次提交改动了已发布的数据。`,
  about:
    "取自基准仓库的 git 历史，新的在前；经合并进入的改动记在合并提交之下。此处列出文件中的数值；榜单数字因此发生的变化，见各榜单自己的更正记录。",
  none: "尚无改动。",
  noneText: "自该榜单出现以来，还没有提交改动过它的数字或所依据的数据。",
  noHistory: "没有历史。",
  noHistoryText: "本站的数据未纳入可读取的版本管理，无从得知过去的改动。",
  shallowTitle: "历史不完整",
  shallowText: (since) => `生成本站所用的仓库副本始于 ${since}，此前的改动不在此列。`,
  dirtyTitle: "含未提交的改动",
  dirty: "当前数据与最近一次提交不同；未提交的改动不列入任何记录。",
  feed: "Atom 订阅",
  feedSubtitle: "数据的新增、更正、撤回、改名与删除",
  commit: "提交",
  elsewhere: "在仓库中查看",
  atPlace: (commit) => `在仓库中查看提交 ${commit}`,
  colon: "：",
  noneHere: "还没有提交改动过已发布的数据。",
  toBoard: "回到榜单",
  pages: "页码",
  count: (kind, item, count) => `${verbs[kind]} ${count} ${nouns[item]}`,
  kinds: {
    published: "新增",
    corrected: "更正",
    withdrawn: "撤回",
    restored: "恢复",
    renamed: "改名",
    deleted: "删除",
    unreadable: "有错误",
  },
  toDraft: "退回草稿",
  unreadableNote: "按现行格式无法读取，不计入任何榜单。",
  renamedTo: "现为",
  reason: "撤回原因：",
  files: "文件中的改动",
  field: "字段",
  old: "改动前",
  new: "改动后",
  longText: "文字已改写",
  scores: (count, of, part) => `${part} 的 ${of} 条记录中，有 ${count} 个得分不同。`,
  finer: "数值之差小于六位小数所能显示的范围。",
  moreFigures: (count) => `另有 ${count} 个字段`,
  inFolder: (count, folder) => `${folder} 中的 ${count} 个实验`,
  boardTitle: (leaderboard) => `“${leaderboard}”的更正记录`,
  boardDescription: (leaderboard) => `榜单“${leaderboard}”自出现以来变化过的每一个数字：改动前后的值与所在提交。`,
  boardLede: (count, commits) =>
    count === "0"
      ? "自该榜单出现以来，没有数字变化过。"
      : `自该榜单出现以来，共有 **${count} 个数字**变化过，涉及 ${commits} 次提交。`,
  boardAbout: "数字按榜单所示列出，新的在前；同时列出所依据数据的改动。",
  boardAction: "更正记录",
  homeLink: "查看数据的新增、更正、撤回与删除记录",
  siteAction: "全部更正记录",
  separator: " · ",
  dash: "：",
  changeLine: (what, name, told) => (told === "" ? `${what}：${name}` : `${what}：${name}（${told}）`),
  figureLine: (field, old, now) => `${field} ${old} → ${now}`,
  rewrittenLine: (field) => `${field} 已改写`,
  cellLine: (entry, column, old, now) => `${entry}，${column}：${old} → ${now}`,
  moreLines: (count) => `其余 ${count} 项见页面`,
  cells: (count) => `${count} 个数字变化`,
  cellsCaption: (commit) => `提交 ${commit} 中变化的数字`,
  entry: "条目",
  column: "列",
  withUnit: (title, unit) => `${title}（${unit}）`,
  goneTitle: "已不在此处",
  goneText: "曾列于此处的实验，其页面说明了去向。",
  what: { deleted: "已删除", draft: "已退回草稿", renamed: "已改名", unreadable: "因错误未收录" },
  tombstone: {
    title: (id, folder) => `${id}（${folder}），已不在此处`,
    description: (key) => `实验 ${key} 的去向，以及它最后的内容。`,
    deleted: (date) => `该实验已于 ${date} **删除**，不计入任何排名。`,
    draft: (date) => `该实验已于 ${date} **退回草稿**，重新发布之前不计入任何排名。`,
    renamed: (date) => `该实验已于 ${date} **改名**。`,
    unreadable: (date) => `该实验自 ${date} 起**有错误**，更正之前不予收录。`,
    now: "现在的页面：",
    gone: "改名后的实验也已不在：",
    withdrawn: "此前已经撤回，撤回原因：",
    ledger: "查看这条更正记录",
    last: "最后的内容",
    lastText: "以该提交之前的文件为准；这些数字已不计入任何榜单。",
    tokens: "Token 数",
    settings: "设置",
    phases: "阶段",
    countedIn: "曾计入的榜单",
  },
};
