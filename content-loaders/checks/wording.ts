/** How names and numbers are put into the sentences of a problem. */

import { nearestName } from "../nearest.ts";
import { compareCodePoints } from "../order.ts";
import type { Text } from "../problem.ts";

const shownNames = 3;

/** `"a", "b" and "c"`; of a longer list the first three and the number of the others. */
export function nameList(names: readonly string[]): Text {
  const shown = names.slice(0, shownNames);
  const rest = names.length - shown.length;
  const quoted = shown.map((name) => `"${name}"`);
  const last = quoted.length > 1 && rest === 0 ? quoted.pop() : undefined;
  return {
    en: quoted.join(", ") + (last === undefined ? "" : ` and ${last}`) + (rest === 0 ? "" : ` and ${rest} more`),
    zh: shown.map((name) => `“${name}”`).join("、") + (rest === 0 ? "" : `等 ${names.length} 个`),
  };
}

/** One misspelt name may stand in every record of a repository; the names that it is held against stay the same object. */
const advices = new WeakMap<Iterable<string>, Map<string, Text>>();

/** The advice for a name that does not exist: the nearest one, else the names there are, else `otherwise`. */
export function nameAdvice(name: string, existing: Iterable<string>, otherwise: Text): Text {
  const given = advices.get(existing) ?? new Map<string, Text>();
  advices.set(existing, given);
  const known = given.get(name) ?? adviceAmong(name, existing, otherwise);
  given.set(name, known);
  return known;
}

function adviceAmong(name: string, existing: Iterable<string>, otherwise: Text): Text {
  const names = [...existing].sort(compareCodePoints);
  const nearest = nearestName(name, names);
  if (nearest !== null) return { en: `write "${nearest}".`, zh: `改为“${nearest}”。` };
  if (names.length === 0) return otherwise;
  const known = nameList(names);
  return { en: `use one of those that exist (${known.en}).`, zh: `改用已有的一个（${known.zh}）。` };
}

/**
 * A number with at most `decimals` digits behind the point (none where that is negative) and no zeros at the end.
 * In exponent form from 1e21 on, where all digits would fill lines.
 */
export function shortNumber(value: number, decimals: number): string {
  const text = value.toFixed(Math.max(0, Math.min(decimals, 20)));
  if (text.includes("e")) return text;
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
}
