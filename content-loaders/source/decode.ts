/** Bytes to text. */
import { type Place, type Problem, problem } from "../problem.ts";
import { fileTooLarge, maximumFileSize, notUtf8, nulByte } from "./rules.ts";

export type Decoded =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "unreadable"; readonly problems: readonly Problem[] };

const decoder = new TextDecoder("utf-8", { fatal: true });

/** A file's bytes as text without byte order mark, or what keeps them from being text. */
export function decode(file: string, bytes: Uint8Array): Decoded {
  if (bytes.length > maximumFileSize) {
    const place = { file, line: 1, column: 1, path: "" };
    return { kind: "unreadable", problems: [problem(fileTooLarge, place, { bytes: bytes.length })] };
  }
  const problems: Problem[] = [];
  const nul = bytes.indexOf(0);
  if (nul !== -1) problems.push(problem(nulByte, placeBehind(file, validText(bytes.subarray(0, nul)) ?? ""), {}));
  let text = "";
  try {
    text = decoder.decode(bytes);
  } catch {
    problems.push(problem(notUtf8, placeBehind(file, longestValidText(bytes)), {}));
  }
  return problems.length > 0 ? { kind: "unreadable", problems } : { kind: "text", text };
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

const localPart = /[^\s"'`<>()[\]{},;:@/\\|=]{1,64}$/u;
const hostPart = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/uy;

/** A source text with every e-mail address replaced by `…@…`. `pass@k` and versions (`tool@1.2.3`) stay. */
export function leaveOutEmails(text: string): string {
  let kept = "";
  let start = 0;
  // Only what stands around an @ is looked at, so that the cost does not depend on the text between.
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const local = localPart.exec(text.slice(Math.max(start, at - 64), at));
    hostPart.lastIndex = at + 1;
    if (local === null || !hostPart.test(text)) continue;
    kept += `${text.slice(start, at - local[0].length)}…@…`;
    start = hostPart.lastIndex;
  }
  return kept + text.slice(start);
}
