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
  UNEXPECTED_TOKEN: {
    detail: { en: "Something stands here that does not belong.", zh: "此处有不应出现的内容。" },
    fix: {
      en: 'check quotes, brackets and colons of this line; quote values with ": " or " #" in them.',
      zh: "检查此行的引号、括号与冒号；含“: ”或“ #”的值须加引号。",
    },
  },
};

/** The sentences for an error code, or for a bracket or quote that is not closed; codes without their own get the general one. */
export function syntaxMessage(code: ErrorCode | "bracket" | "quote", character: string): SyntaxMessage {
  if (code === "bracket") {
    const closer = character === "[" ? "]" : "}";
    return {
      detail: { en: `"${character}" is opened here, but not closed.`, zh: `此处的“${character}”没有闭合。` },
      fix: { en: `add "${closer}" where it ends.`, zh: `在结束处加上“${closer}”。` },
    };
  }
  if (code === "quote") {
    return {
      detail: { en: "The quote that opens here is not closed.", zh: "此处的引号没有闭合。" },
      fix: { en: `add ${character} at the end of the text.`, zh: `在文本末尾加上 ${character}。` },
    };
  }
  return (
    messages[code] ?? {
      detail: { en: "The YAML cannot be read here.", zh: "此处的 YAML 无法读取。" },
      fix: {
        en: "check indentation, quotes and colons of this line and the one above.",
        zh: "检查此行及上一行的缩进、引号与冒号。",
      },
    }
  );
}
