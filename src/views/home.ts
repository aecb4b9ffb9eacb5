/** The first page: what the figures say, the leaderboards with their leaders, the newest experiments, how to take part. */
import { compareCodePoints } from "../../content-loaders/order.ts";
import { formatCount, formatDate, formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Catalog, LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { algorithmPairs } from "./algorithm-pairs.ts";
import { type BoardNames, boardNames, namingOf } from "./board-identity.ts";
import { dataSet } from "./data-set.ts";
import { emphasis, plain, type Segment } from "./emphasis.ts";
import { type EntryFigure, entryFigure } from "./entry-figure.ts";
import { type ExperimentLabel, experimentLabeller } from "./experiment-label.ts";
import { liftRange } from "./finding.ts";
import { type LeaderboardCard, leaderboardCards } from "./leaderboards.ts";
import { type LiftChart, liftChart } from "./lift-chart.ts";
import { type ScoreText, scoreText } from "./score.ts";
import { fieldSource } from "./source-link.ts";
import { isSyntheticBoard, isSyntheticExperiment } from "./synthetic.ts";
import { testPhase } from "./test-phase.ts";

export interface HomeView {
  readonly path: string;
  readonly finding: readonly Segment[];
  /** The board with the most algorithms and baselines side by side; null where there is none. */
  readonly featured: Featured | null;
  readonly cards: readonly LeaderboardCard[];
  readonly leaderboardCount: string;
  readonly newest: readonly NewestExperiment[];
  readonly experimentCount: string;
}

/** What the first page shows of one board. */
export interface Featured {
  readonly title: LocalText;
  readonly path: string;
  readonly wideFigure: EntryFigure | null;
  readonly narrowFigure: EntryFigure | null;
  readonly chart: LiftChart | null;
}

export interface NewestExperiment extends ExperimentLabel {
  readonly submitted: string;
  readonly testData: readonly { readonly id: string; readonly title: LocalText; readonly path: string | null }[];
  readonly score: ScoreText;
  readonly scorePath: string | undefined;
}

const newestCount = 6;
const cardCount = 6;

/** All of the first page. Withdrawn items are left out. */
export function homeView(catalog: Catalog, locale: Locale): HomeView {
  const words = dictionary(locale).home;
  const featured = mostCompared(catalog);
  const names = featured && boardNames(featured, namingOf(catalog), locale);
  const cards = leaderboardCards(catalog, locale).filter(({ withdrawn }) => !withdrawn);
  return {
    path: routes.home(locale),
    finding: emphasis(featured ? finding(featured, locale) : words.noFinding),
    featured: featured && names && featuredView(featured, names, locale),
    cards: cards.slice(0, cardCount),
    leaderboardCount: formatCount(catalog.leaderboards.size),
    newest: newest(catalog, locale),
    experimentCount: formatCount(catalog.experiments.size),
  };
}

/** The board with the most pairs of an algorithm and its baseline, by score; synthetic and withdrawn ones do not stand for the site. */
function mostCompared({ leaderboards, benchmarks }: Catalog): LeaderboardWithBoard | null {
  const counted = [...leaderboards.values()]
    .filter(
      (item) =>
        item.leaderboard.definition.fields.status === "published" &&
        !isSyntheticBoard(item, benchmarks) &&
        item.board.primary.unit === "score" &&
        item.board.primary.direction === "higher",
    )
    .map((item) => ({ item, count: algorithmPairs(item.board).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return counted[0]?.item ?? null;
}

function finding({ leaderboard, board }: LeaderboardWithBoard, locale: Locale): string {
  const { fields } = leaderboard.definition;
  const pairs = algorithmPairs(board);
  const { above, confirmed, low, high } = liftRange(pairs);
  const title = plain(localText(locale, fields.title, fields.title_zh).text);
  const range = { low: formatNumber(low, 1), high: formatNumber(high, 1) };
  return dictionary(locale).home.finding(title, { above, confirmed, pairs: pairs.length }, range);
}

function featuredView({ leaderboard, board }: LeaderboardWithBoard, names: BoardNames, locale: Locale): Featured {
  const { fields } = leaderboard.definition;
  return {
    title: localText(locale, fields.title, fields.title_zh),
    path: routes.leaderboard(locale, leaderboard.id),
    wideFigure: entryFigure(board, names, 432, locale),
    narrowFigure: entryFigure(board, names, 328, locale),
    chart: liftChart(board, names, locale),
  };
}

/** Synthetic experiments measure nothing and are not news. */
function newest(catalog: Catalog, locale: Locale): readonly NewestExperiment[] {
  const label = experimentLabeller(catalog, locale);
  return [...catalog.experiments.values()]
    .filter(
      (experiment) =>
        experiment.meta.fields.status === "published" && !isSyntheticExperiment(experiment, catalog.benchmarks),
    )
    .sort(
      (a, b) =>
        compareCodePoints(b.meta.fields.submit_time, a.meta.fields.submit_time) || compareCodePoints(a.key, b.key),
    )
    .slice(0, newestCount)
    .map((experiment) => {
      const test = testPhase(experiment)?.summary;
      const { score_mean: value = null, score_std: std = null, n_attempt: n = null } = test?.fields ?? {};
      return {
        ...label(experiment),
        submitted: formatDate(experiment.meta.fields.submit_time),
        testData: experiment.meta.fields.test_data.map((id) => dataSet(catalog.benchmarks, id, locale)),
        score: scoreText({ value, std, n }, locale),
        scorePath: test && fieldSource(experiment, test, "score_mean"),
      };
    });
}
