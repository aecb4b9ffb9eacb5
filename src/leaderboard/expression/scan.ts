/**
 * The gate in front of the parser: one pass over the text that lets through only sequences of listed tokens.
 * What passes is small, ASCII, well formed and made of known names, so the parser behind it sees nothing hostile.
 */
import { nearestName } from "../../../content-loaders/nearest.ts";
import { type Finding, finding } from "./finding.ts";
import {
  CHARACTER,
  CONDITIONAL,
  HYPHEN,
  LIMITS,
  QUOTED_TEXT,
  RUN_FORM,
  SYNTAX,
  TOO_LARGE,
  UNKNOWN_FIELD,
  UNKNOWN_NAME,
  UNQUOTED_ID,
} from "./form-rules.ts";
import { FUNCTIONS } from "./functions.ts";
import {
  BASELINE,
  FIELDS,
  isFieldName,
  isPhaseName,
  isRunPart,
  isSelectorName,
  PHASES,
  SELECTORS,
  takesQuotedText,
} from "./names.ts";

export type TokenKind = "number" | "name" | "member" | "string" | "operator" | "punctuation";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly offset: number;
}

export type Scan =
  | { readonly kind: "tokens"; readonly tokens: readonly Token[] }
  | { readonly kind: "refused"; readonly finding: Finding };

