/** `runs/<id>/run.yaml`: a trained model, whose evaluations by packs lie in the folders beside it. */
import { listOf, recordOf } from "./collections.ts";
import { author, inspectWithdrawal, publicationFields } from "./publication.ts";
import { choiceRule } from "./scalar-rules.ts";
import { algorithmId, choice, identifier, sampleLimit, text, timestamp, url, wholeNumber } from "./scalars.ts";
import { nullable, object, optional, orNone, type RecordOf, required } from "./type.ts";

/** Who produced the numbers of a `scores.json`. */
export const scoreSources = ["platform", "external"] as const;

/** The rule of `source`. */
export const scoreSourceRule = choiceRule(
  "E-SCORE-SOURCE",
  { en: "a source of scores", zh: "得分来源" },
  scoreSources,
  {
    written: "plattform",
    nearest: "platform",
  },
);

/** What a `scores.json` cannot say of itself. */
export const runResult = object(
  { en: "a mapping with source", zh: "含 source 的映射" },
  {
    source: required(choice(scoreSourceRule, scoreSources), {
      en: "platform: from the platform's rtl, judge or safety runner; external: scored elsewhere, and marked so everywhere.",
      zh: "platform：由平台的 rtl、judge 或 safety 运行器产生；external：在平台之外评分，各处均会标明。",
    }),
    num_fewshot: optional(wholeNumber(0), {
      en: "Number of examples in the prompt, where it is known.",
      zh: "提示中的示例数量（已知时填写）。",
    }),
    limit: optional(sampleLimit, { en: "Largest number of samples, where there was one.", zh: "样本数上限（如有）。" }),
    suites: optional(listOf(text, { atLeastOne: true, distinct: true }), {
      en: "What was run, where that is not what the pack declares.",
      zh: "实际运行的评测集（与声明不同时填写）。",
    }),
    reference: optional(url, { en: "Where the numbers are published.", zh: "数字的公开出处。" }),
    note: optional(text, { en: "What a reader of the numbers must know.", zh: "读者须知（英文）。" }),
    note_zh: optional(text, { en: "The same in Chinese.", zh: "读者须知（中文）。" }),
  },
);
export type RunResultFields = RecordOf<typeof runResult>;

/** `run.yaml` */
export const runManifest = object(
  { en: "a run with model and base", zh: "含 model 与 base 的运行" },
  {
    model: required(text, { en: "The model that was evaluated.", zh: "被评测的模型。" }),
    provider: nullable(text, { en: "Who serves or publishes the model.", zh: "模型的提供方。" }),
    base: orNone(identifier, {
      en: "The run that this one is compared with, by id; null where there is none.",
      zh: "用作对照的运行的 ID；没有则写 null。",
    }),
    algorithm: orNone(algorithmId, {
      en: "What made the model out of its base: its folder under plugins/; null where nothing did.",
      zh: "由对照运行得到该模型所用的算法，即 plugins/ 下的文件夹名；没有则写 null。",
    }),
    finished_at: nullable(timestamp, { en: "When the run was finished, UTC.", zh: "运行结束的时间，UTC。" }),
    author: required(author, { en: "Who made the run.", zh: "作者。" }),
    results: optional(recordOf(runResult), {
      en: "What the scores of a pack cannot say of themselves, by pack id.",
      zh: "得分文件自身无法说明的信息，以评测包 ID 为键。",
    }),
    ...publicationFields,
  },
  inspectWithdrawal,
);
export type RunManifest = RecordOf<typeof runManifest>;
