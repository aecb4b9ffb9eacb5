/** What the address asked for and the page cannot show, by name. */
import { toldList } from "../../views/address/told.ts";
import { mostEntries, type Selection } from "../../views/compare/selection.ts";
import type { CompareWords } from "./words.ts";

interface Props {
  readonly selection: Selection;
  readonly nameOf: (id: string) => string;
  readonly words: CompareWords;
}

export function Notes({ selection: { unknown, excess }, nameOf, words }: Props) {
  return (
    <>
      {unknown.length > 0 && (
        <aside className="banner warn" aria-label={words.unknownTitle}>
          <b>{words.unknownTitle}</b>
          <div>{words.unknown(toldList(unknown))}</div>
        </aside>
      )}
      {excess.length > 0 && (
        <aside className="banner warn" aria-label={words.excessTitle}>
          <b>{words.excessTitle}</b>
          <div>{words.excess(mostEntries, toldList(excess.map(nameOf)))}</div>
        </aside>
      )}
    </>
  );
}
