/** `packages/<id>/benchmark_config.toml` (RFC-0001). */
import { author, inspectWithdrawal, publicationFields } from "./publication.ts";
import { text, timestamp, version } from "./scalars.ts";
import { object, optional, type RecordOf, required } from "./type.ts";

export const benchmarkManifest = object(
  { en: "a benchmark manifest", zh: "基准配置" },
  {
    id: required(text, {
      en: "The benchmark; equals the folder's name. Letters, digits, hyphens.",
      zh: "基准的唯一标识，与文件夹名一致。只含字母、数字与连字符。",
    }),
    title: required(text, { en: "Name to show.", zh: "显示名称（英文）。" }),
    title_zh: optional(text, { en: "Name to show in Chinese.", zh: "显示名称（中文）。" }),
    description: required(text, {
      en: "What it measures, where its data come from, how it is scored.",
      zh: "评测内容、数据来源与评分方法（英文）。",
    }),
    description_zh: optional(text, { en: "The same in Chinese.", zh: "评测内容、数据来源与评分方法（中文）。" }),
    version: required(version, {
      en: "x.y.z; other forms are shown as given.",
      zh: "x.y.z 格式；其他写法按原样显示。",
    }),
    last_update: required(timestamp, {
      en: "Last change of the tasks, UTC to the second.",
      zh: "题目最近一次更新的时间，UTC，精确到秒。",
    }),
    author: required(author, { en: "Who maintains it.", zh: "作者与维护者。" }),
    ...publicationFields,
  },
  inspectWithdrawal,
);

export type BenchmarkManifest = RecordOf<typeof benchmarkManifest>;
