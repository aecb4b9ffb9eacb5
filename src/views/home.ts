/** The first page: what the figures say, the leaderboards with their leaders, the newest experiments, how to take part. */
import { compareCodePoints } from "../../content-loaders/order.ts";
import { formatCount, formatDate } from "../i18n/format.ts";
import type { Locale, LocalText } from "../i18n/index.ts";
import { algorithmsOf } from "../leaderboard/algorithms/algorithms.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { type ComparedBoard, comparedBoards, comparedChart } from "./algorithms/compared.ts";
import { type Gloss, glosses } from "./algorithms/description.ts";
import type { DumbbellChart } from "./algorithms/dumbbells.ts";
import { type Lede, lede } from "./algorithms/finding.ts";
import { namedSettings } from "./algorithms/names.ts";
import { boardNames, type Naming, namingOf } from "./board-identity.ts";
import { dataSet } from "./data-set.ts";
import { type EntryFigure, entryFigure } from "./entry-figure.ts";
import { type ExperimentLabel, experimentLabeller } from "./experiment-label.ts";
import { homeFindings } from "./home-finding.ts";
import { type LeaderboardCard, leaderboardCards } from "./leaderboards.ts";
import { publishedRuns } from "./packs/published.ts";
import { type ScoreText, scoreText } from "./score.ts";
import { fieldSource } from "./source-link.ts";
import { isSyntheticExperiment } from "./synthetic.ts";
import { testPhase } from "./test-phase.ts";

export interface HomeView {
  readonly path: string;
  readonly findings: Lede;
  /** The board with the most algorithms and baselines side by side; null where there is none. Never a made-up one. */
  readonly featured: Featured | null;
  readonly cards: readonly LeaderboardCard[];
  readonly leaderboardCount: string;
  readonly newest: readonly NewestExperiment[];
  readonly experimentCount: string;
  /** Published runs by published packs; null where no run is published. */
  readonly matrix: { readonly runs: string; readonly packs: string } | null;
}

/** What the first page shows of one board. */
export interface Featured {
  /** For anchors within the page. */
  readonly id: string;
  readonly title: LocalText;
  readonly path: string;
  readonly wideFigure: EntryFigure | null;
  readonly narrowFigure: EntryFigure | null;
  readonly chart: DumbbellChart | null;
  /** What the algorithms of the chart are. */
  readonly glosses: readonly Gloss[];
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
  const naming = namingOf(catalog);
  const boards = measuredBoards(catalog, naming, locale);
  const [featured] = boards;
  const cards = leaderboardCards(catalog, locale).filter(({ withdrawn }) => !withdrawn);
  return {
    path: routes.home(locale),
    findings: lede(homeFindings(boards, locale)),
    featured: featured === undefined ? null : featuredView(featured, catalog, naming, locale),
    cards: cards.slice(0, cardCount),
    leaderboardCount: formatCount(catalog.leaderboards.size),
    newest: newest(catalog, locale),
    experimentCount: formatCount(catalog.experiments.size),
    matrix: matrixSize(catalog),
  };
}

/** Runs that measure nothing are none. */
function matrixSize(catalog: Catalog): HomeView["matrix"] {
  const measured = publishedRuns(catalog).filter(({ manifest }) => manifest.fields.synthetic !== true);
  if (measured.length === 0) return null;
  const packs = new Set(measured.flatMap(({ id }) => [...(catalog.evaluations.get(id)?.keys() ?? [])]));
  return { runs: formatCount(measured.length), packs: formatCount(packs.size) };
}

/** The measured leaderboards that hold agents with and without algorithms. */
function measuredBoards(catalog: Catalog, naming: Naming, locale: Locale): readonly ComparedBoard[] {
  const settings = [...algorithmsOf(catalog).values()].flatMap((results) =>
    results.settings.filter(({ synthetic, lifts }) => !synthetic && lifts.length > 0),
  );
  return comparedBoards(namedSettings(settings, naming, locale));
}

function featuredView(compared: ComparedBoard, catalog: Catalog, naming: Naming, locale: Locale): Featured {
  const { board, settings } = compared;
  const item = settings[0]?.setting.leaderboard;
  // The figure tells of a score out of a hundred, and of places from the highest down.
  const scored = item !== undefined && item.board.primary.unit === "score" && item.board.primary.direction === "higher";
  const figure = (width: number): EntryFigure | null =>
    scored ? entryFigure(item.board, boardNames(item, naming, locale), width, locale) : null;
  return {
    id: board.anchor,
    title: board.title,
    path: board.path,
    wideFigure: figure(432),
    narrowFigure: figure(328),
    chart: comparedChart(compared, locale),
    glosses: glosses(settings, catalog, locale),
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
