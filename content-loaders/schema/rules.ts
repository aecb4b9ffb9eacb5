/** What can be wrong with keys, lists and mappings, whatever the format. */
import { defineRule, type Rule, type Text } from "../problem.ts";
import type { SourceNode } from "../source/node.ts";
import { behindHan } from "../spacing.ts";
import { quoted, quotedZh, scalarRules } from "./scalar-rules.ts";

function described(node: SourceNode): Text {
  switch (node.kind) {
    case "map":
      return { en: "A mapping", zh: "映射" };
    case "list":
      return { en: "A list", zh: "列表" };
    case "scalar":
      return { en: quoted(node.written), zh: quotedZh(node.written) };
    default:
      return node satisfies never;
  }
}

const orNull: Text = { en: ", or null if the source does not say", zh: "；来源未说明时写 null" };
const nothing: Text = { en: "", zh: "" };

/** A missing key, the line that would mend it, and whether it may say null. */
interface MissingKey {
  readonly name: string;
  readonly line: string;
  readonly mayBeNull: boolean;
}

/** All keys that one mapping lacks are told together. */
export const missingKeys = defineRule<{ readonly keys: readonly MissingKey[] }>({
  code: "E-REQUIRED",
  severity: "error",
  about: {
    en: "Every required key is there; one that may be null is written with null.",
    zh: "必填键不得缺失；允许为 null 的键也要写出，值写 null。",
  },
  example: { keys: [{ name: "cost", line: "cost: 4.25", mayBeNull: true }] },
  message: ({ keys }) => {
    const { en, zh } = listed(keys.map(nameOf));
    return {
      en: keys.length === 1 ? `The required key ${en} is missing.` : `The required keys ${en} are missing.`,
      zh: `缺少必填键${zh}。`,
    };
  },
  fix: ({ keys }) => {
    const lines = keys.map(({ line }) => line);
    const nullable = keys.filter(({ mayBeNull }) => mayBeNull);
    const alternative =
      nullable.length === 0 ? nothing : nullable.length === keys.length ? orNull : orNullFor(nullable.map(nameOf));
    const them =
      keys.length === 1
        ? { en: "it with your own value", zh: "该键" }
        : { en: "them with your own values", zh: "这些键" };
    return {
      en: `add ${them.en}, such as ${lines.join("; ")}${alternative.en}.`,
      zh: `加上${them.zh}并填写实际值，写法例如 ${lines.join("；")}${alternative.zh}。`,
    };
  },
});

/** `"a", "b" and "c"`, all of them. */
function listed(names: readonly string[]): Text {
  const shown = names.map((name) => quoted(name));
  const last = shown.pop() ?? "";
  return {
    en: shown.length === 0 ? last : `${shown.join(", ")} and ${last}`,
    zh: names.map((name) => quotedZh(name)).join("、"),
  };
}

function nameOf({ name }: MissingKey): string {
  return name;
}

function orNullFor(names: readonly string[]): Text {
  return {
    en: `${orNull.en} (${names.join(", ")} only)`,
    zh: `${orNull.zh}（仅限 ${names.join("、")}）`,
  };
}

export const emptyValue = defineRule<{ readonly example: string; readonly mayBeNull: boolean }>({
  code: "E-EMPTY",
  severity: "error",
  about: {
    en: "A required value is not empty; only the written word null says that the source does not tell.",
    zh: "必填值不得为空；只有写明 null 才表示来源未说明。",
  },
  example: { example: "72.5", mayBeNull: true },
  message: () => ({ en: "Nothing stands here.", zh: "此处为空。" }),
  fix: ({ example, mayBeNull }) => {
    const alternative = mayBeNull ? orNull : nothing;
    return {
      en: `write a value, such as ${example}${alternative.en}.`,
      zh: `填写值，例如 ${example}${alternative.zh}。`,
    };
  },
});

export const notNull = defineRule<{ readonly expected: Text }>({
  code: "E-NULL",
  severity: "error",
  about: {
    en: "Only figures, times, harness_version, model_provider, thinking_level, and provider, base and algorithm of a run may be null.",
    zh: "只有数值、时间、harness_version、model_provider、thinking_level，以及运行的 provider、base 与 algorithm 可为 null。",
  },
  example: { expected: { en: "a whole number", zh: "整数" } },
  message: () => ({ en: "null is not allowed here.", zh: "此处不允许 null。" }),
  fix: ({ expected }) => ({ en: `write ${expected.en}.`, zh: `填写${behindHan(expected.zh)}。` }),
});

