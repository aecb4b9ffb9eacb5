/** The list of leaderboards, each with its leaders. */

import { compareCodePoints } from "../../content-loaders/order.ts";
import { recomputeSummary } from "../../content-loaders/recompute.ts";
import type { Experiment } from "../../content-loaders/repository.ts";
import { dash, formatCount, formatDate } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Entry } from "../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { boardNames, type EntryName, type Naming, namingOf } from "./board-identity.ts";
import { cellOf, cellSpread } from "./cell-view.ts";
import { columnFormats, columnTitle, formatOf } from "./column-format.ts";
import { rankOf } from "./entry-table.ts";
import { groupScore } from "./group-heat.ts";
import { type InRowAxis, type InRowScore, inRowAxis, inRowScore } from "./in-row-score.ts";
import { experimentCount } from "./leaderboard.ts";
import type { RankView } from "./rank.ts";
import { type ScoreText, scoreText } from "./score.ts";
import { isSyntheticBoard } from "./synthetic.ts";
import { testPhase } from "./test-phase.ts";

/** A leaderboard as a card. */
export interface LeaderboardCard {
  readonly id: string;
  readonly path: string;
  readonly title: LocalText;
  /** What it holds, in one sentence. */
  readonly summary: string;
  readonly description: LocalText;
  readonly updated: string;
  readonly synthetic: boolean;
  readonly withdrawn: boolean;
  readonly content: CardContent;
}

/** The first entries; or, where there is one alone, that one with its groups; or nothing that is ranked. */
export type CardContent =
  | { readonly kind: "leaders"; readonly primary: LocalText; readonly rows: readonly CardLeader[] }
  | {
      readonly kind: "groups";
      readonly entry: CardLeader;
      readonly axis: InRowAxis;
      readonly tone: "accent" | "ring";
      readonly rows: readonly CardGroup[];
      /** How many further groups the board's page shows. */
      readonly more: number;
    }
  | { readonly kind: "none" };

export interface CardLeader {
  readonly rank: RankView | null;
  readonly name: EntryName;
  readonly score: ScoreText;
  /** Where that score is derived. */
  readonly scorePath: string;
  /** The entry's page. */
  readonly path: string;
}

export interface CardGroup {
  readonly title: LocalText;
  readonly path: string;
  readonly score: ScoreText;
  readonly plot: InRowScore | null;
}

const leaderCount = 4;
const groupCount = 6;

/** Every leaderboard, those that stand before those withdrawn, real ones before synthetic ones, then by how many they rank, then by id. */
export function leaderboardCards(
  catalog: Pick<Catalog, "leaderboards" | "experiments" | "benchmarks">,
  locale: Locale,
): readonly LeaderboardCard[] {
  const naming = namingOf(catalog);
  const place = (item: LeaderboardWithBoard) =>
    (item.leaderboard.definition.fields.status === "withdrawn" ? 2 : 0) +
    (isSyntheticBoard(item, catalog.benchmarks) ? 1 : 0);
  const size = ({ board }: LeaderboardWithBoard) => board.entries.filter(({ rank }) => rank !== null).length;
  return [...catalog.leaderboards.values()]
    .sort((a, b) => place(a) - place(b) || size(b) - size(a) || compareCodePoints(a.leaderboard.id, b.leaderboard.id))
    .map((item) => leaderboardCard(item, naming, locale));
}

function leaderboardCard(item: LeaderboardWithBoard, naming: Naming, locale: Locale): LeaderboardCard {
  const { leaderboard, board } = item;
  const { fields } = leaderboard.definition;
  const words = dictionary(locale).leaderboard;
  const ranked = board.entries.filter(({ rank }) => rank !== null).length;
  const withdrawn = fields.status === "withdrawn";
  const counts = { ranked, unranked: board.entries.length - ranked, groups: board.groups.length };
  return {
    id: leaderboard.id,
    path: routes.leaderboard(locale, leaderboard.id),
    title: localText(locale, fields.title, fields.title_zh),
    summary: words.cardSummary(counts.ranked, counts.unranked, counts.groups, formatCount(experimentCount(board))),
    description: localText(locale, fields.description, fields.description_zh),
    updated: formatDate(fields.last_update),
    synthetic: isSyntheticBoard(item, naming.benchmarks),
    withdrawn,
    content: withdrawn ? { kind: "none" } : cardContent(item, naming, locale),
  };
}

function cardContent(item: LeaderboardWithBoard, naming: Naming, locale: Locale): CardContent {
  const { board } = item;
  const names = boardNames(item, naming, locale);
  const ranked = board.entries.filter(({ rank }) => rank !== null);
  const [only] = ranked;
  const format = formatOf(columnFormats(board, locale), board.primary);
  const leader = (entry: Entry): CardLeader => {
    const cell = cellOf(entry, board.primary);
    const name = names.of(entry);
    const score =
      cell.kind === "missing"
        ? { value: dash, missing: true, spread: null }
        : { value: format.value(cell.value), missing: false, spread: cellSpread(cell, format, locale) };
    return {
      rank: rankOf(entry, ranked.length, name, locale),
      name,
      score,
      scorePath: routes.cell(locale, board.id, entry.id, board.primary.id),
      path: routes.entry(locale, board.id, entry.id),
    };
  };
  if (only === undefined) return { kind: "none" };
  if (ranked.length === 1 && board.groups.length > 1) {
    const axis = inRowAxis({ low: 0, high: 100 }, 210, 28);
    const { algorithm } = names.of(only);
    const rows = board.groups.slice(0, groupCount).flatMap((group): readonly CardGroup[] => {
      const experiment = only.experiments.get(group.id);
      const score = groupScore(only, group.id);
      if (experiment === undefined || score === null) return [];
      const std = score.n < 2 ? null : score.std;
      return [
        {
          title: names.group(group).title,
          path: routes.experiment(locale, experiment.key),
          score: scoreText(score, locale),
          plot: inRowScore(axis, algorithm?.shape ?? "disc", score.value, std, attemptScores(experiment)),
        },
      ];
    });
    const more = board.groups.length - rows.length;
    return { kind: "groups", entry: leader(only), axis, tone: algorithm?.tone ?? "accent", rows, more };
  }
  return {
    kind: "leaders",
    primary: columnTitle(board.primary, locale),
    rows: ranked.slice(0, leaderCount).map(leader),
  };
}

/** The test score of each attempt, so that three are seen as three; those that are not known are left out. */
function attemptScores(experiment: Experiment): readonly number[] {
  const attempts = testPhase(experiment)?.attempts ?? [];
  return recomputeSummary(attempts).attemptScores.flatMap((score) => score ?? []);
}
