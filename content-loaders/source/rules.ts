/** What can be wrong with a file before anything is known of its fields. */
import { defineRule, type Rule, type Text } from "../problem.ts";
import { type JsonFaultValues, jsonMessage } from "./json-messages.ts";
import { unclosedTextMessage } from "./toml-messages.ts";
import { syntaxMessage } from "./yaml-messages.ts";

/** Larger files are not read, in bytes. */
export const maximumFileSize = 5 * 1024 * 1024;
/** How many values the aliases of one file may stand for. */
export const maximumAliasedValues = 10_000;
/** How deep lists and mappings may lie in each other. */
export const maximumDepth = 64;

export const fileTooLarge = defineRule<{ readonly bytes: number }>({
  code: "E-FILE-SIZE",
  severity: "error",
  about: { en: "A file has at most 5 MB.", zh: "单个文件不超过 5 MB。" },
  example: { bytes: 7_340_032 },
  message: ({ bytes }) => ({
    en: `The file has ${(bytes / 1024 / 1024).toFixed(1)} MB, more than 5 MB.`,
    zh: `文件大小为 ${(bytes / 1024 / 1024).toFixed(1)} MB，超过 5 MB。`,
  }),
  fix: () => ({
    en: "move raw data to data/ or traces/, or split the file.",
    zh: "把原始数据移到 data/ 或 traces/，或拆分文件。",
  }),
});

export const notUtf8 = defineRule<{ readonly isUtf16: boolean }>({
  code: "E-UTF8",
  severity: "error",
  about: { en: "Files are UTF-8, with or without a byte order mark.", zh: "文件使用 UTF-8 编码，可带 BOM。" },
  example: { isUtf16: false },
  message: ({ isUtf16 }) =>
    isUtf16
      ? { en: "The file is encoded as UTF-16.", zh: "文件的编码是 UTF-16。" }
      : { en: "Here the bytes are not valid UTF-8.", zh: "此处的字节不是有效的 UTF-8。" },
  fix: () => ({ en: "save the file as UTF-8.", zh: "把文件另存为 UTF-8。" }),
});

export const nulByte = defineRule<object>({
  code: "E-NUL",
  severity: "error",
  about: {
    en: "Files hold no NUL characters, whether raw or as an escape.",
    zh: "文件中不得有 NUL 字符，写成转义也不行。",
  },
  example: {},
  message: () => ({ en: "Here is a NUL character.", zh: "此处有一个 NUL 字符。" }),
  fix: () => ({ en: "delete it.", zh: "删除它。" }),
});

export const halfCharacter = defineRule<object>({
  code: "E-HALF-CHARACTER",
  severity: "error",
  about: {
    en: "Escapes in texts stand for whole characters, not for half of a surrogate pair.",
    zh: "文本中的转义须表示完整的字符，而不是半个代理对。",
  },
  example: {},
  message: () => ({
    en: "An escape in this text is half of a surrogate pair, which is no character.",
    zh: "此文本中的转义只是半个代理对，不是字符。",
  }),
  fix: () => ({ en: "write the character itself.", zh: "直接写出该字符。" }),
});

export const lineEnds = defineRule<{ readonly whole: boolean }>({
  code: "E-LINE-ENDS",
  severity: "error",
  about: { en: "Lines end with LF or CRLF.", zh: "行尾使用 LF 或 CRLF。" },
  example: { whole: true },
  message: ({ whole }) =>
    whole
      ? { en: "The lines of this file end with CR alone.", zh: "此文件的行尾只有 CR。" }
      : { en: "Here a line ends with CR alone.", zh: "此处的行尾只有 CR。" },
  fix: () => ({ en: "save the file with LF line ends.", zh: "把文件的行尾存为 LF。" }),
});

export const mergeConflict = defineRule<object>({
  code: "E-MERGE-CONFLICT",
  severity: "error",
  about: { en: "Files hold no marks of an unfinished merge.", zh: "文件中不得留有未解决的合并冲突标记。" },
  example: {},
  message: () => ({
    en: 'An unfinished merge begins here: "<<<<<<<".',
    zh: "此处有未解决的合并冲突：“<<<<<<<”。",
  }),
  fix: () => ({
    en: 'keep one of the two versions and delete the lines "<<<<<<<", "=======" and ">>>>>>>".',
    zh: "只保留其中一个版本，并删除“<<<<<<<”“=======”“>>>>>>>”各行。",
  }),
});

