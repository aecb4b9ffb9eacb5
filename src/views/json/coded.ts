/** Codes with their words in every language of the site: how the files say why, and with which result. */
import type { Dictionary } from "../../i18n/en.ts";
import { dictionary } from "../../i18n/index.ts";

/** A code that programs compare, and the same for people. */
export interface Coded<Code extends string = string> {
  readonly code: Code;
  readonly en: string;
  readonly zh: string;
}

/** A code with its words, which `words` finds in each dictionary. */
export function coded<Code extends string>(code: Code, words: (dictionary: Dictionary) => string): Coded<Code> {
  return { code, en: words(dictionary("en")), zh: words(dictionary("zh")) };
}
