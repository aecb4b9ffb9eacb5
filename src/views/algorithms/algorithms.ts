/** The page of all algorithms: each against none, and each against each. Made-up ones stand in a part of their own. */
import { formatCount, formatDelta, formatNumber } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import { algorithmsOf } from "../../leaderboard/algorithms/algorithms.ts";
import type { AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { type TestKind, testKind } from "../../leaderboard/ranking/comparison.ts";
import { routes } from "../../routes.ts";
import type { AlgorithmView } from "../algorithm.ts";
import { namingOf } from "../board-identity.ts";
import { type AgainstRow, pairRows, partialText } from "./against.ts";
import { comparedBoards, comparedChart } from "./compared.ts";
import { type MeasureText, measureText } from "./costs.ts";
import { type Gloss, glosses } from "./description.ts";
import type { DumbbellChart } from "./dumbbells.ts";
import {
  type Lift,
  liftOf,
  scoreDecimals,
  scoreSpread,
  type TaskText,
  type TestText,
  tally,
  taskText,
  testText,
} from "./figures.ts";
import { type Lede, lede, listFindings } from "./finding.ts";
import { type LiftCostChart, liftCostChart } from "./lift-cost.ts";
import { taskBarWidth } from "./lift-table.ts";
import { namedSettings, type SettingBoard, type SettingNames } from "./names.ts";

export interface AlgorithmsPage {
  readonly findings: Lede;
  readonly empty: boolean;
  /** What they are, measured ones first. */
  readonly glosses: readonly Gloss[];
  /** The leaderboard with the most complete configurations, all algorithms side by side. */
  readonly chart: { readonly board: SettingBoard; readonly drawing: DumbbellChart } | null;
  /** For each measured leaderboard that states what evolving cost. */
  readonly costs: readonly LiftCostChart[];
  readonly measured: AlgorithmsPart;
  readonly synthetic: AlgorithmsPart;
}

/** Either what was measured or what was made up. */
export interface AlgorithmsPart {
  readonly summary: readonly SummaryRow[];
  /** By which tests the rows of each table were tested. */
  readonly summaryTests: TestKind;
  readonly againstTests: TestKind;
  readonly against: readonly AgainstRow[];
  /** Algorithms that have nothing to compare yet. */
  readonly bare: readonly { readonly id: string; readonly path: string }[];
}

export interface SummaryRow {
  readonly algorithm: AlgorithmView;
  readonly path: string;
  readonly board: SettingBoard;
  readonly count: string;
  /** Agents that do not enter, or groups that the row is over where these are not all; null where neither is to be said. */
  readonly partial: string | null;
  readonly lift: Lift;
  readonly test: TestText;
  /** `5 / 0 / 1`: better, worse, neither. */
  readonly tally: string;
  readonly tasks: TaskText;
  readonly gap: MeasureText;
  readonly evolution: MeasureText;
}

export function algorithmsPage(catalog: Catalog, locale: Locale): AlgorithmsPage {
  const algorithms = [...algorithmsOf(catalog).values()];
  const settings = namedSettings(
    algorithms.flatMap((results) => results.settings),
    namingOf(catalog),
    locale,
  );
  const boards = (synthetic: boolean) =>
    comparedBoards(settings.filter(({ setting }) => setting.synthetic === synthetic));
  const part = (synthetic: boolean): AlgorithmsPart => {
    const own = boards(synthetic).flatMap((board) => board.settings);
    const summary = own.flatMap(({ setting, names }) => summaryRow(setting, names, locale));
    return {
      summary,
      summaryTests: testKind(own.flatMap(({ setting }) => setting.pooled?.contrast.comparison.method ?? [])),
      againstTests: testKind(
        own.flatMap(({ setting }) => setting.against.map(({ contrast }) => contrast.comparison.method)),
      ),
      against: own.flatMap(({ setting, names }) => pairRows(setting, names, locale)),
      bare: algorithms
        .filter(
          (results) => results.synthetic === synthetic && results.settings.every(({ counted }) => counted.length === 0),
        )
        .map(({ id }) => ({ id, path: routes.algorithm(locale, id) })),
    };
  };
  const measured = boards(false);
  const [featured] = measured;
  const drawing = featured && comparedChart(featured, locale);
  return {
    findings: lede(listFindings(measured, locale)),
    empty: algorithms.length === 0,
    glosses: glosses(
      [false, true].flatMap((synthetic) => settings.filter(({ setting }) => setting.synthetic === synthetic)),
      catalog,
      locale,
    ),
    chart: featured && drawing ? { board: featured.board, drawing } : null,
    costs: measured.flatMap((board) => liftCostChart(board, locale) ?? []),
    measured: part(false),
    synthetic: part(true),
  };
}

function summaryRow(setting: AlgorithmSetting, names: SettingNames, locale: Locale): readonly SummaryRow[] {
  const { pooled, lifts, counted } = setting;
  if (pooled === null) return [];
  const { contrast, measures } = pooled;
  const digits = scoreDecimals([contrast]);
  const { better, worse, undecided, untested } = tally(counted.map((lift) => lift.contrast));
  const gap = measures.get("gap");
  const measure = (cell: typeof gap, format: (value: number) => string): MeasureText => {
    const text = measureText(cell, format, [], locale);
    // Over several configurations the groups that lack it are too many to name.
    return text.reason === null ? text : { ...text, title: text.reason };
  };
  const gapText = measure(gap, (value) => formatDelta(value, 2));
  return [
    {
      algorithm: names.algorithm,
      path: routes.algorithm(locale, setting.algorithm),
      board: names.board,
      count: formatCount(counted.length),
      partial: partialText(lifts.length - counted.length, setting.basis, names, locale),
      lift: liftOf(contrast, digits, locale),
      test: testText(contrast, digits, locale),
      tally: [better, worse, undecided + untested].map(formatCount).join(" / "),
      tasks: taskText(contrast.tasks, taskBarWidth, locale),
      gap: gap?.kind === "figure" ? { ...gapText, spread: scoreSpread(gap, 2, locale).spread } : gapText,
      evolution: measure(measures.get("evolution-cost"), (value) => formatNumber(value, 2)),
    },
  ];
}
