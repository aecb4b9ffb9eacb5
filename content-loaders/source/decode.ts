/** Bytes to text. */
import { type Place, type Problem, problem, type Rule } from "../problem.ts";
import { fileTooLarge, halfCharacter, lineEnds, maximumFileSize, mergeConflict, notUtf8, nulByte } from "./rules.ts";

export type Decoded =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "unreadable"; readonly problems: readonly Problem[] };

const decoder = new TextDecoder("utf-8", { fatal: true });

/** A file's bytes as text without byte order mark, or what keeps them from being text. */
export function decode(file: string, bytes: Uint8Array): Decoded {
  const wholeFile = { file, line: 1, column: 1, path: "" };
  if (bytes.length > maximumFileSize) {
    return { kind: "unreadable", problems: [problem(fileTooLarge, wholeFile, { bytes: bytes.length })] };
  }
  if (isUtf16(bytes)) return { kind: "unreadable", problems: [problem(notUtf8, wholeFile, { isUtf16: true })] };
  const problems: Problem[] = [];
  const nul = bytes.indexOf(0);
  if (nul !== -1) problems.push(problem(nulByte, placeBehind(file, validText(bytes.subarray(0, nul)) ?? ""), {}));
  let text = "";
  try {
    text = decoder.decode(bytes);
  } catch {
    problems.push(problem(notUtf8, placeBehind(file, longestValidText(bytes)), { isUtf16: false }));
  }
  return problems.length > 0 ? { kind: "unreadable", problems } : { kind: "text", text };
}

/** By its byte order mark, or by the zeros that every second byte of Latin letters is. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  if (bytes.length < 4) return false;
  const isZero = [first, second, third, fourth].map((byte) => byte === 0).join();
  return isZero === "true,false,true,false" || isZero === "false,true,false,true";
}

/**
 * What keeps the lines of a text from being what its author sees: CR alone as a line end, which is none to YAML and TOML,
 * and the marks of a merge that was not finished. One problem at most; what follows from it is not worth telling.
 */
export function lineProblems(file: string, text: string): readonly Problem[] {
  const conflict = /^<{7}(?: .*)?$/m.exec(text);
  if (conflict !== null && /^={7}$/m.test(text.replaceAll("\r", ""))) {
    return [problem(mergeConflict, placeBehind(file, text.slice(0, conflict.index)), {})];
  }
  const lone = /\r(?!\n)/.exec(text);
  if (lone === null) return [];
  const whole = !text.includes("\n");
  return [problem(lineEnds, placeBehind(file, whole ? "" : text.slice(0, lone.index)), { whole })];
}

/** What an escape in a text must not stand for: the rule it breaks, or null. */
export function brokenCharacterRule(value: string): Rule<object> | null {
  if (value.includes("\0")) return nulByte;
  return /\p{Surrogate}/u.test(value) ? halfCharacter : null;
}

/** The text of the bytes, without a last character that is cut short; null if they are no UTF-8. */
function validText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** What can be read up to the first invalid byte, found by halving. */
function longestValidText(bytes: Uint8Array): string {
  let valid = 0;
  let invalid = bytes.length;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (validText(bytes.subarray(0, middle)) === null) invalid = middle;
    else valid = middle;
  }
  return validText(bytes.subarray(0, valid)) ?? "";
}

function placeBehind(file: string, text: string): Place {
  const lineStart = text.lastIndexOf("\n") + 1;
  return { file, line: text.split("\n").length, column: text.length - lineStart + 1, path: "" };
}
