/** What the TOML parser's messages mean for an author, and what to do about each. */
import type { Text } from "../problem.ts";
import { meantNumber, saysNothing } from "./number-text.ts";
import { withoutOddity } from "./odd-text.ts";
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

/** What a line of a TOML file was meant to be, where the parser only tells that it is none. */
interface LineSlip {
  /** Where in the line to look, from 0. */
  readonly at: number;
  readonly message: SyntaxMessage;
}

const pairLine = /^(\s*)([\w."'-]+)(\s*=\s*)([^"'[{#\s][^#]*?)\s*(?:#.*)?$/;

/** The slip of a faulty line that can be told from its text: YAML's colon, text without quotes, numbers and words of others. */
function lineSlip(line: string): LineSlip | null {
  if (line.startsWith("```")) {
    const detail = { en: 'A line of Markdown ("```") stands here.', zh: "此处是 Markdown 的“```”标记行。" };
    return { at: 0, message: { detail, fix: { en: "delete the line.", zh: "删除此行。" } } };
  }
  const header = /^\s*\[{1,2}[^\]#]*$/.exec(line);
  if (header !== null) {
    const detail = { en: `"${line.trim()}" has no closing bracket.`, zh: `“${line.trim()}”没有右方括号。` };
    return { at: line.indexOf("["), message: { detail, fix: { en: 'add "]".', zh: "加上“]”。" } } };
  }
  const colon = /^\s*([\w-]+|"[^"]*"|'[^']*')\s*([:：＝])/.exec(line);
  if (colon !== null) {
    const [all, key = "", sign = ""] = colon;
    const detail = {
      en: `"${sign}" stands behind "${key}", where TOML has "=".`,
      zh: `“${key}”之后是“${sign}”，而 TOML 用“=”。`,
    };
    const fix = { en: `write "${key} = " and then the value.`, zh: `写成“${key} = ”，再接值。` };
    return { at: all.length - 1, message: { detail, fix } };
  }
  const nothing = /^\s*([\w.-]+)\s*=\s*(?:#.*)?$/.exec(line);
  if (nothing !== null) {
    const detail = { en: `Nothing stands behind "${nothing[1]} =".`, zh: `“${nothing[1]} =”之后为空。` };
    const fix = { en: "write a value, or leave an optional key out.", zh: "填写值；可选键也可删去。" };
    return { at: line.indexOf("="), message: { detail, fix } };
  }
  if (!line.includes("=") && line.trim() !== "") {
    const text = cut(line.trim());
    const detail = { en: `"${text}" is no key with a value.`, zh: `“${text}”不是“键 = 值”。` };
    const fix = { en: 'write key = "value", or "#" in front of a remark.', zh: '写成 key = "value"；注释以“#”开头。' };
    return /[\]},]$/.test(text) && !text.startsWith("{") ? null : { at: line.search(/\S/), message: { detail, fix } };
  }
  const [, indent = "", key = "", equals = "", value] = pairLine.exec(line) ?? [];
  if (value === undefined) return null;
  return { at: indent.length + key.length + equals.length, message: valueMessage(key, cut(value)) };
}

function valueMessage(key: string, value: string): SyntaxMessage {
  const detail = { en: `"${value}" is no value of TOML.`, zh: `“${value}”不是 TOML 的值。` };
  if (/^(?:true|yes|on|false|no|off)$/i.test(value)) {
    const word = /^(?:true|yes|on)$/i.test(value) ? "true" : "false";
    return { detail, fix: { en: `write ${key} = ${word}.`, zh: `写成 ${key} = ${word}。` } };
  }
  if (saysNothing(value) || value === "~") {
    return { detail, fix: { en: "leave the key out: TOML has no null.", zh: "删去该键：TOML 没有 null。" } };
  }
  if (/^\d{4}-\d\d-\d\d[Tt ]/.test(value)) {
    return {
      detail: impossibleTime(value),
      fix: { en: 'write it as in "2026-10-29T12:00:00Z".', zh: '写法例如 "2026-10-29T12:00:00Z"。' },
    };
  }
  const number = meantNumber({ value, written: value })
    ?.replace(/^([-+]?)\./, "$10.")
    .replace(/\.$/, "");
  if (number !== undefined && number !== value) {
    return { detail, fix: { en: `write ${key} = ${number}.`, zh: `写成 ${key} = ${number}。` } };
  }
  if (number !== undefined || /^[-+]?[\d,_]+(?:\.\d+)?$/.test(value)) {
    const fix = {
      en: "write a number of at most 15 digits, without separators.",
      zh: "写成不超过 15 位、不带分隔符的数字。",
    };
    return { detail, fix };
  }
  if (/^[-+]?\d[\d.]*\s*[\p{L}%]+$/u.test(value)) {
    const fix = {
      en: "write a plain number without unit; put text in quotes.",
      zh: "写成不带单位的普通数字；若是文本，请加引号。",
    };
    return { detail, fix };
  }
  const text = withoutOddity(value.replace(/[,;]$/, ""));
  return {
    detail: { en: `"${value}" is text without quotes.`, zh: `“${value}”是没有加引号的文本。` },
    fix: {
      en: `write ${key} = "${text}".`,
      zh: `写成 ${key} = "${text}"。`,
    },
  };
}

function impossibleTime(value: string): Text {
  return { en: `"${value}" is a time that does not exist.`, zh: `“${value}”是不存在的时间。` };
}

function cut(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}…` : value;
}

const onlyFirst = {
  en: " TOML tells only the first fault of a file: check again afterwards.",
  zh: "每个 TOML 文件只报告第一处错误，改后请再次检查。",
} as const;

/** Where in its line a fault is to be looked for (null: where the parser says), and the sentences for it. */
export function tomlFault(
  message: string,
  line: string,
): { readonly at: number | null; readonly message: SyntaxMessage } {
  const isClear = message.includes("redefine") || message.includes("comma");
  const slip = isClear ? null : lineSlip(line);
  return slip === null ? { at: null, message: tomlMessage(message) } : { at: slip.at, message: withHint(slip.message) };
}

/** The sentences for a parser's message. */
function tomlMessage(message: string): SyntaxMessage {
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
