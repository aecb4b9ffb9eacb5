/** Orders that are the same on every machine and in every language. */

/** By Unicode code point. Plain `<` compares UTF-16 units, which puts characters above U+FFFF in the wrong place. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  if (at === end) return a.length - b.length;
  return rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
}

// Surrogates stand for code points above all other units.
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
