/** What can be found: one record for each thing that the site has a page for, and one for each model. */
import type { Locale } from "../../i18n/index.ts";
import { routes } from "../../routes.ts";
import { withChoice } from "../address/query.ts";

/** In the order in which they are shown where their best results are equally good, and in which they are loaded. */
export const searchKinds = [
  "leaderboard",
  "algorithm",
  "model",
  "benchmark",
  "pack",
  "entry",
  "experiment",
  "run",
  "task",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing, as text in one language. */
export interface SearchRecord {
  readonly kind: SearchKind;
  /** The ids that its address is made from: of what it stands in first, its own last. */
  readonly ids: readonly string[];
  readonly title: string;
  /** The title's language tag where it differs from the page's. */
  readonly lang: string | undefined;
  /** Shown below the title, in one line. */
  readonly context: readonly string[];
  /** Found too, and shown only where it is what was found: descriptions, the other language's title, ids behind short names. */
  readonly hidden: readonly string[];
  readonly withdrawn: boolean;
  readonly synthetic: boolean;
}

/** The keys of the search page's address. */
export const queryKey = "q";
export const kindKey = "kind";

/** The search page with a query, for all kinds (null) or one. */
export function searchPath(locale: Locale, query: string, kind: SearchKind | null): string {
  const search = query === "" ? "" : withChoice("", queryKey, query);
  return `${routes.search(locale)}${withChoice(search, kindKey, kind)}`;
}

/** Where a record leads. A model has no page of its own: it leads to its experiments. */
export function recordPath({ kind, ids }: Pick<SearchRecord, "kind" | "ids">, locale: Locale): string {
  const [first = "", second = ""] = ids;
  switch (kind) {
    case "leaderboard":
      return routes.leaderboard(locale, first);
    case "algorithm":
      return routes.algorithm(locale, first);
    case "model":
      return searchPath(locale, first, "experiment");
    case "benchmark":
      return routes.benchmark(locale, first);
    case "entry":
      return routes.entry(locale, first, second);
    case "experiment":
      return routes.experiment(locale, `${first}/${second}`);
    case "pack":
      return routes.pack(locale, first);
    case "run":
      return routes.run(locale, first);
    case "task":
      return routes.task(locale, first, second);
    default:
      return kind satisfies never;
  }
}
