/** The words that the interactive part takes to the browser: those of its own page, in the one language that it is in. */
import { useEffect, useState } from "react";
import type { Dictionary } from "../../i18n/en.ts";
import type { Locale } from "../../i18n/index.ts";

export type CompareWords = Dictionary["compare"];

const load: Readonly<Record<Locale, () => Promise<{ readonly compare: CompareWords }>>> = {
  en: () => import("../../i18n/en/compare.ts"),
  zh: () => import("../../i18n/zh/compare.ts"),
};

/** Null until they are there. */
export function useWords(locale: Locale): CompareWords | null {
  const [words, setWords] = useState<CompareWords | null>(null);
  useEffect(() => {
    load[locale]().then(
      ({ compare }) => setWords(compare),
      // Without words nothing can be said: the page is then as it is without script.
      () => document.documentElement.removeAttribute("data-script"),
    );
  }, [locale]);
  return words;
}
