/** Short names of the data's own values, as a leaderboard's definition gives them. */
import type { Text } from "../../content-loaders/problem.ts";
import type { Locale } from "../i18n/index.ts";

/** Names by field and value. */
export type DisplayNames = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** The short name of a field's value, or the value itself where the definition gives none. */
export function displayName(
  display: DisplayNames | null | undefined,
  field: string,
  value: string,
  locale: Locale,
): string {
  const names = display?.[field];
  if (names === undefined || !Object.hasOwn(names, value)) return value;
  return names[value]?.[locale] ?? value;
}
