/** Names of suites and keys in messages: which one was meant, and which there are. */
import type { PackReading } from "../check.ts";
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

/**
 * The reported key that a missing one of a pack most likely means: the one that is spelt alike, else the same metric with
 * another filter. One that the pack declares too means itself.
 */
export function nearestKey(key: string, reported: readonly string[], { metrics }: PackReading): string | null {
  const declared = new Set((metrics ?? []).map((metric) => metric.key));
  const free = reported.filter((one) => !declared.has(one));
  return nearestName(key, free) ?? free.find((known) => withoutFilter(known) === withoutFilter(key)) ?? null;
}
