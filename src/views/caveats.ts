/** Notes on the data: what a reader must know before trusting a number. */
import { type Locale, type LocalText, localText } from "../i18n/index.ts";

export interface CaveatView {
  readonly text: LocalText;
  /** What the note is about, where it does not concern the whole page; else null. */
  readonly concerns: string | null;
}

/** A note as the files state it. */
export interface Caveat {
  readonly text: string;
  readonly text_zh?: string | null | undefined;
}

/** Notes on the thing itself. */
export function caveatViews(caveats: readonly Caveat[] | null | undefined, locale: Locale): readonly CaveatView[] {
  return (caveats ?? []).map(({ text, text_zh }) => ({ text: localText(locale, text, text_zh), concerns: null }));
}

/** Notes on parts of a whole, each told once; `concerns` turns the number of parts that share a note into words. */
export function sharedCaveatViews(
  parts: Iterable<readonly Caveat[] | null | undefined>,
  locale: Locale,
  concerns: (count: number) => string,
): readonly CaveatView[] {
  const counts = new Map<string, { readonly caveat: Caveat; count: number }>();
  for (const part of parts) {
    for (const caveat of part ?? []) {
      const known = counts.get(caveat.text);
      if (known) known.count += 1;
      else counts.set(caveat.text, { caveat, count: 1 });
    }
  }
  return [...counts.values()].map(({ caveat, count }) => ({
    text: localText(locale, caveat.text, caveat.text_zh),
    concerns: concerns(count),
  }));
}
