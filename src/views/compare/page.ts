/** The page that compares entries, as far as it stands without script: what it is, and the entries with their pages. */
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { routes } from "../../routes.ts";
import { boardNames, namingOf } from "../board-identity.ts";
import { type EntryChoice, entryChoices } from "./board-file.ts";

export interface ComparePage {
  readonly id: string;
  readonly path: string;
  readonly board: { readonly title: LocalText; readonly path: string };
  readonly pageTitle: string;
  readonly heading: LocalText;
  readonly description: string;
  readonly synthetic: boolean;
  /** Why the leaderboard was withdrawn; null while it stands. */
  readonly withdrawn: LocalText | null;
  readonly entries: readonly EntryChoice[];
  /** False where there is nothing to compare. */
  readonly comparable: boolean;
}

export function comparePage(
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  locale: Locale,
): ComparePage {
  const { leaderboard, board } = item;
  const { fields } = leaderboard.definition;
  const words = dictionary(locale).comparePage;
  const title = localText(locale, fields.title, fields.title_zh);
  const withdrawn =
    fields.status === "withdrawn" ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh) : null;
  return {
    id: leaderboard.id,
    path: routes.compare(locale, leaderboard.id),
    board: { title, path: routes.leaderboard(locale, leaderboard.id) },
    pageTitle: words.pageTitle(title.text),
    heading: { text: words.heading(title.text), lang: undefined },
    description: words.description(title.text, board.entries.length),
    synthetic: fields.synthetic === true,
    withdrawn,
    entries: entryChoices(item, boardNames(item, namingOf(catalog), locale), locale),
    comparable: withdrawn === null && board.entries.length > 1,
  };
}
