/** The order in which people look for names: numbers inside a text count as numbers, capitals do not matter. */
import { compareCodePoints } from "../../../content-loaders/order.ts";

/** `run-2` before `run-10`; the same on every machine and in every language. Texts that look alike fall back to code points. */
export function compareNatural(a: string, b: string): number {
  const [partsA, partsB] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < Math.min(partsA.length, partsB.length); i += 1) {
    const difference = comparePart(partsA[i] ?? "", partsB[i] ?? "");
    if (difference !== 0) return difference;
  }
  return partsA.length - partsB.length || compareCodePoints(a, b);
}

/** The place of every text among the different ones, from 0, in natural order; null stays null: it has no place. */
export function naturalPlaces(texts: readonly (string | null)[]): readonly (number | null)[] {
  const distinct = [...new Set(texts.flatMap((text) => (text === null ? [] : [text])))].sort(compareNatural);
  const places = new Map(distinct.map((text, place) => [text, place]));
  return texts.map((text) => (text === null ? null : (places.get(text) ?? null)));
}

/** Runs of digits and what stands between them, in turn. */
function partsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\d+|\D+/g) ?? [];
}

function comparePart(a: string, b: string): number {
  if (!/^\d/.test(a) || !/^\d/.test(b)) return compareCodePoints(a, b);
  // By length and then by digit, so that a number of any length is compared exactly.
  const [digitsA, digitsB] = [a, b].map((digits) => digits.replace(/^0+(?=\d)/, "")) as [string, string];
  return digitsA.length - digitsB.length || compareCodePoints(digitsA, digitsB);
}