export const emptyFile = defineRule<object>({
  code: "E-FILE-EMPTY",
  severity: "error",
  about: { en: "No file is empty.", zh: "文件不得为空。" },
  example: {},
  message: () => ({ en: "The file is empty.", zh: "文件为空。" }),
  fix: () => ({ en: "fill it in, or delete it.", zh: "填写内容，或删除文件。" }),
});

export const yamlSyntax = defineRule<{ readonly detail: Text; readonly fix: Text }>({
  code: "E-YAML-SYNTAX",
  severity: "error",
  about: { en: "The file is YAML 1.2.", zh: "文件须为合法的 YAML 1.2。" },
  example: syntaxMessage("BLOCK_AS_IMPLICIT_KEY", ""),
  message: ({ detail }) => detail,
  fix: ({ fix }) => fix,
});

export const yamlTab = defineRule<object>({
  code: "E-YAML-TAB",
  severity: "error",
  about: { en: "YAML is indented with spaces.", zh: "YAML 用空格缩进。" },
  example: {},
  message: () => ({ en: "The line is indented with a tab.", zh: "此行用制表符缩进。" }),
  fix: () => ({ en: "replace each tab by two spaces.", zh: "把每个制表符换成两个空格。" }),
});

export const yamlDocuments = defineRule<object>({
  code: "E-YAML-DOCUMENTS",
  severity: "error",
  about: { en: "A file holds one YAML document.", zh: "一个文件只含一个 YAML 文档。" },
  example: {},
  message: () => ({ en: "A second YAML document begins here.", zh: "此处开始了第二个 YAML 文档。" }),
  fix: () => ({
    en: 'remove the line "---" or "..." between the two and merge them, or move the second one to a file of its own.',
    zh: "删除两者之间的“---”或“...”行并合并，或把第二个文档移到单独的文件。",
  }),
});

export const yamlTag = defineRule<{ readonly tag: string }>({
  code: "E-YAML-TAG",
  severity: "error",
  about: { en: "YAML tags are not used.", zh: "不使用 YAML 标签。" },
  example: { tag: "!secret" },
  message: ({ tag }) => ({ en: `"${tag}" is a YAML tag.`, zh: `“${tag}”是 YAML 标签。` }),
  fix: () => ({
    en: "remove it; put the value in quotes if it is text.",
    zh: "删除它；若值为文本，请加引号。",
  }),
});

export const yamlComment = defineRule<{ readonly read: string; readonly comment: string }>({
  code: "W-YAML-COMMENT",
  severity: "warning",
  about: {
    en: 'A text with " #" in it is quoted: unquoted it ends there, and a comment begins.',
    zh: "含有“ #”的文本须加引号；否则文本到此为止，其后成为注释。",
  },
  example: { read: "Fix of issue", comment: "#5" },
  message: ({ read, comment }) => ({
    en: `Only "${read}" is read; "${comment}" begins a comment.`,
    zh: `只会读取“${read}”，“${comment}”起为注释。`,
  }),
  fix: ({ read, comment }) => ({
    en: `write "${read} ${comment}" in quotes, or put a space behind "#".`,
    zh: `加上引号写成 "${read} ${comment}"，或在“#”后加空格。`,
  }),
});

export const yamlMergeKey = defineRule<object>({
  code: "E-YAML-MERGE",
  severity: "error",
  about: { en: "The merge keys of YAML 1.1 are not used.", zh: "不使用 YAML 1.1 的合并键。" },
  example: {},
  message: () => ({
    en: '"<<" is a merge key of YAML 1.1; nothing is merged, and it is not read.',
    zh: "“<<”是 YAML 1.1 的合并键，不会合并任何内容，也不会读取。",
  }),
  fix: () => ({ en: "write the keys out here.", zh: "在此处直接写出各键。" }),
});

export const yamlAlias = defineRule<{ readonly name: string; readonly recursive: boolean }>({
  code: "E-YAML-ALIAS",
  severity: "error",
  about: {
    en: "An alias refers to an anchor that stands completely before it.",
    zh: "别名须指向在它之前已完整写出的锚点。",
  },
  example: { name: "defaults", recursive: false },
  message: ({ name, recursive }) =>
    recursive
      ? { en: `"*${name}" stands inside its own anchor.`, zh: `“*${name}”位于它自己的锚点之内。` }
      : { en: `There is no anchor "&${name}" before "*${name}".`, zh: `“*${name}”之前没有锚点“&${name}”。` },
  fix: () => ({ en: "write the value out.", zh: "直接写出该值。" }),
});

