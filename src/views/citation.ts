/** How the site is cited: which state of the data the numbers stand for, and whether any commit does. */
import type { RepositoryState } from "../context.ts";
import { formatDate } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";

export interface Citation {
  /** What to name, and what that is worth. */
  readonly text: string;
  /** For BibTeX, in English as bibliographies are kept; the name of the site alone is in the language of the page. */
  readonly entry: string;
}

/** @param address of the first page, absolute */
export function citation(
  { commit, committedAt, dirty }: Pick<RepositoryState, "commit" | "committedAt" | "dirty">,
  address: string,
  locale: Locale,
): Citation {
  const { home, site } = dictionary(locale);
  const state = dirty ? `, ${dictionary("en").site.dirty}` : "";
  const note =
    commit === null || committedAt === null
      ? ""
      : `\n  note = {data ${commit.slice(0, 7)}, ${formatDate(committedAt)}${state}},`;
  return {
    text: dirty ? home.citeDirtyText : home.citeText,
    entry: `@misc{penguin-leaderboards,\n  title = {${site.name}},${note}\n  url = {${address}}\n}`,
  };
}
