/** Rules about the form of an expression: its size, characters, names and order. */
import { defineRule, type Text } from "../../../content-loaders/problem.ts";
import { type Character, type Found, suggestion } from "./finding.ts";
import { FUNCTIONS } from "./functions.ts";
import { BASELINE, FIELDS, PHASES, SELECTORS } from "./names.ts";

/** Limits of an expression, checked before it is parsed. */
export const LIMITS = { characters: 1000, nodes: 200, depth: 32 } as const;

/** The advice for an expression that YAML reads as something else because it is not quoted. */
export const QUOTE_ADVICE: Text = {
  en: 'put the whole expression in quotes: in YAML ": " and " #" end an unquoted value',
  zh: "请用引号括住整个表达式：在 YAML 中，未加引号的值遇到“: ”或“ #”就会结束",
};

const names = listed([...PHASES, BASELINE, ...SELECTORS]);
const functions = listed([...FUNCTIONS.keys()]);
const fields = listed(Object.keys(FIELDS));

export const TOO_LARGE = defineRule<Character & { readonly what: keyof typeof LIMITS; readonly size: number }>({
  code: "E-EXPR-LIMIT",
  severity: "error",
  about: {
    en: "An expression has at most 1,000 characters, 200 nodes and a depth of 32.",
    zh: "表达式最多 1000 个字符、200 个节点、32 层嵌套。",
  },
  example: { what: "characters", size: 1200, character: 1001 },
  message: ({ what, size, character }) => ({
    en: `Character ${character}: the expression is too large (${what}: ${size}, at most ${LIMITS[what]}).`,
    zh: `第 ${character} 个字符：表达式过大（${{ characters: "字符", nodes: "节点", depth: "嵌套层数" }[what]}为 ${size}，上限为 ${LIMITS[what]}）。`,
  }),
  fix: () => ({ en: "shorten it, or split it into several columns.", zh: "缩短表达式，或拆成几列。" }),
});

export const CHARACTER = defineRule<Character & Found>({
  code: "E-EXPR-CHARACTER",
  severity: "error",
  about: {
    en: "An expression is made of ASCII names, numbers, quoted ids and the operators + - * / ^ == != < <= > >= ? : ( ) , and .",
    zh: "表达式由 ASCII 名称、数字、带引号的 ID 以及运算符 + - * / ^ == != < <= > >= ? : ( ) , . 组成。",
  },
  example: { found: "%", character: 18 },
  message: ({ found, character }) => {
    const code = found.codePointAt(0) ?? 0;
    // A letter of another alphabet may look like the one that was meant.
    const point = code > 126 || code < 32 ? `U+${code.toString(16).toUpperCase().padStart(4, "0")}` : null;
    return {
      en: `Character ${character}: "${found}"${point === null ? "" : ` (${point})`} is not allowed in an expression.`,
      zh: `第 ${character} 个字符：表达式中不允许出现“${found}”${point === null ? "" : `（${point}）`}。`,
    };
  },
  fix: () => ({
    en: "use names, numbers, + - * / ^, comparisons, a ? b : c, parentheses and the listed functions only.",
    zh: "只使用名称、数字、+ - * / ^、比较、a ? b : c、括号和列出的函数。",
  }),
});

export const QUOTED_TEXT = defineRule<Character>({
  code: "E-EXPR-TEXT",
  severity: "error",
  about: {
    en: 'Text in quotes stands in group("…"), experiment("…"), run("…"), pack("…") and metric("…"), nowhere else.',
    zh: '带引号的文本只能写在 group("…")、experiment("…")、run("…")、pack("…") 和 metric("…") 中。',
  },
  example: { character: 8 },
  message: ({ character }) => ({
    en: `Character ${character}: text in quotes has no meaning here.`,
    zh: `第 ${character} 个字符：此处的带引号文本没有意义。`,
  }),
  fix: () => ({
    en: 'write quotes only around the text in group("…"), experiment("…"), run("…"), pack("…") or metric("…").',
    zh: '只在 group("…")、experiment("…")、run("…")、pack("…")、metric("…") 的括号内写引号。',
  }),
});

