/** The list of leaderboards, each with its leaders. */

import { compareCodePoints } from "../../content-loaders/order.ts";
import { recomputeSummary } from "../../content-loaders/recompute.ts";
import type { Experiment } from "../../content-loaders/repository.ts";
import { formatCount, formatDate, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Catalog, LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { type MarkShapes, markShapesOf } from "./algorithm.ts";
import { boardNames, type EntryName } from "./board-identity.ts";
import { entryFigures } from "./finding.ts";
import { groupHead } from "./group-heat.ts";
import { type InRowAxis, type InRowScore, inRowAxis, inRowScore } from "./in-row-score.ts";
import { type ScoreText, scoreText } from "./score.ts";
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

/** The first entries; or, where there is one alone, its groups; or nothing that is ranked. */
export type CardContent =
  | { readonly kind: "leaders"; readonly rows: readonly CardLeader[] }
  | {
      readonly kind: "groups";
      readonly axis: InRowAxis;
      readonly tone: "accent" | "ring";
      readonly rows: readonly CardGroup[];
    }
  | { readonly kind: "none" };

export interface CardLeader {
  readonly rank: string;
  readonly name: EntryName;
  readonly score: ScoreText;
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
  catalog: Pick<Catalog, "leaderboards" | "experiments">,
  locale: Locale,
): readonly LeaderboardCard[] {
  const shapes = markShapesOf(catalog.experiments.values());
  const place = ({ leaderboard }: LeaderboardWithBoard) => {
    const { status, synthetic } = leaderboard.definition.fields;
    return (status === "withdrawn" ? 2 : 0) + (synthetic === true ? 1 : 0);
  };
  const size = ({ board }: LeaderboardWithBoard) => board.entries.filter(({ rank }) => rank !== null).length;
  return [...catalog.leaderboards.values()]
    .sort((a, b) => place(a) - place(b) || size(b) - size(a) || compareCodePoints(a.leaderboard.id, b.leaderboard.id))
    .map((item) => leaderboardCard(item, shapes, locale));
}

function leaderboardCard(item: LeaderboardWithBoard, shapes: MarkShapes, locale: Locale): LeaderboardCard {
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
    summary: words.cardSummary(counts.ranked, counts.unranked, counts.groups, formatCount(board.experimentCount)),
    description: localText(locale, fields.description, fields.description_zh),
    updated: formatDate(fields.last_update),
    synthetic: fields.synthetic === true,
    withdrawn,
    content: withdrawn ? { kind: "none" } : cardContent(item, shapes, locale),
  };
}

function cardContent(item: LeaderboardWithBoard, shapes: MarkShapes, locale: Locale): CardContent {
  const { board } = item;
  const names = boardNames(item, shapes, locale);
  const ranked = board.entries.filter(({ rank }) => rank !== null);
  const [only] = ranked;
  if (only === undefined) return { kind: "none" };
  if (ranked.length === 1 && board.groups.length > 1) {
    const axis = inRowAxis({ low: 0, high: 100 }, 210, 28);
    const { algorithm } = names.of(only);
    const groups = new Map(board.groups.map((group) => [group.id, groupHead(group, locale).title]));
    const rows = only.cells.score.operands.slice(0, groupCount).map(({ group, experiment, value, std, n }) => ({
      title: groups.get(group) ?? { text: group, lang: undefined },
      path: routes.experiment(locale, experiment.key),
      score: scoreText({ value, std, n }, locale),
      plot: inRowScore(axis, algorithm?.shape ?? "disc", value, std, attemptScores(experiment)),
    }));
    return { kind: "groups", axis, tone: algorithm?.tone ?? "accent", rows };
  }
  return {
    kind: "leaders",
    rows: ranked.slice(0, leaderCount).map((entry) => ({
      rank: formatNumber(entry.rank ?? 0, 0),
      name: names.of(entry),
      score: scoreText(entryFigures(entry), locale),
    })),
  };
}

/** The test score of each attempt, so that three are seen as three; those that are not known are left out. */
function attemptScores(experiment: Experiment): readonly number[] {
  const attempts = testPhase(experiment)?.attempts ?? [];
  return recomputeSummary(attempts).attemptScores.flatMap((score) => score ?? []);
}
