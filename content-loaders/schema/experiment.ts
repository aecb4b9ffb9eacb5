/** `experiments/<folder>/<id>/`: `meta_info.yaml`, `<phase>/summary.yaml`, `<phase>/attempt-<n>.yaml` (RFC-0002). */
import { joinPath } from "../source/node.ts";
import { freeMapping, listOf, recordOf } from "./collections.ts";
import { author, inspectWithdrawal, publicationFields } from "./publication.ts";
import { choiceRule } from "./scalar-rules.ts";
import {
  algorithmId,
  amount,
  choice,
  duration,
  figure,
  percentage,
  text,
  textOrEmpty,
  timestamp,
  tokens,
  version,
  wholeNumber,
} from "./scalars.ts";
import { nullable, object, optional, type RecordOf, required } from "./type.ts";

/** From little to much reasoning. */
export const thinkingLevels = ["low", "medium", "high", "xhigh", "max"] as const;

/** The rule of `thinking_level`. */
export const thinkingLevelRule = choiceRule(
  "E-THINKING-LEVEL",
  { en: "a thinking level", zh: "推理等级" },
  thinkingLevels,
  { written: "enabled", nearest: null },
  true,
);

const benchmarkIds = listOf(text, { distinct: true });

export const experimentMeta = object(
  { en: "the metadata of an experiment", zh: "实验元信息" },
  {
    experiment_id: required(text, {
      en: "The experiment; equals the folder's name. Letters, digits, hyphens.",
      zh: "实验的唯一标识，与文件夹名一致。只含字母、数字与连字符。",
    }),
    submit_time: required(timestamp, {
      en: "When it was submitted, UTC to the second.",
      zh: "提交时间，UTC，精确到秒。",
    }),
    harness_name: required(text, { en: "The harness that ran the agent.", zh: "运行 Agent 的 Harness 的名称。" }),
    harness_version: nullable(version, {
      en: "x.y.z; other forms are shown as given.",
      zh: "x.y.z 格式；其他写法按原样显示。",
    }),
    harness_setting: optional(freeMapping, {
      en: "Settings of the harness that a reader needs to repeat the run; the keys are yours.",
      zh: "复现实验所需的 Harness 配置，键值任意。",
    }),
    model_name: required(text, {
      en: "The model, with its version where its weights move.",
      zh: "模型名称；权重会更新的模型须带版本号。",
    }),
    model_provider: nullable(text, { en: "Who serves the model.", zh: "模型提供商。" }),
    thinking_level: nullable(choice(thinkingLevelRule, thinkingLevels), {
      en: "How much the model reasons.",
      zh: "模型的推理等级。",
    }),
    algorithm: optional(algorithmId, {
      en: "Plugin id of the self-evolution algorithm; absent: none, a baseline.",
      zh: "自进化算法的插件 ID；缺省表示没有，即基线。",
    }),
    training_data: optional(benchmarkIds, {
      en: "Benchmarks trained on, together as one set.",
      zh: "联合训练的基准列表，视为一个集合。",
    }),
    validation_data: optional(benchmarkIds, {
      en: "Benchmarks validated on, together as one set.",
      zh: "联合验证的基准列表，视为一个集合。",
    }),
    test_data: required(listOf(text, { atLeastOne: true, distinct: true }), {
      en: "Benchmarks tested on, together as one set.",
      zh: "联合测试的基准列表，视为一个集合。",
    }),
    benchmark_versions: optional(recordOf(version), {
      en: "Which version of a benchmark was used, by benchmark id.",
      zh: "所用基准的版本，以基准 ID 为键。",
    }),
    author: required(author, { en: "Who submits it.", zh: "作者与提交者。" }),
    ...publicationFields,
  },
  inspectWithdrawal,
);
export type ExperimentMeta = RecordOf<typeof experimentMeta>;

