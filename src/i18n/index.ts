/** The languages of the site. A further language starts with one more entry in `locales`; the compiler names the rest. */
import type { Text } from "../../content-loaders/problem.ts";
import { type Dictionary, en } from "./en.ts";
import { zh } from "./zh.ts";

export const locales = ["en", "zh"] as const;
export type Locale = (typeof locales)[number];

/** The values of `lang` and `hreflang`. */
export const languageTags: Readonly<Record<Locale, string>> = { en: "en", zh: "zh-CN" };

const dictionaries: Readonly<Record<Locale, Dictionary>> = { en, zh };

/** The site's own words in one language. */
export function dictionary(locale: Locale): Dictionary {
  return dictionaries[locale];
}

/** Text of the data in the reader's language, with `lang` set where it had to fall back to English. */
export interface LocalText {
  readonly text: string;
  /** The language tag when it differs from the page's, else undefined. */
  readonly lang: string | undefined;
}

/** Chooses between a field and its `_zh` twin. */
export function localText(locale: Locale, english: string, chinese: string | null | undefined): LocalText {
  if (locale === "en") return { text: english, lang: undefined };
  return chinese ? { text: chinese, lang: undefined } : { text: english, lang: languageTags.en };
}

/** One language of a bilingual sentence. */
export function pick(locale: Locale, text: Text): string {
  return text[locale];
}