export const statedNull = defineRule<{
  readonly keys: readonly string[];
  /** How many records they stand in; null outside of attempt files. */
  readonly records: number | null;
}>({
  code: "W-NULL",
  severity: "warning",
  about: {
    en: "null says that the source does not tell. It is shown as a dash, never replaced and never 0.",
    zh: "null 表示来源未说明。页面显示为短横，绝不替代，也绝不当作 0。",
  },
  example: { keys: ["harness_version"], records: null },
  message: ({ keys, records }) => {
    const plural = keys.length > 1 ? "are" : "is";
    return records === null
      ? {
          en: `${keys.join(", ")} ${plural} null: the source does not say.`,
          zh: `${keys.join("、")} 为 null：来源未说明。`,
        }
      : {
          en: `${keys.join(", ")} ${plural} null in ${records} ${records === 1 ? "record" : "records"}: the source does not say.`,
          zh: `${records} 条记录的 ${keys.join("、")} 为 null：来源未说明。`,
        };
  },
  fix: () => ({
    en: "write the value if it is known; otherwise leave it, and it is shown as a dash.",
    zh: "若已知其值，请填写；否则保持不变，页面将显示短横。",
  }),
});

export const wrongKind = defineRule<{
  readonly node: SourceNode;
  readonly expected: Text;
  readonly example: string;
  /** Whether it is the content of the file as a whole; then `example` is its first line. */
  readonly isFile?: boolean;
}>({
  code: "E-TYPE",
  severity: "error",
  about: { en: "A value is of the kind that its key asks for.", zh: "值的类型须符合该键的要求。" },
  example: {
    node: { kind: "scalar", mark: 0, value: "court-test", written: "court-test", form: "quoted" },
    expected: { en: "a list, each item being text", zh: "列表，其中每一项为文本" },
    example: '["court-test"]',
  },
  message: ({ node, expected }) => ({
    en: `${described(node).en} is not ${expected.en}.`,
    zh: `${described(node).zh}不是所要求的类型：${expected.zh}。`,
  }),
  fix: ({ example, isFile = false }) =>
    isFile
      ? { en: `write one key a line, as in ${example}.`, zh: `每行写一个键，例如 ${example}。` }
      : { en: `write it as in ${example}.`, zh: `写法例如 ${example}。` },
});

export const emptyList = defineRule<{ readonly example: string }>({
  code: "E-LIST-EMPTY",
  severity: "error",
  about: { en: "A required list has at least one item.", zh: "必填列表至少有一项。" },
  example: { example: '["court-test"]' },
  message: () => ({ en: "The list is empty.", zh: "列表为空。" }),
  fix: ({ example }) => ({ en: `name at least one, as in ${example}.`, zh: `至少写一项，例如 ${example}。` }),
});

export const itemTwice = defineRule<{ readonly written: string; readonly firstLine: number }>({
  code: "E-LIST-TWICE",
  severity: "error",
  about: {
    en: "A data set, folder, identity field, suite or keyword stands once in its list.",
    zh: "数据集、文件夹、身份字段、评测集或关键词在其列表中只出现一次。",
  },
  example: { written: "court-test", firstLine: 12 },
  message: ({ written, firstLine }) => ({
    en: `${quoted(written)} stands twice in this list, first in line ${firstLine}.`,
    zh: `${quotedZh(written)}在此列表中出现了两次，第一次在第 ${firstLine} 行。`,
  }),
  fix: () => ({ en: "keep one of the two.", zh: "两处只保留一处。" }),
});

export const misspeltKey = defineRule<{ readonly key: string; readonly meant: string }>({
  code: "E-KEY-NAME",
  severity: "error",
  about: {
    en: "Required keys are spelt as the format names them.",
    zh: "必填键须按格式规定的名称书写。",
  },
  example: { key: "duraton_ms", meant: "duration_ms" },
  message: ({ key, meant }) => ({
    en: `The key ${quoted(key)} is not known here, and the required key "${meant}" is missing.`,
    zh: `格式中没有键${quotedZh(key)}，而必填键“${meant}”缺失。`,
  }),
  fix: ({ key, meant }) =>
    key.startsWith(`${meant}:`)
      ? { en: `put a space behind the colon of "${meant}:".`, zh: `在“${meant}:”的冒号后加一个空格。` }
      : { en: `did you mean "${meant}"?`, zh: `是否应为“${meant}”？` },
});

