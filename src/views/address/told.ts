/** What an address asks for in vain, as far as a note can say it: addresses have no limits, and a note is to be read. */

const mostItems = 12;
const mostCharacters = 80;

export interface Told {
  /** The first of the items, long ones cut. */
  readonly items: readonly string[];
  /** How many there are besides, in signs that every language reads; null where these are all. */
  readonly further: string | null;
}

export function toldItems(items: readonly string[]): Told {
  const rest = items.length - mostItems;
  return { items: items.slice(0, mostItems).map(shortened), further: rest > 0 ? `… (+${rest})` : null };
}

/** The items as one list. */
export function toldList(items: readonly string[]): readonly string[] {
  const told = toldItems(items);
  return told.further === null ? told.items : [...told.items, told.further];
}

function shortened(item: string): string {
  const characters = [...item];
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join("")}…` : item;
}
