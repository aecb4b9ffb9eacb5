/** One leaderboard: what it shows, its ranking, what could not be ranked, the scores by group, how the first was made. */
import { formatCount, formatDate } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Entry } from "../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import { apiRoutes, routes } from "../routes.ts";
import { markShapesOf } from "./algorithm.ts";
import { algorithmPairs } from "./algorithm-pairs.ts";
import { type BoardNames, boardNames, type EntryName, type SettingColumn } from "./board-identity.ts";
import { type CaveatView, caveatViews, sharedCaveatViews } from "./caveats.ts";
import { type Derivation, derivation } from "./derivation.ts";
import { emphasis, type Segment } from "./emphasis.ts";
import { entryFigures, findings } from "./finding.ts";
import { type GroupHeat, groupHeat } from "./group-heat.ts";
import type { InRowAxis } from "./in-row-score.ts";
import { type RankView, rankView } from "./rank.ts";
import { type ScoreText, scoreText } from "./score.ts";
import { boardAxis, type ScorePlot, scorePlot } from "./score-plot.ts";
import { type UnrankedRow, unrankedRows } from "./unranked.ts";

/** All that the page shows. */
export interface LeaderboardView {
  readonly id: string;
  readonly path: string;
  readonly jsonPath: string;
  /** The definition's source page; null for a folder without a definition. */
  readonly definitionPath: string | null;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly synthetic: boolean;
  /** Why it was withdrawn; null while it stands. A withdrawn leaderboard ranks nothing. */
  readonly withdrawn: LocalText | null;
  readonly findings: readonly (readonly Segment[])[];
  readonly facts: readonly {
    readonly before?: string;
    readonly value: string;
    readonly after?: string;
    readonly path?: string;
  }[];
  readonly caveats: readonly CaveatView[];
  readonly titled: boolean;
  readonly withAlgorithm: boolean;
  readonly settingColumns: readonly SettingColumn[];
  readonly ranking: Ranking | null;
  readonly unranked: readonly UnrankedRow[];
  readonly groupHeat: GroupHeat | null;
  readonly derivation: Derivation | null;
}

/** The ranked table. */
export interface Ranking {
  readonly wideAxis: InRowAxis;
  readonly narrowAxis: InRowAxis;
  readonly rows: readonly RankingRow[];
  /** `n = 3`, or `n = 1–3` where entries differ. */
  readonly attempts: string;
  readonly withReferences: boolean;
}

export interface RankingRow {
  readonly rank: RankView;
  readonly name: EntryName;
  readonly score: ScoreText;
  /** `12/12`. */
  readonly coverage: string;
  readonly wide: ScorePlot | null;
  readonly narrow: ScorePlot | null;
}

/** The page of one leaderboard; `catalog` gives the marks that the whole site uses. */
export function leaderboardView(
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "experiments">,
  locale: Locale,
): LeaderboardView {
  const { leaderboard, board, defined } = item;
  const { fields } = leaderboard.definition;
  const names = boardNames(item, markShapesOf(catalog.experiments.values()), locale);
  const withdrawn =
    fields.status === "withdrawn" ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh) : null;
  const leader = withdrawn === null ? board.entries.find(({ rank }) => rank !== null) : undefined;
  const caveats = boardCaveats(item, locale);
  return {
    id: leaderboard.id,
    path: routes.leaderboard(locale, leaderboard.id),
    jsonPath: apiRoutes.leaderboard(leaderboard.id),
    definitionPath: defined ? routes.leaderboardSource(leaderboard.id) : null,
    title: localText(locale, fields.title, fields.title_zh),
    description: localText(locale, fields.description, fields.description_zh),
    synthetic: fields.synthetic === true,
    withdrawn,
    findings: withdrawn === null ? findings(board, names, locale).map(emphasis) : [],
    facts: facts(item, caveats.length, locale),
    caveats,
    titled: names.titled,
    withAlgorithm: names.withAlgorithm,
    settingColumns: names.columns,
    ranking: withdrawn === null ? ranking(item, names, locale) : null,
    unranked: withdrawn === null ? unrankedRows(board, names, locale) : [],
    groupHeat: withdrawn === null ? groupHeat(board, names, locale) : null,
    derivation: leader === undefined ? null : derivation(board, leader, names.of(leader).line, locale),
  };
}

function facts({ leaderboard, board }: LeaderboardWithBoard, caveatCount: number, locale: Locale) {
  const words = dictionary(locale).leaderboard;
  const count = (value: number, after: (count: number) => string) => ({
    value: formatCount(value),
    after: after(value),
  });
  return [
    count(board.entries.length, words.entries),
    count(board.experimentCount, words.experiments),
    count(board.groups.length, words.groups),
    { before: words.updated, value: formatDate(leaderboard.definition.fields.last_update) },
    ...(caveatCount === 0 ? [] : [{ ...count(caveatCount, words.caveats), path: "#caveats" }]),
  ];
}

/** The definition's own notes, then those of its experiments that it does not already give. */
function boardCaveats({ leaderboard, board }: LeaderboardWithBoard, locale: Locale): readonly CaveatView[] {
  const own = leaderboard.definition.fields.caveats ?? [];
  const told = new Set(own.map(({ text }) => text));
  const experiments = board.entries.flatMap((entry) => [...entry.experiments.values()]);
  const parts = experiments.map(({ meta }) => (meta.fields.caveats ?? []).filter(({ text }) => !told.has(text)));
  const { concernsExperiments } = dictionary(locale).leaderboard;
  return [
    ...caveatViews(own, locale),
    ...sharedCaveatViews(parts, locale, (count) => concernsExperiments(count, experiments.length)),
  ];
}

function ranking({ board }: LeaderboardWithBoard, names: BoardNames, locale: Locale): Ranking | null {
  const ranked = board.entries.filter((entry): entry is Entry & { rank: number } => entry.rank !== null);
  const wideAxis = boardAxis(ranked, 320, 36);
  const narrowAxis = boardAxis(ranked, 104, 20);
  if (wideAxis === null || narrowAxis === null) return null;
  const baselines = new Map(algorithmPairs(board).map(({ entry, baselineScore }) => [entry.id, baselineScore]));
  const rows = ranked.map((entry): RankingRow => {
    const name = names.of(entry);
    const shape = name.algorithm?.shape ?? "disc";
    const baseline = baselines.get(entry.id) ?? null;
    const tone = name.algorithm?.id === null ? "rest" : "accent";
    return {
      rank: rankView(entry.rank, ranked.length, null, tone, locale),
      name,
      score: scoreText(entryFigures(entry), locale),
      coverage: entry.cells.score.coverage.join("/"),
      wide: scorePlot(wideAxis, entry, shape, baseline),
      narrow: scorePlot(narrowAxis, entry, shape, baseline),
    };
  });
  const counts = ranked.flatMap(({ cells }) => cells.score.n ?? []);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return {
    wideAxis,
    narrowAxis,
    rows,
    attempts: fewest === most ? `n = ${fewest}` : `n = ${fewest}–${most}`,
    withReferences: baselines.size > 0,
  };
}
