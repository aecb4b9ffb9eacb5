/** Notes on the data: what a reader must know before trusting a number. */
import { type Locale, type LocalText, localText } from "../i18n/index.ts";

export interface CaveatView {
  readonly text: LocalText;
  /** What the note is about, where it does not concern the whole page; else null. */
  readonly concerns: string | null;
  /** The parts that it is about, where not all of them and each has a page. */
  readonly parts: readonly CaveatPart[];
}

/** One of the parts of a whole, by its name. */
export interface CaveatPart {
  readonly text: string;
  /** Null where it has no page. */
  readonly path: string | null;
}

/** Notes as a page lists them: those on single parts behind the others, and on request where they are many. */
export interface CaveatList {
  readonly shown: readonly CaveatView[];
  readonly folded: readonly CaveatView[];
}

/** So many notes on single parts are read at once. */
const mostSingle = 4;

export function caveatList(caveats: readonly CaveatView[]): CaveatList {
  const [shared, single] = [
    caveats.filter(({ parts }) => parts.length !== 1),
    caveats.filter(({ parts }) => parts.length === 1),
  ];
  return single.length > mostSingle ? { shown: shared, folded: single } : { shown: [...shared, ...single], folded: [] };
}

/** A note as the files state it. */
export interface Caveat {
  readonly text: string;
  readonly text_zh?: string | null | undefined;
}

/** Notes on the thing itself. */
export function caveatViews(caveats: readonly Caveat[] | null | undefined, locale: Locale): readonly CaveatView[] {
  return (caveats ?? []).map(({ text, text_zh }) => ({
    text: localText(locale, text, text_zh),
    concerns: null,
    parts: [],
  }));
}

/** Notes on parts of a whole, each told once; `concerns` turns the number of parts that share a note into words, `name` a part's index into a link. */
export function sharedCaveatViews(
  parts: Iterable<readonly Caveat[] | null | undefined>,
  locale: Locale,
  concerns: (count: number) => string,
  name?: (index: number) => CaveatPart | null,
): readonly CaveatView[] {
  const all = [...parts];
  const found = new Map<string, { readonly caveat: Caveat; readonly indexes: number[] }>();
  for (const [index, part] of all.entries()) {
    for (const caveat of part ?? []) {
      const known = found.get(caveat.text);
      if (known) known.indexes.push(index);
      else found.set(caveat.text, { caveat, indexes: [index] });
    }
  }
  return [...found.values()].map(({ caveat, indexes }) => ({
    text: localText(locale, caveat.text, caveat.text_zh),
    concerns: concerns(indexes.length),
    parts: indexes.length === all.length ? [] : indexes.flatMap((index) => name?.(index) ?? []),
  }));
}