/** All keys of one mapping that belong to the one around it are told together. */
export const misplacedKeys = defineRule<{
  readonly keys: readonly string[];
  readonly from: string;
  readonly syntax: "yaml" | "toml";
}>({
  code: "E-KEY-LEVEL",
  severity: "error",
  about: {
    en: "Required keys stand in their own mapping, not in one inside of it.",
    zh: "必填键须写在其所属的映射中，不得写进内层映射。",
  },
  example: { keys: ["status"], from: "author", syntax: "toml" },
  message: ({ keys, from }) => {
    const { en, zh } = listed(keys);
    return {
      en: `${en} ${keys.length === 1 ? "stands" : "stand"} inside "${from}" instead of beside it, and so is not read.`,
      zh: `${zh}写在了“${from}”之内而不是与它并列，不会被读取。`,
    };
  },
  fix: ({ keys, from, syntax }) => {
    const them = keys.length === 1 ? `"${keys[0]}"` : "them";
    const themZh = keys.length === 1 ? `“${keys[0]}”` : "这些键";
    return syntax === "toml"
      ? { en: `move ${them} above the line [${from}].`, zh: `把${themZh}移到 [${from}] 一行之前。` }
      : { en: `let ${them} begin in the same column as "${from}".`, zh: `让${themZh}与“${from}”从同一列开始。` };
  },
});

/** The unknown keys of one mapping that are near to no known one are told together. */
export const unknownKeys = defineRule<{
  readonly keys: readonly string[];
  /** The known key that the only one of them is near to. */
  readonly nearest: string | null;
  /** Whether the mapping around it has such a key. */
  readonly isStray?: boolean;
}>({
  code: "W-UNKNOWN-KEY",
  severity: "warning",
  about: { en: "Keys that the format does not know are not read.", zh: "格式之外的键不会被读取。" },
  example: { keys: ["thinking"], nearest: "thinking_level" },
  message: ({ keys }) => {
    const { en, zh } = listed(keys);
    return {
      en:
        keys.length === 1
          ? `The key ${en} is not known here and is not read.`
          : `The keys ${en} are not known here and are not read.`,
      zh: `格式中没有键${zh}，不会读取。`,
    };
  },
  fix: ({ keys, nearest, isStray = false }) => {
    const them = keys.length === 1 ? { en: "it", zh: "它" } : { en: "them", zh: "它们" };
    if (isStray) return { en: "move it one level up.", zh: "把它移到上一层。" };
    return nearest === null
      ? {
          en: `remove ${them.en}, unless another program reads ${them.en}.`,
          zh: `删除${them.zh}；若有其他程序读取，可以保留。`,
        }
      : { en: `did you mean "${nearest}"?`, zh: `是否应为“${nearest}”？` };
  },
});

export const withdrawnWithoutReason = defineRule<object>({
  code: "E-WITHDRAWN-REASON",
  severity: "error",
  about: { en: "What is withdrawn says why.", zh: "撤回须说明原因。" },
  example: {},
  message: () => ({
    en: 'The status is "withdrawn", but "withdrawn_reason" is missing.',
    zh: "状态为“withdrawn”，但缺少“withdrawn_reason”。",
  }),
  fix: () => ({
    en: "add withdrawn_reason with one sentence, and withdrawn_reason_zh if you can.",
    zh: "加上 withdrawn_reason，用一句话说明；最好也写 withdrawn_reason_zh。",
  }),
});

/** The rules of keys and values, for the reference page; those of choices stand with their fields. */
export const fieldRules: readonly Rule<never>[] = [
  missingKeys,
  misspeltKey,
  misplacedKeys,
  emptyValue,
  notNull,
  statedNull,
  wrongKind,
  emptyList,
  itemTwice,
  unknownKeys,
  withdrawnWithoutReason,
  ...scalarRules,
];
