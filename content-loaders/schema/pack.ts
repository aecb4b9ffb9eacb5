/** `packs/<id>/`: an evaluation that is declared, not run, here: its suites, and the numbers of the runner's report that are read. */
import type { Text } from "../problem.ts";
import { type Json, toJson } from "../source/node.ts";
import { listOf } from "./collections.ts";
import { author, inspectWithdrawal, publicationFields, status } from "./publication.ts";
import { wrongKind } from "./rules.ts";
import { choiceRule } from "./scalar-rules.ts";
import { boolean, choice, sampleLimit, text, url, wholeNumber } from "./scalars.ts";
import { type Field, object, optional, type RecordOf, required, type Type } from "./type.ts";

/** What executes an evaluation. */
export const packRunners = ["lm-eval", "evalscope", "rtl", "judge", "safety"] as const;
export type PackRunner = (typeof packRunners)[number];
/** Whether a runner scores by a rubric; the others do not read one. */
export function readsRubric(runner: PackRunner): boolean {
  return runner === "judge" || runner === "safety";
}

/** Which way of a metric is better; `neutral` takes no side. */
export const metricDirections = ["higher", "lower", "neutral"] as const;
export type MetricDirection = (typeof metricDirections)[number];

const kinds = ["benchmark"] as const;
const schemas = ["forge/benchmark/v1"] as const;

/** The rules of a pack's words. */
export const packRules = {
  kind: choiceRule("E-PACK-KIND", { en: "the kind of a pack", zh: "评测包类型" }, kinds, {
    written: "benchmarks",
    nearest: "benchmark",
  }),
  schema: choiceRule("E-PACK-SCHEMA", { en: "the schema of a pack", zh: "评测包格式" }, schemas, {
    written: "forge/benchmark/v2",
    nearest: "forge/benchmark/v1",
  }),
  runner: choiceRule("E-PACK-RUNNER", { en: "a runner", zh: "运行器" }, packRunners, {
    written: "lm_eval",
    nearest: "lm-eval",
  }),
  direction: choiceRule("E-METRIC-DIRECTION", { en: "a direction", zh: "方向" }, metricDirections, {
    written: "up",
    nearest: null,
  }),
} as const;

/** Anything: what the runner makes of it is the runner's matter. */
const anything: Type<Json> = {
  expected: { en: "a value", zh: "值" },
  example: (syntax) => (syntax === "yaml" ? "{ temperature: 0 }" : "{ temperature = 0 }"),
  read: (node) => toJson(node),
};

const batchCount = wholeNumber(1);

/** A whole number from 1, or a word such as auto. */
const batchSize: Type<number | string> = {
  expected: { en: "a whole number or auto", zh: "整数或 auto" },
  example: () => "auto",
  read(node, path, reader) {
    if (node.kind === "scalar" && typeof node.value === "number") return batchCount.read(node, path, reader);
    if (node.kind === "scalar" && typeof node.value === "string") return node.value;
    reader.report(wrongKind, node.mark, path, { node, expected: this.expected, example: this.example(reader.syntax) });
    return undefined;
  },
};

/** Display copy in other languages: `i18n: { zh: { … } }`. */
function translations<F extends Readonly<Record<string, Field<string, "optional">>>>(fields: F) {
  const language: Text = { en: "display copy by language", zh: "各语言的显示文本" };
  return object(language, {
    zh: optional(object({ en: "display copy in Chinese", zh: "中文显示文本" }, fields), {
      en: "In Chinese.",
      zh: "中文。",
    }),
  });
}

export const packMetric = object(
  { en: "a metric with a key", zh: "含 key 的指标" },
  {
    key: required(text, {
      en: "The name that the runner writes, verbatim, commas included: exact_match,strict-match.",
      zh: "运行器报告中的指标名，须原样照写，逗号也不例外，例如 exact_match,strict-match。",
    }),
    label: optional(text, { en: "Name to show; absent: the key.", zh: "显示名称（英文）；缺省为 key。" }),
    direction: optional(choice(packRules.direction, metricDirections), {
      en: "Which way is better; absent: higher.",
      zh: "哪个方向更好；缺省为 higher。",
    }),
    ratio: optional(boolean, {
      en: "Whether it is a proportion from 0 to 1, shown as a percentage; absent: true.",
      zh: "是否为 0 到 1 之间的比例（以百分数显示）；缺省为 true。",
    }),
    primary: optional(boolean, {
      en: "true at the metric that runs are compared by; if none says so, the first.",
      zh: "各次运行默认比较的指标写 true；若均未写明，则取第一个。",
    }),
    i18n: optional(translations({ label: optional(text, { en: "Name to show.", zh: "显示名称。" }) }), {
      en: "The label in other languages.",
      zh: "其他语言的显示名称。",
    }),
  },
);
export type PackMetric = RecordOf<typeof packMetric>;

