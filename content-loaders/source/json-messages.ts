/** What a fault of JSON is called, and how to mend it. */
import type { Text } from "../problem.ts";

export interface JsonMessage {
  readonly detail: Text;
  readonly fix: Text;
}

export type JsonFault =
  /** The file ends inside of something. */
  | "truncated"
  | "comment"
  | "trailing-comma"
  | "comma"
  | "colon"
  | "key"
  | "value"
  | "number"
  | "text"
  | "escape"
  | "end";

export interface JsonFaultValues {
  readonly fault: JsonFault;
  /** What stands there, cut to a few characters. */
  readonly found: string;
  /** The line in which what is still open began; counts from 1. */
  readonly openLine: number;
}

const whole: Text = { en: "copy the whole file again as the tool wrote it.", zh: "请重新完整复制工具写出的文件。" };

/** The sentences of one fault. */
export function jsonMessage({ fault, found: written, openLine }: JsonFaultValues): JsonMessage {
  // What begins with a quote is quoted without it.
  const found = written.replace(/^"(.*?)"?$/, "$1");
  switch (fault) {
    case "truncated":
      return {
        detail: {
          en: `The file ends too early: what begins in line ${openLine} is not closed.`,
          zh: `文件过早结束：第 ${openLine} 行开始的内容没有闭合。`,
        },
        fix: whole,
      };
    case "comment":
      return {
        detail: { en: "A comment stands here, which JSON does not have.", zh: "此处是注释，JSON 不支持注释。" },
        fix: { en: "delete the comment.", zh: "删除该注释。" },
      };
    case "trailing-comma":
      return {
        detail: {
          en: `Nothing stands between a comma and this "${found}".`,
          zh: `逗号与此处的“${found}”之间没有内容。`,
        },
        fix: { en: "delete the comma in front of it.", zh: "删除其前的逗号。" },
      };
    case "comma":
      return {
        detail: { en: `A comma is missing in front of "${found}".`, zh: `“${found}”之前缺少逗号。` },
        fix: { en: "add the comma, or close what is open.", zh: "添加逗号，或闭合尚未闭合的内容。" },
      };
    case "colon":
      return {
        detail: { en: `"${found}" stands where a colon is missing.`, zh: `“${found}”之前缺少冒号。` },
        fix: { en: 'write "key": value.', zh: '写成 "键": 值。' },
      };
    case "key":
      return {
        detail: { en: `"${found}" is no key in double quotes.`, zh: `“${found}”不是带双引号的键。` },
        fix: { en: "put each key in double quotes.", zh: "给每个键加上双引号。" },
      };
    case "value":
      return {
        detail: { en: `"${found}" is no value of JSON.`, zh: `“${found}”不是 JSON 的值。` },
        fix: {
          en: "write a number, text in double quotes, true, false, null, a list or a mapping.",
          zh: "写成数字、带双引号的文本、true、false、null、列表或映射。",
        },
      };
    case "number":
      return {
        detail: { en: `"${found}" is no number of JSON.`, zh: `“${found}”不是 JSON 的数字。` },
        fix: { en: "write it as 0.5, 12 or 1e-5.", zh: "写成 0.5、12 或 1e-5 这样的形式。" },
      };
    case "text":
      return {
        detail: {
          en: "A line break or control character stands inside of a text, or its quote is not closed.",
          zh: "文本中含有换行或控制字符，或者引号没有闭合。",
        },
        fix: { en: 'close the quote, or write the line break as "\\n".', zh: "闭合引号，或把换行写成“\\n”。" },
      };
    case "escape":
      return {
        detail: { en: "A backslash is followed by what is no escape.", zh: "反斜杠之后不是合法的转义。" },
        fix: { en: 'write a backslash itself as "\\\\".', zh: "反斜杠本身须写成“\\\\”。" },
      };
    case "end":
      return {
        detail: { en: `"${found}" stands behind the end of the value.`, zh: `值已经结束，其后仍有“${found}”。` },
        fix: { en: "keep one value in a file.", zh: "一个文件只保留一个值。" },
      };
    default:
      return fault satisfies never;
  }
}
