/** Why the commands that write files (`new`, `summarize`) leave one unwritten, beside what validation tells. */
import { defineRule } from "./problem.ts";

export const existing = defineRule<{ readonly path: string }>({
  code: "E-EXISTS",
  severity: "error",
  about: { en: "A draft never takes the place of what is there.", zh: "草稿不会覆盖已有内容。" },
  example: { path: "leaderboards/gdpevo.yaml" },
  message: ({ path }) => ({ en: `"${path}" is there already.`, zh: `“${path}”已存在。` }),
  fix: () => ({ en: "choose another id, or edit what is there.", zh: "换一个 ID，或直接编辑已有内容。" }),
});

export const withoutTasks = defineRule<{ readonly id: string }>({
  code: "E-NO-TASK",
  severity: "error",
  about: {
    en: "The attempts of a draft have a record for each task of their data set.",
    zh: "草稿的每次试验为数据集的每道题目各留一条记录。",
  },
  example: { id: "gdpevo-tg001-test" },
  message: ({ id }) => ({ en: `Benchmark "${id}" has no task yet.`, zh: `基准“${id}”还没有题目。` }),
  fix: ({ id }) => ({
    en: `add one with "npm run new -- task ${id}/<task-id>".`,
    zh: `先添加一道题目：“npm run new -- task ${id}/<task-id>”。`,
  }),
});

export const withoutFolder = defineRule<object>({
  code: "E-NO-EXPERIMENTS",
  severity: "error",
  about: { en: "A leaderboard draws on a folder under experiments/.", zh: "榜单从 experiments/ 下的文件夹取数。" },
  example: {},
  message: () => ({
    en: "There is no folder under experiments/ that a leaderboard could draw on.",
    zh: "experiments/ 下还没有可供榜单取数的文件夹。",
  }),
  fix: () => ({
    en: 'add an experiment first, with "npm run new -- experiment <leaderboard-id>/<experiment-id> --benchmark <id>".',
    zh: "先添加一个实验：“npm run new -- experiment <leaderboard-id>/<experiment-id> --benchmark <id>”。",
  }),
});

export const linkedSummary = defineRule<object>({
  code: "E-SUMMARY-LINK",
  severity: "error",
  about: {
    en: "A summary that is written is a file of its own.",
    zh: "要写入的汇总须为独立的文件。",
  },
  example: {},
  message: () => ({
    en: "This is a symbolic link; writing it would change another file.",
    zh: "这是符号链接，写入会改动另一个文件。",
  }),
  fix: () => ({ en: "replace it by the file itself.", zh: "换成文件本身。" }),
});

export const entangledSummary = defineRule<object>({
  code: "E-SUMMARY-ANCHOR",
  severity: "error",
  about: {
    en: "A figure can be set without changing the value of another key.",
    zh: "设置一个数值不得改变其他键的值。",
  },
  example: {},
  message: () => ({
    en: "The figures of this file cannot be set without changing something else in it.",
    zh: "无法只改动此文件中的数值而不影响其他内容。",
  }),
  fix: () => ({
    en: "write each key on a line of its own, and values out instead of anchors (&) and aliases (*).",
    zh: "每个键单独成行，并直接写出各值，不用锚点（&）与别名（*）。",
  }),
});

/** All of them, for the reference page. */
export const writingRules = [existing, withoutTasks, withoutFolder, linkedSummary, entangledSummary];
