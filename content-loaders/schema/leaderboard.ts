/** `leaderboards/<id>.yaml`: which experiments form which entries, and which columns they are shown with. */
import type { Text } from "../problem.ts";
import { listOf, recordOf } from "./collections.ts";
import { author, inspectWithdrawal, publicationFields } from "./publication.ts";
import { wrongKind } from "./rules.ts";
import { choiceRule } from "./scalar-rules.ts";
import { boolean, choice, identifier, text, timestamp, weight, wholeNumber } from "./scalars.ts";
import { object, optional, type RecordOf, required, type Type } from "./type.ts";

/** What a column's numbers are. */
export const columnUnits = ["score", "points", "percent", "ratio", "usd", "ms", "tokens", "count"] as const;
/** Which way is better. */
export const columnDirections = ["higher", "lower", "neutral"] as const;
/** What can make two experiments the same agent. */
export const identityFields = [
  "harness_name",
  "harness_version",
  "model_name",
  "model_provider",
  "thinking_level",
  "algorithm",
  "author.name",
] as const;

/** The rules of a leaderboard's words. */
export const leaderboardRules = {
  unit: choiceRule("E-COLUMN-UNIT", { en: "a unit", zh: "单位" }, columnUnits, {
    written: "token",
    nearest: "tokens",
  }),
  direction: choiceRule("E-COLUMN-DIRECTION", { en: "a direction", zh: "方向" }, columnDirections, {
    written: "up",
    nearest: null,
  }),
  identity: choiceRule("E-IDENTITY", { en: "an identity field", zh: "身份字段" }, identityFields, {
    written: "model",
    nearest: null,
  }),
} as const;

/** A short name: one for all languages, or one for each. */
const displayName: Type<Text> = {
  get parts() {
    return namesByLanguage.parts;
  },
  expected: { en: "a name, or a name for each language", zh: "名称，或各语言的名称" },
  example: () => '{ en: "few-shot", zh: "少样本" }',
  read(node, path, reader) {
    if (node.kind === "scalar") {
      const name = text.read(node, path, reader);
      return name === undefined ? undefined : { en: name, zh: name };
    }
    if (node.kind === "map") return namesByLanguage.read(node, path, reader);
    reader.report(wrongKind, node.mark, path, { node, expected: this.expected, example: this.example(reader.syntax) });
    return undefined;
  },
};

const namesByLanguage = object(
  { en: "a name for each language", zh: "各语言的名称" },
  {
    en: required(text, { en: "Short name.", zh: "简称（英文）。" }),
    zh: required(text, { en: "Short name in Chinese.", zh: "简称（中文）。" }),
  },
);

export const leaderboardGroup = object(
  { en: "a group with id and test_data", zh: "含 id 与 test_data 的子基准" },
  {
    id: required(identifier, { en: "Name of the group in expressions.", zh: "表达式中使用的子基准 ID。" }),
    title: optional(text, {
      en: "Name to show; absent: that of its only benchmark, else the id.",
      zh: "显示名称（英文）；缺省取唯一基准的名称，否则取 ID。",
    }),
    title_zh: optional(text, { en: "Name to show in Chinese.", zh: "显示名称（中文）。" }),
    description: optional(text, { en: "What it measures.", zh: "评测内容（英文）。" }),
    description_zh: optional(text, { en: "The same in Chinese.", zh: "评测内容（中文）。" }),
    test_data: required(listOf(text, { atLeastOne: true, distinct: true }), {
      en: "Benchmarks; an experiment belongs to the group whose test_data equals its own as a set.",
      zh: "基准列表；test_data 作为集合与之相等的实验属于该子基准。",
    }),
    weight: optional(weight, {
      en: "Weight in weighted_mean(); absent: 1.",
      zh: "weighted_mean() 中的权重；缺省为 1。",
    }),
  },
);

