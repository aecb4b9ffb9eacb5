/** Why a draft is not made, beside what validation tells. */
import { defineRule } from "../../../content-loaders/problem.ts";

export const existing = defineRule<{ readonly path: string }>({
  code: "E-EXISTS",
  severity: "error",
  about: { en: "A draft never takes the place of what is there.", zh: "草稿不会覆盖已有内容。" },
  example: { path: "packages/court-test" },
  message: ({ path }) => ({ en: `"${path}" is there already.`, zh: `“${path}”已存在。` }),
  fix: () => ({ en: "choose another id, or edit what is there.", zh: "换一个 ID，或直接编辑已有内容。" }),
});

export const withoutTasks = defineRule<{ readonly id: string }>({
  code: "E-NO-TASK",
  severity: "error",
  about: {
    en: "The attempts of a draft have a record for each task of their data set.",
    zh: "草稿的每次重复试验为数据集的每道题目各留一条记录。",
  },
  example: { id: "court-test" },
  message: ({ id }) => ({ en: `Benchmark "${id}" has no task yet.`, zh: `基准“${id}”还没有题目。` }),
  fix: ({ id }) => ({
    en: `add one: npm run new -- task ${id}/<task-id>`,
    zh: `先添加一道题目：npm run new -- task ${id}/<task-id>`,
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
    en: "add an experiment first: npm run new -- experiment <leaderboard-id>/<experiment-id> --benchmark <id>",
    zh: "先添加一个实验：npm run new -- experiment <leaderboard-id>/<experiment-id> --benchmark <id>",
  }),
});