export const yamlAliasExpansion = defineRule<{ readonly name: string }>({
  code: "E-YAML-ALIAS-EXPANSION",
  severity: "error",
  about: {
    en: `All aliases of a file together stand for at most ${maximumAliasedValues} values.`,
    zh: `一个文件中的所有别名合计最多代表 ${maximumAliasedValues} 个值。`,
  },
  example: { name: "all" },
  message: ({ name }) => ({
    en: `With "*${name}" the aliases of this file stand for more than ${maximumAliasedValues} values.`,
    zh: `加上“*${name}”，此文件的别名所代表的值超过 ${maximumAliasedValues} 个。`,
  }),
  fix: () => ({ en: "write the values out, without aliases.", zh: "不用别名，直接写出各值。" }),
});

export const tooDeep = defineRule<object>({
  code: "E-DEPTH",
  severity: "error",
  about: {
    en: `Lists and mappings lie at most ${maximumDepth} deep in each other.`,
    zh: `列表与映射最多嵌套 ${maximumDepth} 层。`,
  },
  example: {},
  message: () => ({
    en: `Lists and mappings lie more than ${maximumDepth} deep in each other.`,
    zh: `列表与映射嵌套超过 ${maximumDepth} 层。`,
  }),
  fix: () => ({ en: "make the structure flatter.", zh: "减少嵌套层数。" }),
});

export const duplicateKey = defineRule<{
  readonly key: string;
  readonly firstLine: number;
  /** Further keys of the same mapping that stand twice. */
  readonly others: readonly string[];
  /** Whether the mapping is an item of a list. */
  readonly inList: boolean;
}>({
  code: "E-DUPLICATE-KEY",
  severity: "error",
  about: { en: "A key stands once in a mapping.", zh: "同一映射中一个键只出现一次。" },
  example: { key: "score", firstLine: 5, others: [], inList: false },
  message: ({ key, firstLine, others }) => {
    const listed = others.map((other) => `"${other}"`).join(", ");
    return {
      en: `"${key}" already stands in line ${firstLine}${others.length === 0 ? "" : `, and so do ${listed}`}.`,
      zh: `“${key}”在第 ${firstLine} 行已经出现${others.length === 0 ? "" : `，${others.map((other) => `“${other}”`).join("、")}亦然`}。`,
    };
  },
  fix: ({ others, inList }) =>
    inList && others.length > 0
      ? {
          en: 'begin a new item of the list with "- ", or keep one of the two.',
          zh: "用“- ”开始新的一项，或两处只保留一处。",
        }
      : { en: "keep one of the two.", zh: "两处只保留一处。" },
});

export const tomlSyntax = defineRule<{ readonly detail: Text; readonly fix: Text }>({
  code: "E-TOML-SYNTAX",
  severity: "error",
  about: {
    en: "The file is TOML 1.0. Only the first fault of a TOML file can be told; more may follow once it is mended.",
    zh: "文件须为合法的 TOML 1.0。每个 TOML 文件只能报告第一处错误；改好后可能还有后续错误。",
  },
  example: unclosedTextMessage,
  message: ({ detail }) => detail,
  fix: ({ fix }) => fix,
});

export const jsonSyntax = defineRule<JsonFaultValues>({
  code: "E-JSON-SYNTAX",
  severity: "error",
  about: {
    en: "The file is JSON; the words that Python writes where there is no finite number are read as no number.",
    zh: "文件须为合法的 JSON；Python 对非有限数值写出的词按“无数字”读取。",
  },
  example: { fault: "truncated", found: "", openLine: 2 },
  message: (values) => jsonMessage(values).detail,
  fix: (values) => jsonMessage(values).fix,
});

/** All rules of this file, for the reference page. */
export const sourceRules: readonly Rule<never>[] = [
  fileTooLarge,
  notUtf8,
  nulByte,
  halfCharacter,
  lineEnds,
  mergeConflict,
  emptyFile,
  yamlSyntax,
  yamlTab,
  yamlDocuments,
  yamlTag,
  yamlComment,
  yamlMergeKey,
  yamlAlias,
  yamlAliasExpansion,
  tooDeep,
  duplicateKey,
  tomlSyntax,
  jsonSyntax,
];