export const CHAIN = defineRule<Character>({
  code: "E-EXPR-CHAIN",
  severity: "error",
  about: { en: "A comparison has two sides.", zh: "比较只有两边。" },
  example: { character: 7 },
  message: ({ character }) => ({
    en: `Character ${character}: comparisons cannot be chained.`,
    zh: `第 ${character} 个字符：比较不能连写。`,
  }),
  fix: () => ({
    en: "compare two values at a time, as in a < b ? (b < c ? 1 : 0) : 0.",
    zh: "每次只比较两个值，例如 a < b ? (b < c ? 1 : 0) : 0。",
  }),
});

export const SYNTAX = defineRule<Character & { readonly expected: Text; readonly atEnd: boolean }>({
  code: "E-EXPR-SYNTAX",
  severity: "error",
  about: { en: "An expression is complete and well formed.", zh: "表达式必须完整且合乎语法。" },
  example: { expected: { en: '")"', zh: "“)”" }, atEnd: true, character: 16 },
  message: ({ expected, character }) => ({
    en: `Character ${character}: ${expected.en} expected.`,
    zh: `第 ${character} 个字符：此处应为${expected.zh}。`,
  }),
  fix: ({ atEnd }) =>
    atEnd
      ? {
          en: `complete the expression; if its text goes on in the file, ${QUOTE_ADVICE.en}.`,
          zh: `补全表达式；如果文件中后面还有内容，${QUOTE_ADVICE.zh}。`,
        }
      : {
          en: "complete the expression there; multiplication is always written with *.",
          zh: "在该处补全表达式；乘法一律写成 *。",
        },
});

export const UNQUOTED_ID = defineRule<Character & Found & { readonly selector: string }>({
  code: "E-EXPR-ID",
  severity: "error",
  about: {
    en: 'group("…"), experiment("…"), run("…"), pack("…") and metric("…") take one text in quotes.',
    zh: 'group("…")、experiment("…")、run("…")、pack("…") 和 metric("…") 各接受一个带引号的文本。',
  },
  example: { found: "tg001", selector: "group", character: 7 },
  message: ({ found, character }) => ({
    en: `Character ${character}: "${found}" is not in quotes.`,
    zh: `第 ${character} 个字符：“${found}”没有加引号。`,
  }),
  fix: ({ found, selector }) => ({
    en: `write ${selector}("${found}").`,
    zh: `写成 ${selector}("${found}")。`,
  }),
});

export const CONDITIONAL = defineRule<Character>({
  code: "E-EXPR-CONDITIONAL",
  severity: "error",
  about: { en: "A condition has both of its branches: a ? b : c.", zh: "条件表达式必须写全两个分支：a ? b : c。" },
  example: { character: 18 },
  message: ({ character }) => ({
    en: `Character ${character}: this "?" has no ":" behind it.`,
    zh: `第 ${character} 个字符：这个“?”后面没有对应的“:”。`,
  }),
  fix: () => ({
    en: `write a ? b : c; if it is written so, ${QUOTE_ADVICE.en}.`,
    zh: `写成 a ? b : c；如果已经这样写，${QUOTE_ADVICE.zh}。`,
  }),
});

export const UNKNOWN_NAME = defineRule<Character & Found & { readonly nearest: string | null }>({
  code: "E-EXPR-NAME",
  severity: "error",
  about: {
    en: `An expression uses only these names: ${names.en}; and these functions: ${functions.en}.`,
    zh: `表达式只能使用这些名称：${names.zh}；以及这些函数：${functions.zh}。`,
  },
  example: { found: "meen", nearest: "mean", character: 1 },
  message: ({ found, character }) => ({
    en: `Character ${character}: "${found}" is no name of the expression language.`,
    zh: `第 ${character} 个字符：“${found}”不是表达式中可用的名称。`,
  }),
  fix: ({ nearest }) => ({
    en: `${suggestion(nearest).en}use the names ${names.en} and the functions ${functions.en}.`,
    zh: `${suggestion(nearest).zh}可用名称：${names.zh}；可用函数：${functions.zh}。`,
  }),
});

