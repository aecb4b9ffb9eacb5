/** What `new` says and writes beside the texts of the formats, in every language of the reports. */
import { statementToFillIn, toFillIn } from "../../../content-loaders/placeholders.ts";
import type { ReportLocale } from "../../../content-loaders/report.ts";

/** The sentences of one language; `shown` is a path as a person types it. */
export interface NewWords {
  /** In the place of a text that only a person can write. */
  readonly toFillIn: string;
  /** Before what is said of an optional key. */
  readonly optional: string;
  /** The body of a statement and of a rubric. */
  readonly statement: string;
  readonly rubric: string;
  /** The first line of an attempt file and of a summary. */
  readonly records: string;
  readonly summary: string;
  made(shown: string, files: number): string;
  readonly next: string;
  notMade(reason: string): string;
  newFolder(folder: string, nearest: string | null): string;
  chosenFolder(folder: string, folders: number): string;
  publishedBenchmark(benchmark: string): string;
  nextOfBenchmark(id: string, shown: string): readonly string[];
  nextOfTask(shown: string): readonly string[];
  nextOfExperiment(shown: string): readonly string[];
  nextOfLeaderboard(shown: string): readonly string[];
  nextOfPack(id: string, shown: string): readonly string[];
  nextOfRun(shown: string): readonly string[];
}

export const newWords: Readonly<Record<ReportLocale, NewWords>> = {
  en: {
    toFillIn: toFillIn.en,
    optional: "Optional. ",
    statement: statementToFillIn.en,
    rubric: "How the result is scored: criteria, points, reference answers. Only the evaluator reads this.",
    records:
      "One record for each task. Write what was measured in the place of null, which means that it is not known.",
    summary: "What follows from the attempts is filled in by `npm run summarize`; the rest by hand.",
    made: (shown, files) => `Made ${shown} (${files} ${files === 1 ? "file" : "files"}):`,
    next: "Next:",
    notMade: (reason) => `Nothing was made: ${reason}`,
    newFolder: (folder, nearest) =>
      `experiments/${folder}/ is a new folder${nearest === null ? "." : `; "${nearest}" is there already, if that was meant.`}`,
    chosenFolder: (folder, folders) =>
      folders === 1
        ? `It draws on experiments/${folder}/, the only folder there is.`
        : `It draws on experiments/${folder}/, one of ${folders} folders there are; name others in "experiments".`,
    publishedBenchmark: (benchmark) =>
      `"${benchmark}" is published: until the task is filled in, its texts are errors there; then it stands on the site with the next build, and experiments on the benchmark do not cover it yet.`,
    nextOfBenchmark: (id, shown) => [
      `Fill in ${shown}/benchmark_config.toml.`,
      `Add its tasks: npm run new -- task ${id}/<task-id>`,
      `Check it: npm run validate -- ${shown}`,
      'It appears on the site once its status is "published".',
    ],
    nextOfTask: (shown) => [
      `Fill in ${shown}/task_config.toml, statement/README.md and rubric/README.md.`,
      `Check it: npm run validate -- ${shown}`,
    ],
    nextOfExperiment: (shown) => [
      `Fill in ${shown}/meta_info.yaml.`,
      "Write the results of each run into its attempt file, in the place of null.",
      `Work out the summaries: npm run summarize -- ${shown}`,
      "Write into each summary.yaml what does not follow from the attempts: `time`, when the phase finished.",
      `Check it: npm run validate -- ${shown}`,
      'It counts on the site once its status is "published".',
    ],
    nextOfLeaderboard: (shown) => [
      `Fill in ${shown}; docs/leaderboards.md describes every key.`,
      `Check it: npm run validate -- ${shown}`,
      'It appears on the site once its status is "published".',
    ],
    nextOfPack: (id, shown) => [
      `Fill in ${shown}/benchmark.yaml, plugin.yaml and README.md; docs/packs.md describes every key.`,
      `Put what the runner reports of a run into runs/<run-id>/${id}/.`,
      "Check it: npm run validate",
      'It appears on the site once the status in plugin.yaml is "published".',
    ],
    nextOfRun: (shown) => [
      `Fill in ${shown}/run.yaml; docs/packs.md describes every key.`,
      `Put the reports, as the runners wrote them, into ${shown}/<pack-id>/.`,
      "Check it: npm run validate",
      'It appears on the site once its status is "published".',
    ],
  },
  zh: {
    toFillIn: toFillIn.zh,
    optional: "选填。",
    statement: statementToFillIn.zh,
    rubric: "说明评分方法：评分项、分值与参考答案。只有评测者会读到此文件。",
    records: "每道题目一条记录。把测得的值填在 null 处；null 表示未知。",
    summary: "可由试验算出的字段用 `npm run summarize` 填写，其余手工填写。",
    made: (shown, files) => `已创建 ${shown}（${files} 个文件）：`,
    next: "接下来：",
    notMade: (reason) => `未创建任何内容：${reason}`,
    newFolder: (folder, nearest) =>
      `experiments/${folder}/ 是新文件夹${nearest === null ? "。" : `；已有“${nearest}”，请确认是否应为它。`}`,
    chosenFolder: (folder, folders) =>
      folders === 1
        ? `榜单从 experiments/${folder}/ 取数，这是唯一的文件夹。`
        : `榜单从 experiments/${folder}/ 取数，共有 ${folders} 个文件夹；如需其他文件夹，请写入“experiments”。`,
    publishedBenchmark: (benchmark) =>
      `“${benchmark}”已发布：题目填好之前，其占位文本会报错；填好后，下次构建时它就会出现在网站上，而已有实验尚未覆盖它。`,
    nextOfBenchmark: (id, shown) => [
      `填写 ${shown}/benchmark_config.toml。`,
      `添加题目：npm run new -- task ${id}/<task-id>`,
      `检查：npm run validate -- ${shown}`,
      "状态改为“published”后才会出现在网站上。",
    ],
    nextOfTask: (shown) => [
      `填写 ${shown}/task_config.toml、statement/README.md 与 rubric/README.md。`,
      `检查：npm run validate -- ${shown}`,
    ],
    nextOfExperiment: (shown) => [
      `填写 ${shown}/meta_info.yaml。`,
      "把每次运行的结果写入对应的 attempt 文件，替换其中的 null。",
      `计算汇总：npm run summarize -- ${shown}`,
      "在每个 summary.yaml 中填写无法由试验算出的内容：`time`，即阶段的完成时间。",
      `检查：npm run validate -- ${shown}`,
      "状态改为“published”后才会计入网站。",
    ],
    nextOfLeaderboard: (shown) => [
      `填写 ${shown}；各键的说明见 docs/leaderboards.md。`,
      `检查：npm run validate -- ${shown}`,
      "状态改为“published”后才会出现在网站上。",
    ],
    nextOfPack: (id, shown) => [
      `填写 ${shown}/benchmark.yaml、plugin.yaml 与 README.md；各键的说明见 docs/packs.md。`,
      `把运行器对某次运行的报告放入 runs/<run-id>/${id}/。`,
      "检查：npm run validate",
      "plugin.yaml 中的状态改为“published”后才会出现在网站上。",
    ],
    nextOfRun: (shown) => [
      `填写 ${shown}/run.yaml；各键的说明见 docs/packs.md。`,
      `把运行器写出的报告原样放入 ${shown}/<pack-id>/。`,
      "检查：npm run validate",
      "状态改为“published”后才会出现在网站上。",
    ],
  },
};
