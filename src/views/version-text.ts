/** What was measured on another version of a benchmark than the present one, in words. */
import { dictionary, type Locale } from "../i18n/index.ts";
import type { VersionFlag } from "../leaderboard/entries/versions.ts";

/** One sentence for each benchmark and version. */
export function versionTexts(flags: readonly VersionFlag[], locale: Locale): readonly string[] {
  const { versions } = dictionary(locale).reasons;
  return [
    ...new Set(flags.map(({ code, benchmark, current, version }) => versions[code](benchmark, current, version))),
  ];
}

/** The same as a tag with its explanation; null without a flag. */
export function versionLabel(
  flags: readonly VersionFlag[],
  locale: Locale,
): { readonly label: string; readonly title: string } | null {
  const [first] = flags;
  if (first === undefined) return null;
  const words = dictionary(locale).leaderboard;
  return { label: words.versionTags[first.code], title: versionTexts(flags, locale).join(words.clauseSeparator) };
}