export const HYPHEN = defineRule<Character & Found>({
  code: "E-EXPR-HYPHEN",
  severity: "error",
  about: {
    en: 'Ids stand in quotes inside group("…") or experiment("…"); outside, a hyphen is a minus.',
    zh: 'ID 须加引号写在 group("…") 或 experiment("…") 中；在别处，连字符就是减号。',
  },
  example: { found: "train-1", character: 1 },
  message: ({ found, character }) => ({
    en: `Character ${character}: "${found}" would be read as a subtraction.`,
    zh: `第 ${character} 个字符：“${found}”会被当作减法。`,
  }),
  fix: ({ found }) => {
    const round = /^(train|val)-(\d+)$/.exec(found);
    if (round !== null) {
      return { en: `write ${round[1]}(${round[2]}).`, zh: `写成 ${round[1]}(${round[2]})。` };
    }
    return {
      en: `write group("${found}") or experiment("${found}"), then a phase and a field, such as .test.score.`,
      zh: `写成 group("${found}") 或 experiment("${found}")，后接阶段和字段，例如 .test.score。`,
    };
  },
});

export const PHASE_EXPECTED = defineRule<Character & Found>({
  code: "E-EXPR-PHASE",
  severity: "error",
  about: {
    en: "A reference names a phase, then a field: test.score, train(2).cost, baseline.test.score.",
    zh: "引用先写阶段，再写字段：test.score、train(2).cost、baseline.test.score。",
  },
  example: { found: "score", character: 10 },
  message: ({ found, character }) => ({
    en: `Character ${character}: a phase is expected, not "${found}".`,
    zh: `第 ${character} 个字符：此处应为阶段，而不是“${found}”。`,
  }),
  fix: () => ({
    en: "write test, train(1), val(1), or train and val inside first(), last() or best().",
    zh: "写 test、train(1)、val(1)，或在 first()、last()、best() 中写 train、val。",
  }),
});

export const RUN_FORM = defineRule<Character & Found>({
  code: "E-EXPR-RUN-FORM",
  severity: "error",
  about: {
    en: 'A number of a run names the run, the pack, then its primary metric or the key of one: run("…").pack("…").primary, run("…").pack("…").metric("…").',
    zh: '引用运行的数值时，依次写运行、评测包，再写主指标或某个指标的 key：run("…").pack("…").primary、run("…").pack("…").metric("…")。',
  },
  example: { found: "score", character: 14 },
  message: ({ found, character }) => ({
    en: `Character ${character}: ${found === "" ? "a number of a run is not complete" : `"${found}" is no part of a number of a run`}.`,
    zh: `第 ${character} 个字符：${found === "" ? "运行数值的引用不完整" : `“${found}”不能这样用来引用运行的数值`}。`,
  }),
  fix: () => ({
    en: 'write run("…").pack("…").primary, or .metric("…") with the key of a metric in place of .primary.',
    zh: '写成 run("…").pack("…").primary；若要其他指标，将 .primary 换成 .metric("…") 并填写指标的 key。',
  }),
});

export const UNKNOWN_FIELD = defineRule<Character & Found & { readonly nearest: string | null }>({
  code: "E-EXPR-FIELD",
  severity: "error",
  about: { en: `A phase has these fields: ${fields.en}.`, zh: `阶段有这些字段：${fields.zh}。` },
  example: { found: "scores", nearest: "score", character: 11 },
  message: ({ found, character }) => ({
    en: `Character ${character}: a field of a phase is expected, not "${found}".`,
    zh: `第 ${character} 个字符：此处应为阶段的字段，而不是“${found}”。`,
  }),
  fix: ({ nearest }) => ({
    en: `${suggestion(nearest).en}use one of ${fields.en}.`,
    zh: `${suggestion(nearest).zh}可用字段：${fields.zh}。`,
  }),
});

function listed(words: readonly string[]): Text {
  return { en: words.join(", "), zh: words.join("、") };
}
