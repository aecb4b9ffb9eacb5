/** What a reader looks for: the words of a query. */
import { isChinese, trace } from "./fold.ts";

/** One word of a query, folded as the texts are. Of one query all words are to be found. */
export interface Term {
  /** As it stands where words are apart, with the space before it: ` gpt 5 5`. */
  readonly apart: string;
  /** Without spaces: `gpt55`. */
  readonly letters: string;
  /** Whether it counts in the middle of a word too: Chinese always, other words if they are long or hold a digit. */
  readonly inside: boolean;
}

/** Shorter words would be found in too many others: `rsi` in `version`. */
const insideLength = 4;

/** The words of a query, each once. Signs part no words (`GPT-5.5` is one), a change of script does (`技能tg007` is two). */
export function readTerms(query: string): readonly Term[] {
  const { letters, begins } = trace(query);
  const terms: { apart: string; letters: string }[] = [];
  for (const [at, beginning] of begins.entries()) {
    if (beginning === "word") terms.push({ apart: "", letters: "" });
    const term = terms.at(-1);
    if (term === undefined) continue;
    term.apart += beginning === "nothing" ? letters[at] : ` ${letters[at]}`;
    term.letters += letters[at];
  }
  return [...new Map(terms.map((term) => [term.letters, { ...term, inside: countsInside(term.letters) }])).values()];
}

/**
 * A query in smaller pieces, for when its words are not found together: Chinese in pairs of characters that overlap
 * (`自进化` becomes `自进`, `进化`), other words as they are.
 */
export function looseTerms(terms: readonly Term[]): readonly Term[] {
  const pieces = terms.flatMap((term): readonly Term[] => {
    const characters = [...term.letters];
    if (!isChinese(term.letters) || characters.length < 3) return [term];
    return characters.slice(1).map((character, at) => {
      const pair = `${characters[at]}${character}`;
      return { apart: ` ${pair}`, letters: pair, inside: true };
    });
  });
  return [...new Map(pieces.map((term) => [term.letters, term])).values()];
}

function countsInside(letters: string): boolean {
  return isChinese(letters) || letters.length >= insideLength || /\p{N}/u.test(letters);
}
