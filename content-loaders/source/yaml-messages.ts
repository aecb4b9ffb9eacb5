/** What the YAML parser's error codes mean for an author, and what to do about each. */
import type { ErrorCode } from "yaml";
import type { Text } from "../problem.ts";

export interface SyntaxMessage {
  readonly detail: Text;
  readonly fix: Text;
}

const quoteValue: Text = {
  en: 'put the whole value in quotes, as in value: "a ? b : c".',
  zh: '给整个值加上引号，例如 value: "a ? b : c"。',
};
const alignKeys: Text = {
  en: "let keys of one mapping begin in the same column, with a space after the colon.",
  zh: "同一映射的键从同一列开始，冒号后加一个空格。",
};

const messages: { readonly [code in ErrorCode]?: SyntaxMessage } = {
  BAD_DQ_ESCAPE: {
    detail: { en: "Unknown escape in a double-quoted text.", zh: "双引号文本中有未知的转义。" },
    fix: { en: "write \\\\ for a backslash, or use single quotes.", zh: "反斜杠写作 \\\\，或改用单引号。" },
  },
  BAD_INDENT: {
    detail: { en: "The indentation does not fit the lines above.", zh: "缩进与上文不一致。" },
    fix: alignKeys,
  },
  BAD_SCALAR_START: {
    detail: { en: "An unquoted value cannot begin with this character.", zh: "未加引号的值不能以此字符开头。" },
    fix: { en: "put the value in quotes.", zh: "给该值加上引号。" },
  },
  BLOCK_AS_IMPLICIT_KEY: {
    detail: {
      en: 'An unquoted value holds ": ", which begins a mapping in YAML.',
      zh: "未加引号的值中含有“: ”，在 YAML 中它表示映射。",
    },
    fix: quoteValue,
  },
  BLOCK_IN_FLOW: {
    detail: { en: "A block stands inside { } or [ ].", zh: "{ } 或 [ ] 内出现了块结构。" },
    fix: { en: "close the bracket first, or write all of it in block style.", zh: "先闭合括号，或全部改用块写法。" },
  },
  KEY_OVER_1024_CHARS: {
    detail: { en: "A key is longer than 1,024 characters.", zh: "键超过 1024 个字符。" },
    fix: { en: "check the quotes and the colon of this line.", zh: "检查此行的引号与冒号。" },
  },
  MISSING_CHAR: {
    detail: {
      en: "A closing quote, bracket, comma, or the space after a colon is missing.",
      zh: "缺少右引号、右括号、逗号，或冒号后的空格。",
    },
    fix: { en: "close what was opened here or above.", zh: "闭合此处或上文打开的符号。" },
  },
  MULTILINE_IMPLICIT_KEY: {
    detail: {
      en: 'A key goes over more than one line; most likely its ": " is missing.',
      zh: "键跨了多行；多半是缺少“: ”。",
    },
    fix: { en: 'write the line as "key: value".', zh: "把此行写成“键: 值”。" },
  },
  NON_STRING_KEY: {
    detail: { en: "A key is no text.", zh: "键不是文本。" },
    fix: { en: "use a plain word as the key.", zh: "用普通单词作键。" },
  },
};

/** Faults that are told apart by what stands around them. */
export type SlipCode = "bracket" | "quote" | "dash" | "list" | "wide-colon" | "fence" | "token";
/** A code of the parser, or one of the slips behind it. */
export type FaultCode = ErrorCode | SlipCode;

const slips: { readonly [code in SlipCode]: (found: string) => SyntaxMessage } = {
  bracket: (found) => {
    const closer = found.startsWith("[") ? "]" : "}";
    return {
      detail: {
        en: `"${found.charAt(0)}" is opened here, but not closed.`,
        zh: `此处的“${found.charAt(0)}”没有闭合。`,
      },
      fix: { en: `add "${closer}" where it ends.`, zh: `在结束处加上“${closer}”。` },
    };
  },
  quote: (found) => ({
    detail: { en: "The quote that opens here is not closed.", zh: "此处的引号没有闭合。" },
    fix: { en: `add ${found.charAt(0)} at the end of the text.`, zh: `在文本末尾加上 ${found.charAt(0)}。` },
  }),
  dash: (found) => ({
    detail: { en: `"${found}" has no space behind its hyphen.`, zh: `“${found}”的连字符后没有空格。` },
    fix: { en: 'begin a list item with "- ".', zh: "列表的每一项以“- ”开头。" },
  }),
  list: () => ({
    detail: {
      en: "A hyphen begins a list here, in the line of its key.",
      zh: "此处的连字符在键所在的行开始了列表。",
    },
    fix: {
      en: 'begin the list in the next line; if there is no value, write null; a text that begins with "- " is quoted.',
      zh: "列表从下一行开始；没有值时写 null；以“- ”开头的文本须加引号。",
    },
  }),
  "wide-colon": (found) => ({
    detail: { en: `"${found}" is followed by a full-width colon.`, zh: `“${found}”之后是全角冒号。` },
    fix: { en: `write "${found}: " with an ASCII colon and a space.`, zh: `写成“${found}: ”，用半角冒号加空格。` },
  }),
  fence: () => ({
    detail: { en: 'A line of Markdown ("```") stands here.', zh: "此处是 Markdown 的“```”标记行。" },
    fix: { en: "delete the line.", zh: "删除此行。" },
  }),
  token: (found) => ({
    detail: {
      en: `"${found}" stands where the line should end or go on otherwise.`,
      zh: `“${found}”不应出现在此处。`,
    },
    fix: {
      en: "put the whole value in quotes if it is text (a quote inside is doubled or escaped); else check brackets and commas.",
      zh: "若值是文本，请给整个值加引号（其中的引号须双写或转义）；否则检查括号与逗号。",
    },
  }),
};

/** The sentences for a fault at which `found` stands; codes without their own get the general ones. */
export function syntaxMessage(code: FaultCode, found: string): SyntaxMessage {
  if (code in slips) return slips[code as SlipCode](found);
  return (
    messages[code as ErrorCode] ?? {
      detail: { en: "The YAML cannot be read here.", zh: "此处的 YAML 无法读取。" },
      fix: {
        en: "check indentation, quotes and colons of this line and the one above.",
        zh: "检查此行及上一行的缩进、引号与冒号。",
      },
    }
  );
}
