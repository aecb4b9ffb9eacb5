/** Single values: text, figures, times, versions, links, ids, choices. What authors really write decides the rules. */
import { nearestName } from "../nearest.ts";
import type { Rule, Text } from "../problem.ts";
import type { ScalarNode, SourceNode } from "../source/node.ts";
import { meantNumber, numberFault, saysNothing } from "../source/number-text.ts";
import { oddityOf, withoutLastLineBreak, withoutOddity } from "../source/odd-text.ts";
import { emptyValue, wrongKind } from "./rules.ts";
import {
  negativeNumber,
  notANumber,
  notAnId,
  notAPercentage,
  notATimestamp,
  notAUrl,
  notInRange,
  oddEmail,
  oddText,
  oddVersion,
  placeholder,
  timestampPrecision,
  unquotedText,
} from "./scalar-rules.ts";
import { isClockZero, isRealTime, meantTime } from "./time-text.ts";
import type { Reader, Type } from "./type.ts";

/** Reads a scalar as text that was meant to be text: an unquoted number or boolean is refused, not turned into text. */
function readText(
  type: Type<unknown>,
  node: SourceNode,
  path: string,
  reader: Reader,
  mayBeNull = false,
): string | undefined {
  const example = type.example(reader.syntax);
  if (node.kind !== "scalar") reader.report(wrongKind, node.mark, path, { node, expected: type.expected, example });
  else if (typeof node.value !== "string" || node.form === "date") {
    reader.report(unquotedText, node.mark, path, { written: node.written });
  } else if (node.value.trim() === "") reader.report(emptyValue, node.mark, path, { example, mayBeNull });
  else return withoutLastLineBreak(node.value);
  return undefined;
}

/** Warns of what nobody sees in a text, though it makes another text of it; the text stays as it is. */
function tellOddity(value: string, node: SourceNode, path: string, reader: Reader): void {
  const oddity = oddityOf(value);
  if (oddity === null) return;
  reader.report(oddText, node.mark, path, { written: value, oddity, meant: withoutOddity(value) });
}

/** Text for people; not empty. */
export const text: Type<string> = {
  expected: { en: "text", zh: "文本" },
  example: () => '"…"',
  read(node, path, reader, mayBeNull = false) {
    const value = readText(this, node, path, reader, mayBeNull);
    if (value === undefined) return undefined;
    if (mayBeNull && saysNothing(value)) reader.report(placeholder, node.mark, path, { written: value, mayBeNull });
    else tellOddity(value, node, path, reader);
    return value;
  },
};

/** Text for which an empty one says that there is none, such as `error_reason: ""`. */
export const textOrEmpty: Type<string | undefined> = {
  ...text,
  read(node, path, reader) {
    if (node.kind === "scalar" && typeof node.value === "string" && node.value.trim() === "") return undefined;
    return text.read(node, path, reader);
  },
};

/** A text with a further condition: `examine` reports what is wrong and says whether the text can still be used. */
function textWith(
  expected: Text,
  example: string,
  examine: (value: string, node: SourceNode, path: string, reader: Reader) => boolean,
): Type<string> {
  return {
    expected,
    example: () => example,
    read(node, path, reader, mayBeNull = false) {
      const value = readText(this, node, path, reader, mayBeNull);
      if (value === undefined) return undefined;
      if (mayBeNull && saysNothing(value)) {
        reader.report(placeholder, node.mark, path, { written: value, mayBeNull });
        return value;
      }
      const before = reader.problems.length;
      if (!examine(value, node, path, reader)) return undefined;
      if (reader.problems.length === before) tellOddity(value, node, path, reader);
      return value;
    },
  };
}

/** Letters, digits, hyphens. */
export const identifier = textWith({ en: "an id", zh: "ID" }, '"my-id"', (value, node, path, reader) => {
  if (/^[A-Za-z0-9-]+$/.test(value)) return true;
  reader.report(notAnId, node.mark, path, { written: value });
  return false;
});

/** The id of an algorithm; that of none is left out. */
export const algorithmId: Type<string> = {
  ...identifier,
  read(node, path, reader) {
    const value = identifier.read(node, path, reader);
    if (value !== undefined && (saysNothing(value) || /^base(?:line)?$/i.test(value))) {
      reader.report(placeholder, node.mark, path, { written: value, mayBeNull: false });
    }
    return value;
  },
};

/** x.y.z; other forms are kept as given. */
export const version = textWith({ en: "a version", zh: "版本号" }, '"0.1.0"', (value, node, path, reader) => {
  if (!/^\d+\.\d+\.\d+$/.test(withoutOddity(value))) reader.report(oddVersion, node.mark, path, { written: value });
  return true;
});

/** An absolute http or https URL. */
export const url = textWith(
  { en: "an absolute http(s) URL", zh: "http(s) 绝对 URL" },
  '"https://example.org"',
  (value, node, path, reader) => {
    if (/^https?:\/\/[^\s/]/i.test(value) && !/\s/.test(value) && URL.canParse(value)) return true;
    reader.report(notAUrl, node.mark, path, { written: value });
    return false;
  },
);

/** Looked at, then left out of the records. */
export const email = textWith(
  { en: "an e-mail address", zh: "邮箱地址" },
  '"author@example.com"',
  (value, node, path, reader) => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) reader.report(oddEmail, node.mark, path, {});
    return true;
  },
);

const timestampPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z$/;

