/** The words of the search in the page's language: of the dictionaries only this block goes to the browser. */

import { search as english } from "../../i18n/en/search.ts";
import type { Dictionary } from "../../i18n/en.ts";
import type { Locale } from "../../i18n/index.ts";
import { search as chinese } from "../../i18n/zh/search.ts";

export type SearchWords = Dictionary["search"];

const words: Readonly<Record<Locale, SearchWords>> = { en: english, zh: chinese };

export function searchWords(locale: Locale): SearchWords {
  return words[locale];
}
