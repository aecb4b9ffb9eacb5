/** E-mail addresses stay out of everything that is published: texts, source pages, messages. */

/** What stands in the place of an address. */
export const addressLeftOut = "…@…";

/** A part of a text by its offsets; `end` is behind it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether the value of a key is an address, whatever it looks like. */
export function isAddressKey(key: string): boolean {
  return /^e-?mail$/i.test(key);
}

const localPart = /[^\s"'`<>()[\]{},;:@/\\|=]{1,64}$/u;
const hostPart = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/uy;
// The lengths are bounded so that no text takes longer than its length allows.
const userInUrl = /:\/\/[A-Za-z0-9._~%!$&*+=:@-]{1,256}@/g;
const mailLink = /mailto:[^\s"'<>()[\]{}]{1,256}/gi;
const behindMailKey = /(e-?mail["']?[ \t]*[:：=][ \t]*["']?)[^\s"'#,;{}[\]@]{1,64}@[^\s"'#,;{}[\]]{1,255}/gi;

/**
 * A text with every e-mail address replaced by `…@…`: name@host with a dotted host, any address behind `mailto:` or
 * `email:`; the user in front of a URL's host is dropped. `pass@k` and versions (`tool@1.2.3`) stay.
 */
export function leaveOutEmails(text: string): string {
  if (!text.includes("@") && !/mailto:/i.test(text)) return text;
  const known = text
    .replaceAll(userInUrl, "://")
    .replaceAll(mailLink, `mailto:${addressLeftOut}`)
    .replaceAll(behindMailKey, `$1${addressLeftOut}`);
  let kept = "";
  let start = 0;
  // Only what stands around an @ is looked at, so that the cost does not depend on the text between.
  for (let at = known.indexOf("@"); at !== -1; at = known.indexOf("@", at + 1)) {
    const local = localPart.exec(known.slice(Math.max(start, at - 64), at));
    hostPart.lastIndex = at + 1;
    if (local === null || !hostPart.test(known)) continue;
    kept += known.slice(start, at - local[0].length) + addressLeftOut;
    start = hostPart.lastIndex;
  }
  return kept + known.slice(start);
}

/** A source text without addresses, `spans` being further ones that only its syntax shows. Every line stays where it is. */
export function sourceWithoutEmails(text: string, spans: readonly Span[]): string {
  let kept = "";
  let behind = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < behind) continue;
    const written = text.slice(start, end);
    const quote = /^(["']).*\1$/s.exec(written)?.[1] ?? "";
    kept += text.slice(behind, start) + quote + addressLeftOut + quote + "\n".repeat(written.split("\n").length - 1);
    behind = end;
  }
  return leaveOutEmails(kept + text.slice(behind));
}
