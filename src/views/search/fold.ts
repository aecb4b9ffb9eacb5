/**
 * Text as the search compares it: small letters, one form for full width and half width, words apart. Chinese puts no
 * spaces between words, so that a run of it counts as one word, in which every part is found.
 */

/** A text in the two forms that words are looked up in. A space stands before each word, the first one too. */
export interface Folded {
  /** Every sign between letters or digits parts two words: ` codex gpt5 5 tg007`. */
  readonly apart: string;
  /** Only white space, most punctuation and a change of script do, so that gpt-5.5, gpt5-5 and gpt55 are the same. */
  readonly joined: string;
}

/** The letters and digits of a text, each with its place in it. */
export interface Traced {
  /** Without any space. */
  readonly letters: string;
  /** For each UTF-16 unit of `letters`: where in the text the character that it came from begins and ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** For each unit: what it begins in the two forms of {@link Folded}; a word of `joined` is one of `apart` as well. */
  readonly begins: readonly Beginning[];
}

/** `part`: a word of `apart` only, as the 5 in gpt-5. */
export type Beginning = "word" | "part" | "nothing";

/** A run of letters and digits of one script. */
type Script = "chinese" | "other";

const chinese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;
/** Signs that stand inside ids, names and versions. */
const joining = /[-_./+'’:·–—]/u;

/** Both forms of a text. */
export function fold(text: string): Folded {
  let apart = "";
  let joined = "";
  walk(text, (character, begins) => {
    apart += begins === "nothing" ? character : ` ${character}`;
    joined += begins === "word" ? ` ${character}` : character;
  });
  return { apart, joined };
}

/** The letters of a text with the way back to it, to mark what was found. */
export function trace(text: string): Traced {
  let letters = "";
  const starts: number[] = [];
  const ends: number[] = [];
  const begins: Beginning[] = [];
  walk(text, (character, beginning, start, end) => {
    for (let unit = 0; unit < character.length; unit += 1) {
      starts.push(start);
      ends.push(end);
      begins.push(unit === 0 ? beginning : "nothing");
    }
    letters += character;
  });
  return { letters, starts, ends, begins };
}

/** Whether a folded character or a text that begins with one is Chinese (or Japanese), which has no spaces. */
export function isChinese(text: string): boolean {
  return chinese.test(String.fromCodePoint(text.codePointAt(0) ?? 0x20));
}

function walk(text: string, visit: (character: string, begins: Beginning, start: number, end: number) => void): void {
  let last: Script | null = null;
  let gap: "none" | "sign" | "space" = "none";
  let start = 0;
  for (const original of text) {
    const end = start + original.length;
    // Most characters are plain already, and normalizing is slow.
    const plain = original < "\u0080" ? original.toLowerCase() : original.normalize("NFKC").toLowerCase();
    for (const character of plain) {
      if (!letterOrDigit.test(character)) {
        gap = gap !== "space" && joining.test(character) ? "sign" : "space";
        continue;
      }
      const script: Script = chinese.test(character) ? "chinese" : "other";
      const word = last === null || gap === "space" || script !== last;
      visit(character, word ? "word" : gap === "sign" ? "part" : "nothing", start, end);
      last = script;
      gap = "none";
    }
    start = end;
  }
}
