/** What can be wrong with a single value. */
import { defineRule, type Rule, type Text } from "../problem.ts";
import { leaveOutEmails } from "../source/addresses.ts";
import { type NumberFault, saysNothing } from "../source/number-text.ts";
import { type Oddity, withVisibleCharacters } from "../source/odd-text.ts";

interface Written {
  readonly written: string;
}

/** A value as a message quotes it: in quotes, and not longer than a line. */
export function quoted(written: string): string {
  return `"${shortened(written)}"`;
}

/** The same between the quotation marks of Chinese text, which need no space around them. */
export function quotedZh(written: string): string {
  return `“${shortened(written)}”`;
}

/** Addresses go before the end does: half an address would not be recognised as one. */
function shortened(written: string): string {
  const oneLine = leaveOutEmails(written)
    .replace(/[ \t\r\n]+/g, " ")
    .replace(/^ | $/g, "");
  return cut(withVisibleCharacters(oneLine));
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

export const unquotedText = defineRule<Written>({
  code: "E-QUOTE",
  severity: "error",
  about: {
    en: "Text that looks like a number, a boolean or a date is quoted, so that it is not changed silently.",
    zh: "形似数字、布尔值或日期的文本须加引号，以免被悄悄改变。",
  },
  example: { written: "0.10" },
  message: ({ written }) => ({
    en: `${quoted(written)} is text here, but unquoted it is read as another kind of value.`,
    zh: `此处应为文本，但未加引号的${quotedZh(written)}会被读成其他类型的值。`,
  }),
  fix: ({ written }) => ({ en: `quote this value: "${written}".`, zh: `给该值加上引号："${written}"。` }),
});

export const notANumber = defineRule<
  Written & {
    readonly fault: NumberFault;
    readonly isQuoted: boolean;
    readonly suggestion: string | null;
    readonly example: string;
    readonly orNull: boolean;
  }
>({
  code: "E-NUMBER",
  severity: "error",
  about: {
    en: "Figures are finite decimal numbers, written without quotes.",
    zh: "数值须为有限的十进制数，且不加引号。",
  },
  example: { written: "1,250", fault: "none", isQuoted: false, suggestion: null, example: "4.25", orNull: false },
  message: ({ written, fault }) => {
    switch (fault) {
      case "none":
        return { en: `${quoted(written)} is not a finite number.`, zh: `${quotedZh(written)}不是有限数。` };
      case "notation":
        return {
          en: `${quoted(written)} is not written as a plain decimal number, so not every program reads the same in it.`,
          zh: `${quotedZh(written)}不是普通的十进制写法，不同程序会读出不同的数。`,
        };
      case "size":
        return {
          en: `${quoted(written)} cannot be kept as it is: it is too large, too small or has too many digits.`,
          zh: `${quotedZh(written)}无法原样保存：数过大、过小或位数过多。`,
        };
      default:
        return fault satisfies never;
    }
  },
  fix: ({ written, fault, isQuoted, suggestion, example, orNull }) => {
    if (fault === "size") {
      return { en: "write a number of at most 15 digits.", zh: "写成不超过 15 位的数字。" };
    }
    if (isQuoted && suggestion === written.trim()) {
      return { en: `remove the quotes: ${suggestion}.`, zh: `去掉引号：${suggestion}。` };
    }
    if (suggestion !== null) return { en: `write ${suggestion}.`, zh: `写成 ${suggestion}。` };
    if (orNull && saysNothing(written))
      return { en: "write null if the source does not say.", zh: "来源未说明时写 null。" };
    return {
      en: `write a number such as ${example}, without unit or thousands separator.`,
      zh: `写成数字，例如 ${example}，不带单位或千位分隔符。`,
    };
  },
});

export const negativeNumber = defineRule<Written>({
  code: "E-NEGATIVE",
  severity: "error",
  about: {
    en: "Costs, durations, tokens, spreads and resources are not negative.",
    zh: "费用、耗时、Token 数、标准差与资源量不得为负。",
  },
  example: { written: "-0.42" },
  message: ({ written }) => ({ en: `${quoted(written)} is negative.`, zh: `${quotedZh(written)}为负数。` }),
  fix: () => ({ en: "write the amount, 0 or more.", zh: "写成 0 或更大的数。" }),
});

export const notAPercentage = defineRule<Written>({
  code: "E-PERCENTAGE",
  severity: "error",
  about: { en: "Percentages lie between 0 and 100.", zh: "百分数在 0 到 100 之间。" },
  example: { written: "160" },
  message: ({ written }) => ({
    en: `${quoted(written)} is not a percentage from 0 to 100.`,
    zh: `${quotedZh(written)}不是 0 到 100 之间的百分数。`,
  }),
  fix: () => ({
    en: "write the share of the tasks times 100, such as 60.0.",
    zh: "写成题目所占比例乘以 100，例如 60.0。",
  }),
});

export const notInRange = defineRule<Written & { readonly least: number; readonly most: number | null }>({
  code: "E-INTEGER",
  severity: "error",
  about: { en: "Counts are whole numbers in their range.", zh: "计数须为范围内的整数。" },
  example: { written: "2.5", least: 1, most: null },
  message: ({ written, least, most }) =>
    most === null
      ? {
          en: `${quoted(written)} is not a whole number from ${least}.`,
          zh: `${quotedZh(written)}不是不小于 ${least} 的整数。`,
        }
      : {
          en: `${quoted(written)} is not a whole number from ${least} to ${most}.`,
          zh: `${quotedZh(written)}不是 ${least} 到 ${most} 之间的整数。`,
        },
  fix: ({ least }) => ({
    en: `write a whole number such as ${Math.max(least, 3)}.`,
    zh: `写成整数，例如 ${Math.max(least, 3)}。`,
  }),
});

export const notATimestamp = defineRule<
  Written & {
    readonly suggestion: string | null;
    /** Not of the form, on a day that does not exist, or the zero of a clock. */
    readonly fault: "form" | "impossible" | "early";
    readonly orNull: boolean;
  }
>({
  code: "E-TIMESTAMP",
  severity: "error",
  about: {
    en: "Timestamps are ISO 8601 in UTC, to the second: 2026-10-29T12:00:00Z.",
    zh: "时间为精确到秒的 ISO 8601 UTC 时间：2026-10-29T12:00:00Z。",
  },
  example: { written: "2026-10-29T20:00:00+08:00", suggestion: "2026-10-29T12:00:00Z", fault: "form", orNull: false },
  message: ({ written, fault }) => {
    switch (fault) {
      case "form":
        return {
          en: `${quoted(written)} is not a UTC time to the second.`,
          zh: `${quotedZh(written)}不是精确到秒的 UTC 时间。`,
        };
      case "impossible":
        return { en: `${quoted(written)} is a time that does not exist.`, zh: `${quotedZh(written)}是不存在的时间。` };
      case "early":
        return {
          en: `${quoted(written)} is the zero of a clock, not a time at which something ended.`,
          zh: `${quotedZh(written)}是时钟的零点，而不是实际发生的时间。`,
        };
      default:
        return fault satisfies never;
    }
  },
  fix: ({ written, suggestion, fault, orNull }) => {
    if (suggestion !== null) return { en: `write "${suggestion}".`, zh: `写成 "${suggestion}"。` };
    if (orNull && (fault === "early" || saysNothing(written))) {
      return { en: "write null if the source does not say.", zh: "来源未说明时写 null。" };
    }
    return { en: 'write it as in "2026-10-29T12:00:00Z".', zh: '写法例如 "2026-10-29T12:00:00Z"。' };
  },
});

export const timestampPrecision = defineRule<Written & { readonly suggestion: string }>({
  code: "W-TIMESTAMP-PRECISION",
  severity: "warning",
  about: { en: "Timestamps go to the second; finer ones are kept.", zh: "时间精确到秒；更细的写法予以保留。" },
  example: { written: "2026-10-29T12:00:00.123456Z", suggestion: "2026-10-29T12:00:00Z" },
  message: ({ written }) => ({
    en: `${quoted(written)} is finer than a second.`,
    zh: `${quotedZh(written)}比秒更细。`,
  }),
  fix: ({ suggestion }) => ({ en: `write "${suggestion}".`, zh: `写成 "${suggestion}"。` }),
});

export const oddVersion = defineRule<Written>({
  code: "W-VERSION",
  severity: "warning",
  about: {
    en: "Versions have the form x.y.z; others are shown as given.",
    zh: "版本号为 x.y.z 格式；其他写法按原样显示。",
  },
  example: { written: "2026.10.09.1" },
  message: ({ written }) => ({
    en: `${quoted(written)} has not the form x.y.z.`,
    zh: `${quotedZh(written)}不是 x.y.z 格式。`,
  }),
  fix: () => ({
    en: 'write three numbers, as in "0.2.16", if there are such.',
    zh: '若有三段版本号，请写成 "0.2.16" 这样的形式。',
  }),
});

export const notAUrl = defineRule<Written>({
  code: "E-URL",
  severity: "error",
  about: { en: "Links are absolute http or https URLs.", zh: "链接须为 http 或 https 的绝对 URL。" },
  example: { written: "example.org/page" },
  message: ({ written }) => ({
    en: `${quoted(written)} is not an absolute http(s) URL.`,
    zh: `${quotedZh(written)}不是 http(s) 绝对 URL。`,
  }),
  fix: () => ({
    en: 'write it in full, as in "https://example.org/page".',
    zh: '写完整，例如 "https://example.org/page"。',
  }),
});

export const oddEmail = defineRule<object>({
  code: "W-EMAIL",
  severity: "warning",
  about: {
    en: "An e-mail address has the form name@host. It is never published.",
    zh: "邮箱地址的形式为 name@host，不会公开。",
  },
  example: {},
  message: () => ({ en: "This is not an e-mail address.", zh: "这不是邮箱地址。" }),
  fix: () => ({ en: "correct or remove it; it is never published.", zh: "改正或删除；它不会公开。" }),
});

export const notAnId = defineRule<Written>({
  code: "E-ID",
  severity: "error",
  about: {
    en: "Ids consist of ASCII letters, digits and hyphens; task ids may have underscores too.",
    zh: "ID 只含 ASCII 字母、数字与连字符；题目 ID 还可含下划线。",
  },
  example: { written: "few shot" },
  message: ({ written }) => ({
    en: `${quoted(written)} has characters that an id cannot have.`,
    zh: `${quotedZh(written)}含有 ID 不允许的字符。`,
  }),
  fix: ({ written }) => {
    const suggestion = suggestedId(written);
    return suggestion === null
      ? { en: "use letters, digits and hyphens.", zh: "只用字母、数字与连字符。" }
      : { en: `name it "${suggestion}".`, zh: `改为“${suggestion}”。` };
  },
});

/** A text as an id; null where letters of another alphabet would get lost. */
export function suggestedId(text: string, underscores = false): string | null {
  const latin = text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  if (/[^\p{ASCII}]/u.test(latin.replaceAll(/[^\p{L}\p{N}]/gu, ""))) return null;
  const others = underscores ? /[^A-Za-z0-9_-]+/g : /[^A-Za-z0-9-]+/g;
  const id = latin.replaceAll(others, "-").replaceAll(/^-+|-+$/g, "");
  return id === "" ? null : id;
}

export const oddText = defineRule<Written & { readonly oddity: Oddity; readonly meant: string }>({
  code: "W-TEXT",
  severity: "warning",
  about: {
    en: "A text has no space around it, no characters that cannot be seen, and no typographic quotes instead of its own.",
    zh: "文本首尾没有空白，不含不可见字符，也不用弯引号代替半角引号。",
  },
  example: { written: "“court-agent”", oddity: "quotes", meant: "court-agent" },
  message: ({ written, oddity }) => {
    const text = cut(withVisibleCharacters(leaveOutEmails(written)));
    const shown = { en: `"${text}"`, zh: `“${text}”` };
    switch (oddity) {
      case "space":
        return {
          en: `${shown.en} has space around it, which makes it another text.`,
          zh: `${shown.zh}的首尾有空白，因而成为另一段文本。`,
        };
      case "invisible":
        return {
          en: `${shown.en} holds a character that cannot be seen, which makes it another text.`,
          zh: `${shown.zh}含有不可见字符，因而成为另一段文本。`,
        };
      case "quotes":
        return {
          en: `In ${shown.en} the quotes are part of the text: only " and ' quote a value.`,
          zh: `${shown.zh}中的引号成了文本的一部分：只有半角的 " 与 ' 才是引号。`,
        };
      default:
        return oddity satisfies never;
    }
  },
  fix: ({ meant }) =>
    meant === ""
      ? { en: "write the text.", zh: "填写文本。" }
      : { en: `write "${shortened(meant)}".`, zh: `写成 "${shortened(meant)}"。` },
});

export const placeholder = defineRule<Written & { readonly mayBeNull: boolean }>({
  code: "W-WORD-FOR-NULL",
  severity: "warning",
  about: {
    en: "What the source does not say is null, and an experiment without an algorithm has no such key; a word for it is taken as a name.",
    zh: "来源未说明的写 null，没有算法的实验不写 algorithm；用词代替会被当作名称。",
  },
  example: { written: "unknown", mayBeNull: true },
  message: ({ written }) => ({
    en: `${quoted(written)} is taken as a name here.`,
    zh: `${quotedZh(written)}在此处会被当作名称。`,
  }),
  fix: ({ mayBeNull }) =>
    mayBeNull
      ? { en: "write null if the source does not say.", zh: "来源未说明时写 null。" }
      : { en: "leave the key out if there is none.", zh: "若没有，请删去该键。" },
});

/** A word that is none of a choice, and the one that was probably meant. */
interface Slip extends Written {
  readonly nearest: string | null;
}

/** The rule of a field that takes one of a few words; `example` is a word that people write there. */
export function choiceRule(code: string, thing: Text, choices: readonly string[], example: Slip, mayBeNull = false) {
  const alternative: Text = mayBeNull
    ? { en: ", or null when the source does not say", zh: "；来源未说明时写 null" }
    : { en: "", zh: "" };
  const all: Text =
    choices.length === 1
      ? { en: choices.join(), zh: choices.join() }
      : { en: `one of ${choices.join(", ")}`, zh: `${choices.join("、")} 之一` };
  return defineRule<Slip>({
    code,
    severity: "error",
    about: {
      en: `${thing.en.charAt(0).toUpperCase()}${thing.en.slice(1)} is ${all.en}${alternative.en}.`,
      zh: `${thing.zh}取 ${all.zh}${alternative.zh}。`,
    },
    example,
    message: ({ written }) => ({
      en: `${quoted(written)} is not ${thing.en}.`,
      zh: `${quotedZh(written)}不是合法的${thing.zh}。`,
    }),
    fix: ({ nearest }) =>
      nearest === null || choices.length === 1
        ? { en: `use ${all.en}${alternative.en}.`, zh: `取 ${all.zh}${alternative.zh}。` }
        : {
            en: `did you mean "${nearest}"? It is ${all.en}${alternative.en}.`,
            zh: `是否应为“${nearest}”？可取 ${all.zh}${alternative.zh}。`,
          },
  });
}

/** All rules of this file but those of choices, which stand with their fields. */
export const scalarRules: readonly Rule<never>[] = [
  unquotedText,
  notANumber,
  negativeNumber,
  notAPercentage,
  notInRange,
  notATimestamp,
  timestampPrecision,
  oddVersion,
  notAUrl,
  oddEmail,
  notAnId,
  oddText,
  placeholder,
];
