/** What the TOML parser's messages mean for an author, and what to do about each. */
import type { SyntaxMessage } from "./yaml-messages.ts";

const unclosedText: SyntaxMessage = {
  detail: { en: "The quote that opens here is not closed.", zh: "此处的引号没有闭合。" },
  fix: {
    en: 'close it with its quote; use """ for a text of several lines.',
    zh: '用相同的引号闭合；多行文本使用 """。',
  },
};

/** By a part of the parser's message; the first that fits counts. */
const messages: readonly (readonly [part: string, message: SyntaxMessage])[] = [
  ["unfinished string", unclosedText],
  [
    "redefine",
    {
      detail: { en: "This key or table stands twice.", zh: "此键或表出现了两次。" },
      fix: { en: "keep one of the two.", zh: "两处只保留一处。" },
    },
  ],
  [
    "expected comma",
    {
      detail: { en: "A comma or a closing bracket is missing.", zh: "缺少逗号或右括号。" },
      fix: { en: "put a comma between items and close what was opened.", zh: "各项之间加逗号，并闭合已打开的括号。" },
    },
  ],
  [
    "end-of-line",
    {
      detail: { en: "Something stands behind the end of a value or header.", zh: "值或表头之后还有多余内容。" },
      fix: { en: "write each key on a line of its own.", zh: "每个键单独写一行。" },
    },
  ],
  [
    "key",
    {
      detail: { en: "This is no key with a value.", zh: "此处不是“键 = 值”。" },
      fix: {
        en: 'write key = "value"; keys consist of letters, digits, hyphens and underscores.',
        zh: '写成 key = "value"；键由字母、数字、连字符与下划线组成。',
      },
    },
  ],
  [
    "escape",
    {
      detail: { en: "Unknown escape in a double-quoted text.", zh: "双引号文本中有未知的转义。" },
      fix: { en: "write \\\\ for a backslash, or use single quotes.", zh: "反斜杠写作 \\\\，或改用单引号。" },
    },
  ],
  [
    "control character",
    {
      detail: { en: "A text holds a control character.", zh: "文本中有控制字符。" },
      fix: { en: "delete it.", zh: "删除它。" },
    },
  ],
  [
    "nested",
    {
      detail: { en: "Lists and tables lie too deep in each other.", zh: "列表与表嵌套过深。" },
      fix: { en: "make the structure flatter.", zh: "减少嵌套层数。" },
    },
  ],
  [
    "value",
    {
      detail: { en: "This is no value.", zh: "此处不是合法的值。" },
      fix: {
        en: 'put text in straight double quotes, as in "text"; true and false are written small.',
        zh: '文本放在半角双引号内，例如 "text"；true 与 false 用小写。',
      },
    },
  ],
];

const numberMessage: SyntaxMessage = {
  detail: { en: "This is no number that can be read.", zh: "此处不是可读取的数字。" },
  fix: { en: "write a plain number such as 900, or put text in quotes.", zh: "写成普通数字，例如 900；文本请加引号。" },
};
const numberParts = ["leading zero", "underscore", "numeric", "integer", "number"];

const onlyFirst = {
  en: " TOML tells only the first fault of a file: check again afterwards.",
  zh: "每个 TOML 文件只报告第一处错误，改后请再次检查。",
} as const;

/** The sentences for a parser's message. */
export function tomlMessage(message: string): SyntaxMessage {
  const found = numberParts.some((part) => message.includes(part))
    ? numberMessage
    : messages.find(([part]) => message.includes(part))?.[1];
  return withHint(
    found ?? {
      detail: { en: "The TOML cannot be read here.", zh: "此处的 TOML 无法读取。" },
      fix: { en: "check quotes, brackets and signs of this line.", zh: "检查此行的引号、括号与符号。" },
    },
  );
}

function withHint({ detail, fix }: SyntaxMessage): SyntaxMessage {
  return { detail, fix: { en: fix.en + onlyFirst.en, zh: fix.zh + onlyFirst.zh } };
}

/** The sentences for a quote that is not closed. */
export const unclosedTextMessage: SyntaxMessage = withHint(unclosedText);