export const phaseSummary = object(
  { en: "the summary of a phase", zh: "阶段汇总" },
  {
    time: nullable(timestamp, { en: "When the phase ended, UTC to the second.", zh: "阶段完成时间，UTC，精确到秒。" }),
    summary: optional(textOrEmpty, { en: "What changed in this phase.", zh: "本阶段的改动（英文）。" }),
    summary_zh: optional(textOrEmpty, { en: "The same in Chinese.", zh: "本阶段的改动（中文）。" }),
    score_mean: nullable(figure, {
      en: "Mean over the attempts of each attempt's score, which is its mean over tasks.",
      zh: "先求每次试验在各题目上的平均分，再对各次试验取均值。",
    }),
    score_std: nullable(amount, {
      en: "Sample standard deviation (n-1) of the attempts' scores; none exists for one attempt.",
      zh: "各次试验得分的样本标准差（n-1）；只有一次试验时不存在。",
    }),
    "pass@k": optional(percentage, {
      en: "Percentage of tasks passed at least once in k = n_attempt attempts.",
      zh: "k = n_attempt 次试验中至少通过一次的题目百分比。",
    }),
    n_attempt: required(wholeNumber(1), {
      en: "Number of attempts; equals the number of attempt files.",
      zh: "试验次数，与 attempt 文件的数量一致。",
    }),
    cost: nullable(amount, {
      en: "USD at list prices for a single experiment: the mean over attempts of the sum over records.",
      zh: "单次运行的费用，美元，按目录价计算：各次试验中记录之和的均值。",
    }),
    duration_ms: nullable(duration, {
      en: "Milliseconds for a single experiment: the mean over attempts of the sum over records.",
      zh: "单次运行的耗时，毫秒：各次试验中记录之和的均值。",
    }),
    n_input_tokens: nullable(tokens, {
      en: "Input tokens of a single experiment, cached ones included; as a mean it may be a fraction.",
      zh: "单次运行的输入 Token 数，含缓存；作为均值可为小数。",
    }),
    n_cache_tokens: nullable(tokens, {
      en: "Cached ones among the input tokens.",
      zh: "输入 Token 中命中缓存的数量。",
    }),
    n_output_tokens: nullable(tokens, {
      en: "Output tokens of a single experiment; as a mean it may be a fraction.",
      zh: "单次运行的输出 Token 数；作为均值可为小数。",
    }),
  },
  // Of one attempt no standard deviation exists: null is the right thing to write, and no gap in the source.
  ({ n_attempt }, _node, path, { nulls }) => {
    const std = nulls.findIndex((stated) => stated.path === joinPath(path, "score_std"));
    if (n_attempt === 1 && std !== -1) nulls.splice(std, 1);
  },
);
export type PhaseSummary = RecordOf<typeof phaseSummary>;

/** A task that a record covers. */
export const recordSource = object(
  { en: "a task with benchmark_id and task_id", zh: "含 benchmark_id 与 task_id 的题目" },
  {
    benchmark_id: required(text, { en: "Benchmark of the task.", zh: "题目所属基准。" }),
    task_id: required(text, { en: "Task within the benchmark.", zh: "基准中的题目 ID。" }),
  },
);

export const attemptRecord = object(
  { en: "a record", zh: "记录" },
  {
    source: required(listOf(recordSource, { atLeastOne: true }), {
      en: "The task, or the tasks that were run as one. In the score it weighs as many tasks as it names.",
      zh: "所涉题目；一次运行含多道题时全部列入。计分时按所列题目数加权。",
    }),
    time: nullable(timestamp, { en: "When the task ended, UTC to the second.", zh: "题目完成的时间，UTC，精确到秒。" }),
    score: nullable(figure, {
      en: "Score in this attempt, on the scale of all scores of the experiment.",
      zh: "本次试验的得分；同一实验的得分使用同一标度。",
    }),
    cost: nullable(amount, { en: "What it cost in USD, at list prices.", zh: "费用，美元，按目录价计算。" }),
    duration_ms: nullable(duration, { en: "How long it took, in milliseconds.", zh: "耗时，毫秒。" }),
    n_input_tokens: nullable(tokens, { en: "Input tokens, cached ones included.", zh: "输入 Token 数，含缓存。" }),
    n_cache_tokens: nullable(tokens, {
      en: "Cached ones among the input tokens.",
      zh: "输入 Token 中命中缓存的数量。",
    }),
    n_output_tokens: nullable(tokens, { en: "Output tokens.", zh: "输出 Token 数。" }),
    trace_filepath: optional(textOrEmpty, {
      en: "Path of the trace inside the repository, or an http(s) URL.",
      zh: "运行轨迹在仓库内的路径，或 http(s) URL。",
    }),
    error_reason: optional(textOrEmpty, {
      en: "Why running or grading failed; the record still counts with its score.",
      zh: "运行或评分出错的原因；该记录仍以其得分计入。",
    }),
  },
);
export type AttemptRecordFields = RecordOf<typeof attemptRecord>;