/** ISO 8601 in UTC, to the second; a finer one is kept as written. */
export const timestamp: Type<string> = {
  expected: { en: "a UTC time to the second", zh: "精确到秒的 UTC 时间" },
  example: () => '"2026-10-29T12:00:00Z"',
  read(node, path, reader, mayBeNull = false) {
    // A number or TOML's own date has its text, which is looked at like any other.
    const isText = node.kind !== "scalar" || (typeof node.value === "string" && node.form !== "date");
    const value = isText ? readText(this, node, path, reader, mayBeNull) : node.written;
    if (value === undefined) return undefined;
    const [, toTheSecond, fraction] = timestampPattern.exec(value) ?? [];
    const fault = toTheSecond === undefined ? "form" : isRealTime(toTheSecond) ? null : "impossible";
    if (toTheSecond === undefined || fault !== null || isClockZero(toTheSecond)) {
      const values = { written: value, suggestion: meantTime(value), fault: fault ?? "early", orNull: mayBeNull };
      reader.report(notATimestamp, node.mark, path, values);
      return undefined;
    }
    if (fraction !== undefined) {
      reader.report(timestampPrecision, node.mark, path, { written: value, suggestion: `${toTheSecond}Z` });
    }
    return value;
  },
};

/** A finite number; its digits are kept, since the rounding that they show decides what agrees with it. */
function numberWith(
  expected: Text,
  example: string,
  examine: (value: number, node: ScalarNode, path: string, reader: Reader) => boolean,
): Type<number> {
  return {
    expected,
    example: () => example,
    read(node, path, reader, mayBeNull = false) {
      if (node.kind !== "scalar") {
        reader.report(wrongKind, node.mark, path, { node, expected, example });
        return undefined;
      }
      const { value, written } = node;
      const fault = numberFault(node);
      if (fault === "none" && written.trim() === "") {
        reader.report(emptyValue, node.mark, path, { example, mayBeNull });
        return undefined;
      }
      if (typeof value !== "number" || fault !== null) {
        const values = { written, fault: fault ?? "none", suggestion: meantNumber(node), example, orNull: mayBeNull };
        reader.report(notANumber, node.mark, path, { ...values, isQuoted: node.form === "quoted" });
        return undefined;
      }
      if (!examine(value, node, path, reader)) return undefined;
      reader.written[path] = written;
      // Minus zero is zero.
      return value === 0 ? 0 : value;
    },
  };
}

const numberName: Text = { en: "a number", zh: "数字" };

/** Any finite number, such as a score. */
export const figure = numberWith(numberName, "72.5", () => true);

/** How much a part counts beside others. */
export const weight = numberWith(numberName, "2", () => true);

/** 0 or more. */
function amountLike(example: string): Type<number> {
  return numberWith({ en: "a number from 0", zh: "不小于 0 的数字" }, example, (value, node, path, reader) => {
    if (value >= 0) return true;
    reader.report(negativeNumber, node.mark, path, { written: node.written });
    return false;
  });
}

/** Costs and spreads. */
export const amount = amountLike("4.25");
/** Milliseconds. */
export const duration = amountLike("540000");
/** Numbers of tokens; a mean over attempts may be a fraction. */
export const tokens = amountLike("125000");
/** A time limit, in seconds. */
export const timeLimit = amountLike("900");
/** How many samples are evaluated at most; below 1, the share of them. */
export const sampleLimit = amountLike("100");
/** Cores, gigabytes, GPUs that a task may use. */
export const resource = amountLike("4");

/** 0 to 100. */
export const percentage = numberWith(
  { en: "a percentage from 0 to 100", zh: "0 到 100 之间的百分数" },
  "60.0",
  (value, node, path, reader) => {
    if (value >= 0 && value <= 100) return true;
    reader.report(notAPercentage, node.mark, path, { written: node.written });
    return false;
  },
);

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number | null = null): Type<number> {
  return numberWith({ en: "a whole number", zh: "整数" }, String(Math.max(least, 3)), (value, node, path, reader) => {
    if (Number.isSafeInteger(value) && value >= least && (most === null || value <= most)) return true;
    reader.report(notInRange, node.mark, path, { written: node.written, least, most });
    return false;
  });
}

/** true or false. */
export const boolean: Type<boolean> = {
  expected: { en: "true or false", zh: "true 或 false" },
  example: () => "true",
  read(node, path, reader) {
    if (node.kind === "scalar" && typeof node.value === "boolean") return node.value;
    const isNo = node.kind === "scalar" && /^(?:no?|off|false|0|否)$/i.test(node.written.trim());
    reader.report(wrongKind, node.mark, path, { node, expected: this.expected, example: isNo ? "false" : "true" });
    return undefined;
  },
};

/** The broken rule of a choice: what was written, and the choice that is near. */
export type ChoiceRule = Rule<{ readonly written: string; readonly nearest: string | null }>;

/** One of a few words. */
export function choice<const Word extends string>(rule: ChoiceRule, words: readonly Word[]): Type<Word> {
  const all = { en: words.join(", "), zh: words.join("、") };
  const expected: Text =
    words.length === 1 ? { en: all.en, zh: `固定值 ${all.zh}` } : { en: `one of ${all.en}`, zh: `${all.zh} 之一` };
  return {
    expected,
    example: () => `"${words[0] ?? ""}"`,
    read(node, path, reader, mayBeNull = false) {
      if (node.kind !== "scalar") {
        reader.report(wrongKind, node.mark, path, { node, expected, example: this.example(reader.syntax) });
        return undefined;
      }
      if (node.written.trim() === "") {
        reader.report(emptyValue, node.mark, path, { example: this.example(reader.syntax), mayBeNull });
        return undefined;
      }
      const word = words.find((known) => known === node.value);
      const nearest = nearestName(node.written, words);
      if (word === undefined) reader.report(rule, node.mark, path, { written: node.written, nearest });
      return word;
    },
  };
}