/** `benchmark.yaml` */
export const packDeclaration = object(
  { en: "a declaration of a benchmark pack", zh: "评测包声明" },
  {
    schema: required(choice(packRules.schema, schemas), { en: "The format.", zh: "格式。" }),
    name: required(text, {
      en: "The pack's leaf name: its folder, without the owner in front.",
      zh: "评测包的名称，即文件夹名去掉所有者前缀。",
    }),
    title: required(text, { en: "Name to show.", zh: "显示名称（英文）。" }),
    summary: optional(text, { en: "What it measures.", zh: "评测内容（英文）。" }),
    category: optional(text, {
      en: "What it is listed under: math, code, knowledge, …; absent: general.",
      zh: "所属类别，如 math、code、knowledge；缺省为 general。",
    }),
    runner: required(choice(packRules.runner, packRunners), { en: "What executes it.", zh: "执行评测的运行器。" }),
    suites: required(listOf(text, { atLeastOne: true, distinct: true }), {
      en: "Names that the runner understands; for lm-eval, its tasks.",
      zh: "运行器能识别的评测集名称；对 lm-eval 而言即任务名。",
    }),
    num_fewshot: optional(wholeNumber(0), { en: "Number of examples in the prompt.", zh: "提示中的示例数量。" }),
    batch_size: optional(batchSize, { en: "Batch size; absent: auto.", zh: "批大小；缺省为 auto。" }),
    limit: optional(sampleLimit, {
      en: "Largest number of samples (below 1: share of them); absent: all.",
      zh: "样本数上限（小于 1 时表示比例）；缺省为全部样本。",
    }),
    extra_args: optional(anything, { en: "Further defaults for the runner.", zh: "运行器的其他默认参数。" }),
    rubric: optional(text, {
      en: "<owner>/<name> of what a judge scores by: required for judge, allowed for safety, not read by the others.",
      zh: "评审所依据的评分标准，写作 <所有者>/<名称>：judge 必填，safety 选填，其他运行器不读取。",
    }),
    keywords: optional(listOf(text, { distinct: true }), { en: "Words to find it by.", zh: "关键词。" }),
    metrics: required(listOf(packMetric, { atLeastOne: true }), {
      en: "Which numbers of the report are read, and how they are shown.",
      zh: "读取报告中的哪些数字，以及如何显示。",
    }),
    i18n: optional(
      translations({
        title: optional(text, { en: "Name to show.", zh: "显示名称。" }),
        summary: optional(text, { en: "What it measures.", zh: "评测内容。" }),
      }),
      { en: "Display copy in other languages.", zh: "其他语言的显示文本。" },
    ),
  },
);
export type PackDeclaration = RecordOf<typeof packDeclaration>;

const { withdrawn_reason, withdrawn_reason_zh, references } = publicationFields;

/** `plugin.yaml` */
export const packPlugin = object(
  { en: "a plugin of kind benchmark", zh: "kind 为 benchmark 的插件" },
  {
    kind: required(choice(packRules.kind, kinds), { en: "benchmark.", zh: "取 benchmark。" }),
    author: optional(author, { en: "Who maintains the pack.", zh: "作者与维护者。" }),
    homepage: optional(url, { en: "Home page of the pack.", zh: "评测包主页。" }),
    license: optional(text, { en: "Licence of the declaration.", zh: "声明的许可证。" }),
    status: optional(status, {
      en: "draft, published or withdrawn; absent: published.",
      zh: "取 draft、published 或 withdrawn；缺省为 published。",
    }),
    withdrawn_reason,
    withdrawn_reason_zh,
    references,
  },
  inspectWithdrawal,
);
export type PackPlugin = RecordOf<typeof packPlugin>;