const SPACE = /[ \t\r\n]+/y;
const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const STRING = /"[^"'\\\r\n]*"|'[^"'\\\r\n]*'/y;
const OPERATOR = /==|!=|<=|>=|[-+*/^<>?:]/y;
const PUNCTUATION = /[(),.]/y;

/** Splits an expression into tokens, or says at which character it stops being one. Linear in the length. */
export function scan(text: string): Scan {
  if (text.length > LIMITS.characters) {
    return refused(finding(TOO_LARGE, LIMITS.characters, { what: "characters", size: text.length }));
  }
  const tokens: Token[] = [];
  const order = new Order(text);
  for (let offset = 0; offset < text.length; ) {
    const space = match(SPACE, text, offset);
    if (space !== null) {
      offset += space.length;
      continue;
    }
    const token = tokenAt(text, offset, tokens.at(-1));
    if (token === null) {
      return refused(finding(CHARACTER, offset, { found: String.fromCodePoint(text.codePointAt(offset) ?? 0) }));
    }
    offset += token.text.length;
    // A word with a foreign letter in it is refused at that letter, not as two words.
    const beyond = text.codePointAt(offset) ?? 0;
    if (beyond > 127 && (token.kind === "name" || token.kind === "member")) {
      return refused(finding(CHARACTER, offset, { found: String.fromCodePoint(beyond) }));
    }
    const problem = order.accept(token, tokens);
    if (problem !== null) return refused(problem);
    tokens.push(token);
  }
  const problem = order.end(tokens);
  return problem === null ? { kind: "tokens", tokens } : refused(problem);
}

function refused(found: Finding): Scan {
  return { kind: "refused", finding: found };
}

function match(pattern: RegExp, text: string, offset: number): string | null {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
}

function tokenAt(text: string, offset: number, previous: Token | undefined): Token | null {
  const token = (kind: TokenKind, found: string | null): Token | null =>
    found === null ? null : { kind, text: found, offset };
  return (
    token(previous?.text === "." && previous.kind === "punctuation" ? "member" : "name", match(NAME, text, offset)) ??
    token("number", match(NUMBER, text, offset)) ??
    token("string", match(STRING, text, offset)) ??
    token("operator", match(OPERATOR, text, offset)) ??
    token("punctuation", match(PUNCTUATION, text, offset))
  );
}

/** Which token may follow which: operands and operators alternate, parentheses and conditions close. */
class Order {
  readonly text: string;
  /** Per open parenthesis: whether it is a call, and the offsets of the "?" still open inside it. */
  readonly levels: { readonly call: boolean; readonly questions: number[] }[] = [{ call: false, questions: [] }];
  nodes = 0;

  constructor(text: string) {
    this.text = text;
  }

  accept(token: Token, before: readonly Token[]): Finding | null {
    const previous = before.at(-1);
    const open =
      previous === undefined ||
      previous.kind === "operator" ||
      (previous.kind === "punctuation" && previous.text !== ")");
    const unfinished = previous === undefined || previous.text === "." ? null : this.needsMore(previous, token);
    if (unfinished !== null) return unfinished;
    if (token.kind !== "punctuation" && token.text !== ":" && ++this.nodes > LIMITS.nodes) {
      return finding(TOO_LARGE, token.offset, { what: "nodes", size: this.nodes });
    }
    if (previous?.text === "." && token.kind !== "member")
      return expected(token.offset, "a phase or a field", "阶段或字段");
    switch (token.kind) {
      case "number":
        if (!open) return expected(token.offset, "an operator", "运算符");
        return Number.isFinite(Number(token.text)) ? null : finding(CHARACTER, token.offset, { found: token.text });
      case "name":
        if (!open) return expected(token.offset, "an operator", "运算符");
        return this.unquotedId(token, before) ?? this.knownName(token);
      case "member":
        return this.knownMember(token, before);
      case "string":
        return previous?.text === "(" && takesQuotedText(before.at(-2)?.text ?? "")
          ? null
          : finding(QUOTED_TEXT, token.offset, {});
      case "operator":
        return this.operator(token, open);
      case "punctuation":
        return this.punctuation(token, previous, open);
      default:
        return token.kind satisfies never;
    }
  }

  end(tokens: readonly Token[]): Finding | null {
    const last = tokens.at(-1);
    const offset = this.text.length;
    if (last === undefined) return expected(0, "an expression", "表达式");
    const unfinished = this.needsMore(last, null);
    if (unfinished !== null) return unfinished;
    if (last.text === ".") return expected(offset, "a phase or a field", "阶段或字段", true);
    if (last.kind === "operator" || last.text === "," || last.text === "(")
      return expected(offset, "a value", "数值", true);
    const question = this.levels.at(-1)?.questions.at(-1);
    if (question !== undefined) return finding(CONDITIONAL, question, {});
    return this.levels.length > 1 ? expected(offset, '")"', "“)”", true) : null;
  }

  /** A phase wants a field behind it, a function and a selector their parentheses. */
  private needsMore(previous: Token, next: Token | null): Finding | null {
    if (previous.kind !== "name" && previous.kind !== "member") return null;
    const follows = next?.text ?? "";
    const name = previous.text;
    const fits =
      name === BASELINE || name === "test"
        ? follows === "."
        : isPhaseName(name)
          ? follows === "." || follows === "("
          : takesQuotedText(name) || (previous.kind === "name" && FUNCTIONS.has(name))
            ? follows === "("
            : follows !== "(" && follows !== ".";
    if (fits) return null;
    const hyphenated = this.hyphenated(previous.offset);
    if (hyphenated !== null && previous.kind === "name") return finding(HYPHEN, previous.offset, { found: hyphenated });
    const offset = next?.offset ?? this.text.length;
    if (isFieldName(name) && previous.kind === "member") return expected(offset, "an operator", "运算符");
    const [en, zh] = isPhaseName(name) || name === BASELINE ? ['"."', "“.”"] : ['"("', "“(”"];
    return expected(offset, en, zh, next === null);
  }

  /** A name in the parentheses of a selector: an id whose quotes were forgotten. */
  private unquotedId(token: Token, before: readonly Token[]): Finding | null {
    const selector = before.at(-2)?.text ?? "";
    if (before.at(-1)?.text !== "(" || !takesQuotedText(selector)) return null;
    // The key of a metric may hold commas and more; an id may not.
    const key = selector === "metric" ? match(/[^()"'\s]+/y, this.text, token.offset) : null;
    const found = key ?? this.hyphenated(token.offset) ?? token.text;
    return finding(UNQUOTED_ID, token.offset, { found, selector });
  }

  private knownName(token: Token): Finding | null {
    if (isPhaseName(token.text) || isSelectorName(token.text) || token.text === BASELINE || FUNCTIONS.has(token.text))
      return null;
    if (isRunPart(token.text)) return finding(RUN_FORM, token.offset, { found: token.text });
    const hyphenated = this.hyphenated(token.offset);
    if (hyphenated !== null) return finding(HYPHEN, token.offset, { found: hyphenated });
    const nearest = nearestName(token.text, [...PHASES, BASELINE, ...FUNCTIONS.keys(), ...SELECTORS]);
    return finding(UNKNOWN_NAME, token.offset, { found: token.text, nearest });
  }

  private knownMember(token: Token, before: readonly Token[]): Finding | null {
    if (chainStart(before) === "run") {
      return isRunPart(token.text) ? null : finding(RUN_FORM, token.offset, { found: token.text });
    }
    if (isPhaseName(token.text) || isFieldName(token.text) || token.text === "group") return null;
    return finding(UNKNOWN_FIELD, token.offset, {
      found: token.text,
      nearest: nearestName(token.text, Object.keys(FIELDS)),
    });
  }

  /** The id with hyphens that a name at the offset seems to begin, or null. */
  private hyphenated(offset: number): string | null {
    return match(/[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)+/y, this.text, offset);
  }

  private operator(token: Token, open: boolean): Finding | null {
    if (open) return token.text === "-" ? null : expected(token.offset, "a value", "数值");
    const questions = this.levels.at(-1)?.questions ?? [];
    if (token.text === "?") {
      if (this.text[token.offset + 1] === ".") return finding(CHARACTER, token.offset, { found: "?." });
      // A condition between "?" and ":" stands in parentheses: mathjs reads it no other way.
      if (questions.length > 0)
        return expected(token.offset, '":", or parentheses around the inner condition', "“:”，或给内层条件加上括号");
      questions.push(token.offset);
    }
    if (token.text === ":" && questions.pop() === undefined) return finding(CHARACTER, token.offset, { found: ":" });
    return null;
  }

  private punctuation(token: Token, previous: Token | undefined, open: boolean): Finding | null {
    const call = previous?.kind === "name" || previous?.kind === "member";
    const level = this.levels.at(-1);
    switch (token.text) {
      case "(":
        if (!open && !call) return expected(token.offset, "an operator", "运算符");
        this.levels.push({ call, questions: [] });
        return this.levels.length - 1 > LIMITS.depth
          ? finding(TOO_LARGE, token.offset, { what: "depth", size: this.levels.length - 1 })
          : null;
      case ".":
        return open || previous?.kind === "number" ? expected(token.offset, "a value", "数值") : null;
      default: {
        const question = level?.questions.at(-1);
        if (question !== undefined) return finding(CONDITIONAL, question, {});
        if (this.levels.length === 1 || (token.text === "," && level?.call !== true)) {
          return finding(CHARACTER, token.offset, { found: token.text });
        }
        const empty = token.text === ")" && previous?.text === "(" && level?.call === true;
        if (open && !empty) return expected(token.offset, "a value", "数值");
        if (token.text === ")") this.levels.pop();
        return null;
      }
    }
  }
}

/** The first name of the chain that ends with the last token, a point. */
function chainStart(tokens: readonly Token[]): string {
  let i = tokens.length - 1;
  while (tokens[i]?.text === ".") {
    i -= 1;
    if (tokens[i]?.text === ")") i = tokens.findLastIndex(({ text }, at) => at < i && text === "(") - 1;
    if (tokens[i]?.kind === "name") break;
    i -= 1;
  }
  return tokens[i]?.text ?? "";
}

function expected(offset: number, en: string, zh: string, atEnd = false): Finding {
  return finding(SYNTAX, offset, { expected: { en, zh }, atEnd });
}
