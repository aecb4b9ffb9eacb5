/** What can be wrong with a single value. */
import { defineRule, type Rule, type Text } from "../problem.ts";
import { leaveOutEmails } from "../source/addresses.ts";

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
  const oneLine = leaveOutEmails(written).replace(/\s+/g, " ").trim();
  return oneLine.length > 60 ? `${oneLine.slice(0, 57)}…` : oneLine;
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

export const notANumber = defineRule<Written & { readonly form: string; readonly example: string }>({
  code: "E-NUMBER",
  severity: "error",
  about: { en: "Figures are finite numbers, written without quotes.", zh: "数值须为有限数，且不加引号。" },
  example: { written: "1,250", form: "plain", example: "4.25" },
  message: ({ written }) => ({
    en: `${quoted(written)} is not a finite number.`,
    zh: `${quotedZh(written)}不是有限数。`,
  }),
  fix: ({ written, form, example }) =>
    form === "quoted" && written.trim() !== "" && Number.isFinite(Number(written))
      ? { en: `remove the quotes: ${written}.`, zh: `去掉引号：${written}。` }
      : {
          en: `write a number such as ${example}, without unit or thousands separator.`,
          zh: `写成数字，例如 ${example}，不带单位或千位分隔符。`,
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

export const notATimestamp = defineRule<Written & { readonly suggestion: string | null; readonly impossible: boolean }>(
  {
    code: "E-TIMESTAMP",
    severity: "error",
    about: {
      en: "Timestamps are ISO 8601 in UTC, to the second: 2026-10-29T12:00:00Z.",
      zh: "时间为精确到秒的 ISO 8601 UTC 时间：2026-10-29T12:00:00Z。",
    },
    example: { written: "2026-10-29T20:00:00+08:00", suggestion: "2026-10-29T12:00:00Z", impossible: false },
    message: ({ written, impossible }) =>
      impossible
        ? { en: `${quoted(written)} is a time that does not exist.`, zh: `${quotedZh(written)}是不存在的时间。` }
        : {
            en: `${quoted(written)} is not a UTC time to the second.`,
            zh: `${quotedZh(written)}不是精确到秒的 UTC 时间。`,
          },
    fix: ({ suggestion }) =>
      suggestion === null
        ? { en: 'write it as in "2026-10-29T12:00:00Z".', zh: '写法例如 "2026-10-29T12:00:00Z"。' }
        : { en: `write "${suggestion}".`, zh: `写成 "${suggestion}"。` },
  },
);

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
    const suggestion = written
      .trim()
      .replaceAll(/[^A-Za-z0-9-]+/g, "-")
      .replaceAll(/^-+|-+$/g, "");
    return suggestion === ""
      ? { en: "use letters, digits and hyphens.", zh: "只用字母、数字与连字符。" }
      : { en: `name it "${suggestion}".`, zh: `改为“${suggestion}”。` };
  },
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
  return defineRule<Slip>({
    code,
    severity: "error",
    about: {
      en: `${thing.en.charAt(0).toUpperCase()}${thing.en.slice(1)} is one of ${choices.join(", ")}${alternative.en}.`,
      zh: `${thing.zh}取 ${choices.join("、")} 之一${alternative.zh}。`,
    },
    example,
    message: ({ written }) => ({
      en: `${quoted(written)} is not ${thing.en}.`,
      zh: `${quotedZh(written)}不是合法的${thing.zh}。`,
    }),
    fix: ({ nearest }) => {
      const all = choices.join(", ");
      const allZh = choices.join("、");
      return nearest === null
        ? { en: `use one of ${all}${alternative.en}.`, zh: `取 ${allZh} 之一${alternative.zh}。` }
        : {
            en: `did you mean "${nearest}"? It is one of ${all}${alternative.en}.`,
            zh: `是否应为“${nearest}”？可取 ${allZh} 之一${alternative.zh}。`,
          };
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
];
