/** The words of the search in the page's language: of the dictionaries only this block goes to the browser. */

import { search as english } from "../../i18n/en/search.ts";
import type { Dictionary } from "../../i18n/en.ts";
import type { Locale } from "../../i18n/index.ts";
import { search as chinese } from "../../i18n/zh/search.ts";
import type { SearchKind } from "../../views/search/record.ts";

export type SearchWords = Dictionary["search"];

const words: Readonly<Record<Locale, SearchWords>> = { en: english, zh: chinese };

/** What the kinds are called in every language: a record is found by the name of its kind too. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  leaderboard: inEveryLanguage("leaderboard"),
  algorithm: inEveryLanguage("algorithm"),
  model: inEveryLanguage("model"),
  benchmark: inEveryLanguage("benchmark"),
  pack: inEveryLanguage("pack"),
  entry: inEveryLanguage("entry"),
  experiment: inEveryLanguage("experiment"),
  run: inEveryLanguage("run"),
  task: inEveryLanguage("task"),
};

function inEveryLanguage(kind: SearchKind): string {
  return Object.values(words)
    .map(({ kinds }) => kinds[kind])
    .join(" ");
}

export function searchWords(locale: Locale): SearchWords {
  return words[locale];
}