export const leaderboardColumn = object(
  { en: "a column with id, title and value", zh: "含 id、title 与 value 的列" },
  {
    id: required(identifier, { en: "Name of the column in links and exports.", zh: "链接与导出中使用的列 ID。" }),
    title: required(text, { en: "Heading.", zh: "列标题（英文）。" }),
    title_zh: optional(text, { en: "Heading in Chinese.", zh: "列标题（中文）。" }),
    description: optional(text, { en: "What the number is.", zh: "数字的含义（英文）。" }),
    description_zh: optional(text, { en: "The same in Chinese.", zh: "数字的含义（中文）。" }),
    value: required(text, { en: "Expression that yields the cell's value.", zh: "计算单元格数值的表达式。" }),
    std: optional(text, {
      en: "Expression for the spread; absent: propagated from the value.",
      zh: "计算标准差的表达式；缺省由 value 传播得出。",
    }),
    unit: optional(choice(leaderboardRules.unit, columnUnits), {
      en: "What the number is, and so how it is written; absent: what its figures suggest.",
      zh: "数字的单位，决定显示方式；缺省由所用数字推定。",
    }),
    digits: optional(wholeNumber(0, 10), {
      en: "Decimals to show; absent: 2, and 0 for ms and tokens.",
      zh: "显示的小数位数；缺省为 2，单位为 ms 或 tokens 时为 0。",
    }),
    direction: optional(choice(leaderboardRules.direction, columnDirections), {
      en: "Which way is better; absent: lower for usd, ms and tokens, else higher.",
      zh: "哪个方向更好；缺省时 usd、ms、tokens 为 lower，其余为 higher。",
    }),
    primary: optional(boolean, {
      en: "true at the column that ranks; if none says so, the first.",
      zh: "排名列写 true；若均未写明，则取第一列。",
    }),
  },
);

export type LeaderboardColumn = RecordOf<typeof leaderboardColumn>;

export const namedEntry = object(
  { en: "an entry with id and experiments", zh: "含 id 与 experiments 的条目" },
  {
    id: required(identifier, { en: "The entry's id, in links and exports.", zh: "条目 ID，用于链接与导出。" }),
    title: optional(text, {
      en: "Name to show; absent: from its identity.",
      zh: "显示名称（英文）；缺省由身份字段得出。",
    }),
    title_zh: optional(text, { en: "Name to show in Chinese.", zh: "显示名称（中文）。" }),
    experiments: required(listOf(text, { atLeastOne: true }), {
      en: "Experiment ids, or <folder>/<id>.",
      zh: "实验 ID，或 <文件夹>/<ID>。",
    }),
  },
);

/** How experiments are put into rows. */
export const leaderboardEntries = object(
  { en: "a mapping with identity or named", zh: "含 identity 或 named 的映射" },
  {
    identity: optional(
      listOf(choice(leaderboardRules.identity, identityFields), { atLeastOne: true, distinct: true }),
      {
        en: `Experiments that agree in all of these form one entry; absent: ${identityFields.join(", ")}.`,
        zh: `这些字段全部相同的实验构成一个条目；缺省为 ${identityFields.join("、")}。`,
      },
    ),
    named: optional(listOf(namedEntry), {
      en: "Explicit entries, which win over identity.",
      zh: "具名条目，优先于 identity。",
    }),
  },
);

export const leaderboardDefinition = object(
  { en: "a leaderboard definition", zh: "榜单定义" },
  {
    leaderboard_id: required(text, {
      en: "The leaderboard; equals the file's name. Letters, digits, hyphens.",
      zh: "榜单的唯一标识，与文件名一致。只含字母、数字与连字符。",
    }),
    title: required(text, { en: "Name to show.", zh: "显示名称（英文）。" }),
    title_zh: optional(text, { en: "Name to show in Chinese.", zh: "显示名称（中文）。" }),
    description: required(text, { en: "What it compares, and how.", zh: "比较的内容与方法（英文）。" }),
    description_zh: optional(text, { en: "The same in Chinese.", zh: "比较的内容与方法（中文）。" }),
    last_update: required(timestamp, {
      en: "Last change of the definition, UTC to the second.",
      zh: "定义最近一次更新的时间，UTC，精确到秒。",
    }),
    author: required(author, { en: "Who maintains it.", zh: "作者与维护者。" }),
    experiments: optional(listOf(text, { atLeastOne: true, distinct: true }), {
      en: "Folders under experiments/ that it draws on; absent: the folder of the same id.",
      zh: "所引用的 experiments/ 下的文件夹；缺省为同名文件夹。",
    }),
    groups: optional(listOf(leaderboardGroup, { atLeastOne: true }), {
      en: "Sub-benchmarks in display order; absent: one for each distinct test_data.",
      zh: "按显示顺序排列的子基准；缺省时每种 test_data 各成一个子基准。",
    }),
    entries: optional(leaderboardEntries, { en: "How experiments form rows.", zh: "实验如何构成条目。" }),
    display: optional(recordOf(recordOf(displayName), identityFields), {
      en: "Short names, by field and value.",
      zh: "简称，以字段与取值为键。",
    }),
    columns: optional(listOf(leaderboardColumn, { atLeastOne: true }), {
      en: "Columns in display order; absent: score, cost, tokens, duration.",
      zh: "按显示顺序排列的列；缺省为得分、费用、Token 数与耗时。",
    }),
    ...publicationFields,
  },
  inspectWithdrawal,
);
export type LeaderboardDefinition = RecordOf<typeof leaderboardDefinition>;
