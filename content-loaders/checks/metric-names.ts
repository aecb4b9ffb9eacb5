/** Names of suites and keys in messages: which one was meant, and which there are. */
import { nearestName } from "../nearest.ts";
import type { Text } from "../problem.ts";

/** More names than these nobody reads in one message. */
const namesShown = 12;

/** All names, the nearest first; of a long list the first ones and the number of the others. */
export function existingNames(nearest: string | null, all: readonly string[]): Text {
  if (all.length === 0) return { en: "none", zh: "无" };
  const sorted = nearest === null ? all : [nearest, ...all.filter((name) => name !== nearest)];
  const shown = sorted.slice(0, namesShown);
  const rest = sorted.length - shown.length;
  return {
    en: shown.map((name) => `"${name}"`).join(", ") + (rest === 0 ? "" : ` and ${rest} more`),
    zh: shown.map((name) => `“${name}”`).join("、") + (rest === 0 ? "" : `等 ${all.length} 个`),
  };
}

/** What stands before the comma: lm-eval writes the filter of the answers behind it. */
export function withoutFilter(key: string): string {
  return key.split(",")[0] ?? key;
}

/** The key that a missing one most likely means: the one that is spelt alike, else the same metric with another filter. */
export function nearestKey(key: string, all: readonly string[]): string | null {
  return nearestName(key, all) ?? all.find((known) => withoutFilter(known) === withoutFilter(key)) ?? null;
}
